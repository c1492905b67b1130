import UIKit

/// The texts that the library itself shows in posts, or that VoiceOver speaks about posts, in the language of the app.
///
/// The language of the app is the one of its localizations that the user prefers most. If the library has no texts in that
/// language, it uses English. To replace a text in all languages, set the property of the text before the first post:
///
/// ```swift
/// PostEnvironment.app.strings.undo = "Put Back"
/// ```
///
/// To replace a text in one language only, add your text to the `Localizable.strings` or the string catalog of the app. The key
/// is the name of the property with the prefix "MessageStackView.", such as "MessageStackView.undo". The placeholder for a number
/// is `%d`, or `%1$d` and `%2$d` in a rating, and the one for a title is `%@`. The text `count` has no key.
public struct PostStrings: Sendable {
    /// The accessibility label of a close button, and of a backdrop on which a tap removes the post. The accessibility action
    /// that removes the post has this name too. While several posts are shown, `dismissPost` replaces this text. The default in
    /// English is "Dismiss".
    public var dismiss: String

    /// A closure that returns the accessibility label of a close button, or of a backdrop on which a tap removes the post, while
    /// several posts are shown. The argument is the first text of the post. While a single post is shown, and for a post without
    /// text, the label is `dismiss`. For the text "Saved", the default in English returns "Dismiss “Saved”".
    public var dismissPost: @MainActor @Sendable (_ title: String) -> String

    /// The word that VoiceOver speaks before a post with the severity `.information`. The default in English is
    /// "Information".
    public var information: String

    /// The word that VoiceOver speaks before a post with the severity `.success`. The default in English is "Success".
    public var success: String

    /// The word that VoiceOver speaks before a post with the severity `.warning`. The default in English is "Warning".
    public var warning: String

    /// The word that VoiceOver speaks before a post with the severity `.error`. The default in English is "Error".
    public var error: String

    /// A closure that returns a text about a button of a post. When VoiceOver announces the post, it speaks this text after the
    /// texts of the post, once for each enabled button except a close button. The argument is the title of the button. For the
    /// title "Undo", the default in English returns "Undo available".
    public var available: @MainActor @Sendable (_ title: String) -> String

    /// A closure that returns the text that VoiceOver speaks when a post represents several requests, as with
    /// `PostDuplicatePolicy.count`. The argument is the number of these requests, which is at least 2. For 3, the default in
    /// English returns "3 times". The closure should follow the plural rules of the language.
    public var times: @MainActor @Sendable (_ count: Int) -> String

    /// A closure that returns the text that is shown in the corner of a post while the post represents several requests, as with
    /// `PostDuplicatePolicy.count`. The argument is the number of these requests, which is at least 2. For 3, the default in
    /// English returns "×3".
    public var count: @MainActor @Sendable (_ count: Int) -> String

    /// The title of the only button of an alert or a pop-up without actions, and of the button that submits a form or a rating if
    /// that button has no other title. The default in English is "OK".
    public var ok: String

    /// The title of the button that ends a form or a rating without an answer, if that button has no other title. It is also the
    /// title of a `PostAction` with the role `.cancel` and an empty title. The default in English is "Cancel".
    public var cancel: String

    /// The label of a form field for an e-mail address, if the field has no label of its own. The default in English is "Email".
    public var email: String

    /// The label of a form field for a password, if the field has no label of its own. The default in English is "Password".
    public var password: String

    /// The label of a form field for a one-time code, if the field has no label of its own. The default in English is "Code".
    public var oneTimeCode: String

    /// The label of a form field for the name of a person, if the field has no label of its own. The default in English is
    /// "Name".
    public var name: String

    /// The title of the menu button in a form field with several options, while no option is chosen and if the field has no
    /// placeholder. The default in English is "Choose".
    public var choose: String

    /// The error that a required form field shows if its text is empty, its switch is off, or no option is chosen. The default in
    /// English is "This field is required".
    public var requiredField: String

    /// The error that a form field shows for a text that isn't an e-mail address. The default in English is "Enter a valid
    /// email address".
    public var invalidEmail: String

    /// The error that a form field shows for a text that isn't a number. The default in English is "Enter a number".
    public var invalidNumber: String

    /// A closure that returns the accessibility value of a rating, such as one with stars. The arguments are the chosen number of
    /// symbols, which is at least 1, and the number of all symbols. For 3 and 5, the default in English returns "3 of 5".
    public var rating: @MainActor @Sendable (_ value: Int, _ count: Int) -> String

    /// The accessibility value of a rating before the user has made a choice. The default in English is "Not rated".
    public var unrated: String

    /// The title of the button that undoes an action, in the post of `post(undoable:)`. The default in English is "Undo".
    public var undo: String

    /// The title of the menu item, and the name of the accessibility action, that copies the text of a post. The default in English
    /// is "Copy".
    public var copy: String

    /// The accessibility value of a button of a post while the handler of the button's action runs. VoiceOver speaks the value
    /// after the title. The default in English is "In progress".
    public var inProgress: String

