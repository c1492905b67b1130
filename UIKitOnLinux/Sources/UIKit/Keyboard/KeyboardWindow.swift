/// The window of the keyboard, above all windows of the app. It never becomes key and isn't in any scene's `windows`.
final class KeyboardWindow: UIWindow {
    let host = KeyboardHostView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = UIWindow.Level(rawValue: 10_000_000)
        isOpaque = false
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// Returns `nil` outside the keyboard, so that the app gets the touch.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === host ? nil : view
    }
}
