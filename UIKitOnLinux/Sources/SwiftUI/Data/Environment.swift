/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that a view passes to its descendants.
public struct EnvironmentValues: CustomStringConvertible {
    public var layoutDirection = LayoutDirection.leftToRight
    public var colorScheme = ColorScheme.light
    public var dynamicTypeSize = DynamicTypeSize.large
    public var displayScale: CGFloat = 1
    public var locale = Locale.current
    public var isEnabled = true
    public var font: Font?
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    public internal(set) var accessibilityReduceMotion = false
    public internal(set) var accessibilityReduceTransparency = false
    /// Dismisses the controller that presents the view, if one does.
    public internal(set) var dismiss = DismissAction(controller: WeakController())
    public internal(set) var isPresented = false

    var tint: Color?
    var foregroundStyle: AnyShapeStyle?
    private var custom = CustomValues()

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { custom.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom.values[ObjectIdentifier(key)] = newValue }
    }

    @available(iOS 17.0, *)
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { custom.values[ObjectIdentifier(objectType)] as? T }
        set { custom.values[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String { "\(custom.values.values.map { "\($0)" }.sorted())" }
}

/// The values that an app has added to an environment.
private struct CustomValues: SelfComparing {
    var values: [ObjectIdentifier: Any] = [:]

    func isSame(as other: CustomValues) -> Bool {
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

extension Environment: InstalledProperty, SelfComparing {
    @MainActor mutating func install(in node: Node, index: Int) { value = read(node.environment) }
    func isSame(as other: Environment) -> Bool { source == other.source }
}

// MARK: - Modifiers

/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier: ViewModifier, PrimitiveModifier, SelfComparing {
    let source: AnyHashable
    let value: Any
    let change: (inout EnvironmentValues) -> Void

    @MainActor func update(_ node: Node, content: any View) {
        var environment = node.environment
        change(&environment)
        node.setContent(content, environment: environment)
    }

    func isSame(as other: EnvironmentModifier) -> Bool { source == other.source && SwiftUI.isSame(value, other.value) }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(source: keyPath, value: value) { $0[keyPath: keyPath] = value })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(source: keyPath, value: Callback {}) { transform(&$0[keyPath: keyPath]) })
    }

    @available(iOS 17.0, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(source: ObjectIdentifier(T.self), value: object as Any) { $0[T.self] = object })
    }
}
