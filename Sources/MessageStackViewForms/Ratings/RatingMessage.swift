#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A question that the user answers with a number of symbols, for example one to five stars.
///
/// ```swift
/// let rating = await postView.ask(RatingMessage(title: "How was it?", submit: "Send"))
/// if let rating { review(stars: rating.value) }
/// ```
///
/// A rating blocks the app, like a pop-up, and doesn't wait for other posts. Its button is enabled once there is a choice, and an
/// initial `value` counts as a choice. A tap on a symbol chooses it, and a drag across the symbols follows the finger. The keys 1
/// to 9 choose too, the arrow keys change the choice, the Return key submits it, and the Escape key cancels the rating. In the
/// comment, all keys but Escape belong to the text. Shown with a presentation that doesn't block the app, a rating doesn't handle
/// keys. To assistive technologies, the symbols are one adjustable element with a value such as "3 of 5".
///
/// The post ends with the identifier `"submit"` or `"cancel"` in `PostRemovalReason.action(id:)`.
public struct RatingMessage: Sendable {
    /// The user's answer to a rating post.
    public struct Rating: Equatable, Sendable {
        /// The rating that the user chose, from 1 to the number of symbols.
        public var value: Int

        /// The comment of the user; nil if there is none or it is empty.
        public var comment: String?

        /// Creates an answer.
        public init(value: Int, comment: String? = nil) {
            self.value = value
            self.comment = comment
        }
    }

    /// The icon above the title; nil, the default, for none.
    public var icon: PostIcon?

    /// The title; nil or empty for none. It is the accessibility label of the symbols. Without a title, `text` is.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var text: String?

    /// The number of symbols; 5 by default. It is clamped to 1…10.
    public var count: Int

    /// The name of the SF Symbol that all steps have; `"star"` by default.
    ///
    /// Chosen symbols have the tint color and the variant with the suffix `.fill` or, if there is none, a bolder weight. If there
    /// is no symbol with the name, the symbols are stars.
    public var symbol: String

    /// The initial choice; 0, the default, for none. It is clamped to the number of symbols. An update of the post doesn't
    /// replace the user's own choice.
    public var value: Int

    /// The names of the ratings, from the lowest to the highest, such as "Poor" for one star; none by default. The name of the
    /// chosen rating is shown below the symbols, and is part of their accessibility value. Empty and missing names aren't shown.
    public var names: [String]

    /// A text field that appears below the symbols after the choice; nil, the default, for none. Its errors are shown as in a
    /// form. Fields are required by default; for a comment that may be left out, use `.multiline("Comment", isRequired: false)`.
    public var comment: FormField?

    /// The title of the button that submits the choice; `PostStrings.ok` if it is empty.
    public var submit: String

    /// The title of the button that ends the post without an answer. If it is nil, the default, the title is
    /// `PostStrings.cancel`. If it is empty, there is no such button.
    public var cancel: String?

    /// The severity, which determines the word that VoiceOver speaks first, and the haptic; nil, the default, for none.
    public var severity: PostSeverity?

    /// The closure that runs when the user submits a choice; nil, the default, for none.
    ///
    /// Meanwhile, the button shows an activity indicator, and choice and comment can't be changed. If the closure throws an
    /// error, the post stays and shows it, so that the user can try again. If the post ends for another reason, the task of
    /// the closure is canceled, unlike that of a `PostAction`.
    public var handler: (@MainActor @Sendable (Rating) async throws -> Void)?

    /// A closure that receives the answer just before the post leaves, after `handler` has returned; nil by default. It
    /// isn't called if the post ends without an answer.
    public var onAnswer: (@MainActor @Sendable (Rating) -> Void)?

    /// Creates a rating.
    ///
    /// - Parameters:
    ///   - icon: The icon above the title; nil, the default, for none.
    ///   - title: The title; nil for none.
    ///   - text: The text below the title; nil, the default, for none.
    ///   - count: The number of symbols; 5 by default. It is clamped to 1…10.
    ///   - symbol: The name of the SF Symbol; `"star"` by default.
    ///   - value: The initial choice; 0, the default, for none.
    ///   - names: The names of the ratings, from the lowest to the highest; none by default.
    ///   - comment: A text field that appears after the choice; nil, the default, for none.
    ///   - submit: The title of the button that submits the choice; `PostStrings.ok` if it is empty.
    ///   - cancel: The title of the button that ends the post without an answer; nil, the default, for `PostStrings.cancel`, and
    ///     empty for no button.
    ///   - severity: The severity; nil, the default, for none.
    ///   - handler: The closure that runs when the user submits a choice; nil, the default, for none.
    public init(
        icon: PostIcon? = nil,
        title: String?,
        text: String? = nil,
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
        self.icon = icon
        self.title = title
        self.text = text
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
    nonisolated public var summary: String? { [title, text].compactMap(\.self).joined(separator: ", ") }

    /// The presentation `.popup`, unless the app passes another one.
    nonisolated public var presentation: PostPresentation? { .popup }

    @MainActor
    public func makeView() -> UIView {
        let view = RatingMessageView()
        view.set(rating: self)
        return view
    }

    /// Shows the rating in an existing rating view, and keeps the user's choice, clamped to the number of symbols.
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
    public static func == (one: RatingMessage, other: RatingMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.count == other.count
            && one.symbol == other.symbol && one.value == other.value && one.names == other.names
            && one.comment == other.comment && one.submit == other.submit && one.cancel == other.cancel
            && one.severity == other.severity
    }
}
