/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that a view passes to its descendants.
///
/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [AnyHashable: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    @available(iOS 17.0, *)
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { values[ObjectIdentifier(objectType)] as? T }
        set { values[ObjectIdentifier(objectType)] = newValue }
    }

    /// The values of this module, by name.
    subscript<Value>(name: String, default defaultValue: @autoclosure () -> Value) -> Value {
        get { values[name] as? Value ?? defaultValue() }
        set { values[name] = newValue }
    }

    public var description: String { "\(values.values.map { "\($0)" }.sorted())" }
}

extension EnvironmentValues: SelfComparing {
    func isSame(as other: EnvironmentValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { SwiftUI.isSame(value, $0) } ?? false }
    }
}

/// A value of the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let source: AnyHashable
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        source = keyPath
    }

    @available(iOS 17.0, *)
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = {
            guard let object = $0[objectType] else {
                fatalError("No Observable object of type \(objectType) found.")
            }
            return object
        }
        source = ObjectIdentifier(objectType)
    }

    @available(iOS 17.0, *)
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
        source = ObjectIdentifier(objectType)
    }

    /// The value, or that of an empty environment before the view is on screen.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
    mutating func install(in node: Node, index: Int) { value = read(node.environment) }
}

extension Environment: SelfComparing {
    func isSame(as other: Environment) -> Bool { source == other.source }
}

// MARK: - Modifiers

/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    let source: AnyHashable
    let value: Any
    let change: (inout EnvironmentValues) -> Void

    init(_ source: AnyHashable, _ value: Any, change: @escaping (inout EnvironmentValues) -> Void) {
        self.source = source
        self.value = value
        self.change = change
    }

    @MainActor func update(_ node: Node, content: any View) {
        var environment = node.environment
        change(&environment)
        node.setContent(content, environment: environment)
    }
}

extension EnvironmentModifier: SelfComparing {
    nonisolated func isSame(as other: EnvironmentModifier) -> Bool {
        source == other.source && SwiftUI.isSame(value, other.value)
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(keyPath, value) { $0[keyPath: keyPath] = value })
    }

    @available(iOS 17.0, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(ObjectIdentifier(T.self), object as Any) { $0[T.self] = object })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(keyPath, transform) { transform(&$0[keyPath: keyPath]) })
    }
}
