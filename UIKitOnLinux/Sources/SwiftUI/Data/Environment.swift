/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that a view passes to its descendants.
public struct EnvironmentValues: CustomStringConvertible {
    var system = SystemValues()
    private var custom = CustomValues()
    /// Records the values that a representable reads in an update; nil elsewhere.
    var reads: EnvironmentReads?

    public init() {}

    public var layoutDirection: LayoutDirection {
        get { self[\.layoutDirection] }
        set { system.layoutDirection = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[\.colorScheme] }
        set { system.colorScheme = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[\.dynamicTypeSize] }
        set { system.dynamicTypeSize = newValue }
    }
    public var displayScale: CGFloat {
        get { self[\.displayScale] }
        set { system.displayScale = newValue }
    }
    public var locale: Locale {
        get { self[\.locale] }
        set { system.locale = newValue }
    }
    public var isEnabled: Bool {
        get { self[\.isEnabled] }
        set { system.isEnabled = newValue }
    }
    public var font: Font? {
        get { self[\.font] }
        set { system.font = newValue }
    }
    public var lineLimit: Int? {
        get { self[\.lineLimit] }
        set { system.lineLimit = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[\.multilineTextAlignment] }
        set { system.multilineTextAlignment = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[\.horizontalSizeClass] }
        set { system.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[\.verticalSizeClass] }
        set { system.verticalSizeClass = newValue }
    }
    public var accessibilityReduceMotion: Bool { self[\.accessibilityReduceMotion] }
    public var accessibilityReduceTransparency: Bool { self[\.accessibilityReduceTransparency] }
    /// Dismisses the controller that presents the view, if one does.
    public var dismiss: DismissAction { self[\.dismiss] }
    public var isPresented: Bool { self[\.isPresented] }

    var tint: Color? {
        get { self[\.tint] }
        set { system.tint = newValue }
    }
    var foregroundStyle: AnyShapeStyle? {
        get { self[\.foregroundStyle] }
        set { system.foregroundStyle = newValue }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            reads?.record(key: ObjectIdentifier(key)) { $0.custom.values[ObjectIdentifier(key)] as Any }
            return custom.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set { custom.values[ObjectIdentifier(key)] = newValue }
    }

    @available(iOS 17.0, *)
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { object(objectType) }
        set { setObject(newValue) }
    }

    /// Returns the object of a type, of which an environment has one.
    func object<T: AnyObject>(_ type: T.Type) -> T? {
        reads?.record(key: ObjectIdentifier(type)) { $0.custom.values[ObjectIdentifier(type)] as Any }
        return custom.values[ObjectIdentifier(type)] as? T
    }

    mutating func setObject<T: AnyObject>(_ object: T?) { custom.values[ObjectIdentifier(T.self)] = object }

    public var description: String { "\(custom.values.values.map { "\($0)" }.sorted())" }

    private subscript<Value>(path: KeyPath<SystemValues, Value>) -> Value {
        reads?.record(key: path) { $0.system[keyPath: path] }
        return system[keyPath: path]
    }
}

extension EnvironmentValues: SelfComparing {
    func isSame(as other: EnvironmentValues) -> Bool {
        SwiftUI.isSame(system, other.system) && SwiftUI.isSame(custom, other.custom)
    }
}

/// The values that a view has read from its environment in its last update: with `Environment`, or a representable from
/// its context.
///
/// SwiftUI updates a view for changes of these values only. An environment that a representable keeps and reads after its
/// update doesn't add any.
final class EnvironmentReads {
    private var values: [AnyHashable: (EnvironmentValues) -> Any] = [:]
    var isActive = true

    func record(key: AnyHashable, value: @escaping (EnvironmentValues) -> Any) {
        if isActive { values[key] = value }
    }

    /// Returns whether a value that was read differs between two environments.
    func differ(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        values.values.contains { !isSame($0(old), $0(new)) }
    }
}

/// The values of an environment that the system defines.
struct SystemValues {
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var dynamicTypeSize = DynamicTypeSize.large
    var displayScale: CGFloat = 1
    var locale = Locale.current
    var isEnabled = true
    var font: Font?
    var lineLimit: Int?
    var multilineTextAlignment = TextAlignment.leading
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    var accessibilityReduceMotion = false
    var accessibilityReduceTransparency = false
    var dismiss = DismissAction(controller: WeakController())
    var isPresented = false
    var tint: Color?
    var foregroundStyle: AnyShapeStyle?
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
        read = { environment in
            guard Value.self == EnvironmentValues.self else { return environment[keyPath: keyPath] }
            environment.reads?.record(key: keyPath) { $0 }
            var whole = environment
            whole.reads = nil
            return whole[keyPath: keyPath]
        }
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
    @MainActor mutating func install(in node: Node, index: Int) {
        var environment = node.environment
        environment.reads = node.environmentReads
        value = read(environment)
    }
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
