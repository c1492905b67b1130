import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// A walk through the app, as a person would take it.
@MainActor
struct ScreenTests {
    private let simulator = Simulator()

    private var navigation: UINavigationController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        return windows.compactMap { $0.rootViewController as? UINavigationController }.first
    }

    /// Launches the app and goes to a screen.
    private func open(_ screen: Screen) throws -> UIViewController {
        simulator.launch(AppDelegate.self)
        // The first banner stands over the first rows.
        UIApplication.shared.postView.postManager.removeAll(animated: false)
        let navigation = try #require(navigation)
        simulator.tap(try button("More screens", in: try #require(navigation.topViewController)))
        simulator.advance(by: 1)
        let list = try #require(navigation.topViewController as? ScreensViewController)
        let row = try #require(Screen.allCases.firstIndex(of: screen))
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        simulator.tap(cell)
        simulator.advance(by: 1)
        let shown = try #require(navigation.topViewController)
        #expect(shown.title == screen.title)
        return shown
    }

    private func posters(in view: UIView) -> [any Poster] {
        view.subviews.flatMap { ($0 as? any Poster).map { [$0] } ?? posters(in: $0) }
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    private func button(_ title: String, in controller: UIViewController) throws -> UIButton {
        try #require(buttons(in: controller.view).first { $0.titleLabel?.text == title })
    }

    @Test func aBannerComesAsTheAppStarts() throws {
        simulator.launch(AppDelegate.self)
        simulator.advance(by: 1)
        let manager = UIApplication.shared.postView.postManager
        #expect(manager.currentPosts.map(\.phase) == [.shown])
        simulator.tap(try button("Post three", in: try #require(navigation?.topViewController)))
        #expect(manager.waitingPosts.count == 3)
    }

    @Test func threeBadgeMessagesComeOneAfterAnotherAndGoWithTheScreen() throws {
        let screen = try open(.badgeMessage)
        let manager = try #require(posters(in: screen.view).first?.postManager)
        #expect(manager.currentPosts.count == 1 && manager.waitingPosts.count == 2)
        simulator.tap(try button("Post badge message", in: screen))
        #expect(manager.waitingPosts.count == 3)
        navigation?.popViewController(animated: true)
        simulator.advance(by: 1)
        #expect(!manager.isActive)
    }

    @Test func messagesStackUpAndGoByATap() throws {
        let screen = try open(.message)
        let stack = try #require(posters(in: screen.view).first as? MessageStackView)
        simulator.tap(try button("Plain view, tap to remove", in: screen))
        simulator.advance(by: 1)
        #expect(stack.arrangedSubviewsExcludingSpace.count == 2)
        simulator.tap(try #require(stack.arrangedSubviewsExcludingSpace.last))
        simulator.advance(by: 1)
        #expect(stack.arrangedSubviewsExcludingSpace.count == 1)
        simulator.advance(by: 6)
        #expect(stack.arrangedSubviewsExcludingSpace.isEmpty)
    }

    @Test func theBarWithoutANetworkFollowsFromScreenToScreen() throws {
        let screen = try open(.noInternet)
        func bars() -> [UILabel] { labels(in: screen.view.window).filter { $0.text == Message.noInternet.title } }
        simulator.tap(try button("Lose the network", in: screen))
        simulator.advance(by: 1)
        #expect(bars().count == 1)
        simulator.tap(try button("Push another screen", in: screen))
        simulator.advance(by: 1)
        #expect(labels(in: navigation?.view.window).filter { $0.text == Message.noInternet.title }.count == 1)
        navigation?.popViewController(animated: true)
        simulator.advance(by: 1)
        simulator.tap(try button("Find it again", in: screen))
        simulator.advance(by: 1)
        #expect(bars().isEmpty)
    }

    private func labels(in view: UIView?) -> [UILabel] {
        (view?.subviews ?? []).flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func shadowsLieUnderTheirSquares() throws {
        let screen = try open(.shadow)
        let shadows = screen.view.subviews.flatMap(\.subviews).flatMap(\.subviews)
            .filter { !($0 is UILabel) && $0.bounds.width == 80 }
        #expect(shadows.count == 3)
    }

    @Test func theButtonBesideAToastIsReached() throws {
        let screen = try open(.toast)
        let toast = try #require(posters(in: screen.view).first as? Toast)
        #expect(toast.postManager.currentPosts.count == 1 && toast.postManager.waitingPosts.count == 1)
        let button = try button("Click Me", in: screen)
        simulator.tap(button)
        simulator.advance(by: 1)
        #expect(button.transform != .identity)
    }

    @Test func postersOfOnesOwnShowAndRemoveTheirPosts() throws {
        let screen = try open(.posters)
        for title in ["At the side", "On the deck", "On the deck", "Below this button"] {
            simulator.tap(try button(title, in: screen))
        }
        simulator.advance(by: 1)
        let posters = posters(in: screen.view)
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
