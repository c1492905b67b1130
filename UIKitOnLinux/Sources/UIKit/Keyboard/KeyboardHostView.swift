/// A container for an app's accessory view and, below it, the system's keys or the app's input view.
final class KeyboardHostView: UIView {
    private(set) var keyboardView: KeyboardView?
    private weak var accessory: UIView?
    private weak var custom: UIView?
    private(set) weak var owner: UIResponder?
    private var accessoryHeight: CGFloat = 0
    private var bodyHeight: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// The responder whose accessory view is shown, so that a field in that view finds it in the responder chain.
    override var next: UIResponder? { owner ?? super.next }

    // MARK: - Content

    /// Shows the content for a responder and adopts the responder's light or dark appearance.
    func show(_ content: KeyboardContent, for responder: UIResponder?) {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        window?.overrideUserInterfaceStyle = view?.traitCollection.userInterfaceStyle ?? .unspecified
        let old = subviews
        // A field in the accessory view isn't its owner.
        if content.accessory !== accessory, view?.window !== window { owner = responder }
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
        bodyHeight = max(0, content.size.height - content.accessoryHeight)
        setNeedsLayout()
        // A new view moves with the keyboard, instead of growing from a frame of its own.
        UIView.performWithoutAnimation {
            for view in subviews where !old.contains(view) {
                view.frame = frame(of: view)
                view.layoutIfNeeded()
            }
        }
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
        for view in subviews { view.frame = frame(of: view) }
    }

    /// Returns the frame of the accessory view, or of the keys or the input view below it. They have their final heights
    /// from the beginning: the container moves, and they move with it.
    private func frame(of view: UIView) -> CGRect {
        let top = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        guard view !== accessory else { return top }
        return CGRect(x: 0, y: top.maxY, width: bounds.width, height: bodyHeight)
    }
}
