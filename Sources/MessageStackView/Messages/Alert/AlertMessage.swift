public import UIKit

/// A question with buttons, which blocks the app until the post ends.
///
/// ```swift
/// let choice = await postView.ask(
///     AlertMessage(
///         title: "Delete 12 photos?", text: "They are removed from all your devices.",
///         actions: [.cancel("Keep"), .destructive("Delete")]))
/// if choice?.role == .destructive { deletePhotos() }
/// ```
///
/// An alert enters at once. If there is no room, it replaces a post, which returns afterward. A tap outside the alert has no
/// effect. The Return key chooses the preferred action. The Escape key and the accessibility
/// escape gesture choose the cancel action; without one, the alert ends without an answer. An alert without actions has one
/// button with the title `PostStrings.ok` and the identifier "ok".
public struct AlertMessage: Sendable {
    /// The title; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var text: String?

    /// The icon above the title; nil, the default, for none.
    public var icon: PostIcon?

    /// The actions. Their roles and `PostAction.isPreferred` determine the order of the buttons.
    public var actions: [PostAction]

    /// The severity, which determines the word that VoiceOver speaks first, and the haptic; nil, the default, for none.
    public var severity: PostSeverity?

    /// A closure that receives the chosen action just before the alert leaves; nil by default. It isn't called if the alert
    /// ends without a choice.
    public var onAnswer: (@MainActor @Sendable (PostAction) -> Void)?

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - text: The text below the title; nil, the default, for none.
    ///   - icon: The icon above the title; nil, the default, for none.
    ///   - actions: The actions. Without actions, the alert has one button with the title `PostStrings.ok`.
    public init(title: String?, text: String? = nil, icon: PostIcon? = nil, actions: [PostAction] = []) {
        self.title = title
        self.text = text
        self.icon = icon
        self.actions = actions
    }
}

// MARK: - PostQuestion

extension AlertMessage: PostQuestion {
    nonisolated public var summary: String? { [title, text].compactMap(\.self).joined(separator: ", ") }

    /// `PostPresentation.alert`.
    nonisolated public var presentation: PostPresentation? { .alert }

    @MainActor
    public func makeView() -> UIView {
        let view = AlertMessageView()
        view.set(alert: self)
        return view
    }

    /// Shows the alert in an existing view for alerts, but not in one for pop-ups, forms or ratings.
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

/// Equality compares everything but `onAnswer`.
extension AlertMessage: Equatable {
    public static func == (one: AlertMessage, other: AlertMessage) -> Bool {
        one.title == other.title && one.text == other.text && one.icon == other.icon && one.actions == other.actions
            && one.severity == other.severity
    }
}

/// The card of an alert.
class AlertMessageView: PostCardView {
    /// Shows an alert, and hides the views for its missing parts.
    func set(alert: AlertMessage) {
        let onAnswer = alert.onAnswer
        show(
            title: alert.title, subtitle: alert.text, icon: alert.icon,
            actions: alert.actions.isEmpty ? [.ok] : alert.actions)
        actionsView.willEndPost = { onAnswer?($0) }
    }
}
