/// A value that is stored elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The storage behind a binding, to recognize the same binding in two values of a view.
    private enum Source {
        case closures
        case constant(Value)
        case stored(ObjectIdentifier, path: AnyKeyPath?)
    }

    public var transaction = Transaction()
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void
    private let source: Source

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views read and write on the main thread, where closures of the main actor may run.
        let setValue = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(
            get: unsafeBitCast(get, to: (() -> Value).self), set: { value, _ in setValue(value) }, source: .closures)
    }

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(
            get: unsafeBitCast(get, to: (() -> Value).self),
            set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self), source: .closures)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue }, set: { value, transaction in value.map { base.setValue($0, transaction) } },
            source: .closures)
    }

    /// Creates a binding to the value of an optional, or nil if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? value }, set: { base.setValue($0, $1) }, source: .closures)
    }

    init(location: StateLocation<Value>) {
        self.init(
            get: { location.value }, set: { location.set($0, transaction: $1) },
            source: .stored(ObjectIdentifier(location), path: nil))
    }

    /// Creates a binding to a property of an object that announces its changes itself.
    init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            get: { object[keyPath: keyPath] },
            set: { value, transaction in withTransaction(transaction) { object[keyPath: keyPath] = value } },
            source: .closures)
    }

    /// Returns a binding to a value that is computed from this one, and back.
    func map<Other>(_ convert: @escaping (Value) -> Other, back: @escaping (Other) -> Value) -> Binding<Other> {
        Binding<Other>(get: { convert(getValue()) }, set: { setValue(back($0), $1) }, source: .closures)
    }

    private init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: Source) {
        getValue = get
        setValue = set
        self.source = source
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _, _ in }, source: .constant(value))
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue, transaction.animation == nil ? .current : transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let source: Binding<Subject>.Source
        switch self.source {
        case .closures, .stored(_, path: .some): source = .closures
        case .constant(let value): source = .constant(value[keyPath: keyPath])
        case .stored(let id, path: nil): source = .stored(id, path: keyPath)
        }
        return Binding<Subject>(
            get: { getValue()[keyPath: keyPath] },
            set: { subject, transaction in
                var value = getValue()
                value[keyPath: keyPath] = subject
                setValue(value, transaction)
            }, source: source)
    }

    /// Returns a binding whose changes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Returns a binding whose changes have an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, InstalledProperty, SelfComparing {
    /// Reads the value, so that the node depends on it even if only a closure or a representable uses it.
    @MainActor func install(in node: Node, index: Int) { _ = getValue() }

    func isSame(as other: Binding) -> Bool {
        switch (source, other.source) {
        case (.constant(let value), .constant(let other)): SwiftUI.isSame(value, other)
        case (.stored(let id, let path), .stored(let otherID, let otherPath)): id == otherID && path == otherPath
        default: false
        }
    }
}
