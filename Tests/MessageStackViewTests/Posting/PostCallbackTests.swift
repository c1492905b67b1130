import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posting and removing from inside callbacks of a manager.
@MainActor
struct PostCallbackTests {
    private let table = PostTable()
    private var manager: PostManager { table.manager }

    @Test func newPostInACallbackIsEntering() {
        var phases: [PostPhase] = []
        table.delegate.onEnd = { [table] post in
            guard post.view?.tag == 1 else { return }
            phases = [table.post(2).phase, table.post(3).phase]
        }
        table.post(1).remove()
        #expect(phases == [.entering, .waiting])
        #expect(table.current == [2] && table.waiting == [3])
    }

    @Test func newPostInACallbackLeavesThePlaceToOlderOnes() {
        table.post(1)
        table.post(2)
        var phase: PostPhase?
        table.delegate.onEnd = { [table] post in
            if post.view?.tag == 1 { phase = table.post(3).phase }
        }
        manager.currentPosts.first?.remove()
        #expect(phase == .waiting)
        #expect(table.current == [2] && table.waiting == [3])
    }

    @Test func removalInACallbackFindsTheNewPost() {
        var reason: PostRemovalReason?
        table.delegate.onEnd = { [table, manager] post in
            guard post.view?.tag == 1 else { return }
            let new = table.post(2)
            manager.removeCurrent(animated: false) { reason = new.reason }
            #expect(reason == nil, "the removal completes after the callback")
        }
        table.post(1).remove()
        #expect(reason == .programmatic)
        #expect(!table.delegate.log.contains("willPost 2"), "a post that is removed at once is never shown")
        #expect(!manager.isActive)
    }

    @Test func chainOfCompletionsDoesNotGrowTheCallStack() {
        var links = 0
        func postAndRemove() {
            guard links < 20_000 else { return }
            links += 1
            manager.post(PostRequest(view: UIView()))
            manager.removeCurrent(animated: false) { postAndRemove() }
        }
        postAndRemove()
        #expect(links == 20_000)
        #expect(!manager.isActive)
    }

    @Test func reasonIsKnownWhenThePostStartsToLeave() {
        var reasons: [PostRemovalReason?] = []
        var request = PostRequest(view: .tagged(1))
        request.willRemove = { reasons.append($0.reason) }
        let post = manager.post(request)
        var urgent = PostRequest(view: .tagged(2))
        urgent.precedence = .interrupt
        let other = manager.post(urgent)
        #expect(reasons == [nil] && post.reason == nil && post.phase == .waiting)
        other.remove()
        post.remove(reason: .tap)
        #expect(reasons == [nil, .tap])
    }

    @Test func availableHostAdmitsPostsAfterTheChangeOfTheHierarchy() {
        manager.isHostAvailable = false
        let post = table.post(1)
        manager.isHostAvailable = true
        #expect(post.phase == .waiting)
        table.clock.advance(by: 0)
        #expect(post.phase == .shown)
        #expect(table.clock.promiseCount == 0)
    }
}
