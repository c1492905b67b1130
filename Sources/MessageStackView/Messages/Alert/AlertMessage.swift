public import UIKit

/// A question with buttons, in the middle of the screen. The alert dims the app, and blocks touches on the app until the alert
/// ends.
///
/// ```swift
/// let choice = await postView.ask(
///     AlertMessage(
///         "Delete 12 photos?", text: "They are removed from all your devices.",
///         actions: [.cancel("Keep"), .destructive("Delete")]))
/// if choice?.role == .destructive { deletePhotos() }
/// ```
///
/// An alert enters at once. If there is no room on screen, it replaces another post, which returns afterward. A tap outside the
/// alert has no effect. The Return key chooses the preferred action. The Escape key and the accessibility escape gesture choose the
/// cancel action. If there is no cancel action, the key and the gesture end the alert without an answer. An alert without actions
/// has one button with the title `PostStrings.ok` and the identifier "ok".
public struct AlertMessage: Sendable {
    /// The title. The default is nil. If it is nil or empty, the alert has no title.
    public var title: String?

    /// The text below the title. If it is nil or empty, the alert has no text. The default is nil.
    public var text: String?

    /// The icon above the title. The default is nil, which shows no icon.
    public var icon: PostIcon?

    /// The actions, which the alert shows as buttons. The default is an empty array, with which the alert has one button with the
    /// title `PostStrings.ok`. In a row of buttons, cancel actions are first, and the preferred action (see
    /// `PostAction.isPreferred`) is last. In a column, the preferred action is first, and cancel actions are last.
    public var actions: [PostAction]

    /// The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for an alert without
    /// a severity. The colors of the alert don't depend on the severity.
    public var severity: PostSeverity?

    /// A closure that is called once with the chosen action, just before the alert leaves. The default is nil. The closure isn't
    /// called if the alert ends without a choice, or for an action whose `PostAction.endsPost` is false.
    ///
    /// A `PostAction.handler` is called for one action only, and before this closure. Use handlers for the work of each action, and
    /// this closure to receive the answer in one place.
    public var onAnswer: (@MainActor @Sendable (PostAction) -> Void)?

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - icon: The icon above the title. The default is nil, which shows no icon.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     an alert without a severity.
    ///   - actions: The actions. The default is an empty array, which shows one button with the title `PostStrings.ok`.
    public init(
        _ title: String? = nil, text: String? = nil, icon: PostIcon? = nil, severity: PostSeverity? = nil,
        actions: [PostAction] = []
    ) {
        self.title = title
        self.text = text
        self.icon = icon
        self.severity = severity
        self.actions = actions
    }
}

// MARK: - PostQuestion

extension AlertMessage: PostQuestion {
    /// The title and the text, separated by a comma and a space. A part that is nil or empty is left out. `Post.text` is this
    /// summary while the post waits, and `PostManager.history` records it for an alert that ends without having been shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of alerts, `PostPresentation.alert`, which applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .alert }

    /// Returns a new ``PostCardView`` that shows the alert.
    @MainActor
    public func makeView() -> UIView {
        let view = AlertMessageView()
        view.set(alert: self)
        return view
    }

    /// Shows this alert in a view that shows another alert. The library calls this method when a post is updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for an
    ///   `AlertMessage`.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? AlertMessageView else { return false }
        view.set(alert: self)
        return true
    }
}

extension AlertMessage: HandlerUpdating {
    package func updateHandlers(of view: UIView) {
        let onAnswer = onAnswer
        (view as? AlertMessageView)?.updateHandlers(with: actions) { onAnswer?($0) }
    }
}

// MARK: - Equatable

/// Two alerts are equal if all their properties except closures are equal.
extension AlertMessage: Equatable {
    /// Returns a Boolean value that indicates whether two alerts are equal, regardless of `onAnswer` and the closures of the
    /// actions.
    public static func == (one: AlertMessage, other: AlertMessage) -> Bool {
        one.title == other.title && one.text == other.text && one.icon == other.icon && one.actions == other.actions
            && one.severity == other.severity
    }
}

/// The card of an alert.
class AlertMessageView: PostCardView {
    /// Shows an alert, and hides the views for its missing parts.
    func set(alert: AlertMessage) {
        show(
            title: alert.title, subtitle: alert.text, icon: alert.icon,
            actions: alert.actions.isEmpty ? [.ok] : alert.actions)
        actionsView.willEndPost = alert.onAnswer
    }
}
