/// Recognises fingers that stay down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds that fingers have to stay; 0 begins as they come down.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that they may stray before that.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
    open var numberOfTapsRequired = 0

    private var start = CGPoint.zero
    private var timer: FrameClock.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard storedState == .possible else { return }
        guard trackedTouches.count <= numberOfTouchesRequired else { return fail() }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        start = windowLocation
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer = FrameClock.shared.schedule(after: minimumPressDuration) { [weak self] in
                guard let self, storedState == .possible else { return }
                timer = nil
                state = .began
                TouchRouter.shared.settleBetweenEvents()
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if wishedState == nil {
            let point = windowLocation
            if hypot(point.x - start.x, point.y - start.y) > allowableMovement { fail() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { state = .ended } else { fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { state = .cancelled } else { fail() }
    }

    open override func reset() {
        cancelTimer()
    }

    private func fail() {
        cancelTimer()
        state = .failed
    }

    private func cancelTimer() {
        if let timer { FrameClock.shared.cancel(timer) }
        timer = nil
    }
}
