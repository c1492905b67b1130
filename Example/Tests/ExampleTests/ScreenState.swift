import Simulator
import Testing
import UIKit

@testable import Example

/// A state of a screen of the app, with the posts that it shows.
enum ScreenState: String, CaseIterable {
    case home, list
    case window, sheet
    case keyWindow = "key-window"
    case badgeMessage = "badge-message"
    case insetBadgeMessage = "inset-badge-message"
    case messageStack = "message-stack"
    case fullMessageStack = "full-message-stack"
    case messages
    case failedMessage = "failed-message"
    case messageWithTwoActions = "message-with-two-actions"
    case longMessage = "long-message"
    case undo
    case undoGathered = "undo-gathered"
    case alerts, alert
    case alertWithThreeActions = "alert-with-three-actions"
    case alertOnStack = "alert-on-stack"
    case popups
    case popupWithPicture = "popup-with-picture"
    case popupWithSymbol = "popup-with-symbol"
    case popupWithView = "popup-with-view"
    case forms, form
    case formWithErrors = "form-with-errors"
    case formOnStack = "form-on-stack"
    case ratings, rating
    case ratingWithComment = "rating-with-comment"
    case notes
    case longNote = "long-note"
    case noteWithActivity = "note-with-activity"
    case progress
    case hud
    case blockingHUD = "blocking-hud"
    case upload
    case swiftUI = "swiftui"
    case swiftUIPosts = "swiftui-posts"
    case noInternet = "no-internet"
    case shadow
    case toast
    case longToast = "long-toast"
    case queue
    case busyQueue = "busy-queue"
    case side, deck
    case spreadDeck = "spread-deck"
    case anchored
    case route
    case routeStop = "route-stop"
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
    case playgroundActions = "playground-actions"
    case playgroundQueue = "playground-queue"
    case playgroundPost = "playground-post"
    case playgroundPreset = "playground-preset"

