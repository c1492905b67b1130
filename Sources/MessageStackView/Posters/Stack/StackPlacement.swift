import UIKit

/// The state of a slot in a stack.
@MainActor
final class StackPlacement {
    let slot: PostSlot
    /// The constraint that gives the slot a height of zero; active while the slot is closed.
    let shut: NSLayoutConstraint
    var isLeaving = false
    /// The current animation. The completion of an earlier one has no effect.
    var animator: UIViewPropertyAnimator?
    /// The gap that closes up in place of a slot that is thrown off.
    var gap: StackGap?

    /// The height constraint of the slot's body if the body scrolls; nil unless the slot is opening or closing.
    private var bodyHeight: NSLayoutConstraint?

    init(of slot: PostSlot) {
        self.slot = slot
        shut = slot.heightAnchor.constraint(equalToConstant: 0)
    }

    /// A Boolean value that indicates whether the post has round corners or shadows, so that it is clear of its neighbors.
    private(set) var isCard = false
    /// The points between the post and the edge of the stack.
    private(set) var edgeInset: CGFloat = 0

    /// Sets the insets of the post in its row.
    ///
    /// - Parameters:
    ///   - presentation: The presentation of the post.
    ///   - cardInset: The points at the edges for a post with round corners or shadows whose placement has no insets.
    func setInsets(_ presentation: PostPresentation, cardInset: CGFloat) {
        isCard = presentation.style.needsBody
        let insets = presentation.placement.insets?.limited
        let own = isCard ? cardInset : 0
        edgeInset = insets == nil ? own : 0
        slot.sideInsets = (insets?.leading ?? own, insets?.trailing ?? own)
    }

    /// A Boolean value that indicates whether the slot has no height, or is about to have none.
    var isShut: Bool { shut.isActive || gap != nil }

    var isMoving: Bool { animator != nil }

    /// The height in points that the slot has with enough room.
    var wantedHeight: CGFloat { slot.greatestHeight == nil ? slot.bounds.height : slot.wantedHeight }

    /// Fixes the height of the slot's body if the body scrolls, so that the slot opens and closes like any other.
    ///
    /// - Parameter height: The height in points. If it is nil, the body follows the height of the slot.
    func keepBody(at height: CGFloat?) {
        bodyHeight?.isActive = false
        bodyHeight = nil
        guard let height, let body = slot.body, body.scrollView != nil else { return }
        bodyHeight = body.heightAnchor.constraint(equalToConstant: height).prioritized(.postBody)
        bodyHeight?.isActive = true
    }

    /// Adapts the fixed height of an opening slot's body to content that has changed, or that has another width.
    ///
    /// The wanted height of a slot is that of its body without a limit, and that of its content with one. The layout
    /// doesn't settle if they differ.
    func updateBody() {
        guard let bodyHeight else { return }
        let height = min(slot.wantedHeight, slot.greatestHeight ?? .infinity)
        if abs(bodyHeight.constant - height) > 0.5 { bodyHeight.constant = height }
    }
}
