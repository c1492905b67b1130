/// Recognises fingers that stay where they came down; it begins by the clock, not by an event, and goes on until they
/// are lifted, wherever they go.
///
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds; 0.5 by default. With 0 the gesture begins as the finger comes down.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How many fingers have to be down together; 1 by default.
    open var numberOfTouchesRequired = 1

    /// How far the fingers may move until the gesture begins, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    private var timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !hasBegun else { return }
        if touchesDown.count > numberOfTouchesRequired {
            state = .failed
        } else if touchesDown.count == numberOfTouchesRequired {
            begin(after: minimumPressDuration)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if hasBegun {
            state = .changed
        } else if touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard touchesDown.count < numberOfTouchesRequired else { return }
        state = hasBegun ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        timer.cancel()
    }

    private func begin(after delay: TimeInterval) {
        guard delay > 0 else {
            state = .began
            return
        }
        timer.start(after: delay) { [weak self] in
            guard let self, state == .possible, !hasBegun else { return }
            state = .began
        }
    }
}