    /// A closure that returns the accessibility label of the control that expands a deck of posts (see `PostDeck`). The argument
    /// is the number of posts behind the newest one. For 3, the default in English returns "3 more".
    public var more: @MainActor @Sendable (_ count: Int) -> String

    /// The accessibility label of the control that collapses an expanded deck of posts (see `PostDeck`), and the name of the
    /// accessibility action that closes an opened post such as a pill (see `PostPresentation.isExpandable`). The default in
    /// English is "Show less".
    public var showLess: String

    /// The name of the accessibility action that opens a compact post such as a pill, so that the whole message is visible (see
    /// `PostPresentation.isExpandable`). The default in English is "Show more".
    public var showMore: String

    /// The title of the button that clears a deck or a stack, and the name of the accessibility action that does the same. Both
    /// remove all posts that the user could also remove with a tap or a swipe. The default in English is "Clear All".
    public var clearAll: String

    /// The title of the message that the product `MessageStackViewConnectivity` shows for a missing network connection. The
    /// default in English is "No Internet Connection".
    public var noInternetTitle: String

    /// The text below `noInternetTitle` in the message that the product `MessageStackViewConnectivity` shows for a missing
    /// network connection. The default in English is "Please check your connection and try again".
    public var noInternetSubtitle: String

    /// The language of the library's texts in this value, as a BCP 47 tag such as "de" or "pt-BR". Texts that the app replaces
    /// can be in another language.
    public let language: String

    /// Creates the library's texts in the language of the app, with the replacements from the app's `Localizable.strings` or
    /// string catalog. If the library has no texts in that language, the other texts are in English.
    public init() {
        self.init(for: .main)
    }

    /// Creates the library's texts in a language, for an app with its own language setting. Replacements in the app's
    /// `Localizable.strings` or string catalog aren't used.
    ///
    /// - Parameter language: The language as a tag in the form of BCP 47, such as "de" or "pt-BR". If the library has no texts in
    ///   that language, the texts are in English.
    public init(language: String) {
        self.init(LanguageTexts(of: Self.language(for: [language])))
    }

    /// Creates the texts in the language of an app, with those that the app replaces.
    ///
    /// - Parameter bundle: The bundle of the app or the extension.
    init(for bundle: Bundle) {
        let texts = LanguageTexts(of: Self.language(for: bundle.preferredLocalizations)) { key in
            let key = "MessageStackView." + key
            let text = bundle.localizedString(forKey: key, value: key, table: nil)
            // An option of Xcode's schemes shows missing texts as their keys in capitals.
            return text.lowercased() == key.lowercased() ? nil : text
        }
        self.init(texts)
    }

    /// Creates the texts of a language.
    init(_ texts: LanguageTexts) {
        language = texts.language
        dismiss = texts["dismiss"]
        dismissPost = { texts.text("dismissPost", $0) }
        information = texts["information"]
        success = texts["success"]
        warning = texts["warning"]
        error = texts["error"]
        available = { texts.text("available", $0) }
        times = { texts.text("times", counting: $0) }
        count = { "×\(texts.number($0))" }
        ok = texts["ok"]
        cancel = texts["cancel"]
        email = texts["email"]
        password = texts["password"]
        oneTimeCode = texts["oneTimeCode"]
        name = texts["name"]
        choose = texts["choose"]
        requiredField = texts["requiredField"]
        invalidEmail = texts["invalidEmail"]
        invalidNumber = texts["invalidNumber"]
        rating = { texts.text("rating", $0, $1) }
        unrated = texts["unrated"]
        undo = texts["undo"]
        copy = texts["copy"]
        inProgress = texts["inProgress"]
        more = { texts.text("more", counting: $0) }
        showLess = texts["showLess"]
        showMore = texts["showMore"]
        clearAll = texts["clearAll"]
        noInternetTitle = texts["noInternetTitle"]
        noInternetSubtitle = texts["noInternetSubtitle"]
    }

    /// The texts of the app.
    @MainActor static var app = PostStrings()

    /// The texts of the manager that currently makes, updates or announces a post; otherwise those of the app.
    @MainActor package static var current: PostStrings { ofManager ?? app }

    /// Performs an action with other texts.
    @MainActor
    static func use<Result>(_ strings: PostStrings?, _ action: () -> Result) -> Result {
        let outer = ofManager
        ofManager = strings
        defer { ofManager = outer }
        return action()
    }

    @MainActor private static var ofManager: PostStrings?

    /// Returns the language of the built-in texts that fits preferred languages best.
    ///
    /// - Parameter preferences: The tags of the languages, the most preferred first.
    static func language(for preferences: [String]) -> String {
        let languages = LanguageTexts.languages
        // Most apps have the same tags, and the comparison of related languages takes time.
        if let first = preferences.first, languages.contains(first) { return first }
        // Without a match, the result is any of the languages.
        guard let best = Bundle.preferredLocalizations(from: languages, forPreferences: preferences).first,
            preferences.contains(where: { best.isReadable(in: $0) })
        else { return "en" }
        return best
    }
}
