import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posting and removing from inside callbacks of a manager.
@MainActor
@Suite(.leavesNothingBehind)
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
            // The view may have the address of an earlier one.
            #expect(manager.post(PostRequest(view: UIView())).refusal == nil)
            manager.removeCurrent(animated: false) { postAndRemove() }
        }
        postAndRemove()
        #expect(links == 20_000)
        #expect(!manager.isActive)
    }

    @Test func queueThatEmptiesInCallbacksDoesNotGrowTheCallStack() {
        var depths: [Int] = []
        table.delegate.onDidPost = { [manager] in
            depths.append(Thread.callStackReturnAddresses.count)
            manager.remove(view: $0)
        }
        let suspension = manager.suspend()
        for _ in 0..<100 { manager.post(PostRequest(view: UIView()).with { $0.isAnimated = false }) }
        suspension.release()
        #expect(!manager.isActive && depths.count == 100)
        #expect(Set(depths.dropFirst()).count == 1, "\(depths)")
    }

    @Test func requestCanBePostedAgainInItsDidEnd() {
        var request = PostRequest(view: .tagged(1))
        request.key = "a"
        request.duplicatePolicy = .ignore
        var again: Post?
        table.delegate.onEnd = { [manager, request] _ in again = again ?? manager.post(request) }
        manager.post(request).remove()
        #expect(again?.phase == .shown)
    }

    enum Action: CaseIterable {
        case post, remove, removeAll, growCapacity, suspendAndGoOn
    }

    @Test(arguments: RecordingReactions.Callback.allCases, Action.allCases)
    func actionInACallbackTakesEffect(callback: RecordingReactions.Callback, action: Action) {
        let reactions = RecordingReactions()
        manager.delegate = reactions
        var added: Post?
        reactions.reactions[callback] = { [table, manager] view in
            switch action {
            case .post: added = table.post(9, for: 1)
            case .remove: view.map { manager.remove(view: $0) }
            case .removeAll: manager.removeAll()
            case .growCapacity: manager.capacity = 3
            case .suspendAndGoOn: manager.suspend().release()
            }
        }
        let posts = (1...3).map { table.post($0, for: 1) }
        table.clock.advance(by: 10)
        #expect(reactions.complaints.isEmpty, "\(reactions.complaints)")
        #expect(posts.allSatisfy { $0.phase == .ended && reactions.ends[$0.id] == 1 })
        #expect(added?.reason == (action == .post ? .timeout : nil) && !manager.isActive)
    }

    @Test func reasonIsKnownWhenThePostStartsToLeave() {
        var reasons: [PostRemovalReason?] = []
        var request = PostRequest(view: .tagged(1))
        request.willRemove { reasons.append($0.reason) }
        let post = manager.post(request)
        var urgent = PostRequest(view: .tagged(2))
        urgent.precedence = .interrupt
        let other = manager.post(urgent)
        #expect(reasons == [nil] && post.reason == nil && post.phase == .waiting)
        other.remove()
        post.remove(reason: .tap)
        #expect(reasons == [nil, .tap])
    }
}
