import UIKit

/// Where a post's view stands in a body.
final class PostContentArea: UIView {
    /// Called before a subview leaves.
    ///
    /// On Apple's platforms that is also while this view deallocates, when forming a weak reference to it is fatal:
    /// the closure must not capture this view.
    var willRemove: (UIView) -> Void = { _ in }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}
