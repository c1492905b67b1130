/// The window that the keyboard stands in, above all of the app's. It is never key and belongs to no scene's list.
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

    /// Beside the keyboard a touch is for the app.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === host ? nil : view
    }
}
