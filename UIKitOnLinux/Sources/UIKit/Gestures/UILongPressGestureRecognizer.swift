/// A gesture recognizer for a long press. It begins after a time interval, without an event, and continues until the
/// fingers are lifted, even if they move.
///
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration before the gesture begins, in seconds. The default is 0.5. With 0, it begins with the touch.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The number of fingers required. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The distance that the fingers may move before the gesture begins, in points. The default is 10.
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
