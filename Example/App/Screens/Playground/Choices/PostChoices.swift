import MessageStackView
import UIKit

/// What is posted, where, and for how long.
struct PostChoices: Equatable, Sendable {
    enum Content: CaseIterable {
        case message, longMessage, card
    }

    enum Host: CaseIterable {
        case screen, bars, appWindow, window
    }

    var content = Content.message
    var text = "Saved"
    var host = Host.screen
    /// Of the poster, where posts stand that say nothing about it.
    var layout = MessageLayout.top
    /// Of a window.
    var level = PostWindowLevel.app
    /// Of posts under bars.
    var following = PostFollowing.stays
    var duration = PostDuration.seconds(5)
    /// Nil for what the poster has.
    var gestures: PostGestures?
}
