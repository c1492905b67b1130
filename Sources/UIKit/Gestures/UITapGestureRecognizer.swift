/// Recognises one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// Points that a finger may stray, seconds that it may stay down, seconds between two taps: UIKit's private defaults
    /// as other implementations of it give them.
    private static let allowedMovement: CGFloat = 45
    private static let longestPress: TimeInterval = 0.75
    private static let longestPause: TimeInterval = 0.35

    private var start = CGPoint.zero
    private var taps = 0
    private var mostTouches = 0
    private var timeout: FrameClock.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps == 0 && mostTouches == 0 { start = windowLocation }
        mostTouches = max(mostTouches, trackedTouches.count)
        if mostTouches > numberOfTouchesRequired { return give() }
        failLater(after: Self.longestPress)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = windowLocation
        if hypot(point.x - start.x, point.y - start.y) > Self.allowedMovement, trackedTouches.count == mostTouches {
            give()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
        guard mostTouches == numberOfTouchesRequired else { return give() }
        taps += 1
        mostTouches = 0
        if taps < numberOfTapsRequired {
            failLater(after: Self.longestPause)
        } else {
            cancelTimeout()
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        give()
    }

    open override func reset() {
        cancelTimeout()
        taps = 0
        mostTouches = 0
    }

    /// More taps aren't prevented by fewer.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired >= numberOfTapsRequired
    }

    private func give() {
        cancelTimeout()
        state = .failed
    }

    private func failLater(after seconds: TimeInterval) {
        cancelTimeout()
        timeout = FrameClock.shared.schedule(after: seconds) { [weak self] in
            guard let self, storedState == .possible else { return }
            timeout = nil
            state = .failed
            TouchRouter.shared.settleBetweenEvents()
        }
    }

    private func cancelTimeout() {
        if let timeout { FrameClock.shared.cancel(timeout) }
        timeout = nil
    }
}
