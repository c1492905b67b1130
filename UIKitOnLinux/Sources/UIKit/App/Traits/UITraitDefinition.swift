/// The definition of a trait. Its type is the key of the value in a trait collection.
///
/// https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value

    /// The value of the trait in a collection that doesn't specify it.
    static var defaultValue: Value { get }
    /// The name of the trait for debugging. The default is the type's name.
    static var name: String { get }
    /// The unique identifier of the trait. The default is the type's full name.
    static var identifier: String { get }
    /// A Boolean value that indicates whether dynamic colors depend on the trait. A change then updates colors of
    /// views.
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}
