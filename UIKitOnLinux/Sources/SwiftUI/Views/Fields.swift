/// A control for text.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
    let title: Text
    let text: Binding<String>

    @MainActor func update(_ node: Node) { node.setContent(Field(title: title.string, text: text)) }
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

private struct Field: UIViewRepresentable {
    let title: String
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
        var text = Binding.constant("")

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.addAction(
            UIAction { [weak field, weak coordinator = context.coordinator] _ in
                coordinator?.text.wrappedValue = field?.text ?? ""
            }, for: .editingChanged)
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        let environment = context.environment
        context.coordinator.text = $text
        if field.text != text { field.text = text }
        field.placeholder = title
        field.isEnabled = environment.isEnabled
        field.font = (environment.font ?? .body).uiFont(in: environment)
        field.textColor = environment.foregroundStyle.color(in: environment)
    }
}

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(
            HStack {
                label.accessibilityHidden(true)
                Spacer()
                Switch(title: (label as? Text)?.string, isOn: isOn)
            })
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

private struct Switch: UIViewRepresentable {
    let title: String?
    @Binding var isOn: Bool

    final class Coordinator {
        var isOn = Binding.constant(false)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.addAction(
            UIAction { [weak view, weak coordinator = context.coordinator] _ in
                coordinator?.isOn.wrappedValue = view?.isOn ?? false
            }, for: .valueChanged)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
        }
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.isOn = $isOn
        if view.isOn != isOn { view.setOn(isOn, animated: true) }
        view.isEnabled = context.environment.isEnabled
        view.accessibilityLabel = title
    }
}
