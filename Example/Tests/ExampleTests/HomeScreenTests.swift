import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The first screen, operated by taps.
@MainActor
@Suite(.tasksInOrder)
struct HomeScreenTests {
    private let app = AppDriver()
    private var simulator: Simulator { app.simulator }
    private var manager: PostManager { UIApplication.shared.postView.postManager }

    private var texts: [String] {
        manager.currentPosts.compactMap(\.view).flatMap { app.labels(in: $0) }.compactMap(\.text)
    }

    /// Launches the app and removes its first banner.
    private func openHome() throws -> HomeViewController {
        let home = try #require(app.openHome() as? HomeViewController)
        manager.removeAll(animated: false)
        home.posts.server.wait = { _ in }
        return home
    }

    /// Taps an element and waits until its post is shown.
    private func tap(_ name: String) async {
        simulator.tapElement(named: name)
        await simulator.advance(by: 1)
    }

    @Test func launchWelcomes() throws {
        _ = try app.openHome()
        #expect(texts == ["Welcome", "Tap anything to see a post."])
    }

    @Test func savingIsReported() async throws {
        _ = try openHome()
        await tap("Save")
        #expect(texts == ["Saved"])
    }

    @Test func bookingShowsItsProgressAndResult() async throws {
        _ = try openHome()
        await tap("Galicia")
        await simulator.advance(by: 1)
        #expect(texts == ["Galicia is booked"])
    }

    @Test func favoriteCanBeUndone() async throws {
        let home = try openHome()
        await tap("Favorite Tyrol")
        #expect(texts.contains("Tyrol is a favorite"))
        func card() -> TripCard? { cards(in: home.view).first { $0.trip.name == "Tyrol" } }
        #expect(card()?.isFavorite == true)
        await tap("Undo")
        #expect(card()?.isFavorite == false)
    }

    @Test func replyToAMessageOpensTheKeyboard() async throws {
        _ = try openHome()
        await tap("Message")
        #expect(texts.contains("Anna Berg"))
        await tap("Reply")
        #expect(simulator.keyboardFrame != nil && !manager.isActive)
    }

    @Test func updatesAreADeck() async throws {
        let home = try openHome()
        await tap("Flight updates")
        let deck = try #require(app.posters(in: home.view).first)
        #expect(deck.postManager.currentPosts.count == 3)
        await tap("Flight updates")
        #expect(app.posters(in: home.view).count == 1)
    }

    @Test func ratingIsAnswered() async throws {
        _ = try openHome()
        await tap("Rate your trip")
        #expect(texts.contains("How was your trip?"))
    }

    @Test func clearedHistoryIsReported() async throws {
        _ = try openHome()
        await tap("Clear the history")
        await tap("Clear")
        #expect(texts == ["The history is empty"])
    }

    @Test func barIsShownInAirplaneMode() async throws {
        let home = try openHome()
        await tap("Airplane mode")
        let bar = try #require(app.posters(in: home.view).first).postManager
        #expect(bar.currentPosts.count == 1)
        await tap("Message")
        await simulator.advance(by: 20)
        #expect(bar.currentPosts.count == 1 && texts.contains("Anna Berg"))
        await tap("Airplane mode")
        #expect(!bar.isActive)
    }

    @Test func nextTapReplacesThePost() async throws {
        _ = try openHome()
        await tap("Message")
        await tap("Clear the history")
        #expect(texts.contains("Clear the history?") && !texts.contains("Anna Berg"))
    }

    @Test func addedNoteIsReportedAboveTheKeyboard() async throws {
        let home = try openHome()
        simulator.tap(home.noteBar.textField)
        await simulator.advance(by: 1)
        simulator.typeText("Buy a map")
        await tap("Add")
        let view = try #require(manager.currentPosts.first?.view)
        #expect(texts == ["Note added", "Buy a map"])
        #expect(view.convert(view.bounds, to: nil).maxY < UIScreen.main.bounds.height - 250)
    }

    @Test func emptyNoteIsNotAdded() async throws {
        _ = try openHome()
        await tap("Add")
        #expect(!manager.isActive && simulator.keyboardFrame != nil)
    }

    private func cards(in view: UIView) -> [TripCard] {
        (view as? TripCard).map { [$0] } ?? view.subviews.flatMap(cards)
    }

    @Test func returningToTheScreenDoesNotWelcomeAgain() throws {
        _ = try app.openList()
        app.navigation?.popViewController(animated: true)
        simulator.advance(by: 1)
        #expect(!manager.isActive)
    }
}
