/// A recognizer that observes the touches on a scroll view. A touch stops the current movement at once and is delivered
/// to subviews after a delay, unless it has become a drag by then.
final class ContentTouchGestureRecognizer: UIGestureRecognizer {
    /// The delay after which a resting touch is delivered to the subviews, in seconds.
    private static let delay: TimeInterval = 0.15

    private var timer = GestureTimer()
    private var touched: [UITouch] = []
    private var isDelivered = false

    /// Whether a finger is on the scroll view.
    var isTouched: Bool { touched.contains { !$0.isOver } }

    /// The subview to which the touch was delivered.
    var viewWithTouch: UIView? { isDelivered ? touched.first?.view : nil }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init() {
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isFirst = touched.isEmpty
        touched += touches
        guard isFirst, let scrollView else { return }
        scrollView.touchDidBegin()
        guard scrollView.delaysContentTouches, !scrollView.draggableAxes.isEmpty else {
            isDelivered = true
            return
        }
        delaysTouchesBegan = true
        timer.start(after: Self.delay) { [weak self] in self?.deliver() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        finishIfLifted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        finishIfLifted()
    }

    override func reset() {
        super.reset()
        timer.cancel()
        touched = []
        isDelivered = false
        delaysTouchesBegan = false
    }

    private func finishIfLifted() {
        guard !isTouched else { return }
        scrollView?.touchDidEnd()
        state = .failed
    }

    private func deliver() {
        isDelivered = true
        delaysTouchesBegan = false
        GestureArbiter.shared.recognizerDidAsk(self)
    }

    // MARK: - Other recognizers

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