    /// Launches the app, opens the screen, and waits until its posts are shown.
    @MainActor
    func show(on app: AppDriver) async throws {
        switch self {
        case .home: _ = try app.openHome()
        case .list: _ = try app.openList()
        case .window: _ = try app.open(.window)
        case .sheet: try visit(.window, on: app, tapping: "Present")
        case .keyWindow: try visit(.window, on: app, tapping: "Set Key Window")
        case .badgeMessage: _ = try app.open(.badgeMessage)
        case .insetBadgeMessage:
            try visit(.badgeMessage, on: app, tapping: "Post badge message")
            app.wait(17)
        case .messageStack: _ = try app.open(.messageStack)
        case .fullMessageStack:
            try visit(.messageStack, on: app, tapping: "Message, tap to remove", "Plain view, tap to remove")
        case .messages: _ = try app.open(.messages)
        case .failedMessage: try await showFailedMessage(on: app)
        case .messageWithTwoActions: try visit(.messages, on: app, tapping: "Two actions")
        case .longMessage: try visit(.messages, on: app, tapping: "Long text")
        case .undo: _ = try app.open(.undo)
        case .undoGathered:
            let screen = try app.open(.undo)
            for _ in 0..<2 {
                try app.firstDeleteButton(on: screen).sendActions(for: .primaryActionTriggered)
                app.wait(1)
            }
        case .alerts: _ = try app.open(.alerts)
        case .alert: try await ask(.alerts, on: app, tapping: "Delete photos")
        case .alertWithThreeActions: try await ask(.alerts, on: app, tapping: "Install an update")
        case .alertOnStack: try await ask(.alerts, on: app, tapping: "On a message stack")
        case .popups: _ = try app.open(.popups)
        case .popupWithPicture: try await ask(.popups, on: app, tapping: "Picture")
        case .popupWithSymbol: try await ask(.popups, on: app, tapping: "Symbol")
        case .popupWithView: try await ask(.popups, on: app, tapping: "View")
        case .forms: _ = try app.open(.forms)
        case .form: try await ask(.forms, on: app, tapping: "Sign in")
        case .formWithErrors:
            try await ask(.forms, on: app, tapping: "Create an account")
            try app.tap("Create account", in: app.scene?.windows.last)
            await app.simulator.advance(by: 1)
        case .formOnStack: try await ask(.forms, on: app, tapping: "On a message stack")
        case .ratings: _ = try app.open(.ratings)
        case .rating: try await ask(.ratings, on: app, tapping: "Five stars")
        case .ratingWithComment:
            try await ask(.ratings, on: app, tapping: "With a comment")
            app.simulator.pressKey(digit: 4)
            await app.simulator.advance(by: 1)
        case .notes: _ = try app.open(.notes)
        case .longNote: try visit(.notes, on: app, tapping: "Two lines")
        case .noteWithActivity: try visit(.notes, on: app, tapping: "Activity indicator")
        case .progress: _ = try app.open(.progress)
        case .hud: try await ask(.progress, on: app, tapping: "Load for 3 s")
        case .blockingHUD: try await ask(.progress, on: app, tapping: "Export and block the app")
        case .upload: try await ask(.progress, on: app, tapping: "Upload")
        case .swiftUI: _ = try app.open(.swiftUI)
        case .swiftUIPosts:
            _ = try app.open(.swiftUI)
            for name in ["Upload", "More"] {
                app.simulator.tapElement(named: name)
                app.wait(1)
            }
        case .noInternet: try visit(.noInternet, on: app, tapping: "Lose network")
        case .shadow: _ = try app.open(.shadow)
        case .toast: _ = try app.open(.toast)
        case .longToast:
            _ = try app.open(.toast)
            app.wait(6)
        case .queue: _ = try app.open(.queue)
        case .busyQueue:
            _ = try app.open(.queue)
            let choices = app.navigation?.topViewController?.children.last as? UITableViewController
            for _ in 0..<3 {
                let post = choices?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
                app.simulator.tap(try #require(post))
            }
            await app.simulator.advance(by: 3)
        case .side: try visit(.posters, on: app, tapping: "At the side", "At the side")
        case .deck: try visit(.posters, on: app, tapping: "On the deck", "On the deck", "On the deck")
        case .spreadDeck:
            try visit(.posters, on: app, tapping: "On the deck", "On the deck")
            let deck = app.posters(in: app.navigation?.topViewController?.view).first { $0 is Deck }
            (deck as? Deck)?.sendActions(for: .touchUpInside)
            app.wait(1)
        case .anchored: try visit(.posters, on: app, tapping: "Below this button")
        case .route: _ = try app.open(.route)
        case .routeStop:
            _ = try app.open(.route)
            app.simulator.tapElement(named: "Add a stop")
            app.wait(1)
        case .gallery, .galleryFloat, .galleryCard, .galleryFull, .galleryCorners: try showGallery(on: app)
        case .playground, .playgroundMotion, .playgroundStyle, .playgroundBackdrop, .playgroundDrag,
            .playgroundActions, .playgroundQueue, .playgroundPost, .playgroundPreset:
            try showPlayground(on: app)
        }
    }

    /// Opens a screen and taps a button that posts from a task. The server never answers.
    @MainActor
    private func ask(_ screen: Screen, on app: AppDriver, tapping title: String) async throws {
        let controller = try app.open(screen)
        (controller as? ProgressViewController)?.server = ManualServer().server
        try app.button(title, in: controller.view).sendActions(for: .primaryActionTriggered)
        await app.simulator.advance(by: 1.5)
    }

    @MainActor
    private func showFailedMessage(on app: AppDriver) async throws {
        let screen = try app.open(.messages)
        (screen as? MessagesViewController)?.server.wait = { _ in }
        try app.button("Failed upload", in: screen.view).sendActions(for: .primaryActionTriggered)
        await app.simulator.advance(by: 1)
        let post = app.posters(in: screen.view).first?.postManager.currentPosts.first
        try app.tap("Retry", in: post?.view)
        await app.simulator.advance(by: 1)
    }

    @MainActor
    private func showGallery(on app: AppDriver) throws {
        let titles: [ScreenState: String] = [
            .galleryFloat: "Float at the top", .galleryCard: "Centered", .galleryFull: "Full screen",
            .galleryCorners: "Corners",
        ]
        let gallery = try app.open(.gallery) as? GalleryViewController
        guard let sample = GallerySection.all.flatMap(\.samples).first(where: { $0.title == titles[self] }) else {
            return
        }
        gallery?.post(sample)
        app.wait(1.5)
    }

    @MainActor
    private func showPlayground(on app: AppDriver) throws {
        let sections: [ScreenState: String] = [
            .playgroundStyle: "Background", .playgroundBackdrop: "Backdrop", .playgroundMotion: "Entrance",
            .playgroundDrag: "Drag", .playgroundActions: "Actions", .playgroundQueue: "Waiting posts",
        ]
        let opened = try app.open(.playground)
        let screen = try #require(opened as? PlaygroundViewController)
        if let section = sections[self] {
            screen.form.choices = Self.busyChoices
            screen.form.post.actionCount = 3
            let table = screen.children.compactMap { $0 as? PlaygroundTableViewController }.first
            table?.scroll(to: try #require(table?.sections.firstIndex { $0.title == section }))
            app.wait(0.1)
        }
        switch self {
        case .playgroundPost: screen.form.choices = PlaygroundSample.style.choices
        case .playgroundPreset:
            screen.form.choices.startingPreset = .centered
            screen.form.choices.style.chosenPalette = .information
            screen.form.post.content = .popup
            screen.form.post.icon = .symbol
            screen.form.post.actionCount = 2
        default: return
        }
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
    }

    /// Choices that make as many rows visible as possible.
    @MainActor
    private static var busyChoices: PlaygroundChoices {
        var choices = PlaygroundSample.timings.choices
        choices.style = PlaygroundSample.shadow.choices.style
        choices.style.corners = .rounded(16)
        choices.style.border = .systemRed
        choices.backdrop = PlaygroundSample.fade.choices.backdrop
        choices.pan.pullBack = TimingChoices(kind: .spring)
        return choices
    }

    @MainActor
    private func visit(_ screen: Screen, on app: AppDriver, tapping titles: String...) throws {
        let controller = try app.open(screen)
        for title in titles {
            // A post may cover the button.
            try app.button(title, in: controller.view).sendActions(for: .primaryActionTriggered)
            app.wait(1)
        }
    }
}
