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
/// A form enters at once and blocks touches on the app. If there is no room on screen, the form replaces another post, which
/// returns after the form has ended. The form stays above the keyboard, and scrolls to the focused field.
///
/// When the form appears, its first text field is focused. The Return key moves the focus to the next text field or, in the last
/// one, submits the form. In a field of several lines, the Return key starts a new line. The Escape key and the accessibility
/// escape gesture choose the cancel button. If there is no cancel button, they end the form with `PostRemovalReason.escape`.
///
/// A text field with an invalid value shows an error when the user leaves the field. When the user tries to submit the form, every
/// field with an invalid value shows an error, and the first of them is focused if it is a text field. From then on, the errors are
/// updated at each change of a value. VoiceOver speaks new errors.
///
/// When the user submits valid values, `handler` runs. While it runs, the fields are locked, the submit button shows an activity
/// indicator, and the user can still cancel. If the handler throws an error, the form remains on screen and shows the text of the
/// error above the buttons. If the user cancels the form or code removes it while the handler runs, the task of the handler is
/// canceled. If another post replaces the form on screen while the handler runs, the handler continues, and the submitted values
/// are the answer.
///
/// After the handler has returned, `onAnswer` receives the values, and the form ends with the reason
/// `PostRemovalReason.action(id:)` and the identifier `"submit"`. If the user chooses the cancel button, the identifier is
/// `"cancel"`, and `onAnswer` isn't called.
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

    /// The title of the button that submits the form. If it is empty, the button has the title `PostStrings.ok`.
    public var submit: String

    /// The title of the button that cancels the form. The default is nil, which uses `PostStrings.cancel`. If the title is
    /// empty, the form has no cancel button.
    public var cancel: String?

    /// A Boolean value that indicates whether the button that submits the form is disabled while a value is invalid. The default is
    /// false: the button is always enabled, and if a value is invalid, a tap on the button shows the errors instead of submitting
    /// the form.
    public var disablesSubmitWhileInvalid: Bool

    /// The severity, which determines the haptic and the word that VoiceOver speaks first, but not the colors of the form. The
    /// default is nil, for a form without a severity.
    public var severity: PostSeverity?

    /// The closure that submits the values, for example to a server. It is called each time the user submits valid values, so again
    /// if an earlier call threw an error. The default is nil: the form ends as soon as the user submits valid values. If the values
    /// need no work while the form is on screen, use `onAnswer` instead.
    ///
    /// While the closure runs, the fields are locked, and the submit button shows an activity indicator. The form ends when the
    /// closure returns. If the user cancels the form or code removes it before, the task of the closure is canceled. If the closure
    /// throws an error, the form remains on screen and shows the error. A `CancellationError` or a `URLError.cancelled` isn't
    /// shown, but the form remains too.
    public var handler: (@MainActor @Sendable (FormValues) async throws -> Void)?

    /// A closure that is called once with the submitted values, just before the form leaves. If the form has a `handler`, the call
    /// follows after the handler has returned. The closure isn't called if the form ends without being submitted. The default is
    /// nil.
    ///
    /// Use this closure to receive the values of a form that you post without waiting, and `handler` for work that can fail while
    /// the form is on screen. `Poster.ask(_:as:request:)` returns the values too, and also calls this closure.
    public var onAnswer: (@MainActor @Sendable (FormValues) -> Void)?

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - icon: The icon above the title. The default is nil, which shows no icon.
    ///   - fields: The fields, from top to bottom.
    ///   - submit: The title of the button that submits the form. If it is empty, the button has the title `PostStrings.ok`.
    ///   - cancel: The title of the button that cancels the form. The default is nil, which uses `PostStrings.cancel`. If the
    ///     title is empty, the form has no cancel button.
    ///   - disablesSubmitWhileInvalid: A Boolean value that indicates whether the button that submits the form is disabled while a
    ///     value is invalid. The default is false: the button is always enabled, and if a value is invalid, a tap on the button
    ///     shows the errors.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a form without a severity.
    ///   - handler: The closure that submits the values, for example to a server. The form shows an error that the closure throws,
    ///     and ends when the closure returns. The default is nil: the form ends as soon as the user submits valid values.
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
    /// A summary of the form: its title and its text, separated by a comma and a space. If the title or the text is nil or empty,
    /// the summary is the other one alone. If both are nil or empty, the summary is empty. `PostManager.history` records the
    /// summary of a form that was never shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of a form, which is `PostPresentation.form`. It applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .form }

    /// Returns a new view that shows the form. The view is a `PostCardView`.
    @MainActor
    public func makeView() -> UIView {
        let view = FormMessageView()
        view.set(form: self)
        return view
    }

    /// Shows this form in a view that shows another form. The library calls this method when a posted form is updated.
    ///
    /// A value that the user has entered is kept if this form has a field with the same identifier and the same kind of control.
    /// The chosen option of a field with a menu is kept if the field in this form has an option with the same identifier.
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

/// Two forms are equal if all their properties are equal. Closures aren't compared.
extension FormMessage: Equatable {
    /// Returns a Boolean value that indicates whether two forms are equal. The closures `handler` and `onAnswer`, and the
    /// `validate` closures of the fields, aren't compared.
    public static func == (one: FormMessage, other: FormMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.fields == other.fields
            && one.submit == other.submit && one.cancel == other.cancel && one.severity == other.severity
            && one.disablesSubmitWhileInvalid == other.disablesSubmitWhileInvalid
    }
}
