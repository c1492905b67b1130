/// A trait: its type is the key, its value what a trait collection holds under it.
///
/// https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value

    /// What a collection that says nothing of the trait answers.
    static var defaultValue: Value { get }
    /// For people, such as those who debug; the type's name by default.
    static var name: String { get }
    /// Tells traits apart; the type's full name by default.
    static var identifier: String { get }
    /// Whether dynamic colours depend on the trait, so that views take a change of it as one of their colours.
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
