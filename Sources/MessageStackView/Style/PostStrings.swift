/// The texts that the toolkit shows or speaks of its own accord, for an app to replace by its translations.
public struct PostStrings: Hashable, Sendable {
    /// The label of a close button; "Dismiss" by default.
    public var dismiss = "Dismiss"

    /// The title of the bar that says that there is no network; "No Internet Connection" by default.
    public var noInternetTitle = "No Internet Connection"

    /// The text below it; "Please check your connection and try again" by default.
    public var noInternetSubtitle = "Please check your connection and try again"

    /// The English texts.
    public init() {}

    /// The texts in use. Read when a view is made: set it before the first post.
    @MainActor public static var current = PostStrings()
}
