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
/// A rating blocks touches on the app, like a pop-up. It enters at once: if there is no room on screen, it replaces another post,
/// which returns afterward. The button that submits it is enabled once the user has made a choice. An initial `value` counts as a
/// choice. A tap on a symbol chooses it, and a drag across the symbols changes the choice. To assistive technologies, the symbols
/// are one adjustable element with a value such as "3 of 5".
///
/// The keys 1 to 9 choose a number of symbols, the arrow keys change the choice, the Return key submits it, and the Escape key
/// cancels the rating. While the user edits the comment, all keys except Escape belong to the text. With a presentation that
/// doesn't block touches on the app, a rating doesn't handle keys.
///
/// When the user submits or cancels the rating, the post ends with `PostRemovalReason.action(id:)` and the identifier `"submit"`
/// or `"cancel"`.
public struct RatingMessage: Sendable {
    /// The answer of a user to a ``RatingMessage``.
    public struct Rating: Equatable, Sendable {
        /// The number of symbols that the user chose, from 1 to `RatingMessage.count`.
        public let value: Int

        /// The comment of the user. It is nil if the rating has no comment field, or if the user left the field empty. If the
        /// field is a switch, the comment is "true" or "false"; if it is a menu, the comment is the identifier of the chosen
        /// option.
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

    /// The title. The default is nil. If it is nil or empty, the rating has no title. The title or, without a title, `text` is
    /// the accessibility label of the symbols.
    public var title: String?

    /// The text below the title. If it is nil or empty, the rating has no text. The default is nil.
    public var text: String?

    /// The number of symbols, such as stars, that the rating shows. The default is 5. The value is clamped to 1…10.
    public var count: Int

    /// The name of the SF Symbol that the rating shows `count` times. The default is `"star"`.
    ///
    /// A chosen symbol has the tint color, and is the variant with the suffix `.fill`. If there is no such variant, the symbol is
    /// bolder. If there is no symbol with the name, the rating shows stars.
    public var symbol: String

    /// The number of symbols that are chosen initially. The default is 0, for no choice. The value is clamped to 0…`count`. An
    /// update of the post doesn't replace the choice of the user.
    public var value: Int

    /// The names of the choices, from the lowest to the highest, such as "Poor" for one star. The default is an empty array.
    ///
    /// The name of the current choice is shown below the symbols, and is part of their accessibility value. If the name of a
    /// choice is empty or missing, no name is shown.
    public var names: [String]

    /// A field, usually for text, that appears below the symbols once the user has made a choice. The default is nil, for a rating without
    /// a comment.
    ///
    /// The field shows errors like a field of a ``FormMessage``. Fields are required by default. For a comment that the user can
    /// leave out, use `.multiline("Comment", isRequired: false)`.
    public var comment: FormField?

    /// The title of the button that submits the choice. If it is empty, the title is `PostStrings.ok`.
    public var submit: String

    /// The title of the button that cancels the rating. The default is nil, which uses `PostStrings.cancel`. If the title is
    /// empty, the rating has no cancel button.
    public var cancel: String?

    /// The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for a rating
    /// without a severity. The colors of the rating don't depend on it.
    public var severity: PostSeverity?

    /// The closure that runs with the answer when the user submits the rating. The default is nil: the rating ends as soon as the
    /// user submits it.
    ///
    /// While the closure runs, the button shows an activity indicator, and the user can't change the choice and the comment. If
    /// the closure throws an error, the rating remains on screen and shows the error, so that the user can try again. If the post
    /// is removed while the closure runs, the task of the closure is canceled, unlike that of a `PostAction`.
    public var handler: (@MainActor @Sendable (Rating) async throws -> Void)?

    /// A closure that is called with the answer just before the post begins to leave. The default is nil. The closure isn't called
    /// if the post ends without an answer. To submit the rating, and show an error if that fails, use `handler`, which runs
    /// before.
    public var onAnswer: (@MainActor @Sendable (Rating) -> Void)?

    /// Creates a rating.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - icon: The icon above the title. The default is nil, which shows no icon.
    ///   - count: The number of symbols, such as stars, that the rating shows. The default is 5. The value is clamped to 1…10.
    ///   - symbol: The name of the SF Symbol that the rating shows `count` times. The default is `"star"`.
    ///   - value: The number of symbols that are chosen initially. The default is 0, for no choice.
    ///   - names: The names of the choices, from the lowest to the highest, such as "Poor" for one star. The default is an empty
    ///     array, for no names.
    ///   - comment: A field, usually for text, that appears once the user has made a choice. The default is nil, for no comment.
    ///   - submit: The title of the button that submits the choice. If it is empty, the title is `PostStrings.ok`.
    ///   - cancel: The title of the button that cancels the rating. The default is nil, which uses `PostStrings.cancel`. If
    ///     the title is empty, the rating has no cancel button.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a rating without a severity.
    ///   - handler: The closure that runs with the answer when the user submits the rating. The default is nil: the rating ends
    ///     as soon as the user submits it.
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
    /// The title and the text, separated by a comma and a space. If one of them is nil or empty, it is the other alone; if both
    /// are, it is empty. `PostManager.history` records this summary for a rating whose view was never made.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of ratings, `PostPresentation.popup`, which applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .popup }

    /// Returns a new view that shows the rating. The view is a `PostCardView`.
    @MainActor
    public func makeView() -> UIView {
        let view = RatingMessageView()
        view.set(rating: self)
        return view
    }

    /// Shows this rating in a view that shows another rating. The view keeps the choice of the user, clamped to the new number of
    /// symbols.
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

/// Two ratings are equal if all properties except closures are equal.
extension RatingMessage: Equatable {
    /// Returns a Boolean value that indicates whether two ratings are equal, regardless of `handler`, `onAnswer` and the
    /// `validate` closure of the comment field.
    public static func == (one: RatingMessage, other: RatingMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.count == other.count
            && one.symbol == other.symbol && one.value == other.value && one.names == other.names
            && one.comment == other.comment && one.submit == other.submit && one.cancel == other.cancel
            && one.severity == other.severity
    }
}
