import UIKit

extension UIView {
    /// Ends the post that the view stands in, at whatever depth.
    ///
    /// - Returns: whether there was one, and it was not on its way out yet.
    @discardableResult
    func endEnclosingPost(_ reason: PostRemovalReason) -> Bool {
        var view: UIView? = self
        while let current = view {
            if let slot = current as? PostSlot { return slot.report(.dismissed(reason)) }
            view = current.superview
        }
        return false
    }
}
