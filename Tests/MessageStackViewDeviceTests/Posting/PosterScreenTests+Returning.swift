import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// Screens that are away, but will return.
extension PosterScreenTests {
    @Test(arguments: Kind.allCases)
    func postsStayUnderPushedScreen(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        stack.pushViewController(UIViewController(), animated: true)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        stack.popViewController(animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases)
    func postsStayIfSwipeBackIsCanceled(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        trial.simulator.pan(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 100, y: 600))
        await trial.settle()
        #expect(stack.viewControllers.count == 2)
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases)
    func postsStayIfSwipeBackToTheirScreenIsCanceled(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        stack.pushViewController(UIViewController(), animated: false)
        await trial.settle()
        trial.simulator.pan(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 100, y: 600))
        await trial.simulator.advance(by: 20)
        #expect(stack.viewControllers.count == 3)
        trial.expectPosts(inWindow: false)
    }

    @Test(arguments: Kind.allCases, [false, true])
    func postsStayUnderPresentedScreens(kind: Kind, areSeveral: Bool) async throws {
        let stack = try trial.pushScreen(kind)
        let cover = UIViewController()
        stack.present(cover, in: .fullScreen)
        await trial.simulator.advance(by: 1)
        if areSeveral { cover.present(UIViewController(), in: .fullScreen) }
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: Reading.presentersViewsStay.isOn)
        stack.dismiss(animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(.bothReadings(of: .hiddenControllersHaveNoParent), arguments: Kind.allCases)
    func postsStayInUnselectedTab(kind: Kind) async throws {
        let tabs = try trial.selectScreen(kind)
        tabs.selectedIndex = 0
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        tabs.selectedIndex = 1
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases)
    func postsStayInBackground(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        stack.pushViewController(UIViewController(), animated: false)
        trial.simulator.moveToBackground()
        await trial.simulator.advance(by: 20)
        // The action is committed in the background.
        #expect(trial.posts.map(\.phase) == [.shown, .ended, .waiting])
        trial.simulator.moveToForeground()
        stack.popViewController(animated: false)
        await trial.settle()
        #expect(trial.posts.map(\.phase) == [.shown, .ended, .waiting])
    }

    /// The column of a split view that is collapsed is in no hierarchy while the primary column is shown.
    @Test(arguments: Kind.allCases)
    func postsStayInHiddenColumn(kind: Kind) async throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(trial.makeScreen(kind), for: .secondary)
        try trial.show(split)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.expectPosts(inWindow: true)
        split.show(.primary)
        await trial.simulator.advance(by: 20)
        #expect(trial.screen?.navigationController?.parent == nil)
        trial.expectPosts(inWindow: false)
        split.show(.secondary)
        await trial.settle()
        trial.expectPosts(inWindow: true)
        split.show(.primary)
        await trial.settle()
        split.setViewController(nil, for: .secondary)
        await trial.settle()
        trial.expectEnd()
    }

    /// A child that was added without `addChild(_:)` has no parent, but it is in the view of its container.
    @Test(arguments: Kind.allCases)
    func postsOfChildWithoutParentStayUnderPushedScreen(kind: Kind) async throws {
        let container = RetainingContainer()
        let stack = UINavigationController(rootViewController: UIViewController())
        try trial.show(stack)
        stack.pushViewController(container, animated: false)
        trial.add(trial.makeScreen(kind), to: container, asChild: false)
        await trial.simulator.advance(by: 1)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        stack.pushViewController(UIViewController(), animated: true)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
    }

    @Test(arguments: Kind.allCases, [0, 1])
    func postsStayIfChildReturnsWithinATurn(kind: Kind, turns: Int) async throws {
        let container = RetainingContainer()
        try trial.show(container)
        let screen = trial.makeScreen(kind)
        trial.add(screen, to: container, asChild: true)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
        for _ in 0..<turns { await trial.simulator.advance(by: 0) }
        trial.add(screen, to: container, asChild: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    /// No look at the screen is made between the timers of a frame.
    @Test(.bothReadings(of: .framesAreUneven), arguments: Kind.allCases)
    func postsStayIfChildReturnsAfterSeveralTimers(kind: Kind) async throws {
        let container = RetainingContainer()
        try trial.show(container)
        let screen = trial.makeScreen(kind)
        trial.add(screen, to: container, asChild: true)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
        for _ in 0..<4 { _ = DefaultPostClock.device.schedule(after: 0) {} }
        _ = DefaultPostClock.device.schedule(after: 0) { [trial] in trial.add(screen, to: container, asChild: true) }
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: [false, true])
    func postsOfSceneStayWithoutTheScreen(isInOwnWindow: Bool) async throws {
        try trial.show(trial.makeScreen(.postView))
        let scene = try #require(trial.window?.windowScene)
        let poster: any Poster = isInOwnWindow ? scene.postWindow() : scene.postView
        poster.postManager.capacity = 1
        let suspension = poster.postManager.suspend()
        try trial.post(on: poster)
        await trial.settle()
        #expect(trial.posts.allSatisfy { $0.phase == .waiting } && !poster.postManager.posters.own.screen.isLooking)
        suspension.release()
        await trial.settle()
        trial.window?.rootViewController = UIViewController()
        await trial.settle()
        trial.expectPosts(inWindow: true)
        poster.removeAll(animated: false)
        await trial.settle()
        #expect(trial.screen == nil)
    }

    @Test func postsStayWhileRootMovesToAnotherWindow() async throws {
        let stack = try trial.pushScreen(.postView)
        stack.pushViewController(UIViewController(), animated: false)
        await trial.settle()
        let other = UIWindow(windowScene: try #require(trial.window?.windowScene))
        trial.window?.rootViewController = nil
        other.rootViewController = stack
        other.makeKeyAndVisible()
        trial.window = other
        await trial.settle()
        trial.expectPosts(inWindow: false)
        stack.popViewController(animated: false)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test func postsInPostedControllerStayWhileItWaits() async throws {
        try trial.show(trial.makeScreen(.postView))
        let inner = UIViewController()
        let innerView = inner.view.createPostView()
        inner.preferredContentSize = CGSize(width: 300, height: 200)
        var request = PostRequest(viewController: inner)
        request.duration = .untilRemoved
        let outer = try #require(trial.manager).post(request)
        let post = innerView.post(PostRequest(view: UIView.banner()))
        await trial.simulator.advance(by: 1.5)
        #expect(post.phase == .shown)
        var urgent = PostRequest(view: UIView.banner()).with { $0.duration = 5 }
        urgent.precedence = .interrupt
        trial.manager?.post(urgent)
        await trial.simulator.advance(by: 3)
        #expect(outer.phase == .waiting && post.phase == .shown)
        await trial.simulator.advance(by: 10)
        #expect(outer.phase == .shown && post.view?.window != nil)
    }
}
