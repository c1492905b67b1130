import UIKit

extension UIResponder {
    /// The view that an element of an assistive technology is, or is part of; nil if it is part of none.
    @MainActor
    var accessibleView: UIView? {
        var element: Any? = self
        while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
        return element as? UIView
    }
}
