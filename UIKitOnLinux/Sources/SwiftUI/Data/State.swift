/// A value that belongs to a view and outlives the view's values.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }
    public init(initialValue value: Value) { initialValue = value }

    /// The value. Changes before the view is on screen are ignored.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initialValue) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty, SelfComparing {
    @MainActor mutating func install(in node: Node, index: Int) {
        location = node.stored(index) { StateLocation(initialValue) }
    }

    /// The value at first use counts; later ones don't replace it.
    func isSame(as other: State) -> Bool { true }
}

/// The storage of a state, and the nodes that have read it. Usable from any thread.
final class StateLocation<Value>: @unchecked Sendable {
    private struct Reader {
        weak var node: Node?
        let updateCount: Int
    }

    private let lock = NSLock()
    private var storedValue: Value
    /// Used on the main thread only.
    private var readers: [ObjectIdentifier: Reader] = [:]

    init(_ value: Value) { storedValue = value }

    /// The value. The node that is being updated will be updated again when it changes.
    var value: Value {
        if MainQueue.isCurrent { MainActor.assumeIsolated { addReader() } }
        return lock.withLock { storedValue }
    }

    func set(_ value: Value, transaction: Transaction) {
        let isUnchanged = lock.withLock {
            defer { storedValue = value }
            return isSame(storedValue, value)
        }
        let animation = transaction.animation
        if !isUnchanged { onMainActor { self.invalidate(Transaction(animation: animation)) } }
    }

    @MainActor
    private func addReader() {
        guard let node = ViewGraph.updatingNode else { return }
        readers[ObjectIdentifier(node)] = Reader(node: node, updateCount: node.updateCount)
    }

    @MainActor
    private func invalidate(_ transaction: Transaction) {
        ViewGraph.reportChangeDuringUpdate("Modifying state during view update")
        let readers = readers.values
        self.readers = [:]
        for reader in readers {
            reader.node?.graph.invalidate(reader.node, after: reader.updateCount, transaction: transaction)
        }
    }
}
