import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// Posts whose closures retain their screen. They end when the screen is thrown away, and only then.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterScreenTests {
    typealias Kind = ScreenTrial.Kind

    let trial = ScreenTrial()

    // MARK: - Thrown away

    @Test(arguments: Kind.allCases, [false, true])
    func postsEndWithPoppedScreen(kind: Kind, isAnimated: Bool) async throws {
        let stack = try trial.pushScreen(kind)
        stack.popViewController(animated: isAnimated)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithScreenThatIsSwipedBack(kind: Kind) async throws {
        _ = try trial.pushScreen(kind)
        trial.simulator.pan(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 350, y: 600))
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases, [false, true])
    func postsEndWithReplacedStack(kind: Kind, isAnimated: Bool) async throws {
        let stack = try trial.pushScreen(kind)
        stack.setViewControllers([UIViewController()], animated: isAnimated)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithHiddenScreenRemovedFromStack(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        stack.pushViewController(UIViewController(), animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: false)
        stack.viewControllers.remove(at: 1)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases, [UIModalPresentationStyle.fullScreen, .automatic, .overFullScreen])
    func postsEndWithDismissedScreen(kind: Kind, style: UIModalPresentationStyle) async throws {
        let presenter = try trial.presentScreen(kind, style)
        trial.expectPosts(inWindow: true)
        presenter.dismiss(animated: true)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases, [false, true])
    func postsEndWithSeveralDismissedScreens(kind: Kind, isAnimated: Bool) async throws {
        let presenter = try trial.presentScreen(kind, .fullScreen)
        trial.screen?.present(UIViewController(), in: .fullScreen)
        await trial.simulator.advance(by: 1)
        trial.expectPosts(inWindow: Reading.presentersViewsStay.isOn)
        presenter.dismiss(animated: isAnimated)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithReplacedRoot(kind: Kind) async throws {
        try trial.show(trial.makeScreen(kind))
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.window?.rootViewController = UIViewController()
        await trial.settle()
        trial.expectEnd()
    }

    @Test(.bothReadings(of: .hiddenControllersHaveNoParent), arguments: Kind.allCases)
    func postsEndWithRemovedUnselectedTab(kind: Kind) async throws {
        let tabs = try trial.selectScreen(kind)
        tabs.selectedIndex = 0
        await trial.settle()
        trial.expectPosts(inWindow: false)
        tabs.viewControllers?.removeLast()
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithRemovedTab(kind: Kind) async throws {
        let tabs = try trial.selectScreen(kind)
        tabs.viewControllers?.removeLast()
        await trial.settle()
        trial.expectEnd()
    }

    /// With and without `addChild(_:)`, which apps forget.
    @Test(arguments: Kind.allCases, [false, true])
    func postsEndWithRemovedChild(kind: Kind, hasParent: Bool) async throws {
        let container = RetainingContainer()
        try trial.show(container)
        trial.add(trial.makeScreen(kind), to: container, asChild: hasParent)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.screen?.willMove(toParent: nil)
        trial.screen?.view.removeFromSuperview()
        trial.screen?.removeFromParent()
        container.content = nil
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithScene(kind: Kind) async throws {
        try trial.show(trial.makeScreen(kind))
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        let scene = try #require(trial.window?.windowScene)
        trial.simulator.closeScene(scene)
        trial.window = nil
        await trial.settle()
        trial.expectEnd()
    }

    @Test(.bothReadings(of: .scenesDisconnectAtOnce), arguments: Kind.allCases)
    func postsEndWithSceneWhoseWindowIsKept(kind: Kind) async throws {
        try trial.show(trial.makeScreen(kind))
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.simulator.disconnect(try #require(trial.window?.windowScene))
        await trial.settle()
        #expect(trial.reasons == [.hostGone, .hostGone, .hostGone])
        trial.window = nil
        await trial.settle()
        trial.expectEnd()
    }

    @Test func postsInCellEndWithScreenOfTable() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        try trial.show(stack)
        pushTable(on: stack)
        await trial.simulator.advance(by: 1)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.expectPosts(inWindow: true)
        removeCell()
        await trial.settle()
        // The app may show the cell again.
        trial.expectPosts(inWindow: false)
        (trial.screen as? TableController)?.rows = 1
        (trial.screen as? TableController)?.tableView.reloadData()
        await trial.settle()
        trial.expectPosts(inWindow: true)
        stack.popViewController(animated: true)
        await trial.settle()
        #expect(trial.reasons == [.hostGone, .hostGone, .hostGone])
    }

    @Test func postsInRemovedCellEndWithScreenOfTable() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        try trial.show(stack)
        pushTable(on: stack)
        await trial.simulator.advance(by: 1)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        removeCell()
        stack.popViewController(animated: true)
        await trial.settle()
        trial.expectEnd()
    }

    @Test func postsWithoutControllerEndWithWindow() async throws {
        try trial.show(trial.makeScreen(.bar))
        let poster = try #require(trial.window).createPostView()
        poster.postManager.capacity = 1
        try trial.post(on: poster)
        await trial.simulator.advance(by: 1.5)
        trial.expectPosts(inWindow: true)
        trial.window?.rootViewController = UIViewController()
        await trial.settle()
        trial.expectPosts(inWindow: true)
        poster.removeFromSuperview()
        await trial.settle()
        trial.expectPosts(inWindow: false)
        trial.window = nil
        await trial.settle()
        #expect(trial.reasons == [.hostGone, .hostGone, .hostGone])
    }

    @Test func postsBetweenBarsOfWindowEndWithWindow() async throws {
        let screen = trial.makeScreen(.postView)
        let poster = screen.createBarPostView(followsVisibleScreen: true)
        poster.postManager.capacity = 1
        try trial.show(screen)
        try trial.post(on: poster)
        await trial.simulator.advance(by: 1.5)
        trial.window?.rootViewController = UIViewController()
        await trial.settle()
        trial.expectPosts(inWindow: true)
        trial.window = nil
        await trial.settle()
        #expect(trial.reasons == [.hostGone, .hostGone, .hostGone])
        #expect(trial.manager?.posters.own.screen.isLooking != true)
    }

    // MARK: - Waiting and leaving

    @Test func postsThatOnlyWaitEnd() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        try trial.show(stack)
        stack.pushViewController(trial.makeScreen(.postView), animated: false)
        await trial.simulator.advance(by: 1)
        let suspension = trial.manager?.suspend()
        try trial.post()
        stack.popViewController(animated: true)
        await trial.settle()
        trial.expectEnd()
        suspension?.release()
    }

    @Test(arguments: Kind.allCases)
    func leavingPostEndsWithItsReason(kind: Kind) async throws {
        let stack = try trial.pushScreen(kind)
        trial.posts[0].remove()
        stack.popViewController(animated: false)
        await trial.settle()
        #expect(Set(trial.reasons.dropFirst()) == [.hostGone])
        #expect(trial.screen == nil && trial.commits == 1)
    }

    @Test func screenIsAliveUntilItsPostsHaveEnded() async throws {
        let stack = try trial.pushScreen(.postView)
        var title: String?
        trial.screen?.title = "Title"
        do {
            var request = PostRequest(view: UIView.banner())
            request.onEnd { [weak screen = trial.screen] _, _ in title = screen?.title }
            trial.manager?.post(request)
        }
        stack.popViewController(animated: true)
        await trial.settle()
        #expect(title == "Title")
        trial.expectEnd()
    }

    @Test func postOnScreenThatHasGoneEnds() async throws {
        let stack = try trial.pushScreen(.postView)
        let screen = try #require(trial.screen)
        stack.popViewController(animated: true)
        await trial.settle()
        #expect(trial.reasons.count == 3)
        let late = trial.manager?.post(PostRequest(view: UIView.banner()))
        await trial.settle()
        #expect(late?.reason == .hostGone)
        withExtendedLifetime(screen) {}
    }

    @Test func postsWaitForFirstWindow() async throws {
        let screen = trial.makeScreen(.postView)
        try trial.post()
        await trial.settle()
        #expect(trial.posts.allSatisfy { $0.phase == .waiting } && trial.manager?.posters.own.screen.isLooking == false)
        try trial.show(UINavigationController(rootViewController: screen))
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    // MARK: - Tables

    private func pushTable(on stack: UINavigationController) {
        let table = TableController()
        trial.follow(table, table.poster)
        stack.pushViewController(table, animated: false)
    }

    private func removeCell() {
        let table = trial.screen as? TableController
        table?.rows = 0
        table?.tableView.reloadData()
    }
}

/// A table with a poster in its only cell, which the app keeps.
private final class TableController: UITableViewController {
    var rows = 1
    let poster = PostView(edge: .top)
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 200
        poster.addTo(view: cell.contentView, layout: .top)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
