extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented, .automatic, onDismiss, content)
    }

    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item, .automatic, onDismiss, content)
    }

    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented, .fullScreen, onDismiss, content)
    }

    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item, .fullScreen, onDismiss, content)
    }

    nonisolated private func presentation<Content: View>(
        _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(style: style, onDismiss: onDismiss) {
                isPresented.wrappedValue ? (0, AnyView(content())) : nil
            } dismiss: { _ in
                if isPresented.wrappedValue { isPresented.wrappedValue = false }
            })
    }

    nonisolated private func presentation<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(style: style, onDismiss: onDismiss) {
                item.wrappedValue.map { ($0.id, AnyView(content($0))) }
            } dismiss: { id in
                if let current = item.wrappedValue, AnyHashable(current.id) == id { item.wrappedValue = nil }
            })
    }
}

/// A modifier that presents a view while a binding asks for it.
nonisolated private struct PresentationModifier: ViewModifier, PrimitiveModifier {
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    /// The presented view with its identity.
    let content: () -> (id: AnyHashable, view: AnyView)?
    /// Called when the view with an identity has been dismissed by something other than the binding.
    let dismiss: (AnyHashable) -> Void

    @MainActor func update(_ node: Node, content view: any View) {
        node.setContent(view)
        let presenter = node.object(Presenter())
        presenter.style = style
        presenter.environment = node.environment
        presenter.didDismiss = { [dismiss, onDismiss] id in
            dismiss(id)
            onDismiss?()
        }
        presenter.wanted = content()
        let update: @MainActor () -> Void = { [weak presenter, weak node] in presenter?.update(from: node?.graph) }
        node.graph.afterUpdate(update)
        node.appearance.onAppear = update
        node.onRemove = { presenter.end() }
    }
}

/// The presentation of a modifier.
@MainActor
private final class Presenter {
    var wanted: (id: AnyHashable, view: AnyView)?
    var style = UIModalPresentationStyle.automatic
    var environment = EnvironmentValues()
    var didDismiss: (AnyHashable) -> Void = { _ in }
    private var presented: (id: AnyHashable, controller: PresentedController)?

    nonisolated init() {}

    /// Presents, updates or dismisses, so that the wanted view is presented.
    func update(from graph: ViewGraph?) {
        guard let graph else { return }
        if let presented {
            if let wanted, wanted.id == presented.id {
                presented.controller.rootView = hosted(wanted.view)
            } else if !presented.controller.isBeingDismissed {
                presented.controller.dismiss(animated: true)
            }
        } else if let wanted, graph.isActive, let presenting = graph.controller {
            let controller = PresentedController(rootView: hosted(wanted.view))
            controller.modalPresentationStyle = style
            controller.onDismiss = { [weak self, weak graph] in self?.ended(graph) }
            presented = (wanted.id, controller)
            presenting.present(controller, animated: true)
        }
    }

    func end() {
        wanted = nil
        presented?.controller.dismiss(animated: true)
    }

    private func ended(_ graph: ViewGraph?) {
        guard let presented else { return }
        self.presented = nil
        didDismiss(presented.id)
        if wanted?.id == presented.id { wanted = nil }
        update(from: graph)
    }

    /// Returns the view with the environment of the presenting one.
    private func hosted(_ view: AnyView) -> AnyView {
        let parent = environment
        return AnyView(
            view.modifier(EnvironmentModifier(source: "presentation", value: parent) { $0.inherit(parent) }))
    }
}

private final class PresentedController: UIHostingController<AnyView> {
    var onDismiss: @MainActor () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { onDismiss() }
    }
}
