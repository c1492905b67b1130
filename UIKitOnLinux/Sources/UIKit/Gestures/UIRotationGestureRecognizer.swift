/// Recognises two fingers that turn around each other.
///
/// It begins when one has gone 10 points around the other's middle, which are taken out of the rotation so that nothing
/// jumps, changes while both are down, and ends when both are up; meanwhile one may be lifted and put down again.
/// https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Along the circle through both fingers, in points; not measured.
    private static let slop: CGFloat = 10

    /// Clockwise since the beginning, in radians; setting it has later values count from it.
    open var rotation: CGFloat = 0

    /// In radians per second, over the last tenth of a second.
    open var velocity: CGFloat { velocityTracker.velocity(at: FrameClock.now).x }

    private var lastPair: FingerPair?
    /// How far the fingers have turned before the gesture began.
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

    /// From here on the fingers that are down now are compared with themselves.
    private func takeUp() {
        lastPair = fingerPair
        if lastPair != nil { velocityTracker.add(CGPoint(x: rotation, y: 0), at: FrameClock.now) }
    }
}
