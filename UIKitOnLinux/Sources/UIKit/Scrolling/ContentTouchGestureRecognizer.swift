/// Watches the fingers on a scroll view from the first moment: they stop what moves, and reach the views inside only
/// after a while, if they don't drag by then.
final class ContentTouchGestureRecognizer: UIGestureRecognizer {
    /// Seconds until a finger that rests counts as meant for what is under it.
    private static let delay: TimeInterval = 0.15

    private var timer = GestureTimer()
    private var touched: [UITouch] = []
    private var isDelivered = false

    /// Whether a finger is down.
    var isTouched: Bool { touched.contains { !$0.isOver } }

    /// The view inside that has been told of the finger.
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

    // MARK: - Other recognisers

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
