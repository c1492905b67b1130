import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostPrecedenceTests {
    private let table = PostTable(.completesWhenTold)
    private var manager: PostManager { table.manager }

    @Test func overrideEntersWhileOverriddenPostLeaves() {
        let first = table.post(1)
        table.post(2)
        table.poster.complete()
        let third = table.post(3) { $0.precedence = .override }
        #expect(first.phase == .leaving)
        #expect(third.phase == .entering)
        #expect(table.waiting == [2])
        #expect(table.delegate.log.suffix(2) == ["willRemove 1", "willPost 3"])
        table.poster.complete()
        #expect(first.reason == .overridden)
        #expect(table.current == [3])
    }

    @Test func overrideOfLowerPriorityIsRefusedWithReason() {
        let first = table.post(1, priority: .high)
        let waiting = table.post(2)
        let second = table.post(3) { $0.precedence = .overrideRemovingWaiting }
        #expect(second.refusal == .outranked)
        #expect(second.reason == .refused(.outranked))
        #expect(first.phase == .entering)
        // A refused override drops nothing.
        #expect(waiting.phase == .waiting)
    }

    @Test func leavingPostDoesNotOutrankOverride() {
        let first = table.post(1, priority: .max)
        table.poster.complete()
        first.remove()
        let second = table.post(2, priority: .low) { $0.precedence = .override }
        table.poster.complete()
        #expect(second.phase == .entering)
    }

    @Test func overrideCanDropWaitingPosts() {
        table.post(1)
        let waiting = [table.post(2), table.post(3) { $0.delay = 5 }]
        table.post(4) { $0.precedence = .overrideRemovingWaiting }
        #expect(waiting.map(\.reason) == [.overridden, .overridden])
        #expect(table.current == [1, 4])
    }

    @Test func overriddenPostReturnsWithItsRemainingTime() {
        let first = table.post(1, for: 5)
        table.poster.complete()
        table.clock.advance(by: 2)
        let second = table.post(2, for: 1) { $0.precedence = .interrupt }
        table.poster.complete()
        #expect(first.phase == .waiting)
        #expect(first.timeLeft == 3)
        table.clock.advance(by: 1)
        table.poster.complete()
        #expect(second.reason == .timeout)
        table.poster.complete()
        #expect(first.phase == .shown)
        #expect(first.timeLeft == 3)
        table.clock.advance(by: 3)
        table.poster.complete()
        #expect(first.reason == .timeout)
        let lifeCycle = ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1"]
        #expect(table.delegate.log.filter { $0.hasSuffix(" 1") } == lifeCycle + lifeCycle)
        #expect(table.delegate.log.last == "ended 1 timeout")
    }

    @Test func postUpdatedWhileLeavingReturnsWithTheNewView() {
        let table = PostTable()
        let other = UIView.tagged(3)
        table.post(1) { $0.willRemove { $0.update(with: PostRequest(view: other)) } }
        let second = table.post(2) { $0.precedence = .interrupt }
        second.remove()
        #expect(table.current == [3])
        let log = table.delegate.log
        #expect(log.filter { $0.hasSuffix(" 1") } == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1"])
        #expect(log.filter { $0.hasSuffix(" 3") } == ["willPost 3", "didPost 3"])
    }

    @Test func returningPostCanBeRemovedWhileLeaving() {
        let first = table.post(1)
        table.poster.complete()
        table.post(2) { $0.precedence = .interrupt }
        first.remove()
        table.poster.complete()
        #expect(first.reason == .programmatic)
        #expect(table.current == [2])
        #expect(table.waiting.isEmpty)
    }

    @Test func laterPostIsNotOverridden() {
        let suspension = manager.suspend()
        table.post(1) { $0.precedence = .override }
        table.post(2) { $0.precedence = .override }
        suspension.release()
        #expect(table.current == [2])
        #expect(table.waiting == [1])
    }

    @Test func oldestPostOfLowestPriorityIsOverridden() {
        manager.capacity = 3
        table.post(1, priority: .high)
        let low = [table.post(2, priority: .low), table.post(3, priority: .low)]
        table.poster.complete()
        table.post(4) { $0.precedence = .override }
        #expect(low.map(\.phase) == [.leaving, .shown])
    }

    @Test func oldestPostIsEvictedAtCapacity() {
        manager.capacity = 2
        manager.replacesOldestWhenFull = true
        let posts = (1...3).map { table.post($0) }
        #expect(posts.map(\.phase) == [.leaving, .entering, .entering])
        table.poster.complete()
        #expect(posts[0].reason == .evicted)
        #expect(table.current == [2, 3])
    }

    @Test func burstLimitsTheNumberOfLeavingPosts() {
        manager.capacity = 2
        manager.replacesOldestWhenFull = true
        for tag in 1...100 { table.post(tag) }
        #expect(table.current.count == 4)
        for _ in 1...100 { table.poster.complete() }
        #expect(table.current == [99, 100])
    }

    @Test func outrankedOverrideKeepsNoEvictionWaiting() {
        manager.replacesOldestWhenFull = true
        let suspension = manager.suspend()
        table.post(2, priority: .low) { $0.precedence = .override }
        table.post(1) { $0.ignoresSuspension = true }
        suspension.release()
        #expect(table.waiting == [2])
        let third = table.post(3, priority: .high)
        #expect(table.current == [1, 3])
        #expect(third.phase == .entering)
        #expect(table.waiting == [2])
    }

    @Test func higherPriorityPostIsNotEvicted() {
        manager.replacesOldestWhenFull = true
        table.post(1, priority: .high)
        let second = table.post(2)
        #expect(table.current == [1])
        #expect(second.phase == .waiting)
    }
}
