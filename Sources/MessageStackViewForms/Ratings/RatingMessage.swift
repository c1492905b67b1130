#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A question that the user answers with a number of symbols, for example one to five stars.
///
/// ```swift
/// let rating = await postView.ask(RatingMessage("How was it?", submit: "Send"))
/// if let rating { review(stars: rating.value) }
/// ```
///
/// A rating enters at once and blocks touches on the app. If there is no room on screen, the rating replaces another post, which
/// returns after the rating has ended. A tap on a symbol chooses it and the symbols before it, and a drag across the symbols
/// changes the choice. The submit button is enabled once there is a choice, either by the user or by an initial `value`. To
/// assistive technologies, the symbols are one adjustable element with a value such as "3 of 5".
///
/// On a hardware keyboard, the keys 1 to 9 choose a number of symbols, the arrow keys change the choice, the Return key submits the
/// rating, and the Escape key cancels it. While the user edits the comment, all keys except Escape edit the text. With a
/// presentation that doesn't block touches on the app, a rating doesn't handle keys.
///
/// When the user submits or cancels the rating, its post ends with the reason `PostRemovalReason.action(id:)` and the identifier
/// `"submit"` or `"cancel"`. The user can also throw the card off the screen, which ends the rating without an answer.
public struct RatingMessage: Sendable {
    /// The answer of a user to a ``RatingMessage``.
    public struct Rating: Equatable, Sendable {
        /// The number of symbols that the user chose, from 1 to `RatingMessage.count`.
        public let value: Int

        /// The comment of the user. It is nil if the rating has no comment field, or if the user left the field empty. If the
        /// comment field is a switch, the comment is "true" or "false". If the comment field is a menu, the comment is the
        /// identifier of the chosen option.
        public let comment: String?

        /// Creates an answer, for example to test `RatingMessage.handler`.
        ///
        /// - Parameters:
        ///   - value: The chosen number of symbols.
        ///   - comment: The comment. The default is nil, for an answer without a comment.
        public init(value: Int, comment: String? = nil) {
            self.value = value
            self.comment = comment
        }
    }

    /// The icon above the title. The default is nil, which shows no icon.
    public var icon: PostIcon?

    /// The title. The default is nil. If it is nil or empty, the rating has no title. VoiceOver uses the title, or `text` if there
    /// is no title, as the label of the symbols.
    public var title: String?

    /// The text below the title. If it is nil or empty, the rating has no text. The default is nil.
    public var text: String?

    /// The number of symbols, such as stars, that the rating shows. The default is 5. A number less than 1 counts as 1, and a
    /// number greater than 10 counts as 10.
    public var count: Int

    /// The name of the SF Symbol that the rating shows `count` times. The default is `"star"`.
    ///
    /// A chosen symbol is filled and has the tint color: for `"star"`, the rating shows `"star.fill"`. If there is no filled
    /// variant, a chosen symbol is bolder. If there is no SF Symbol with this name, the rating shows stars.
    public var symbol: String

    /// The number of symbols that are chosen initially. The default is 0, for no choice. A negative number counts as 0, and a
    /// number greater than `count` counts as `count`. If the post is updated after the user has made a choice, that choice is kept.
    public var value: Int

    /// The names of the choices, from one symbol to `count` symbols, such as "Poor" for one star. The default is an empty array,
    /// for no names.
    ///
    /// The name of the current choice is shown below the symbols, and VoiceOver speaks it. If the array has no name for a choice,
    /// or an empty one, no name is shown.
    public var names: [String]

    /// A field for a comment, usually a text field, which appears below the symbols once the user has made a choice. The default is
    /// nil, for a rating without a comment.
    ///
    /// If the comment is invalid when the user submits the rating, the field shows an error, and the rating isn't submitted. A text
    /// field is required by default. For a comment that the user can leave out, use `.multiline("Comment", isRequired: false)`.
    public var comment: FormField?

    /// The title of the button that submits the rating. If it is empty, the button has the title `PostStrings.ok`.
    public var submit: String

    /// The title of the button that cancels the rating. The default is nil, which uses `PostStrings.cancel`. If the title is
    /// empty, the rating has no cancel button.
    public var cancel: String?

    /// The severity, which determines the haptic and the word that VoiceOver speaks first, but not the colors of the rating. The
    /// default is nil, for a rating without a severity.
    public var severity: PostSeverity?

