import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostLimitsTests {
    private let table = PostTable()
    private var manager: PostManager { table.manager }

    @Test(
        arguments: [
            (PostOverflowPolicy.refuse, [2, 3], PostRefusal.queueFull),
            (.dropOldest, [3, 4], nil), (.dropNewest, [2, 4], nil), (.dropLowest, [2, 3], .queueFull),
        ] as [(PostOverflowPolicy, [Int], PostRefusal?)])
    func overflowPolicyDecidesAboutPostOverTheLimit(policy: PostOverflowPolicy, waiting: [Int], refusal: PostRefusal?) {
        manager.waitingLimit = 2
        manager.overflowPolicy = policy
        let posts = (1...4).map { table.post($0) }
        #expect(table.current == [1])
        #expect(table.waiting == waiting)
        #expect(posts[3].refusal == refusal)
        let dropped = posts.prefix(3).filter { $0.reason != nil }
        #expect(dropped.map(\.reason) == (refusal == nil ? [.evicted] : []))
    }

    @Test func lowestPriorityIsEvictedForHigherPriority() {
        manager.waitingLimit = 2
        manager.overflowPolicy = .dropLowest
        table.post(1)
        table.post(2, priority: .low)
        table.post(3)
        table.post(4, priority: .high)
        #expect(table.waiting == [4, 3])
    }

    @Test func limitOfZeroAdmitsPostAtOnceOrRefusesIt() {
        manager.waitingLimit = -3
        #expect(manager.waitingLimit == 0)
        #expect(table.post(1).phase == .shown)
        #expect(table.post(2).refusal == .queueFull)
        #expect(table.post(3) { $0.precedence = .override }.phase == .shown)
    }

    @Test func replacementDoesNotExceedTheLimit() {
        manager.waitingLimit = 1
        table.post(1)
        table.post(2) { $0.key = "key" }
        let third = table.post(3) {
            $0.key = "key"
            $0.duplicatePolicy = .replace
        }
        #expect(third.phase == .waiting)
        #expect(table.waiting == [3])
    }

    @Test func burstStaysWithinTheWaitingLimit() {
        manager.waitingLimit = 10
        manager.overflowPolicy = .dropOldest
        let posts = (1...1000).map { table.post($0) }
        #expect(table.waiting == Array(991...1000))
        #expect(posts.filter { $0.reason == .evicted }.count == 989)
        #expect(table.poster.views.count == 1)
    }

    @Test func removalCompletionRunsOnce() {
        var calls: [String] = []
        table.poster.habit = .completesWhenTold
        let posts = [
            table.post(1) { $0.key = "key" }, table.post(2) { $0.key = "key" }, table.post(3),
        ]
        table.poster.complete()
        manager.remove(key: "key") { calls.append("key") }
        manager.remove(key: "unused") { calls.append("unused") }
        manager.remove(view: UIView()) { calls.append("view") }
        posts[0].remove { calls.append("post") }
        #expect(calls == ["unused", "view"])
        table.poster.complete()
        #expect(calls == ["unused", "view", "key", "post"])
        manager.removeAll { calls.append("all") }
        table.poster.complete()
        posts[0].remove { calls.append("late") }
        #expect(calls == ["unused", "view", "key", "post", "all", "late"])
    }

    @Test func requestHandlersRunAfterTheDelegate() {
        var log: [String] = []
        table.delegate.onWillPost = { _ in log.append("delegate will") }
        table.delegate.onEnd = { _ in log.append("delegate end") }
        let post = table.post(1, for: 1) {
            $0.willPost { _ in log.append("will") }
            $0.didPost { _ in log.append("did") }
            $0.willRemove { _ in log.append("will remove") }
            $0.onEnd { _, reason in log.append("end \(reason)") }
        }
        post.whenEnded { _ in log.append("handle") }
        table.clock.advance(by: 1)
        #expect(
            log == [
                "delegate will", "will", "did", "will remove", "delegate end", "end timeout", "handle",
            ])
    }

    @Test func historyKeepsTheLastPosts() {
        manager.historyLimit = 2
        manager.post(PostRequest(Message(title: "First"))).remove()
        let shown = manager.post(PostRequest(Message(title: "Second", subtitle: "line")))
        manager.post(PostRequest(Message(title: "Third"))).remove()
        shown.remove(reason: .tap)
        #expect(manager.history.map(\.text) == ["Third", "Second, line"])
        #expect(manager.history.map(\.reason) == [.programmatic, .tap])
        #expect(manager.history.map(\.wasShown) == [false, true])
        manager.historyLimit = 1
        #expect(manager.history.map(\.id) == [shown.id])
    }

    @Test func postThatWaitsAgainWasShown() {
        let first = manager.post(PostRequest(Message(title: "First")))
        let waiting = manager.post(PostRequest(Message(title: "Second")))
        manager.post(PostRequest(Message(title: "Third")).with { $0.priority = .high }.interrupting)
        #expect(first.phase == .waiting && first.wasShown && !waiting.wasShown)
        first.remove()
        #expect(first.phase == .ended && first.wasShown)
    }
}

extension PostRequest {
    fileprivate var interrupting: PostRequest {
        var request = self
        request.precedence = .interrupt
        return request
    }
}
