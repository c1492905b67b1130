// Automatic movements of the content.
extension UIScrollView {
    /// Returns the movement of released content. A target replaces the position at which it would stop along an axis.
    func motion(velocity: CGPoint, targetX: CGFloat? = nil, targetY: CGFloat? = nil) -> ScrollMotion {
        ScrollMotion(
            purpose: .deceleration, horizontal: motion(.horizontal, velocity.x, toward: targetX),
            vertical: motion(.vertical, velocity.y, toward: targetY))
    }

    private func motion(_ axis: ScrollAxis, _ velocity: CGFloat, toward target: CGFloat?) -> AxisMotion {
        let start = contentOffset[keyPath: axis.coordinate]
        if isPagingEnabled, let target { return .bounce(Bounce(from: start, settlingAt: target, velocity: velocity)) }
        let rate = decelerationRate.rawValue
        let deceleration =
            target.map { Deceleration(from: start, to: $0, rate: rate) }
            ?? Deceleration(from: start, velocity: velocity, rate: rate)
        return AxisMotion(from: start, coasting: deceleration, within: limits(axis), bounces: bounces)
    }

    /// Starts the movement of released content, unless the delegate has scrolled at the end of the drag.
    func release(_ motion: ScrollMotion) {
        guard !motion.isOver(at: 0), drag == nil, run == nil else {
            indicators.fade()
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        start(motion)
    }

    /// Returns the position at which content that is released with a velocity stops. With paging, it is the next page
    /// in that direction, or at a low velocity the nearest page.
    func restingOffset(velocity: CGPoint) -> CGPoint {
        guard isPagingEnabled else { return motion(velocity: velocity).end }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let (length, speed) = (bounds.size[keyPath: axis.length], velocity[keyPath: axis.coordinate])
            guard length > 0 else { continue }
            let page = offset[keyPath: axis.coordinate] / length
            let rule: FloatingPointRoundingRule =
                abs(speed) < Self.slowestFlick ? .toNearestOrAwayFromZero : speed > 0 ? .up : .down
            offset[keyPath: axis.coordinate] = limits(axis).clamp(page.rounded(rule) * length)
        }
        return offset
    }

    /// The minimum velocity that turns a page, in points per second.
    private static let slowestFlick: CGFloat = 100

    func scroll(to offset: CGPoint, animated: Bool) {
        stop()
        guard animated, window != nil, offset != contentOffset else {
            contentOffset = offset
            return
        }
        indicators.show(in: self)
        start(
            ScrollMotion(
                purpose: .animation, horizontal: .ease(from: contentOffset.x, to: offset.x),
                vertical: .ease(from: contentOffset.y, to: offset.y)))
    }

    private func start(_ motion: ScrollMotion) {
        run = ScrollRun(motion) { [weak self] run, offset, isLast in
            guard let self, self.run === run else { return }
            if isLast { self.run = nil }
            // The limits may have changed meanwhile, and an offset that the app has set may be outside them.
            let isHome = isLast && motion.purpose == .deceleration
            contentOffset = aligned(isHome ? clamped(offset) : offset)
            if isLast, self.run == nil { didEnd(motion) }
        }
    }

    /// Shifts the content by `distance` without a visible effect at rest, during a drag, or during a movement.
    func shiftContent(by distance: CGFloat) {
        drag?.start.y += distance
        run?.shift += distance
        contentOffset.y += distance
    }

    /// Stops the current movement at its current position.
    func stop() {
        guard let run else { return }
        run.stop()
        self.run = nil
        didEnd(run.motion)
    }

    private func didEnd(_ motion: ScrollMotion) {
        indicators.fade()
        switch motion.purpose {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}
