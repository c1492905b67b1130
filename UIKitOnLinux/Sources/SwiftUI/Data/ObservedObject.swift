public import Combine

/// An observable object that a view has been given. Each change of the object updates the view.
///
/// https://developer.apple.com/documentation/swiftui/observedobject
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Bindings to the properties of an object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(object, keyPath)
        }
    }

    nonisolated(unsafe) private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstalledProperty, SelfComparing {
    mutating func install(in node: Node, index: Int) {
        node.stored(index) { ObservedLocation<ObjectType>() }.observe(object, for: node)
    }

    nonisolated func isSame(as other: ObservedObject) -> Bool { object === other.object }
}

/// An observable object that belongs to a view and outlives the view's values. Each change of the object updates the
/// view.
///
/// https://developer.apple.com/documentation/swiftui/stateobject
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var object: ObjectType?

    /// The expression is evaluated once for each view on screen.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is on screen, each use makes another one.
    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: InstalledProperty, SelfComparing {
    mutating func install(in node: Node, index: Int) {
        let location = node.stored(index) { ObservedLocation<ObjectType>() }
        let object = location.object ?? make()
        location.observe(object, for: node)
        self.object = object
    }

    /// The object at first use counts; later ones don't replace it.
    nonisolated func isSame(as other: StateObject) -> Bool { true }
}

/// An observable object that an ancestor has put into the environment with `environmentObject(_:)`. Each change of the
/// object updates the view.
///
/// https://developer.apple.com/documentation/swiftui/environmentobject
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Bindings to the properties of an object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(object, keyPath)
        }
    }

    private var object: ObjectType?

    public init() {}

    /// The object. Stops the program if no ancestor has put one into the environment.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. An ancestor needs View.environmentObject(_:).")
        }
        return object
    }

    public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty, SelfComparing {
    mutating func install(in node: Node, index: Int) {
        var environment = node.environment
        environment.reads = node.environmentReads
        object = environment.object(ObjectType.self)
        guard let object else { return }
        node.stored(index) { ObservedLocation<ObjectType>() }.observe(object, for: node)
    }

    nonisolated func isSame(as other: EnvironmentObject) -> Bool { true }
}

extension View {
    /// Puts an object into the environment, for the `EnvironmentObject` properties of descendants.
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentModifier(source: ObjectIdentifier(T.self), value: object) { $0.setObject(object) })
    }
}

/// The observation of an object by a node, which is updated for each change.
@MainActor
private final class ObservedLocation<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?

    func observe(_ object: ObjectType, for node: Node) {
        guard object !== self.object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak node] _ in
            let animation = Transaction.current.animation
            if !MainQueue.isCurrent {
                NSLog("%@", "Publishing changes from background threads is not allowed: \(ObjectType.self)")
            }
            onMainActor {
                guard let node else { return }
                ViewGraph.reportChangeDuringUpdate("Publishing changes from within view updates is not allowed")
                node.graph.invalidate(
                    node, after: node.updateCount, transaction: Transaction(animation: animation))
            }
        }
    }
}
