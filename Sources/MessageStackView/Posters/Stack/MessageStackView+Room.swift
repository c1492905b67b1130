import UIKit

extension MessageStackView {
    /// Lets posts that there isn't enough room for be lower, and scroll; those that leave don't count.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func fitPosts() -> Bool {
        let staying = slots.compactMap { view -> (slot: PostSlot, placement: StackPlacement)? in
            guard let slot = view as? PostSlot, let placement = placements[ObjectIdentifier(slot)],
                !placement.isLeaving, !placement.shut.isActive
            else { return nil }
            return (slot, placement)
        }
        guard !staying.isEmpty, let room = roomForPosts else { return false }
        let wanted = staying.map { $0.placement.wantedHeight(of: $0.slot) }
        let greatest = PostHeights(wanted: wanted, room: room).greatest
        return zip(staying, wanted).reduce(false) { hasChanged, post in
            post.0.placement.heightLimit.limit(post.0.slot, wanting: post.1, to: greatest) || hasChanged
        }
    }

    /// Posts at the lower edge have to know of the keyboard, while there are any.
    func updateLift() {
        let isNeeded = layout == .bottom && !placements.isEmpty && !isInScrollView
        guard isNeeded || lift != nil else { return }
        let lift = lift ?? StackLift(of: self)
        self.lift = isNeeded ? lift : nil
        lift.follow(isNeeded ? superview : nil)
    }

    var isInScrollView: Bool {
        sequence(first: self, next: \.superview).contains { $0 is UIScrollView }
    }

    /// The view of the controller whose screen the stack is on, or else the window.
    var screenAround: UIView? {
        sequence(first: self, next: \.superview).dropFirst().first { $0.next is UIViewController } ?? window
    }

    /// From where the posts begin to the other end of the screen that the stack is on, without what is between them, in
    /// points. Nil where that is hardly anything, and in what scrolls as a whole.
    private var roomForPosts: CGFloat? {
        guard let window, let screenAround, !isInScrollView else { return nil }
        // Wherever the posts make way to.
        let seen = room(in: screenAround).offsetBy(dx: 0, dy: focusOffset)
        let length = layout == .top ? seen.maxY - bounds.minY : bounds.maxY - seen.minY
        guard length.isFinite, length > window.bounds.height / 3 else { return nil }
        let arranged = arrangedSubviews.reduce(0) { $0 + $1.bounds.height }
        let band = lift?.isActive == true ? spaceView.bounds.height : wantedBandHeight
        return length - band - max(0, bounds.height - arranged)
    }
}

extension StackPlacement {
    /// As high as the slot would be if it stood alone, in points.
    fileprivate func wantedHeight(of slot: PostSlot) -> CGFloat {
        heightLimit?.isActive == true ? slot.wantedHeight : slot.bounds.height
    }
}
