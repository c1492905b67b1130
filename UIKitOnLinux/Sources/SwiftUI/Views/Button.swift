/// A control that performs an action.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor func update(_ node: Node) {
        var environment = node.environment
        if environment.foregroundStyle == nil {
            let color = role == .destructive ? Color.red : .accentColor
            environment.foregroundStyle = AnyShapeStyle(environment.isEnabled ? color : Color(.tertiaryLabel))
        }
        node.setContent(HStack { label }, environment: environment)
        let view = node.makeView { ButtonView() }
        view.accessibilityTraits = environment.isEnabled ? .button : [.button, .notEnabled]
        view.action = environment.isEnabled ? action : nil
        node.tapAction = environment.isEnabled ? action : {}
        node.layout = { [ContainerItem($0.contentItem, of: $0)] }
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// A description of a button's purpose.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// The view of a button, one element for assistive technologies. As on Apple platforms, it isn't a control: the hosting
/// view's recognizer handles its touches.
final class ButtonView: UIView, PressableView {
    var action: (@MainActor () -> Void)?

    var isPressed = false { didSet { alpha = isPressed ? 0.2 : 1 } }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The label that a modifier has set, or else those of the content.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? elements.compactMap(\.accessibilityLabel).joined(separator: ", ") }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        action?()
        return action != nil
    }
}

/// A view that shows that a finger presses it.
@MainActor
protocol PressableView: UIView {
    var isPressed: Bool { get set }
}

extension UIView {
    /// The outermost accessibility elements inside.
    var elements: [UIView] { subviews.flatMap { $0.isAccessibilityElement ? [$0] : $0.elements } }
}
