// refused on iOS 17: 'traitCollectionDidChange' was deprecated in iOS 17
import UIKit

final class TraitsButton: UIButton {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}
