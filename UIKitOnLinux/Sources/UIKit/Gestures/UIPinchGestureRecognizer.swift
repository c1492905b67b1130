/// Recognises two fingers that move towards each other or apart.
///
/// It begins when their distance has changed by more than 8 points, which are taken out of the scale so that nothing
/// jumps, changes while both are down, and ends when both are up; meanwhile one may be lifted and put down again.
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// In points; not measured.
    private static let slop: CGFloat = 8

    /// The fingers' distance in relation to that at the beginning; setting it has later values count from it.
    open var scale: CGFloat = 1

    /// In scales per second, over the last tenth of a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: FrameClock.now).x }

    /// When both fingers came down.
    private var startDistance: CGFloat?
    private var lastDistance: CGFloat?
    private var velocityTracker = VelocityTracker()

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touchesDown.dropFirst(2) { ignore(touch, for: event) }
        takeUp()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let distance = fingerPair?.distance, let lastDistance, let startDistance else { return }
        if hasBegun {
            scale *= distance / lastDistance
            self.lastDistance = distance
            velocityTracker.add(CGPoint(x: scale, y: 0), at: FrameClock.now)
            state = .changed
        } else if abs(distance - startDistance) > Self.slop {
            let reached = startDistance + (distance > startDistance ? Self.slop : -Self.slop)
            scale = distance / max(0.01, reached)
            self.lastDistance = distance
            velocityTracker.add(CGPoint(x: scale, y: 0), at: FrameClock.now)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        takeUp()
        guard touchesDown.isEmpty else { return }
        state = hasBegun ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        takeUp()
        if touchesDown.isEmpty { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        scale = 1
        startDistance = nil
        lastDistance = nil
        velocityTracker = VelocityTracker()
    }

    /// From here on the fingers that are down now are compared with themselves.
    private func takeUp() {
        startDistance = fingerPair?.distance
        lastDistance = startDistance
        if startDistance != nil { velocityTracker.add(CGPoint(x: scale, y: 0), at: FrameClock.now) }
    }
}
