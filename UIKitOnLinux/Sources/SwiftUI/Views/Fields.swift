/// A control for text.
///
/// https://developer.apple.com/documentation/swiftui/textfield
nonisolated public struct TextField<Label: View>: View {
    public typealias Body = Never

    let title: Text
    let text: Binding<String>
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), text: text)
    }
}

extension TextField: PrimitiveView {
    @MainActor func update(_ node: Node) { node.setContent(Field(title: title.string, isSecure: false, text: text)) }
}

/// A control for private text.
nonisolated public struct SecureField<Label: View>: View {
    public typealias Body = Never

    let title: Text
    let text: Binding<String>
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), text: text)
    }
}

extension SecureField: PrimitiveView {
    @MainActor func update(_ node: Node) { node.setContent(Field(title: title.string, isSecure: true, text: text)) }
}

private struct Field: UIViewRepresentable {
    let title: String
    let isSecure: Bool
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        var onSubmit: (@MainActor () -> Void)?

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            onSubmit?()
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        let text = $text
        field.addAction(
            UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        let environment = context.environment
        context.coordinator.onSubmit = environment.onSubmit?.action
        if field.text != text { field.text = text }
        field.placeholder = title
        field.isSecureTextEntry = isSecure
        field.isEnabled = environment.isEnabled
        field.font = (environment.font ?? .body).uiFont(in: environment)
        field.textColor = environment.foregroundStyle.color(in: environment)
        field.borderStyle = environment.hasFieldBorder ? .roundedRect : .none
    }
}

/// The look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.hasFieldBorder, style is RoundedBorderTextFieldStyle)
    }

    /// Performs an action when the Return key ends the input of a text field.
    @available(iOS 15.0, *)
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        environment(\.onSubmit, Callback(action))
    }
}

/// The kinds of input that a submission ends.
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
}

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    public typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle: PrimitiveView {
    @MainActor func update(_ node: Node) {
        node.setContent(
            HStack {
                label.accessibilityHidden(true)
                Spacer()
                Switch(title: (label as? Text)?.string, isOn: isOn)
            })
    }
}

private struct Switch: UIViewRepresentable {
    let title: String?
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        let isOn = $isOn
        view.addAction(UIAction { [weak view] _ in isOn.wrappedValue = view?.isOn ?? false }, for: .valueChanged)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
        }
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        if view.isOn != isOn { view.setOn(isOn, animated: true) }
        view.isEnabled = context.environment.isEnabled
        view.accessibilityLabel = title
    }
}
