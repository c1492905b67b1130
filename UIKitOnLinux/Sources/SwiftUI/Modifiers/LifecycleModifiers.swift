public import Combine

/// A closure of an app, which is called on the main actor only.
struct Callback: @unchecked Sendable {
    private let closure: () -> Void

    init(_ closure: @escaping () -> Void) { self.closure = closure }

    @MainActor var action: @MainActor () -> Void { { closure() } }
}

/// A modifier that configures its node after its content.
nonisolated struct NodeModifier: ViewModifier, PrimitiveModifier {
    let configure: @MainActor (Node) -> Void

    @MainActor func update(_ node: Node, content: any View) {
        node.setContent(content)
        configure(node)
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let callback = action.map(Callback.init)
        return modifier(NodeModifier { $0.appearance.onAppear = callback?.action })
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let callback = action.map(Callback.init)
        return modifier(NodeModifier { $0.appearance.onDisappear = callback?.action })
    }

    /// Starts a task when the view appears, and cancels it when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts a task when the view appears and when the value changes, which cancels the former task.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        let value = Unchecked(value: value)
        return modifier(
            NodeModifier { node in
                let holder = node.object(TaskHolder<T>())
                if let id = holder.id, id != value.value {
                    node.graph.afterUpdate { holder.start(priority, action) }
                }
                holder.id = value.value
                node.appearance.onAppear = { holder.start(priority, action) }
                node.appearance.onDisappear = { holder.task?.cancel() }
            })
    }

    @available(iOS, deprecated: 17.0)
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        change(of: value, initial: false) { action($1) }
    }

    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        change(of: value, initial: initial, action)
    }

    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        change(of: value, initial: initial) { _, _ in action() }
    }

    nonisolated private func change<V: Equatable>(
        of value: V, initial: Bool, _ action: @escaping (V, V) -> Void
    ) -> some View {
        let change = Unchecked(value: (value: value, action: action))
        return modifier(
            NodeModifier { node in
                let (value, action) = change.value
                let last = node.object(Last(value, isNew: initial))
                guard last.value != value || last.isNew else { return }
                let old = last.value
                last.value = value
                last.isNew = false
                node.graph.afterUpdate { action(old, value) }
            })
    }

    /// Calls an action with each value of a publisher, after updates of views.
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        let input = Unchecked(value: (publisher: publisher, action: action))
        return modifier(
            NodeModifier { $0.object(Receiver<P>()).receive(input.value.publisher, $0, input.value.action) })
    }

    /// Gives the view an identity. Another value is another view, with new state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: Unchecked(value: AnyHashable(id))))
    }

}

/// A value that is used on the main actor only.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

nonisolated private struct IdentityModifier: ViewModifier, PrimitiveModifier {
    let id: Unchecked<AnyHashable>

    @MainActor func update(_ node: Node, content: any View) { node.setChildren([(id.value, content)]) }
}

private final class Last<Value> {
    var value: Value
    var isNew: Bool

    init(_ value: Value, isNew: Bool) {
        self.value = value
        self.isNew = isNew
    }
}

/// The subscription of a view to a publisher.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
    private var publisher: P?
    private var action: ((P.Output) -> Void)?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func receive(_ publisher: P, _ node: Node, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        if let former = self.publisher, isSame(former, publisher) { return }
        self.publisher = publisher
        subscription = publisher.sink { [weak self, weak node] value in
            let value = Unchecked(value: value)
            onMainActor {
                let perform: @MainActor () -> Void = { self?.action?(value.value) }
                if ViewGraph.updatingNode == nil { perform() } else { node?.graph.afterUpdate(perform) }
            }
        }
    }
}

@MainActor
private final class TaskHolder<ID> {
    var id: ID?
    private(set) var task: Task<Void, Never>?

    nonisolated init() {}

    func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }
}
