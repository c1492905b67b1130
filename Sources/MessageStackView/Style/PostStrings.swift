/// The texts that the toolkit shows or speaks of its own accord, for an app to replace by its translations.
public struct PostStrings: Hashable, Sendable {
    /// The label of a close button; "Dismiss" by default.
    public var dismiss = "Dismiss"

    /// The English texts.
    public init() {}

    /// The texts in use. Read when a view is made: set it before the first post.
    @MainActor public static var current = PostStrings()
}
