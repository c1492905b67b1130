import MessageStackView
import UIKit

/// The settings of a post's content, host, duration and gestures.
struct PostChoices: Equatable, Sendable {
    enum Content: CaseIterable {
        case message, longMessage, note, undo, alert, popup, form, rating, progress

        /// Whether a post has its own presentation, unless it is posted with another one.
        var hasPresentation: Bool { [.alert, .popup, .form, .rating].contains(self) }

        /// Whether the severity can be chosen.
        var hasSeverity: Bool { self == .message || self == .longMessage }

        /// Whether the icon can be chosen.
        var hasIcon: Bool { hasActions || self == .form || self == .rating }

        /// Whether the actions can be chosen.
        var hasActions: Bool { [.message, .longMessage, .alert, .popup].contains(self) }

        /// The preset that is made for the content, if any.
        var preset: PlaygroundPreset? {
            switch self {
            case .alert: .alert
            case .popup, .rating: .popup
            case .form: .form
            case .progress: .hud
            case .message, .longMessage, .note, .undo: nil
            }
        }
    }

    enum Icon: CaseIterable {
        case symbol, emoji
    }

    enum Host: CaseIterable {
        case screen, bars, appWindow, window
    }

    /// The effect of a new post on the one that is shown.
    enum Company: CaseIterable {
        case override, list, deck
    }

    var content = Content.message
    var text = "Saved"
    /// The severity of a message; nil for none.
    var severity: PostSeverity?
    /// The icon; nil for that of the severity, if any.
    var icon: Icon?
    /// The number of actions, from 0 to 3.
    var actionCount = 0
    var host = Host.screen
    /// The edge of posts whose placement is automatic.
    var layout = MessageLayout.top
    /// The level of a post window, if `host` is `.window`.
    var level = UIWindow.Level.normal + 1
    /// Whether posts follow to other screens, if `host` is `.bars`.
    var scope = PostScope.controller
    var company = Company.override
    /// The time on screen; nil for that of the content or, if it has none, of the poster.
    var duration: PostDuration?
    /// The gestures of the post; nil for the poster's default.
    var gestures: PostGestures?
}
