#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A question with text fields, switches and choices, for example to sign in.
///
/// ```swift
/// let values = await postView.ask(
///     FormMessage("Sign in", fields: [.email(), .password()], submit: "Sign in") { try await login($0) })
/// ```
///
/// A form enters at once and blocks touches on the app. If there is no room on screen, it replaces another post, which returns
/// afterward. The form stays above the keyboard, and scrolls to the focused field.
///
/// The first text field is focused. The Return key moves the focus to the next text field and, in the last one, submits the form.
/// In a field of several lines, the Return key starts a new line. The Escape key and the accessibility escape gesture choose the
/// cancel button. If there is no cancel button, they end the form with `PostRemovalReason.escape`.
///
/// A text field with an invalid value shows an error when the user leaves the field. When the form is submitted, every field with
/// an invalid value shows an error, and the first one is focused if it is a text field. From then on, each change of a value
/// shows or hides its error. VoiceOver speaks new errors.
///
/// When the form is submitted with valid values, its handler runs. Meanwhile, the fields are locked and the button shows an
/// activity indicator. If the handler throws an error, the form remains on screen and shows the text of the error above the
/// buttons. If the form is removed while the handler runs, the task of the handler is canceled, unlike that of a `PostAction`. If
/// it is another post that replaces the form meanwhile, the handler continues, and the submitted values are the answer.
///
/// When the handler has returned, `onAnswer` receives the values, and the form ends with the reason
/// `PostRemovalReason.action(id:)` and the identifier `"submit"`. If the user chooses the cancel button, the identifier is
/// `"cancel"`.
public struct FormMessage: Sendable {
    /// The icon above the title. The default is nil, which shows no icon.
    public var icon: PostIcon?

    /// The title. The default is nil. If it is nil or empty, the form has no title.
    public var title: String?

    /// The text below the title. If it is nil or empty, the form has no text. The default is nil.
    public var text: String?

    /// The fields, from top to bottom. With an empty array, the form has only texts and buttons. If several fields have the same
    /// identifier, only the first one is shown, and a debug build stops with an assertion failure.
    public var fields: [FormField]

    /// The title of the button that submits the form. If it is empty, the title is `PostStrings.ok`.
    public var submit: String

    /// The title of the button that cancels the form. The default is nil, which uses `PostStrings.cancel`. If the title is
    /// empty, the form has no cancel button.
    public var cancel: String?

    /// A Boolean value that indicates whether the button that submits the form is disabled while a value is invalid. The default
    /// is false: the button is enabled, and a tap on it shows the errors of invalid values.
    public var disablesSubmitWhileInvalid: Bool

    /// The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for a form
    /// without a severity. The colors of the form don't depend on it.
    public var severity: PostSeverity?

    /// The closure that runs with the values when the user submits the form. The default is nil: the form ends as soon as the
    /// user submits it.
    ///
    /// While the closure runs, the fields are locked, and the button shows an activity indicator. The form ends when the closure
    /// returns. If the form is removed before, the task of the closure is canceled. If the closure throws an error, the form
    /// remains on screen and shows the error. If the error is a `CancellationError` or a `URLError.cancelled`, the form remains
    /// on screen and shows no error.
    public var handler: (@MainActor @Sendable (FormValues) async throws -> Void)?

    /// A closure that is called with the submitted values just before the form leaves, after `handler` has returned. The default
    /// is nil. The closure isn't called if the form ends without being submitted. It is also called if the form is posted with
    /// `Poster.ask(_:as:request:)`.
    public var onAnswer: (@MainActor @Sendable (FormValues) -> Void)?

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - icon: The icon above the title. The default is nil, which shows no icon.
    ///   - fields: The fields, from top to bottom.
    ///   - submit: The title of the button that submits the form. If it is empty, the title is `PostStrings.ok`.
    ///   - cancel: The title of the button that cancels the form. The default is nil, which uses `PostStrings.cancel`. If the
    ///     title is empty, the form has no cancel button.
    ///   - disablesSubmitWhileInvalid: A Boolean value that indicates whether the button that submits the form is disabled while
    ///     a value is invalid. The default is false: a tap on the button shows the errors.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a form without a severity.
    ///   - handler: The closure that runs with the values when the user submits the form. The default is nil: the form ends as
    ///     soon as the user submits it.
    public init(
        _ title: String? = nil, text: String? = nil, icon: PostIcon? = nil, fields: [FormField], submit: String,
        cancel: String? = nil, disablesSubmitWhileInvalid: Bool = false, severity: PostSeverity? = nil,
        handler: (@MainActor @Sendable (FormValues) async throws -> Void)? = nil
    ) {
        self.title = title
        self.text = text
        self.icon = icon
        self.fields = fields
        self.submit = submit
        self.cancel = cancel
        self.disablesSubmitWhileInvalid = disablesSubmitWhileInvalid
        self.severity = severity
        self.handler = handler
    }
}

extension PostPresentation {
    /// A presentation with which a post, such as a ``FormMessage``, is a card in the middle of the screen over a dimmed app, at
    /// most 400 points wide. It blocks touches on the app and stays above the keyboard. Neither a drag nor a tap outside removes
    /// it.
    public static let form = PostPresentation {
        $0 = .alert
        $0.size.maximumWidth = .points(400)
    }
}

// MARK: - PostQuestion

extension FormMessage: PostQuestion {
    /// The title and the text, separated by a comma and a space. If one of them is nil or empty, it is the other alone; if both
    /// are, it is empty. `PostManager.history` records this summary for a form whose view was never made.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of forms, `PostPresentation.form`, which applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .form }

    /// Returns a new view that shows the form. The view is a `PostCardView`.
    @MainActor
    public func makeView() -> UIView {
        let view = FormMessageView()
        view.set(form: self)
        return view
    }

    /// Shows this form in a view that shows another form.
    ///
    /// A field keeps the value that the user has entered if this form has a field with the same identifier and the same kind of
    /// control. A field with a menu keeps the chosen option if its options in this form contain it.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for a
    ///   `FormMessage`.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? FormMessageView else { return false }
        view.set(form: self)
        return true
    }
}

extension FormMessage: HandlerUpdating {
    package func updateHandlers(of view: UIView) { (view as? FormMessageView)?.updateHandlers(of: self) }
}

// MARK: - Equatable

/// Two forms are equal if all properties except closures are equal.
extension FormMessage: Equatable {
    /// Returns a Boolean value that indicates whether two forms are equal, regardless of `handler`, `onAnswer` and the `validate`
    /// closures of the fields.
    public static func == (one: FormMessage, other: FormMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.fields == other.fields
            && one.submit == other.submit && one.cancel == other.cancel && one.severity == other.severity
            && one.disablesSubmitWhileInvalid == other.disablesSubmitWhileInvalid
    }
}
