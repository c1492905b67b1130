import MessageStackView
import MessageStackViewConnectivity
import Simulator
import Testing
import UIKit

@testable import Example

/// The screens of the app, operated by taps.
@MainActor
@Suite(.tasksInOrder)
struct ScreenTests {
    private let app = AppDriver()
    private var simulator: Simulator { app.simulator }

    @Test func bannersOnTheKeyWindowQueue() throws {
        let screen = try app.open(.banner)
        let manager = UIApplication.shared.postView.postManager
        #expect(manager.currentPosts.map(\.phase) == [.shown])
        try app.tap("Post three", in: screen.view)
        #expect(manager.waitingPosts.count == 3)
    }

    @Test func badgeMessagesQueueAndLeaveWithScreen() throws {
        let screen = try app.open(.badgeMessage)
        let manager = try #require(app.posters(in: screen.view).first?.postManager)
        #expect(manager.currentPosts.count == 1 && manager.waitingPosts.count == 2)
        try app.tap("Post badge message", in: screen.view)
        #expect(manager.waitingPosts.count == 3)
        app.navigation?.popViewController(animated: true)
        simulator.advance(by: 1)
        #expect(!manager.isActive)
    }

    @Test func messagesStackAndTapRemovesOne() throws {
        let screen = try app.open(.messageStack)
        let stack = try #require(app.posters(in: screen.view).first as? MessageStackView)
        try app.tap("Plain view, tap to remove", in: screen.view)
        simulator.advance(by: 1)
        #expect(stack.arrangedSubviewsExcludingSpace.count == 2)
        simulator.tap(try #require(stack.arrangedSubviewsExcludingSpace.last))
        simulator.advance(by: 1)
        #expect(stack.arrangedSubviewsExcludingSpace.count == 1)
        simulator.advance(by: 6)
        #expect(stack.arrangedSubviewsExcludingSpace.isEmpty)
    }

    @Test func noInternetBarFollowsNavigation() throws {
        let screen = try app.open(.noInternet)
        func bars() -> [UILabel] {
            app.labels(in: app.navigation?.view.window).filter { $0.text == Message.noInternet.title }
        }
        try app.tap("Lose network", in: screen.view)
        simulator.advance(by: 1)
        #expect(bars().count == 1)
        try app.tap("Push a screen", in: screen.view)
        simulator.advance(by: 1)
        #expect(bars().count == 1)
        app.navigation?.popViewController(animated: true)
        simulator.advance(by: 1)
        try app.tap("Find network", in: screen.view)
        simulator.advance(by: 1)
        #expect(bars().isEmpty)
    }

    @Test func eachSquareHasItsShadows() throws {
        let screen = try app.open(.shadow)
        func squares(in view: UIView) -> [UIView] {
            view.bounds.size == CGSize(width: 80, height: 80) ? [view] : view.subviews.flatMap(squares)
        }
        func shadows(of layer: CALayer) -> [CALayer] {
            (layer.shadowOpacity > 0 ? [layer] : []) + (layer.sublayers ?? []).flatMap(shadows)
        }
        let counts = squares(in: screen.view).map { shadows(of: $0.layer).count }
        #expect(counts == Array(repeating: 2, count: 3))
    }

    @Test func buttonNextToToastReceivesTap() throws {
        let screen = try app.open(.toast)
        let toast = try #require(app.posters(in: screen.view).first as? Toast)
        #expect(toast.postManager.currentPosts.count == 1 && toast.postManager.waitingPosts.count == 1)
        let button = try app.button("Click Me", in: screen.view)
        simulator.tap(button)
        simulator.advance(by: 1)
        #expect(button.transform != .identity)
    }

    @Test func customPostersShowAndRemovePosts() throws {
        let screen = try app.open(.posters)
        for title in ["At the side", "On the deck", "On the deck", "Below this button"] {
            try app.tap(title, in: screen.view)
        }
        simulator.advance(by: 1)
        let posters = app.posters(in: screen.view)
        let panel = try #require(posters.first { $0 is SidePanel } as? SidePanel)
        let deck = try #require(posters.first { $0 is Deck } as? Deck)
        #expect(panel.postManager.currentPosts.map(\.phase) == [.shown])
        #expect(deck.postManager.currentPosts.count == 2)
        simulator.tap(try #require(deck.postManager.currentPosts.last?.view))
        simulator.advance(by: 1)
        #expect(deck.isSpread)
        simulator.advance(by: 5)
        #expect(!panel.postManager.isActive)
    }
}
