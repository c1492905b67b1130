import UIKit

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
