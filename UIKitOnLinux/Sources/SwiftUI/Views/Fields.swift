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

/// A control for a value in a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
    let position: Binding<Double>
    let onEditingChanged: (Bool) -> Void

    @MainActor func update(_ node: Node) {
        node.setContent(SliderView(position: position, onEditingChanged: onEditingChanged))
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let length = bounds.upperBound - bounds.lowerBound
        position = value.map {
            Double(($0 - bounds.lowerBound) / length)
        } back: {
            bounds.lowerBound + V($0) * length
        }
        self.onEditingChanged = onEditingChanged
    }
}

/// A slider for a position from 0 to 1.
private struct SliderView: UIViewRepresentable {
    @Binding var position: Double
    let onEditingChanged: (Bool) -> Void

    final class Coordinator {
        var position = Binding.constant(0.0)
        var onEditingChanged: (Bool) -> Void = { _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISlider {
        let view = UISlider()
        let coordinator = context.coordinator
        view.addAction(UIAction { _ in coordinator.onEditingChanged(true) }, for: .touchDown)
        view.addAction(
            UIAction { [weak view] _ in coordinator.position.wrappedValue = Double(view?.value ?? 0) },
            for: .valueChanged
        )
        view.addAction(
            UIAction { _ in coordinator.onEditingChanged(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        view.setContentHuggingPriority(.required, for: .vertical)
        return view
    }

    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.position = $position
        context.coordinator.onEditingChanged = onEditingChanged
        if !view.isTracking { view.value = Float(position) }
        view.isEnabled = context.environment.isEnabled
    }
}
