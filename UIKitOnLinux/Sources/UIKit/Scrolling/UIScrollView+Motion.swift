// How the content moves by itself.
extension UIScrollView {
    /// What the content does when it is let go; along an axis to its target, if it has one.
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

    /// Lets the content go, unless whoever was told of the drag's end has scrolled it.
    func release(_ motion: ScrollMotion) {
        guard !motion.isOver(at: 0), drag == nil, run == nil else {
            indicators.fade()
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        start(motion)
    }

    /// Where content comes to rest that is let go at a speed: at the next page that way, if it comes in pages, which is
    /// the nearest at a low speed.
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

    /// In points per second; what is slower doesn't turn a page.
    private static let slowestFlick: CGFloat = 100

    /// As a tap on the status bar asks for.
    package func scrollToTop() {
        let top = limits(.vertical).lower
        guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        scroll(to: CGPoint(x: contentOffset.x, y: top), animated: true, purpose: .scrollToTop)
    }

    func scroll(to offset: CGPoint, animated: Bool, purpose: ScrollMotion.Purpose = .animation) {
        stop()
        guard animated, window != nil, offset != contentOffset else {
            contentOffset = offset
            return
        }
        indicators.show(in: self)
        start(
            ScrollMotion(
                purpose: purpose, horizontal: .ease(from: contentOffset.x, to: offset.x),
                vertical: .ease(from: contentOffset.y, to: offset.y)))
    }

    private func start(_ motion: ScrollMotion) {
        run = ScrollRun(motion) { [weak self] run, offset, isLast in
            guard let self, self.run === run else { return }
            if isLast { self.run = nil }
            // The limits may have changed meanwhile; an offset of the app's own may lie beyond them.
            let isHome = isLast && motion.purpose == .deceleration
            contentOffset = aligned(isHome ? clamped(offset) : offset)
            if isLast, self.run == nil { didEnd(motion) }
        }
    }

    /// What is seen has moved in the content by `distance`: goes along, whether it rests, is dragged or moves by itself.
    func shiftContent(by distance: CGFloat) {
        drag?.start.y += distance
        run?.shift += distance
        contentOffset.y += distance
    }

    /// Stays where it is.
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
        case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
        }
    }
}
