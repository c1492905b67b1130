import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posters with one manager.
@MainActor
@Suite(.leavesNothingBehind)
struct SharedManagerTests {
    private let stage = Stage()
    private let first: PostView
    private var manager: PostManager { first.postManager }

    init() {
        first = stage.view.createPostView()
    }

    /// A poster that shares the manager of another one.
    enum Second: CaseIterable {
        case view, stack, scene, window
    }

    private func poster(_ second: Second) throws -> any Poster {
        switch second {
        case .view:
            let view = stage.view.createPostView(edge: .bottom)
            view.postManager = manager
            return view
        case .stack:
            let stack = stage.view.createMessageStackView(edge: .bottom)
            stack.postManager = manager
            return stack
        case .scene:
            let view = try #require(stage.window.windowScene).postView
            view.postManager = manager
            return view
        case .window:
            let window = try #require(stage.window.windowScene).postWindow()
            window.postManager = manager
            return window
        }
    }

    private func request(for seconds: TimeInterval? = 3) -> PostRequest {
        PostRequest(view: UIView.banner()).with { $0.duration = PostDuration(dismissAfter: seconds) }
    }

    @Test(arguments: Second.allCases) func postsOfBothFollowOneAnother(second: Second) throws {
        let second = try poster(second)
        let posts = [first.post(request()), second.post(request()), first.post(request())]
        stage.simulator.advance(by: 2)
        #expect(posts.map(\.phase) == [.shown, .waiting, .waiting])
        stage.simulator.advance(by: 4)
        #expect(posts.map(\.phase) == [.ended, .shown, .waiting])
        #expect(posts[1].view?.isDescendant(of: first) == false)
        stage.simulator.advance(by: 4)
        #expect(posts.map(\.phase) == [.ended, .ended, .shown])
        #expect(posts[2].view?.isDescendant(of: first) == true)
    }

    @Test(arguments: Second.allCases) func postsOfBothHaveOneSetOfKeys(second: Second) throws {
        let second = try poster(second)
        var request = request()
        request.key = "offline"
        request.duplicatePolicy = .count
        let post = first.post(request)
        #expect(second.post(request) === post && post.count == 2)
        #expect(manager.posts(withKey: "offline").map(\.id) == [post.id])
    }

    @Test(arguments: [Second.view, .stack]) func postEntersFromTheEdgeOfItsPoster(second: Second) throws {
        let second = try poster(second)
        let post = second.post(request())
        stage.simulator.advance(by: 2)
        let frame = try #require(post.view.map { stage.view.convert($0.bounds, from: $0) })
        #expect(frame.midY > stage.view.bounds.midY)
        let other = first.post(request())
        stage.simulator.advance(by: 4)
        let otherFrame = try #require(other.view.map { stage.view.convert($0.bounds, from: $0) })
        #expect(otherFrame.midY < stage.view.bounds.midY)
    }

    @Test func posterOffTheScreenKeepsNoOtherPostWaiting() throws {
        let hidden = PostView(edge: .top)
        hidden.postManager = manager
        let waiting = hidden.post(request())
        let shown = first.post(request())
        stage.simulator.advance(by: 2)
        #expect(waiting.phase == .waiting && shown.phase == .shown)
        stage.simulator.advance(by: 4)
        #expect(waiting.phase == .waiting && shown.phase == .ended)
        stage.view.addSubview(hidden)
        hidden.frame = stage.view.bounds
        stage.simulator.advance(by: 2)
        #expect(waiting.phase == .shown)
    }

    @Test func posterThatLeavesTheScreenStopsItsOwnPostOnly() throws {
        let second = try #require(try poster(.view) as? PostView)
        manager.capacity = 2
        let posts = [first.post(request()), second.post(request())]
        stage.simulator.advance(by: 1.5)
        second.removeFromSuperview()
        stage.simulator.advance(by: 4)
        #expect(posts[0].reason == .timeout && posts[1].reason != .timeout)
    }

    @Test func postsEndWithTheirPoster() throws {
        weak var released: PostView?
        var post: Post?
        do {
            let second = PostView(edge: .top)
            second.postManager = manager
            released = second
            post = second.post(request())
        }
        let other = first.post(request(for: nil))
        stage.simulator.advance(by: 2)
        #expect(released == nil && post?.reason == .hostGone)
        #expect(other.phase == .shown)
    }

