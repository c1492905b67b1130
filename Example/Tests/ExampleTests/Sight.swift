import Simulator
import UIKit

@testable import Example

/// Everything that there is to see in the app: each screen, with what it posts.
enum Sight: String, CaseIterable {
    case home, list
    case window, sheet
    case keyWindow = "key-window"
    case badgeMessage = "badge-message"
    case insetBadgeMessage = "inset-badge-message"
    case message
    case messages
    case noInternet = "no-internet"
    case shadow
    case toast
    case longToast = "long-toast"
    case side, deck
    case spreadDeck = "spread-deck"
    case anchored

    /// Launches the app, goes there, and waits until all of it stands.
    @MainActor
    func show(on walk: Walk) throws {
        switch self {
        case .home: _ = try walk.openHome()
        case .list: _ = try walk.openList()
        case .window: _ = try walk.open(.window)
        case .sheet: try show(.window, on: walk, tapping: "Present")
        case .keyWindow: try show(.window, on: walk, tapping: "Set Key Window")
        case .badgeMessage: _ = try walk.open(.badgeMessage)
        case .insetBadgeMessage:
            try show(.badgeMessage, on: walk, tapping: "Post badge message")
            walk.simulator.advance(by: 17)
        case .message: _ = try walk.open(.message)
        case .messages:
            try show(.message, on: walk, tapping: "Message, tap to remove", "Plain view, tap to remove")
        case .noInternet: try show(.noInternet, on: walk, tapping: "Lose network")
        case .shadow: _ = try walk.open(.shadow)
        case .toast: _ = try walk.open(.toast)
        case .longToast:
            _ = try walk.open(.toast)
            walk.simulator.advance(by: 6)
        case .side: try show(.posters, on: walk, tapping: "At the side", "At the side")
        case .deck: try show(.posters, on: walk, tapping: "On the deck", "On the deck", "On the deck")
        case .spreadDeck:
            try show(.posters, on: walk, tapping: "On the deck", "On the deck")
            let deck = walk.posters(in: walk.navigation?.topViewController?.view).first { $0 is Deck }
            (deck as? Deck)?.sendActions(for: .touchUpInside)
            walk.simulator.advance(by: 1)
        case .anchored: try show(.posters, on: walk, tapping: "Below this button")
        }
    }

    @MainActor
    private func show(_ screen: Screen, on walk: Walk, tapping titles: String...) throws {
        let controller = try walk.open(screen)
        for title in titles {
            // A post may stand over the button.
            try walk.button(title, in: controller.view).sendActions(for: .primaryActionTriggered)
            walk.simulator.advance(by: 1)
        }
    }
}
