import MessageStackView
import Testing
import UIKit

@testable import Example

/// The banner of the Window screen, in front of other screens and windows.
@MainActor
@Suite(.tasksInOrder)
struct WindowScreenTests {
    /// The actions since the banner was shown.
    enum Situation: CaseIterable {
        case arrived, popped, presented, cancelled, keyWindowSet, keyWindowResigned
    }

    private let app = AppDriver()

    @Test(arguments: Situation.allCases)
    func bannerStaysInFrontAndClosesByButton(_ situation: Situation) throws {
        let screen = try app.open(.window)
        let post = try #require(UIApplication.shared.postView.postManager.currentPosts.first)
        try bring(about: situation, from: screen)

        let banner = try #require(post.view as? BadgeMessageView)
        let window = try #require(banner.window)
        #expect(window === app.scene?.keyWindow)
        #expect(window === app.scene?.windows.last { !$0.isHidden })
        let middle = banner.badgeView.convert(banner.badgeView.bounds, to: nil)
        #expect(window.hitTest(CGPoint(x: middle.midX, y: middle.midY), with: nil)?.isDescendant(of: banner) == true)
        #expect(post.phase == .shown)

        app.simulator.tap(banner.button)
        app.simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
        #expect(banner.window == nil)
    }

    @Test func eachAppearancePostsOneBanner() throws {
        let screen = try app.open(.window)
        let manager = UIApplication.shared.postView.postManager
        #expect(manager.currentPosts.count + manager.waitingPosts.count == 1)
        for situation in [Situation.cancelled, .keyWindowResigned] {
            try bring(about: situation, from: screen)
            #expect(manager.currentPosts.count + manager.waitingPosts.count == 1, "the screen has not disappeared")
        }
        let other = UIViewController()
        app.navigation?.pushViewController(other, animated: false)
        app.simulator.advance(by: 0.1)
        app.navigation?.popViewController(animated: false)
        app.simulator.advance(by: 0.1)
        #expect(manager.currentPosts.count + manager.waitingPosts.count == 2)
    }

    @Test func sheetAndSecondWindowAreRemoved() throws {
        let screen = try app.open(.window)
        for situation in [Situation.cancelled, .keyWindowResigned] {
            try bring(about: situation, from: screen)
        }
        #expect(screen.presentedViewController == nil)
        #expect(app.scene?.windows.count == 1)
        #expect(app.scene?.keyWindow === screen.view.window)
    }

    private func bring(about situation: Situation, from screen: UIViewController) throws {
        switch situation {
        case .arrived:
            break
        case .popped:
            try tap("Pop", in: screen.view)
            #expect(app.navigation?.topViewController is ScreensViewController)
        case .presented:
            try tap("Present", in: screen.view)
            #expect(screen.presentedViewController is SheetViewController)
        case .cancelled:
            try bring(about: .presented, from: screen)
            try tap("Cancel", in: screen.presentedViewController?.view)
        case .keyWindowSet:
            try tap("Set Key Window", in: screen.view)
            #expect(app.scene?.keyWindow?.rootViewController is KeyWindowViewController)
        case .keyWindowResigned:
            try bring(about: .keyWindowSet, from: screen)
            try tap("Resign Key Window", in: app.scene?.keyWindow)
        }
    }

    private func tap(_ title: String, in view: UIView?) throws {
        try app.tap(title, in: view)
        app.simulator.advance(by: 0.7)
    }
}
