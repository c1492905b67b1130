/// A gesture recognizer for one or more taps.
///
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
open class UITapGestureRecognizer: UIGestureRecognizer {
    // The private defaults of iOS, read from a running system.

    /// The maximum distance of a finger from its start, and of a tap from the first one, in points.
    private static let allowableMovement: CGFloat = 45
    /// The maximum duration of a touch, in seconds.
    private static let maximumDuration: TimeInterval = 0.75
    /// The maximum time between taps, in seconds.
    private static let maximumInterval: TimeInterval = 0.35

    /// The number of taps required. The default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers required. The default is 1.
    open var numberOfTouchesRequired = 1

    private var timer = GestureTimer()
    private var tapCount = 0
    /// The maximum number of simultaneous fingers in the current tap.
    private var mostTouches = 0
    private var firstLocation: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isFirstFinger = mostTouches == 0
        mostTouches = max(mostTouches, touchesDown.count)
        let first = firstLocation ?? centroidOnScreen
        firstLocation = first
        let distance = hypot(centroidOnScreen.x - first.x, centroidOnScreen.y - first.y)
        if mostTouches > numberOfTouchesRequired || isFirstFinger && distance > Self.allowableMovement {
            state = .failed
        } else if isFirstFinger {
            fail(after: Self.maximumDuration)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if haveStrayed(touches) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard touchesDown.isEmpty else { return }
        guard mostTouches == numberOfTouchesRequired, !haveStrayed(touches) else {
            state = .failed
            return
        }
        mostTouches = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            timer.cancel()
            state = .ended
        } else {
            fail(after: Self.maximumInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer.cancel()
        tapCount = 0
        mostTouches = 0
        firstLocation = nil
    }

    /// A single tap doesn't prevent the double tap that it starts.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired >= numberOfTapsRequired
    }

    private func haveStrayed(_ touches: Set<UITouch>) -> Bool {
        touches.contains { $0.distanceFromStart > Self.allowableMovement }
    }

    private func fail(after delay: TimeInterval) {
        timer.start(after: delay) { [weak self] in
            guard let self, state == .possible else { return }
            state = .failed
        }
    }
}
