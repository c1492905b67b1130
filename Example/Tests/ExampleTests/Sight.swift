import Simulator
import Testing
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
    case queue
    case busyQueue = "busy-queue"
    case side, deck
    case spreadDeck = "spread-deck"
    case anchored
    case gallery
    case galleryFloat = "gallery-float"
    case galleryCard = "gallery-card"
    case galleryFull = "gallery-full-screen"
    case galleryCorners = "gallery-corners"
    case playground
    case playgroundMotion = "playground-motion"
    case playgroundStyle = "playground-style"
    case playgroundBackdrop = "playground-backdrop"
    case playgroundDrag = "playground-drag"
    case playgroundPost = "playground-post"
    case playgroundPreset = "playground-preset"

    /// Launches the app, goes there, and waits until all of it stands.
    @MainActor
    func show(on walk: Walk) async throws {
        switch self {
        case .home: _ = try walk.openHome()
        case .list: _ = try walk.openList()
        case .window: _ = try walk.open(.window)
        case .sheet: try visit(.window, on: walk, tapping: "Present")
        case .keyWindow: try visit(.window, on: walk, tapping: "Set Key Window")
        case .badgeMessage: _ = try walk.open(.badgeMessage)
        case .insetBadgeMessage:
            try visit(.badgeMessage, on: walk, tapping: "Post badge message")
            walk.wait(17)
        case .message: _ = try walk.open(.message)
        case .messages:
            try visit(.message, on: walk, tapping: "Message, tap to remove", "Plain view, tap to remove")
        case .noInternet: try visit(.noInternet, on: walk, tapping: "Lose network")
        case .shadow: _ = try walk.open(.shadow)
        case .toast: _ = try walk.open(.toast)
        case .longToast:
            _ = try walk.open(.toast)
            walk.wait(6)
        case .queue: _ = try walk.open(.queue)
        case .busyQueue:
            _ = try walk.open(.queue)
            let choices = walk.navigation?.topViewController?.children.last as? UITableViewController
            for _ in 0..<3 {
                let post = choices?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
                walk.simulator.tap(try #require(post))
            }
            await walk.simulator.advance(by: 4)
        case .side: try visit(.posters, on: walk, tapping: "At the side", "At the side")
        case .deck: try visit(.posters, on: walk, tapping: "On the deck", "On the deck", "On the deck")
        case .spreadDeck:
            try visit(.posters, on: walk, tapping: "On the deck", "On the deck")
            let deck = walk.posters(in: walk.navigation?.topViewController?.view).first { $0 is Deck }
            (deck as? Deck)?.sendActions(for: .touchUpInside)
            walk.wait(1)
        case .anchored: try visit(.posters, on: walk, tapping: "Below this button")
        case .gallery, .galleryFloat, .galleryCard, .galleryFull, .galleryCorners: try showGallery(on: walk)
        case .playground, .playgroundMotion, .playgroundStyle, .playgroundBackdrop, .playgroundDrag, .playgroundPost,
            .playgroundPreset:
            try showPlayground(on: walk)
        }
    }

    @MainActor
    private func showGallery(on walk: Walk) throws {
        let titles: [Sight: String] = [
            .galleryFloat: "Float at the top", .galleryCard: "Centered", .galleryFull: "Full screen",
            .galleryCorners: "Corners",
        ]
        let gallery = try walk.open(.gallery) as? GalleryViewController
        guard let sample = GallerySection.all.flatMap(\.samples).first(where: { $0.title == titles[self] }) else {
            return
        }
        gallery?.post(sample)
        walk.wait(1.5)
    }

    @MainActor
    private func showPlayground(on walk: Walk) throws {
        let sections: [Sight: Int] = [
            .playgroundStyle: 6, .playgroundBackdrop: 7, .playgroundMotion: 8, .playgroundDrag: 11,
        ]
        let opened = try walk.open(.playground)
        let screen = try #require(opened as? PlaygroundViewController)
        if let section = sections[self] {
            screen.form.choices = Self.busyChoices
            let table = screen.children.compactMap { $0 as? PlaygroundTableViewController }.first
            table?.scroll(to: section)
            walk.wait(0.1)
        }
        switch self {
        case .playgroundPost: screen.form.choices = PlaygroundSample.style.choices
        case .playgroundPreset:
            screen.form.choices.startingPreset = .centered
            screen.form.choices.style.chosenTheme = .information
            screen.form.post.content = .card
        default: return
        }
        try walk.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        walk.wait(1)
    }

    /// For which there are as many rows as there can be.
    @MainActor
    private static var busyChoices: PlaygroundChoices {
        var choices = PlaygroundSample.paces.choices
        choices.style = PlaygroundSample.shadow.choices.style
        choices.style.corners = .rounded(16)
        choices.style.border = .systemRed
        choices.backdrop = PlaygroundSample.fade.choices.backdrop
        choices.pan.pullBack = PaceChoices(kind: .spring)
        return choices
    }

    @MainActor
    private func visit(_ screen: Screen, on walk: Walk, tapping titles: String...) throws {
        let controller = try walk.open(screen)
        for title in titles {
            // A post may stand over the button.
            try walk.button(title, in: controller.view).sendActions(for: .primaryActionTriggered)
            walk.wait(1)
        }
    }
}
