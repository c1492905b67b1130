import UIKit

extension PostView {
    /// Adds a slot beyond those that are shown and lays it out, so that its size is known before it moves.
    func place(_ slot: UIView) {
        slot.translatesAutoresizingMaskIntoConstraints = false
        // One of several comes out from behind the others.
        insertSubview(slot, at: placements.contains { !$0.isLeaving } ? 0 : subviews.count)
        placements.append(EdgePlacement(of: slot, in: self))
        lineUp()
        (superview ?? self).layoutIfNeeded()
    }

    func bringOut(_ slot: UIView, velocity: CGPoint?, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = { [weak self] in
            self?.placements.removeAll { $0.slot === slot }
            slot.removeFromSuperview()
            completion()
        }
        let offset = hiddenOffset(of: slot)
        closeGap(after: slot, animated: animated)
        guard let transition = (slot as? PostSlot)?.transition else { return finish() }
        transition.leave(to: offset, velocity: velocity?.y, animated: animated, completion: finish)
    }

    /// How far down a slot has to move to be out of sight, in points, negative for up: beyond the edge of whatever clips
    /// it, the window at the latest.
    func hiddenOffset(of slot: UIView) -> CGFloat {
        let clip = clippingAncestor
        let frame = convert(slot.untransformedFrame, to: clip)
        let margin = shadowMargin
        let layout = placements.first { $0.slot === slot }?.layout ?? layout
        switch layout {
        case .top: return -(frame.maxY - clip.bounds.minY + margin)
        case .bottom: return clip.bounds.maxY - frame.minY + margin
        }
    }

    func insetsDidChange() {
        for placement in placements { placement.applyInsets() }
        setNeedsLayout()
    }

    /// Lets each slot that stays stand beyond the one before it.
    private func lineUp() {
        var last: [MessageLayout: UIView] = [:]
        for placement in placements where !placement.isLeaving {
            placement.follow(last[placement.layout])
            placement.applyInsets()
            last[placement.layout] = placement.slot
        }
    }

    /// A slot leaves from where it is; those beyond it move up.
    private func closeGap(after slot: UIView, animated: Bool) {
        guard let placement = placements.first(where: { $0.slot === slot }), !placement.isLeaving else { return }
        placement.standAlone()
        placement.isLeaving = true
        guard placements.contains(where: { !$0.isLeaving }) else { return }
        lineUp()
        let host = superview ?? self
        guard animated, !UIAccessibility.isReduceMotionEnabled else { return host.layoutIfNeeded() }
        UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { host.layoutIfNeeded() }.startAnimation()
    }

    private var clippingAncestor: UIView {
        var view: UIView = self
        while let next = view.superview {
            if view.clipsToBounds { break }
            view = next
        }
        return view
    }

    /// What a soft shadow reaches beyond its view, in points.
    private var shadowMargin: CGFloat { 20 }
}
