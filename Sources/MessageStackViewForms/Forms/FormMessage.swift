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
/// A form enters at once and blocks the app. If there is no room, it replaces another post, which returns afterward. The form
/// stays above the keyboard, and scrolls to the focused field.
///
/// The first text field is focused. The Return key moves the focus to the next text field and, in the last one, submits the
/// form. In a field of several lines, it starts a new line. The Escape key and the accessibility escape gesture cancel the
/// form. If there is no cancel button, they end the form with `PostRemovalReason.escape`.
///
/// A text field with an invalid value shows an error when the user leaves the field. When the form is submitted, every field
/// with an invalid value shows an error, and the first one is focused if it is a text field. From then on, each change of a
/// value updates its error. VoiceOver speaks new errors.
///
/// When the form is submitted with valid values, its handler runs. Meanwhile, the fields are locked and the button shows an
/// activity indicator. If the handler throws an error, the form stays and shows the text of the error above the buttons. If
/// the form ends for another reason while the handler runs, the task of the handler is canceled, unlike that of a
/// `PostAction`. If another post ends the form meanwhile, the handler continues, and the submission is the answer.
///
/// When the handler has returned, `onAnswer` receives the values, and the form ends with `PostRemovalReason.action(id:)` and
/// the identifier `"submit"`. A canceled form ends with the identifier `"cancel"`.
public struct FormMessage: Sendable {
    /// The icon above the title. The default is nil, which shows no icon.
    public var icon: PostIcon?

    /// The title. If it is nil or empty, the form has no title.
    public var title: String?

    /// The text below the title. If it is nil or empty, the form has no text. The default is nil.
    public var text: String?

    /// The fields, from top to bottom. The array may be empty. If several fields have the same identifier, only the first one
    /// is shown, and a debug build stops with an assertion failure.
    public var fields: [FormField]

    /// The title of the button that submits the form. If it is empty, the title is `PostStrings.ok`.
    public var submit: String

    /// The title of the button that cancels the form. The default is nil, which uses `PostStrings.cancel`. If the title is
    /// empty, the form has no cancel button.
    public var cancel: String?

    /// A Boolean value that indicates whether the button that submits the form is disabled while a value is invalid. The
    /// default is false. Then a tap on the button shows the errors.
    public var disablesSubmitWhileInvalid: Bool

    /// The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for a form
    /// without a severity. The colors of the form don't depend on it.
    public var severity: PostSeverity?

    /// The closure that runs with the values when the user submits the form. The default is nil, which ends the form at once.
    ///
    /// If the closure throws an error, the form stays and shows the error. If the error is a `CancellationError` or a
    /// `URLError.cancelled`, the form stays and shows nothing.
    public var handler: (@MainActor @Sendable (FormValues) async throws -> Void)?

    /// A closure that is called with the submitted values just before the form leaves, after `handler` has returned. The
    /// default is nil. The closure isn't called if the form ends for another reason. `ask(_:as:request:)` calls it too.
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
    ///   - disablesSubmitWhileInvalid: A Boolean value that indicates whether the button that submits the form is disabled
    ///     while a value is invalid. The default is false.
    ///   - severity: The severity. The default is nil, for a form without a severity.
    ///   - handler: The closure that runs with the values when the user submits the form. The default is nil, which ends the
    ///     form at once.
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
    /// A card in the middle of the screen over a dimmed app, at most 400 points wide, for a ``FormMessage``. It blocks the
    /// app and stays above the keyboard. Neither a drag nor a tap outside removes it.
    public static let form = PostPresentation {
        $0 = .alert
        $0.size.maximumWidth = .points(400)
    }
}

// MARK: - PostQuestion

extension FormMessage: PostQuestion {
    /// The title and the text, separated by a comma and a space. `PostManager.history` records this text for a form whose
    /// view was never made.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation `PostPresentation.form`, which applies unless the request sets another one.
    nonisolated public var presentation: PostPresentation? { .form }

    /// Returns a new view that shows the form. The view is a `PostCardView`.
    @MainActor
    public func makeView() -> UIView {
        let view = FormMessageView()
        view.set(form: self)
        return view
    }

    /// Shows the form in a view that shows another one.
    ///
    /// A field keeps the entered value if the new form has a field with the same identifier and the same kind of control. A
    /// choice keeps the chosen option if the new options contain it.
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
    /// Returns a Boolean value that indicates whether two forms are equal, regardless of `handler`, `onAnswer` and the rules
    /// of the fields.
    public static func == (one: FormMessage, other: FormMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.fields == other.fields
            && one.submit == other.submit && one.cancel == other.cancel && one.severity == other.severity
            && one.disablesSubmitWhileInvalid == other.disablesSubmitWhileInvalid
    }
}
