/// A gesture recognizer for two fingers that rotate around each other.
///
/// It begins after a movement of 10 points along the circle through both fingers, which is excluded from the rotation
/// to avoid a jump. It changes while both fingers are down and ends when both are lifted. Meanwhile one finger may be
/// lifted and placed again.
/// https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The movement before the gesture begins along the circle through both fingers, in points; not measured.
    private static let slop: CGFloat = 10

    /// The clockwise rotation since the beginning, in radians. Setting it makes later changes relative to the new
    /// value.
    open var rotation: CGFloat = 0

    /// The velocity in radians per second, over the last tenth of a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: FrameClock.now).x }

    private var lastPair: FingerPair?
    /// The rotation before the gesture began.
    private var turned: CGFloat = 0
    private var velocityTracker = VelocityTracker()

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touchesDown.dropFirst(2) { ignore(touch, for: event) }
        takeUp()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = fingerPair, let lastPair else { return }
        let turn = pair.turn(from: lastPair)
        self.lastPair = pair
        if hasBegun {
            guard turn != 0 else { return }
            rotation += turn
            velocityTracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now)
            state = .changed
        } else {
            turned += turn
            let slop = 2 * Self.slop / pair.distance
            guard abs(turned) > slop else { return }
            rotation = turned - (turned > 0 ? slop : -slop)
            velocityTracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now)
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
        rotation = 0
        turned = 0
        lastPair = nil
        velocityTracker = VelocityTracker()
    }

    /// Starts measuring with the fingers that are down now.
    private func takeUp() {
        lastPair = fingerPair
        if lastPair != nil { velocityTracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now) }
    }
}