    /// The closure that submits the answer, for example to a server. It is called each time the user submits the rating, so again
    /// if an earlier call threw an error. The default is nil: the rating ends as soon as the user submits it. If the answer needs
    /// no work while the rating is on screen, use `onAnswer` instead.
    ///
    /// While the closure runs, the submit button shows an activity indicator, and the user can't change the choice or the comment.
    /// The rating ends when the closure returns. If the closure throws an error, the rating remains on screen and shows the error,
    /// so that the user can try again. If the user cancels the rating or code removes it while the closure runs, the task of the
    /// closure is canceled.
    public var handler: (@MainActor @Sendable (Rating) async throws -> Void)?

    /// A closure that is called once with the answer, just before the rating leaves. If the rating has a `handler`, the call
    /// follows after the handler has returned. The closure isn't called if the rating ends without an answer. The default is nil.
    ///
    /// Use this closure to receive the answer to a rating that you post without waiting, and `handler` for work that can fail while
    /// the rating is on screen. `Poster.ask(_:as:request:)` returns the answer too, and also calls this closure.
    public var onAnswer: (@MainActor @Sendable (Rating) -> Void)?

    /// Creates a rating.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - icon: The icon above the title. The default is nil, which shows no icon.
    ///   - count: The number of symbols, such as stars, that the rating shows. The default is 5. A number less than 1 counts as 1,
    ///     and a number greater than 10 counts as 10.
    ///   - symbol: The name of the SF Symbol that the rating shows `count` times. The default is `"star"`.
    ///   - value: The number of symbols that are chosen initially. The default is 0, for no choice.
    ///   - names: The names of the choices, from one symbol to `count` symbols, such as "Poor" for one star. The default is an
    ///     empty array, for no names.
    ///   - comment: A field for a comment, which appears below the symbols once the user has made a choice. The default is nil, for
    ///     no comment.
    ///   - submit: The title of the button that submits the rating. If it is empty, the button has the title `PostStrings.ok`.
    ///   - cancel: The title of the button that cancels the rating. The default is nil, which uses `PostStrings.cancel`. If
    ///     the title is empty, the rating has no cancel button.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a rating without a severity.
    ///   - handler: The closure that submits the answer, for example to a server. The rating shows an error that the closure
    ///     throws, and ends when the closure returns. The default is nil: the rating ends as soon as the user submits it.
    public init(
        _ title: String? = nil,
        text: String? = nil,
        icon: PostIcon? = nil,
        count: Int = 5,
        symbol: String = "star",
        value: Int = 0,
        names: [String] = [],
        comment: FormField? = nil,
        submit: String,
        cancel: String? = nil,
        severity: PostSeverity? = nil,
        handler: (@MainActor @Sendable (Rating) async throws -> Void)? = nil
    ) {
        self.title = title
        self.text = text
        self.icon = icon
        self.count = count
        self.symbol = symbol
        self.value = value
        self.names = names
        self.comment = comment
        self.submit = submit
        self.cancel = cancel
        self.severity = severity
        self.handler = handler
    }

    /// The number of symbols, from 1 to 10.
    var clampedCount: Int { min(max(count, 1), 10) }

    /// The initial choice, from 0 to the number of symbols.
    var clampedValue: Int { min(max(value, 0), clampedCount) }
}

// MARK: - PostQuestion

extension RatingMessage: PostQuestion {
    /// A summary of the rating: its title and its text, separated by a comma and a space. If the title or the text is nil or empty,
    /// the summary is the other one alone. If both are nil or empty, the summary is empty. `PostManager.history` records the
    /// summary of a rating that was never shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of a rating, which is `PostPresentation.popup`. It applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .popup }

    /// Returns a new view that shows the rating. The view is a `PostCardView`.
    @MainActor
    public func makeView() -> UIView {
        let view = RatingMessageView()
        view.set(rating: self)
        return view
    }

    /// Shows this rating in a view that shows another rating. The library calls this method when a posted rating is updated. The
    /// choice of the user is kept. If it is greater than the new `count`, it becomes `count`.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for a
    ///   `RatingMessage`.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? RatingMessageView else { return false }
        view.set(rating: self)
        return true
    }
}

extension RatingMessage: HandlerUpdating {
    package func updateHandlers(of view: UIView) { (view as? RatingMessageView)?.updateHandlers(of: self) }
}

// MARK: - Equatable

/// Two ratings are equal if all their properties are equal. Closures aren't compared.
extension RatingMessage: Equatable {
    /// Returns a Boolean value that indicates whether two ratings are equal. The closures `handler` and `onAnswer`, and the
    /// `validate` closure of the comment field, aren't compared.
    public static func == (one: RatingMessage, other: RatingMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.count == other.count
            && one.symbol == other.symbol && one.value == other.value && one.names == other.names
            && one.comment == other.comment && one.submit == other.submit && one.cancel == other.cancel
            && one.severity == other.severity
    }
}
