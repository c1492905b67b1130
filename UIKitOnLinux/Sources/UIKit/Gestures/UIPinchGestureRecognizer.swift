/// A gesture recognizer for two fingers that move toward or away from each other.
///
/// It begins when the distance has changed by more than 8 points, which are excluded from the scale to avoid a jump. It
/// changes while both fingers are down and ends when both are lifted. Meanwhile one finger may be lifted and placed
/// again.
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of distance before the gesture begins, in points; not measured.
    private static let slop: CGFloat = 8

    /// The scale relative to the initial distance. Setting it makes later changes relative to the new value.
    open var scale: CGFloat = 1

    /// The velocity of the scale per second, over the last tenth of a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: FrameClock.now).x }

    /// The distance when both fingers touched the screen.
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

    /// Starts measuring with the fingers that are down now.
    private func takeUp() {
        startDistance = fingerPair?.distance
        lastDistance = startDistance
        if startDistance != nil { velocityTracker.add(CGPoint(x: scale, y: 0), at: FrameClock.now) }
    }
}
