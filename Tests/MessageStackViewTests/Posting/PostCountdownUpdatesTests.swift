import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The stream of a post's countdown.
@MainActor
@Suite(.leavesNothingBehind)
struct PostCountdownUpdatesTests {
    private let table = PostTable()

    private func countdown(
        _ timeLeft: TimeInterval, of duration: TimeInterval, isRunning: Bool = true
    ) -> Post.Countdown {
        Post.Countdown(duration: duration, timeLeft: timeLeft, isRunning: isRunning)
    }

    @Test func streamHasOneValueForEachChange() async {
        let post = table.post(1, for: 6)
        var updates = post.countdownUpdates.makeAsyncIterator()
        #expect(await updates.next() == countdown(6, of: 6))
        table.clock.advance(by: 1)
        let hold = post.hold()
        #expect(await updates.next() == countdown(5, of: 6, isRunning: false))
        table.clock.advance(by: 3)
        hold.release()
        #expect(await updates.next() == countdown(5, of: 6))
        post.extend(by: 4)
        #expect(await updates.next() == countdown(9, of: 10))
        table.clock.advance(by: 1)
        post.restartTimer()
        #expect(await updates.next() == countdown(6, of: 6))
        post.setDuration(.seconds(3))
        #expect(await updates.next() == countdown(3, of: 3))
        PostEnvironment.app.durationScale = 2
        #expect(await updates.next() == countdown(6, of: 6))
        PostEnvironment.app.durationScale = .infinity
        #expect(await updates.next() == .some(nil))
        PostEnvironment.app.durationScale = 1
        #expect(await updates.next() == countdown(3, of: 3))
        post.setDuration(.untilRemoved)
        #expect(await updates.next() == .some(nil))
        post.setDuration(.seconds(1))
        #expect(await updates.next() == countdown(1, of: 1))
        table.clock.advance(by: 1)
        #expect(await updates.next() == .some(nil))
        #expect(await updates.next() == .none && post.reason == .timeout)
    }

    @Test func passingTimeIsNoChange() async {
        let post = table.post(1, for: 60)
        var updates = post.countdownUpdates.makeAsyncIterator()
        _ = await updates.next()
        for _ in 0..<50 {
            table.clock.advance(by: 1)
            table.post(2).remove()
        }
        post.extend(by: 1)
        #expect(await updates.next() == countdown(11, of: 61))
    }

    @Test func countdownIsThePresentOne() {
        let post = table.post(1, for: 6)
        table.clock.advance(by: 2)
        #expect(post.countdown == countdown(4, of: 6) && post.countdown?.timeLeft == post.timeLeft)
        post.remove()
        #expect(post.countdown == nil)
        #expect(table.post(2).countdown == nil)
    }

    @Test func streamBeginsWhileThePostWaits() async {
        let other = table.post(1, for: 60)
        let post = table.post(2, for: 6)
        var updates = post.countdownUpdates.makeAsyncIterator()
        #expect(await updates.next() == countdown(6, of: 6, isRunning: false))
        post.setDuration(.seconds(4))
        #expect(await updates.next() == countdown(4, of: 4, isRunning: false))
        other.remove()
        #expect(await updates.next() == countdown(4, of: 4))
    }

    @Test func slowReaderGetsTheNewestValue() async {
        let post = table.post(1, for: 6)
        var updates = post.countdownUpdates.makeAsyncIterator()
        for _ in 0..<20 { post.extend(by: 1) }
        #expect(await updates.next() == countdown(26, of: 26))
    }

    @Test func eachReaderHasItsOwnStream() async {
        let post = table.post(1, for: 6)
        var first = post.countdownUpdates.makeAsyncIterator()
        _ = await first.next()
        table.clock.advance(by: 1)
        var second = post.countdownUpdates.makeAsyncIterator()
        #expect(await second.next() == countdown(5, of: 6))
        post.restartTimer()
        #expect(await first.next() == countdown(6, of: 6))
        #expect(await second.next() == countdown(6, of: 6))
    }

    @Test func streamOfEndedPostIsEmpty() async {
        let post = table.post(1, for: 6)
        post.remove()
        var updates = post.countdownUpdates.makeAsyncIterator()
        #expect(await updates.next() == .none)
    }

    @Test func streamOfRefusedPostIsEmpty() async {
        let view = UIView()
        table.manager.post(PostRequest(view: view))
        let refused = table.manager.post(PostRequest(view: view))
        #expect(refused.refusal == .duplicateView)
        var updates = refused.countdownUpdates.makeAsyncIterator()
        #expect(await updates.next() == .none)
    }

    @Test func streamKeepsNeitherPostNorManager() async {
        let references = WeakReferences()
        var updates: AsyncStream<Post.Countdown?>.Iterator?
        do {
            let table = PostTable()
            let post = table.post(1, for: 6)
            updates = post.countdownUpdates.makeAsyncIterator()
            references.add(post)
            references.add(table.manager)
        }
        while let value = await updates?.next() { #expect(value?.duration == 6) }
        #expect(references.total == 2 && references.count == 0)
    }

    @Test func streamFollowsPostToAnotherManager() async {
        let other = PostTable()
        table.post(1, for: 60)
        let post = table.post(2, for: 6) { $0.outlivesScene = true }
        var updates = post.countdownUpdates.makeAsyncIterator()
        #expect(await updates.next() == countdown(6, of: 6, isRunning: false))
        table.loseScene(to: other)
        #expect(other.current == [2])
        #expect(await updates.next() == countdown(6, of: 6))
        other.clock.advance(by: 2)
        post.restartTimer()
        #expect(await updates.next() == countdown(6, of: 6))
    }
}
