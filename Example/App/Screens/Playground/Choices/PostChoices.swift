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

    /// What becomes of a post while another one is shown.
    enum Company: CaseIterable {
        case override, list, deck
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
    var company = Company.override
    var duration = PostDuration.seconds(5)
    /// Nil for what the poster has.
    var gestures: PostGestures?
}
