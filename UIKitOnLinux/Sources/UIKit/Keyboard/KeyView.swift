/// A key of the drawn keyboard, which is also an accessibility element.
package final class KeyView: UIView {
    let key: Key
    var onActivate: (Key) -> Void = { _ in }

    /// Whether letters are uppercase.
    var isShifted = false {
        didSet { if isShifted != oldValue { contentDidChange() } }
    }

    var isLocked = false {
        didSet { if isLocked != oldValue { contentDidChange() } }
    }

    var isPressed = false {
        didSet { if isPressed != oldValue { contentDidChange() } }
    }

    var isEnabled = true {
        didSet { if isEnabled != oldValue { contentDidChange() } }
    }

    var returnKey = UIReturnKeyType.default {
        didSet { if returnKey != oldValue { contentDidChange() } }
    }

    private let label = UILabel()
    private let glyph = KeyGlyphView()

    init(_ key: Key) {
        self.key = key
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.cornerRadius = 8.5
        label.textAlignment = .center
        addSubview(label)
        addSubview(glyph)
        contentDidChange()
    }

    package required init?(coder: NSCoder) { nil }

    /// The text that the key types, or the name of its function.
    package var title: String {
        switch key {
        case .character(let text): isShifted ? text.uppercased() : text
        case .shift: "shift"
        case .delete: "delete"
        case .return: returnKey.title
        case .space: "space"
        case .page(.letters): "ABC"
        case .page(.numbers): "123"
        case .page(.symbols): "#+="
        case .globe: "next keyboard"
        case .dictation: "dictation"
        case .dismiss: "hide keyboard"
        case .gap: ""
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        glyph.frame = bounds
    }

    // MARK: - Appearance

    private func contentDidChange() {
        glyph.shape = shape
        label.text = glyph.shape == nil ? title : nil
        let size: CGFloat = if case .character(let text) = key, text.count == 1 { 24 } else { 16 }
        label.font = .systemFont(ofSize: size)
        backgroundColor = fill
        let ink: UIColor = isProminent && isEnabled ? .white : isEnabled ? .label : .tertiaryLabel
        label.textColor = ink
        glyph.color = ink
    }

    private var shape: KeyGlyphView.Shape? {
        switch key {
        case .shift: .shift(isFilled: isShifted, isLocked: isLocked)
        case .delete: .delete
        case .return where returnKey == .default: .return
        case .globe: .globe
        case .dictation: .microphone
        case .dismiss: .dismiss
        default: nil
        }
    }

    private var isProminent: Bool {
        guard key == .return else { return false }
        switch returnKey {
        case .default, .next, .continue, .emergencyCall: return false
        default: return true
        }
    }

    private var fill: UIColor {
        if key == .globe || key == .dictation { return .clear }
        if isProminent, isEnabled { return isPressed ? .systemGray : .systemBlue }
        if case .character = key { return isPressed ? Self.pressed : Self.light }
        return isPressed || key == .shift && isShifted || key == .space && !isPressed ? Self.light : Self.dim
    }

    private static let light = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.24) : .white
    }
    private static let dim = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 1, alpha: 0.55)
    }
    private static let pressed = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.4) : UIColor(white: 0.78, alpha: 1)
    }

    // MARK: - Accessibility

    package override var isAccessibilityElement: Bool {
        get { true }
        set { accessibilityState.isElement = newValue }
    }

    package override var accessibilityLabel: String? {
        get { title }
        set { accessibilityState.label = newValue }
    }

    package override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled] }
        set { accessibilityState.traits = newValue }
    }

    package override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onActivate(key)
        return true
    }
}

extension UIReturnKeyType {
    /// The title of the return key.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }
}
