// refused: non-'@objc' instance method 'refresh()' declared in 'Badge' cannot be overridden from extension
import UIKit

class Badge: UIView {
    func refresh() {}
}

final class RoundBadge: Badge {}

extension RoundBadge {
    override func refresh() {}
}
