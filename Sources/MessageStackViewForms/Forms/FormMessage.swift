#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A question with text fields, switches and choices, for example to sign in.
///
/// ```swift
/// let values = await postView.ask(
///     FormMessage(title: "Sign in", fields: [.email(), .password()], submit: "Sign in") { try await login($0) })
/// ```
///
/// A form enters at once and blocks the app. If there is no room, it replaces a post, which returns afterward. Its first text
/// field is focused. The Return key moves to the next text field and, in the last one, submits the form; in a field of several
/// lines it starts a new line. The Escape key and the accessibility escape gesture cancel the form; without a cancel button,
/// they end it with `PostRemovalReason.escape`. The post stays above the keyboard, and scrolls to the focused field.
///
/// A text field with an invalid value shows an error when the user leaves it, and each field when the form is submitted; then
/// the first invalid field is focused. From then on, each change of the value updates the error. VoiceOver speaks new errors.
///
/// When the form is submitted with valid values, its handler runs. Meanwhile, the fields are locked and the button shows
/// an activity indicator. If the handler throws an error, its text is shown above the buttons and the form stays.
/// Otherwise, `onAnswer` receives the values, and the form ends with `PostRemovalReason.action(id:)` and the identifier
/// `"submit"`; a canceled form ends with `"cancel"`. If the form ends for another reason meanwhile, the task of the handler is
/// canceled, unlike that of a `PostAction`.
public struct FormMessage: Sendable {
    /// The icon above the title; nil, the default, for none.
    public var icon: PostIcon?

    /// The title; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var text: String?

    /// The fields, of which there may be none. If several have the same identifier, only the first one is shown, and a debug
    /// build stops with an assertion failure.
    public var fields: [FormField]

    /// The title of the button that submits the form; `PostStrings.ok` if it is empty.
    public var submit: String

    /// The title of the button that cancels the form; nil, the default, for `PostStrings.cancel`, and empty for no button.
    public var cancel: String?

    /// A Boolean value that indicates whether the button that submits the form is disabled while a value is invalid; false
    /// by default, so that it shows the errors instead.
    public var disablesSubmitWhileInvalid: Bool

    /// The severity, which determines the word that VoiceOver speaks first, and the haptic; nil, the default, for none.
    public var severity: PostSeverity?

    /// The closure that submits the values; nil, the default, for none: then the form ends at once. If it throws an error other
    /// than a `CancellationError`, the form stays and shows it.
    public var handler: (@MainActor @Sendable (FormValues) async throws -> Void)?

    /// A closure that receives the submitted values just before the form leaves, after `handler` has returned; nil by default.
    /// It isn't called if the form ends for another reason. `ask(_:as:)` calls it too.
    public var onAnswer: (@MainActor @Sendable (FormValues) -> Void)?

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - icon: The icon above the title; nil, the default, for none.
    ///   - title: The title; nil for none.
    ///   - text: The text below the title; nil, the default, for none.
    ///   - fields: The fields.
    ///   - submit: The title of the button that submits the form; `PostStrings.ok` if it is empty.
    ///   - cancel: The title of the button that cancels the form; nil, the default, for `PostStrings.cancel`, and empty for
    ///     no button.
    ///   - disablesSubmitWhileInvalid: A Boolean value that indicates whether the button that submits the form is disabled while
    ///     a value is invalid; false by default.
    ///   - severity: The severity; nil, the default, for none.
    ///   - handler: The closure that submits the values; nil, the default, for none.
    public init(
        icon: PostIcon? = nil, title: String?, text: String? = nil, fields: [FormField], submit: String,
        cancel: String? = nil, disablesSubmitWhileInvalid: Bool = false, severity: PostSeverity? = nil,
        handler: (@MainActor @Sendable (FormValues) async throws -> Void)? = nil
    ) {
        self.icon = icon
        self.title = title
        self.text = text
        self.fields = fields
        self.submit = submit
        self.cancel = cancel
        self.disablesSubmitWhileInvalid = disablesSubmitWhileInvalid
        self.severity = severity
        self.handler = handler
    }
}

extension PostPresentation {
    /// A form in the middle over a dimmed app, of at most 400 points in width. It blocks the app and stays above the
    /// keyboard, and neither a drag nor a tap outside removes it.
    public static let form = PostPresentation {
        $0 = .alert
        $0.size.maximumWidth = .points(400)
    }
}

// MARK: - PostQuestion

extension FormMessage: PostQuestion {
    nonisolated public var summary: String? { [title, text].compactMap(\.self).joined(separator: ", ") }

    /// The presentation `.form`, unless the app passes another one.
    nonisolated public var presentation: PostPresentation? { .form }

    @MainActor
    public func makeView() -> UIView {
        let view = FormMessageView()
        view.set(form: self)
        return view
    }

    /// Shows the form in an existing form view. Fields with the same identifier and the same kind of control keep the
    /// entered values; a choice keeps the chosen option if the new options contain it.
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
    public static func == (one: FormMessage, other: FormMessage) -> Bool {
        one.icon == other.icon && one.title == other.title && one.text == other.text && one.fields == other.fields
            && one.submit == other.submit && one.cancel == other.cancel && one.severity == other.severity
            && one.disablesSubmitWhileInvalid == other.disablesSubmitWhileInvalid
    }
}
