/// The texts that the toolkit shows or speaks of its own accord, for an app to replace by its translations.
public struct PostStrings: Sendable {
    /// The label of a close button, and of a backdrop that a tap on ends its post; "Dismiss" by default.
    public var dismiss = "Dismiss"

    /// Said before a post that informs; "Information" by default.
    public var information = "Information"

    /// Said before a post about a success; "Success" by default.
    public var success = "Success"

    /// Said before a post that warns; "Warning" by default.
    public var warning = "Warning"

    /// Said before a post about an error; "Error" by default.
    public var error = "Error"

    /// Says that there is a button with this title; "Undo available" for "Undo" by default.
    public var available: @Sendable (_ title: String) -> String = { "\($0) available" }

    /// Says how often the same was posted, 2 times at least; "3 times" for 3 by default. A language's plural rules are
    /// for the closure to follow.
    public var times: @Sendable (_ count: Int) -> String = { "\($0) times" }

    /// Says how many posts of a deck are behind the newest, and spreads them out; "3 more" for 3 by default.
    public var more: @Sendable (_ count: Int) -> String = { "\($0) more" }

    /// Gathers a deck that is spread out; "Show less" by default.
    public var showLess = "Show less"

    /// The title of the bar that says that there is no network; "No Internet Connection" by default.
    public var noInternetTitle = "No Internet Connection"

    /// The text below it; "Please check your connection and try again" by default.
    public var noInternetSubtitle = "Please check your connection and try again"

    /// The English texts.
    public init() {}

    /// The texts in use. Read when a view is made: set it before the first post.
    @MainActor public static var current = PostStrings()
}

/// Tells a programmer about a mistake that the library can live with.
@MainActor
enum PostMisuse {
    /// Stops a debug build; a release build goes on. Tests put their own here.
    static var report: (String) -> Void = { assertionFailure($0) }
}
