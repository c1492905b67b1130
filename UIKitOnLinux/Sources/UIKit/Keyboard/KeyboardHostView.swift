/// A container for an app's accessory view and, below it, the system's keys or the app's input view.
final class KeyboardHostView: UIView {
    private(set) var keyboardView: KeyboardView?
    private weak var accessory: UIView?
    private weak var custom: UIView?
    private var accessoryHeight: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    /// Shows the content for a responder and adopts the responder's light or dark appearance.
    func show(_ content: KeyboardContent, for responder: UIResponder?) {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        window?.overrideUserInterfaceStyle = view?.traitCollection.userInterfaceStyle ?? .unspecified
        replace(&accessory, with: content.accessory)
        switch content.body {
        case .none:
            replace(&custom, with: nil)
            show(nil)
        case .custom(let input):
            replace(&custom, with: input)
            show(nil)
        case .system(let style):
            replace(&custom, with: nil)
            show(style)
            switch style.appearance {
            case .dark: window?.overrideUserInterfaceStyle = .dark
            case .light: window?.overrideUserInterfaceStyle = .light
            case .default: break
            }
        }
        accessoryHeight = content.accessoryHeight
        setNeedsLayout()
    }

    private func replace(_ shown: inout UIView?, with view: UIView?) {
        guard shown !== view else { return }
        if shown?.superview === self { shown?.removeFromSuperview() }
        shown = view
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
    }

    private func show(_ style: KeyboardStyle?) {
        guard let style else {
            keyboardView?.removeFromSuperview()
            keyboardView = nil
            return
        }
        let view = keyboardView ?? KeyboardView()
        if view.superview == nil { insertSubview(view, at: 0) }
        keyboardView = view
        view.style = style
        view.textDidChange()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        let body = CGRect(
            x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
        custom?.frame = body
        keyboardView?.frame = body
    }
}
