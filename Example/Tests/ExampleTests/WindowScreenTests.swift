import MessageStackView
import Testing
import UIKit

@testable import Example

/// The banner of the Window screen, and all that comes and goes behind it.
@MainActor
struct WindowScreenTests {
    /// What a person has done since the banner came.
    enum Situation: CaseIterable {
        case arrived, popped, presented, cancelled, keyWindowSet, keyWindowResigned
    }

    private let walk = Walk()

    @Test(arguments: Situation.allCases)
    func bannerStaysInFrontAndClosesByButton(_ situation: Situation) throws {
        let screen = try walk.open(.window)
        let post = try #require(UIApplication.shared.postView.postManager.currentPosts.first)
        try bring(about: situation, from: screen)

        let banner = try #require(post.view as? BadgeMessageView)
        let window = try #require(banner.window)
        #expect(window === walk.scene?.keyWindow)
        #expect(window === walk.scene?.windows.last { !$0.isHidden })
        let middle = banner.badgeView.convert(banner.badgeView.bounds, to: nil)
        #expect(window.hitTest(CGPoint(x: middle.midX, y: middle.midY), with: nil)?.isDescendant(of: banner) == true)
        #expect(post.phase == .shown)

        walk.simulator.tap(banner.button)
        walk.simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
        #expect(banner.window == nil)
    }

    @Test func eachAppearancePostsOneBanner() throws {
        let screen = try walk.open(.window)
        let manager = UIApplication.shared.postView.postManager
        #expect(manager.currentPosts.count + manager.waitingPosts.count == 1)
        for situation in [Situation.cancelled, .keyWindowResigned] {
            try bring(about: situation, from: screen)
            #expect(manager.currentPosts.count + manager.waitingPosts.count == 1, "the screen was there all the time")
        }
        let other = UIViewController()
        walk.navigation?.pushViewController(other, animated: false)
        walk.simulator.advance(by: 0.1)
        walk.navigation?.popViewController(animated: false)
        walk.simulator.advance(by: 0.1)
        #expect(manager.currentPosts.count + manager.waitingPosts.count == 2)
    }

    @Test func sheetAndSecondWindowAreRemoved() throws {
        let screen = try walk.open(.window)
        for situation in [Situation.cancelled, .keyWindowResigned] {
            try bring(about: situation, from: screen)
        }
        #expect(screen.presentedViewController == nil)
        #expect(walk.scene?.windows.count == 1)
        #expect(walk.scene?.keyWindow === screen.view.window)
    }

    private func bring(about situation: Situation, from screen: UIViewController) throws {
        switch situation {
        case .arrived:
            break
        case .popped:
            try tap("Pop", in: screen.view)
            #expect(walk.navigation?.topViewController is ScreensViewController)
        case .presented:
            try tap("Present", in: screen.view)
            #expect(screen.presentedViewController is SheetViewController)
        case .cancelled:
            try bring(about: .presented, from: screen)
            try tap("Cancel", in: screen.presentedViewController?.view)
        case .keyWindowSet:
            try tap("Set Key Window", in: screen.view)
            #expect(walk.scene?.keyWindow?.rootViewController is KeyWindowViewController)
        case .keyWindowResigned:
            try bring(about: .keyWindowSet, from: screen)
            try tap("Resign Key Window", in: walk.scene?.keyWindow)
        }
    }

    private func tap(_ title: String, in view: UIView?) throws {
        try walk.tap(title, in: view)
        walk.simulator.advance(by: 0.7)
    }
}
