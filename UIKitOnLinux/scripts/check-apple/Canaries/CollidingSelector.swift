// refused: method 'setHidden' with Objective-C selector 'setHidden:' conflicts with setter for 'isHidden' from superclass 'UIView' with the same Objective-C selector
import UIKit

final class Badge: UIView {
    @objc func setHidden(_ count: Int) {}
}