    @Test func delegateIsCalledForPostsOfItsPosterOnly() throws {
        let second = CountingPostView(edge: .bottom)
        second.frame = stage.view.bounds
        stage.view.addSubview(second)
        second.postManager = manager
        first.post(request()).remove(animated: false)
        #expect(second.count == 0)
        second.post(request())
        #expect(second.count == 1)
    }

    @Test func posterLeavesTheScreenWhenItsOwnPostsHaveEnded() throws {
        let scene = try #require(stage.window.windowScene)
        let second = scene.postView
        second.postManager = manager
        manager.capacity = 2
        let shown = first.post(request(for: nil))
        let post = second.post(request(for: nil))
        stage.simulator.advance(by: 2)
        #expect(second.window != nil)
        post.remove()
        stage.simulator.advance(by: 3)
        #expect(second.window == nil && shown.phase == .shown)
    }

    @Test func postsOfThePreviousManagerEnd() throws {
        let second = stage.view.createPostView(edge: .bottom)
        let post = second.post(request(for: nil))
        stage.simulator.advance(by: 2)
        second.postManager = manager
        stage.simulator.advance(by: 2)
        #expect(post.reason == .hostGone)
        #expect(second.post(request()).phase == .entering)
    }

    /// The time at which the app gives a poster another manager.
    enum Moment: CaseIterable {
        case atRest, inCallback
    }

    @Test(arguments: Moment.allCases) func nothingOfThePreviousManagersPostsStays(moment: Moment) {
        let second = CountingPostView(edge: .bottom)
        second.frame = stage.view.bounds
        stage.view.addSubview(second)
        let change: @MainActor @Sendable () -> Void = { [manager] in second.postManager = manager }
        let posts = [AlertMessage("Sure?"), AlertMessage("Really?")].map { alert in
            second.post(alert) { if moment == .inCallback { $0.didPost { _ in change() } } }
        }
        stage.rest()
        if moment == .atRest { change() }
        stage.rest()
        #expect(posts.map(\.reason) == [.hostGone, .hostGone])
        #expect(second.isEmpty, "neither a placement nor a backdrop is left")
        #expect(second.ends == 2, "the poster is informed as their delegate")
        var presses = 0
        let button = UIButton(frame: stage.view.bounds)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        stage.simulator.tap(at: CGPoint(x: 200, y: 300))
        #expect(presses == 1)
    }

    @Test func bandOfStackClosesWithThePostsOfThePreviousManager() {
        let stack = stage.view.createMessageStackView(edge: .bottom)
        stack.spaceViewHeight = 30
        stack.post(request(for: nil))
        stage.rest()
        #expect(stack.spaceView.bounds.height == 30)
        stack.postManager = manager
        stage.rest()
        #expect(stack.spaceView.bounds.height == 0 && stack.arrangedSubviewsExcludingSpace.isEmpty)
    }

    @Test func posterThatReturnsToItsManagerIsItsPosterAgain() {
        let second = stage.view.createPostView(edge: .bottom)
        let own = second.postManager
        second.postManager = manager
        second.postManager = own
        let post = own.post(request())
        #expect(post.phase == .entering)
        stage.rest()
        let frame = post.view.map { stage.view.convert($0.bounds, from: $0) } ?? .zero
        #expect(frame.midY > stage.view.bounds.midY)
    }

    @Test func posterThatReturnsToItsManagerHoldsNoPost() {
        let second = PostView(edge: .bottom)
        let own = second.postManager
        second.postManager = manager
        second.postManager = own
        second.frame = stage.view.bounds
        stage.view.addSubview(second)
        let post = second.post(request(for: 3))
        for _ in 1...5 {
            stage.simulator.advance(by: 1.2)
            second.post(request(for: 3))
        }
        #expect(post.reason == .timeout, "the later requests don't give it more time")
    }

    @Test func releasedPostersLeaveNoHold() {
        for _ in 1...3 { PostView(edge: .top).postManager = manager }
        let post = first.post(request())
        #expect(post.phase == .entering && manager.queue.holds.isEmpty)
    }
}

private final class CountingPostView: PostView, PostManagerDelegate {
    var count = 0
    var ends = 0

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        count += 1
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        ends += 1
    }
}
