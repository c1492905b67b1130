/// The texts that the library itself shows or has VoiceOver speak. An app replaces them with translations.
public struct PostStrings: Sendable {
    /// The accessibility label of a close button, and of a backdrop on which a tap removes the post; "Dismiss" by default.
    public var dismiss = "Dismiss"

    /// A closure that returns the accessibility label that replaces `dismiss` while several posts are shown, from the first
    /// text of the post; "Dismiss “Saved”" for "Saved" by default.
    public var dismissPost: @Sendable (_ title: String) -> String = { "Dismiss “\($0)”" }

    /// The word that is spoken before a post of severity `.information`; "Information" by default.
    public var information = "Information"

    /// The word that is spoken before a post of severity `.success`; "Success" by default.
    public var success = "Success"

    /// The word that is spoken before a post of severity `.warning`; "Warning" by default.
    public var warning = "Warning"

    /// The word that is spoken before a post of severity `.error`; "Error" by default.
    public var error = "Error"

    /// A closure that returns the announcement of a button from its title; "Undo available" for "Undo" by default.
    public var available: @Sendable (_ title: String) -> String = { "\($0) available" }

    /// A closure that returns the announcement of a post's count, which is at least 2; "3 times" for 3 by default. The
    /// closure should follow the plural rules of the language.
    public var times: @Sendable (_ count: Int) -> String = { "\($0) times" }

    /// A closure that returns the text in the corner of a post that represents several requests, from their number, which
    /// is at least 2; "×3" for 3 by default.
    public var count: @Sendable (_ count: Int) -> String = { "×\($0)" }

    /// The title of the only button of an alert or a pop-up without actions; "OK" by default.
    public var ok = "OK"

    /// The title of the button that ends a form or a rating without an answer; "Cancel" by default.
    public var cancel = "Cancel"

    /// The label of a field for an e-mail address; "Email" by default.
    public var email = "Email"

    /// The label of a field for a password; "Password" by default.
    public var password = "Password"

    /// The label of a field for a one-time code; "Code" by default.
    public var oneTimeCode = "Code"

    /// The label of a field for the name of a person; "Name" by default.
    public var name = "Name"

    /// The title of a menu button while no option is chosen; "Choose" by default.
    public var choose = "Choose"

    /// The error of an empty field that has to be filled in; "This field is required" by default.
    public var requiredField = "This field is required"

    /// The error of a text that isn't an e-mail address; "Enter a valid email address" by default.
    public var invalidEmail = "Enter a valid email address"

    /// The error of a text that isn't a number; "Enter a number" by default.
    public var invalidNumber = "Enter a number"

    /// A closure that returns the accessibility value of a rating from the chosen number of symbols, which is at least 1, and
    /// the number of all symbols; "3 of 5" by default.
    public var rating: @Sendable (_ value: Int, _ count: Int) -> String = { "\($0) of \($1)" }

    /// The accessibility value of a rating before a choice; "Not rated" by default.
    public var unrated = "Not rated"

    /// The title of the button that undoes an action; "Undo" by default.
    public var undo = "Undo"

    /// The accessibility value of a button while its action's handler is running, and the label of the still symbol that replaces
    /// an activity indicator with Reduce Motion; "In progress" by default.
    public var inProgress = "In progress"

    /// A closure that returns the title of the control that expands a deck, from the number of posts behind the newest one;
    /// "3 more" for 3 by default.
    public var more: @Sendable (_ count: Int) -> String = { "\($0) more" }

    /// The title of the control that collapses an expanded deck; "Show less" by default.
    public var showLess = "Show less"

    /// The name of the accessibility action that shows the whole message of a pill; "Show more" by default.
    public var showMore = "Show more"

    /// The title of the message that is shown without a network connection; "No Internet Connection" by default.
    public var noInternetTitle = "No Internet Connection"

    /// The text below that title; "Please check your connection and try again" by default.
    public var noInternetSubtitle = "Please check your connection and try again"

    /// Creates the English texts.
    public init() {}

    /// The current texts. They are read when a view is made, so set them before the first post.
    @MainActor public static var current = PostStrings()
}
