/// The caret, which is visible and hidden for half a second each, and doesn't blink during typing.
final class CaretView: UIView {
    private static let interval: TimeInterval = 0.5
    private var token: FrameClock.Token?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the caret and restarts blinking.
    func start() {
        stop()
        isHidden = false
        blink()
    }

    func stop() {
        if let token { FrameClock.shared.cancel(token) }
        token = nil
        isHidden = true
        alpha = 1
    }

    private func blink() {
        token = FrameClock.shared.schedule(exactlyAfter: Self.interval) { [weak self] in
            guard let self else { return }
            UIView.performWithoutAnimation { self.alpha = self.alpha > 0 ? 0 : 1 }
            RunCycle.setNeedsCommit()
            blink()
        }
    }
}
