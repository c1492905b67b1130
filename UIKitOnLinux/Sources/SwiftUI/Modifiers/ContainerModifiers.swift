/// A modifier that puts the views of its content into a view of its own, and configures that view.
nonisolated struct ContainerModifier: ViewModifier, PrimitiveModifier, SelfComparing {
    /// The value that determines the configuration, to recognize the same modifier; nil if none does.
    let value: AnyHashable?
    let configure: @MainActor (ContainerView, Node) -> Void

    @MainActor func update(_ node: Node, content: any View) {
        node.setContent(content)
        configure(node.makeView { ContainerView() }, node)
        node.layout = { [ContainerItem($0.contentItem, of: $0)] }
    }

    func isSame(as other: ContainerModifier) -> Bool { value != nil && value == other.value }
}

/// A view for other views. It takes no touches itself, unless it reacts to taps.
final class ContainerView: UIView {
    var takesTouches = false
    var shape: (any Shape)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !takesTouches ? nil : view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape else { return }
        let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.path = shape.path(in: bounds).cgPath
        layer.mask = mask
    }
}

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(ContainerModifier(value: opacity) { view, _ in view.alpha = opacity })
    }

    nonisolated public func hidden() -> some View {
        modifier(ContainerModifier(value: 0) { view, _ in view.isHidden = true })
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(ContainerModifier(value: enabled) { view, _ in view.isUserInteractionEnabled = enabled })
    }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(
            ContainerModifier(value: nil) { view, _ in
                view.shape = shape
                view.setNeedsLayout()
            })
    }

    /// Performs an action after taps. Only single taps are recognized.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        let callback = Callback(action)
        return modifier(
            ContainerModifier(value: nil) { view, node in
                view.takesTouches = true
                node.tapAction = callback.action
            })
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(
            EnvironmentModifier(source: "disabled", value: disabled) { environment in
                environment.isEnabled = environment.isEnabled && !disabled
            })
    }
}

// MARK: - Accessibility

extension View {
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        modifier(AccessibilityAttachmentModifier(change: .hidden(hidden)))
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        modifier(AccessibilityAttachmentModifier(change: .label(label.string)))
    }

    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }
}

/// A modifier of the accessibility elements of its content.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
    enum Change: Equatable {
        case hidden(Bool)
        case label(String)
    }

    let change: Change

    @MainActor func update(_ node: Node, content: any View) {
        node.setContent(content)
        let view = node.makeView { ContainerView() }
        node.layout = { [ContainerItem($0.contentItem, of: $0)] }
        node.afterLayout = { [change] in
            let elements = view.elements
            switch change {
            case .hidden(let hidden): view.accessibilityElementsHidden = hidden
            case .label(let label):
                if elements.isEmpty { view.isAccessibilityElement = true }
                for element in elements.isEmpty ? [view] : elements { element.accessibilityLabel = label }
            }
        }
    }
}
