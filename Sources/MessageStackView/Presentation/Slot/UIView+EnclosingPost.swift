import UIKit

extension UIView {
    /// The slot that the view is, or stands in, at whatever depth; nil outside a post.
    var enclosingSlot: PostSlot? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PostSlot }.first
    }

    /// Ends the post that the view stands in, at whatever depth.
    ///
    /// - Returns: whether there was one, and it was not on its way out yet.
    @discardableResult
    func endEnclosingPost(_ reason: PostRemovalReason) -> Bool {
        enclosingSlot?.report(.dismissed(reason)) ?? false
    }
}
