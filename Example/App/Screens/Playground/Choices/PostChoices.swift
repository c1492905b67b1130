import MessageStackView
import UIKit

/// The settings of a post's content, host, duration and gestures.
struct PostChoices: Equatable, Sendable {
    enum Content: CaseIterable {
        case message, longMessage, card
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
    var host = Host.screen
    /// The edge of posts whose placement is automatic.
    var layout = MessageLayout.top
    /// The level of a post window, if `host` is `.window`.
    var level = UIWindow.Level.normal + 1
    /// Whether posts follow to other screens, if `host` is `.bars`.
    var scope = PostScope.controller
    var company = Company.override
    var duration = PostDuration.seconds(5)
    /// The gestures of the post; nil for the poster's default.
    var gestures: PostGestures?
}
