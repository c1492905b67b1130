package import UIKit

/// The texts that the library itself shows or has VoiceOver speak, in the language of the app.
///
/// The language is the one of the app's localizations that the user prefers, or English if there are no built-in texts in it.
/// The documentation of each property has its English text. An app changes single texts in any language:
///
/// ```swift
/// PostEnvironment.app.strings.undo = "Put Back"
/// ```
///
/// To change a text in one language only, add it to the `Localizable.strings` or the string catalog of the app. The key is the name
/// of the property with the prefix "MessageStackView.", such as "MessageStackView.undo". The placeholder for a number is `%d`, or
/// `%1$d` and `%2$d` in a rating, and the one for a title is `%@`.
public struct PostStrings: Sendable {
    /// The accessibility label of a close button, and of a backdrop on which a tap removes the post; "Dismiss" by default.
    public var dismiss: String

    /// A closure that returns the accessibility label that replaces `dismiss` while several posts are shown, from the first
    /// text of the post; "Dismiss “Saved”" for "Saved" by default.
    public var dismissPost: @MainActor @Sendable (_ title: String) -> String

    /// The word that is spoken before a post of severity `.information`; "Information" by default.
    public var information: String

    /// The word that is spoken before a post of severity `.success`; "Success" by default.
    public var success: String

    /// The word that is spoken before a post of severity `.warning`; "Warning" by default.
    public var warning: String

    /// The word that is spoken before a post of severity `.error`; "Error" by default.
    public var error: String

    /// A closure that returns the announcement of a button from its title; "Undo available" for "Undo" by default.
    public var available: @MainActor @Sendable (_ title: String) -> String

    /// A closure that returns the announcement of a post's count, which is at least 2; "3 times" for 3 by default. The
    /// closure should follow the plural rules of the language.
    public var times: @MainActor @Sendable (_ count: Int) -> String

    /// A closure that returns the text in the corner of a post that represents several requests, from their number, which
    /// is at least 2; "×3" for 3 by default.
    public var count: @MainActor @Sendable (_ count: Int) -> String

    /// The title of the only button of an alert or a pop-up without actions; "OK" by default.
    public var ok: String

    /// The title of the button that ends a form or a rating without an answer; "Cancel" by default.
    public var cancel: String

    /// The label of a field for an e-mail address; "Email" by default.
    public var email: String

    /// The label of a field for a password; "Password" by default.
    public var password: String

    /// The label of a field for a one-time code; "Code" by default.
    public var oneTimeCode: String

    /// The label of a field for the name of a person; "Name" by default.
    public var name: String

    /// The title of a menu button while no option is chosen; "Choose" by default.
    public var choose: String

    /// The error of an empty field that has to be filled in; "This field is required" by default.
    public var requiredField: String

    /// The error of a text that isn't an e-mail address; "Enter a valid email address" by default.
    public var invalidEmail: String

    /// The error of a text that isn't a number; "Enter a number" by default.
    public var invalidNumber: String

    /// A closure that returns the accessibility value of a rating from the chosen number of symbols, which is at least 1, and
    /// the number of all symbols; "3 of 5" by default.
    public var rating: @MainActor @Sendable (_ value: Int, _ count: Int) -> String

    /// The accessibility value of a rating before a choice; "Not rated" by default.
    public var unrated: String

    /// The title of the button that undoes an action; "Undo" by default.
    public var undo: String

    /// The accessibility value of a button while its action's handler is running, and the label of the still symbol that replaces
    /// an activity indicator with Reduce Motion; "In progress" by default.
    public var inProgress: String

    /// A closure that returns the title of the control that expands a deck, from the number of posts behind the newest one;
    /// "3 more" for 3 by default.
    public var more: @MainActor @Sendable (_ count: Int) -> String

    /// The title of the control that collapses an expanded deck; "Show less" by default.
    public var showLess: String

    /// The name of the accessibility action that shows the whole message of a pill; "Show more" by default.
    public var showMore: String

    /// The title of the message that is shown without a network connection; "No Internet Connection" by default.
    public var noInternetTitle: String

    /// The text below that title; "Please check your connection and try again" by default.
    public var noInternetSubtitle: String

    /// The language of the built-in texts, as a tag such as "de" or "pt-BR".
    public let language: String

    /// Creates the texts in the language of the app.
    public init() {
        self.init(for: .main)
    }

    /// Creates the built-in texts in a language, for an app that has its own setting of the language.
    ///
    /// - Parameter language: A tag of the form of BCP 47, such as "de" or "pt-BR". If there are no texts in the language, they are in
    ///   English.
    public init(language: String) {
        self.init(LanguageTexts(of: Self.language(for: [language])), inAppIn: nil)
    }

    /// Creates the texts in the language of an app, with those that the app replaces.
    ///
    /// - Parameter bundle: The bundle of the app or the extension.
    init(for bundle: Bundle) {
        let preferences = bundle.preferredLocalizations
        let texts = LanguageTexts(of: Self.language(for: preferences)) { key in
            let key = "MessageStackView." + key
            let text = bundle.localizedString(forKey: key, value: key, table: nil)
            return text == key ? nil : text
        }
        self.init(texts, inAppIn: preferences.first)
    }

    /// Creates texts.
    ///
    /// - Parameters:
    ///   - texts: The texts.
    ///   - appLanguage: The language of the app; nil if the texts are in it.
    init(_ texts: LanguageTexts, inAppIn appLanguage: String?) {
        language = texts.language
        foreignTexts = appLanguage.flatMap { $0.languageCode == texts.language.languageCode ? nil : texts }
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
        inProgress = texts["inProgress"]
        more = { texts.text("more", counting: $0) }
        showLess = texts["showLess"]
        showMore = texts["showMore"]
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

    /// Returns the language in which VoiceOver has to speak a text; nil for the language of the app. Built-in texts are spoken in
    /// English if the library doesn't have the language of the app.
    func speechLanguage(of text: String?) -> String? {
        guard let foreignTexts, let text, foreignTexts.isBuiltIn(text) else { return nil }
        return language
    }

    /// Returns a text for VoiceOver, with the language in which it is spoken if that isn't the language of the app.
    package func spoken(_ text: String) -> NSAttributedString {
        let language = speechLanguage(of: text)
        return NSAttributedString(string: text, attributes: language.map { [.accessibilitySpeechLanguage: $0] })
    }

    /// The built-in texts, if the app is in another language; otherwise nil.
    private let foreignTexts: LanguageTexts?
}
