import UIKit

/// What a stack knows of a slot.
@MainActor
final class StackPlacement {
    /// Takes all height from the slot; active while it is shut.
    let shut: NSLayoutConstraint
    var isLeaving = false
    /// The throw by a finger that removes the slot; nil if no finger does.
    var throwing: PostThrow?
    /// The change that is going on; an earlier one has nothing more to say.
    var animator: UIViewPropertyAnimator?
    /// What keeps the slot as low as there is room for it; made when there isn't enough.
    var heightLimit: HeightLimit?
    /// What closes up in place of a slot that flies off.
    var gap: StackGap?
    /// Whether it has no height, or is about to have none.
    var isShut: Bool { shut.isActive || gap != nil }
    /// The height of what scrolls in the slot, while the slot itself opens or shuts.
    private var bodyHeight: NSLayoutConstraint?

    init(of slot: UIView) {
        shut = slot.heightAnchor.constraint(equalToConstant: 0)
    }

    /// Keeps what scrolls in the slot as high as `height`, in points, so that it opens and shuts like any other view;
    /// nil for as high as the slot.
    func keepBody(of slot: UIView, at height: CGFloat?) {
        bodyHeight?.isActive = false
        bodyHeight = nil
        guard let height, let body = (slot as? PostSlot)?.body, body.scrollView != nil else { return }
        bodyHeight = body.heightAnchor.constraint(equalToConstant: height).prioritized(.postBody)
        bodyHeight?.isActive = true
    }
}
