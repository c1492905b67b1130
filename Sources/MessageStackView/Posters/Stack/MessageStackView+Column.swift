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

extension MessageStackView {
    /// Lets the posts cover no more than half of what somebody is with in the app: all of them move beyond it together.
    ///
    /// Layout knows nothing of that, so that what the app has laid out beside the stack stays where it is.
    func keepClearOfFocus(animated: Bool) {
        guard let focus, let superview else { return }
        let focused = focus.frames(in: superview)
        guard !focused.isEmpty || focusOffset != 0 else { return }
        let new = clearance(from: focused)
        guard abs(new - focusOffset) > 0.01 else { return }
        let move = { [self] in
            transform = transform.concatenating(CGAffineTransform(translationX: 0, y: new - focusOffset))
            focusOffset = new
        }
        guard animated else { return move() }
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1, animations: move)
                .startAnimation()
        }
        let staying = slots.filter { placements[ObjectIdentifier($0)]?.animator == nil }
        for slot in staying { slot.alpha = 0 }
        move()
        UIViewPropertyAnimator(duration: .animationDuration, curve: .easeInOut) {
            for slot in staying { slot.alpha = 1 }
        }
        .startAnimation()
    }

    /// Nothing is looked for while there are no posts.
    func updateFocus() {
        guard !placements.isEmpty else {
            focus = nil
            transform = transform.concatenating(CGAffineTransform(translationX: 0, y: -focusOffset))
            focusOffset = 0
            return
        }
        guard focus == nil else { return }
        let new = AppFocus(around: self)
        new.didChange = { [weak self] in self?.keepClearOfFocus(animated: true) }
        focus = new
    }

    /// Points that the posts stand lower than layout puts them, so as not to cover what has the focus.
    private func clearance(from focused: [CGRect]) -> CGFloat {
        guard let superview, let screen = screenAround, !isInScrollView else { return 0 }
        let band = spaceView.bounds.height
        var frame = untransformedFrame
        frame.size.height -= band
        if layout == .top { frame.origin.y += band }
        let room = superview.room(in: screen)
        guard room.minY <= room.maxY else { return 0 }
        return FocusClearance(focused: focused, range: room.minY...room.maxY, spacing: 10)
            .offset(of: frame, from: layout, present: focusOffset)
    }
}
