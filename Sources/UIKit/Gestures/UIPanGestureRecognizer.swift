/// Follows fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Points of straight movement before it begins; they don't count in the translation. Measured on iOS 26.1.
    private static let slop: CGFloat = 10

    private struct Sample {
        let time: TimeInterval
        let location: CGPoint
    }

    private var anchor = CGPoint.zero
    private var centre = CGPoint.zero
    private var samples: [Sample] = []

    /// How far the fingers went since the beginning, or since `setTranslation`, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: centre.x - anchor.x, y: centre.y - anchor.y), in: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let own = view.map { vector(translation, outOf: $0) } ?? translation
        anchor = CGPoint(x: centre.x - own.x, y: centre.y - own.y)
    }

    /// Points per second over the last tenth of a second, in `view`'s coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let newest = samples.last,
            let oldest = samples.first(where: { newest.time - $0.time <= VelocityWindow.length }),
            newest.time > oldest.time
        else { return .zero }
        let time = CGFloat(newest.time - oldest.time)
        let velocity = CGPoint(
            x: (newest.location.x - oldest.location.x) / time, y: (newest.location.y - oldest.location.y) / time)
        return vector(velocity, in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if storedState == .possible, trackedTouches.count > maximumNumberOfTouches {
            state = .failed
            return
        }
        moveCentreWithoutJump()
        if trackedTouches.count == touches.count { anchor = centre }
        record(event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        centre = windowLocation
        record(event)
        switch storedState {
        case .possible where trackedTouches.count >= minimumNumberOfTouches: beginIfFarEnough()
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.filter { !touches.contains($0) }
        if remaining.isEmpty {
            centre = windowLocation
            record(event)
            state = isActive ? .ended : .failed
        } else {
            let middle = remaining.reduce(CGPoint.zero) {
                CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
            }
            moveCentreWithoutJump(
                to: CGPoint(x: middle.x / CGFloat(remaining.count), y: middle.y / CGFloat(remaining.count)))
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        samples = []
    }

    private enum VelocityWindow {
        static let length: TimeInterval = 0.1 + 1e-6
    }

    private func beginIfFarEnough() {
        let way = CGPoint(x: centre.x - anchor.x, y: centre.y - anchor.y)
        let distance = hypot(way.x, way.y)
        guard distance >= Self.slop, wishedState == nil else { return }
        let part = Self.slop / distance
        anchor = CGPoint(x: anchor.x + way.x * part, y: anchor.y + way.y * part)
        state = .began
    }

    /// Fingers that come and go move the middle, but nobody dragged.
    private func moveCentreWithoutJump(to point: CGPoint? = nil) {
        let new = point ?? windowLocation
        anchor.x += new.x - centre.x
        anchor.y += new.y - centre.y
        centre = new
        samples = []
    }

    private func record(_ event: UIEvent) {
        samples.append(Sample(time: event.timestamp, location: centre))
        samples.removeAll { event.timestamp - $0.time > VelocityWindow.length }
    }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let tip = view.convert(vector, from: nil)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    private func vector(_ vector: CGPoint, outOf view: UIView) -> CGPoint {
        let origin = view.convert(CGPoint.zero, to: nil)
        let tip = view.convert(vector, to: nil)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}
