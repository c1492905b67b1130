import UIKit

extension UIView {
    /// The first responder, if it is this view or in it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.firstResponderInside { return found }
        }
        return nil
    }
}
