import UIKit

extension MessageStackView {
    /// Lets a slot fly off as a finger has thrown it, at the finger's speed, while the others close up.
    ///
    /// - Parameter completion: called when it is out of sight, and the others are at rest.
    func flyOff(
        _ slot: PostSlot, _ placement: StackPlacement, _ throwing: PostThrow,
        completion: @escaping @MainActor () -> Void
    ) {
        let gap = StackGap(of: slot)
        placement.gap = gap
        gap.replaceSlot(in: self, from: layout)
        layOut()
        fitPosts()
        var rest = 2
        let finish: @MainActor () -> Void = {
            rest -= 1
            if rest == 0 { completion() }
        }
        run(
            placement, of: slot,
            { [self] in
                gap.height.constant = 0
                updateSpacing()
                updateBand()
                layOut()
            }, completion: finish)
        slot.motion.leave(flight(of: slot), throwing: throwing, animated: true, completion: finish)
    }

    /// Ends a flight at once.
    func endFlight(of slot: UIView, _ placement: StackPlacement) {
        guard let gap = placement.gap else { return }
        placement.gap = nil
        gap.removeFromSuperview()
        gap.slot.motion.leave(flight(of: gap.slot), animated: false) {}
    }

    /// Whether a slot that is thrown like this leaves the column, rather than be pushed back over its edge.
    func leavesColumn(_ throwing: PostThrow) -> Bool {
        throwing.edge != (layout == .top ? .top : .bottom) && !UIAccessibility.isReduceMotionEnabled
    }

    private func flight(of slot: PostSlot) -> PostAnimationContext {
        PostAnimationContext(slot: slot, transition: PostTransition(), edge: layout == .top ? .top : .bottom) {
            [weak self, weak slot] edge in
            guard let self, let slot else { return .zero }
            return hiddenOffset(of: slot, over: edge)
        }
    }
}
