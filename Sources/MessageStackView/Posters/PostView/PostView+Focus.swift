import UIKit

extension PostView {
    /// Lets no post cover all of what somebody is with in the app: posts beyond it move back, or away.
    func keepClearOfFocus(animated: Bool) {
        guard let focus else { return }
        var moved: [any SlotPlacement] = []
        for placement in standingPlacements
        where placement.keepClear(of: focus, spacing: spacing, above: keyboardTop) {
            moved.append(placement)
        }
        guard !moved.isEmpty else { return }
        let host = superview ?? self
        guard animated else { return host.layoutIfNeeded() }
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { host.layoutIfNeeded() }
                .startAnimation()
        }
        // What moves already fades by itself.
        let slots = moved.compactMap { $0.slot as? PostSlot }.filter { !$0.motion.isMoving && !$0.motion.isHeld }
        for slot in slots { slot.alpha = 0 }
        host.layoutIfNeeded()
        UIViewPropertyAnimator(duration: .animationDuration, curve: .easeInOut) { for slot in slots { slot.alpha = 1 } }
            .startAnimation()
    }

    /// Where the keyboard begins in the window; nil if that isn't known.
    private var keyboardTop: CGFloat? {
        guard let frame = window?.keyboardLayoutGuide.layoutFrame, !frame.isEmpty else { return nil }
        return frame.minY
    }

    /// Nothing is looked for before a post stands here, nor after the last one has gone.
    func updateFocus() {
        guard !placements.isEmpty else { return focus = nil }
        guard focus == nil else { return }
        let new = AppFocus(around: self)
        new.didChange = { [weak self] in self?.keepClearOfFocus(animated: true) }
        focus = new
    }
}

extension SlotPlacement {
    /// Stands clear of what has the focus, unless nothing of the app can be used meanwhile.
    ///
    /// - Returns: whether that is another place than before.
    fileprivate func keepClear(of focus: AppFocus, spacing: CGFloat, above keyboardTop: CGFloat?) -> Bool {
        guard !presentation.backdrop.isBlocking, slot.card?.isTucked != true, var place = restingPlace else {
            return false
        }
        // What stands at its own place at the top needn't know of the keyboard, but what goes down does.
        if let keyboardTop, presentation.keyboard != .ignored {
            place.end(at: place.ground.convert(CGPoint(x: 0, y: keyboardTop), from: nil).y)
        }
        let focused = focus.frames(in: place.ground)
        guard !focused.isEmpty || avoidance != nil else { return false }
        let avoidance = avoidance ?? FocusAvoidance(of: slot)
        self.avoidance = avoidance
        return avoidance.update(place, from: line?.edge, clearOf: focused, spacing: spacing)
    }
}
