import UIKit

/// Where a post's view stands in a body.
final class PostContentArea: UIView {
    /// Told of each view that leaves.
    var willRemove: (UIView) -> Void = { _ in }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}
