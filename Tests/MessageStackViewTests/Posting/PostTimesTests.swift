import Testing
import UIKit

@testable import MessageStackView

/// Delays, minimum times, pauses, expiry, and the timer methods of a post handle.
@MainActor
@Suite(.leavesNothingBehind)
struct PostTimesTests {
    private let table = PostTable()
    private var manager: PostManager { table.manager }

    // MARK: Duration

    @Test(arguments: [(nil, 2.0), (0.5, 1), (3.5, 3.5), (60, 5), (0, 1), (-1, 1), (.nan, 1), (.infinity, 5)])
    func heldPostStaysForTheSecondsOfItsRequest(seconds: TimeInterval?, timeLeft: TimeInterval) {
        let post = table.post(1, for: 5) { $0.timeAfterHold = seconds }
        table.clock.advance(by: 4)
        let hold = post.hold()
        table.clock.advance(by: 60)
        hold.release()
        #expect(post.timeLeft == timeLeft)
    }

    @Test func secondsAfterAHoldCanBeThoseOfTheManager() {
        manager.defaults.timeAfterHold = 4
        let post = table.post(1, for: 5)
        table.clock.advance(by: 4)
        manager.suspend().release()
        #expect(post.timeLeft == 4)
    }

    @Test func newDurationOfAShownPostStartsNow() {
        let post = table.post(1, for: 3)
        table.clock.advance(by: 2)
        post.setDuration(.seconds(5))
        #expect(post.timeLeft == 5)
        post.setDuration(.untilRemoved)
        #expect(post.timeLeft == nil)
        post.setDuration(.automatic)
        #expect(post.timeLeft == PostDuration.automaticSeconds(for: UIView(), severity: nil))
    }

    /// A way to update a post with a value or a request.
    enum Update: CaseIterable {
        case byHandle, byKey
    }

    private func update(_ post: Post, by update: Update, duration: PostDuration? = nil) {
        var request = PostRequest(Message("Updated"))
        request.key = "news"
        request.duplicatePolicy = .update
        request.duration = duration
        switch update {
        case .byHandle: post.update(with: request)
        case .byKey: manager.post(request)
        }
    }

    @Test(arguments: Update.allCases) func updateKeepsTheDurationThatTheAppHasSet(update: Update) {
        var request = PostRequest(Message("News"))
        request.key = "news"
        let post = manager.post(request)
        post.setDuration(.seconds(20))
        table.clock.advance(by: 4)
        self.update(post, by: update)
        #expect(post.timeLeft == 20)
        self.update(post, by: update, duration: .seconds(7))
        #expect(post.timeLeft == 7, "since the request sets one")
        self.update(post, by: update)
        let automatic = PostDuration.automaticSeconds(for: post.view ?? UIView(), severity: nil)
        #expect(post.countdown?.duration == automatic, "that of the value, since the app's is gone")
    }

    @Test func updateKeepsTheDurationOfAWaitingPost() {
        let first = table.post(1, for: 3)
        let post = manager.post(PostRequest(Message("News")))
        post.setDuration(.untilRemoved)
        post.update(with: Message("Updated"))
        first.remove()
        #expect(post.phase == .shown && post.timeLeft == nil)
    }

    /// A post with an automatic duration that is shorter than its minimum time.
    private func postWithMinimumTime() -> Post {
        var request = PostRequest(Message("News"))
        request.minimumTime = 8
        let post = manager.post(request)
        #expect(post.timeLeft == 8)
        table.clock.advance(by: 3)
        return post
    }

    @Test func unchangedDurationDoesNotRestart() throws {
        let post = postWithMinimumTime()
        manager.gestureManager.addTapToRemoveGesture(to: try #require(post.view))
        post.controlsDidChange()
        #expect(post.timeLeft == 5)
    }

    @Test func interruptedPostReturnsWithTheTimeThatItHadLeft() {
        let post = postWithMinimumTime()
        let other = table.post(2, for: 1) { $0.precedence = .interrupt }
        #expect(post.phase == .waiting && other.phase == .shown)
        table.clock.advance(by: 1)
        #expect(post.phase == .shown && post.timeLeft == 5)
    }

    // MARK: Time shown

    @Test func timeShownKeepsItsFinalValueAfterTheEnd() {
        var times: [TimeInterval] = []
        let post = table.post(1, for: 5) {
            $0.onEvent { event in
                switch event {
                case .waiting(let post), .didPost(let post), .willRemove(let post), .ended(let post, _):
                    times.append(post.timeShown)
                default: break
                }
            }
        }
        table.clock.advance(by: 2)
        #expect(post.timeShown == 2)
        table.clock.advance(by: 10)
        #expect(post.timeShown == 5 && times == [0, 0, 5, 5])
    }

    @Test func interruptedPostThatIsRemovedWhileItWaitsKeepsItsTimeShown() {
        let post = table.post(1)
        table.clock.advance(by: 3)
        table.post(2) { $0.precedence = .interrupt }
        table.clock.advance(by: 1)
        #expect(post.phase == .waiting && post.timeShown == 3)
        post.remove()
        #expect(post.phase == .ended && post.timeShown == 3)
    }

    @Test func timeShownIsKnownWhileThePostIsReportedAsRemoved() {
        var seconds: TimeInterval?
        let post = table.post(1, for: 4)
        table.delegate.onDidRemove = { _ in seconds = post.timeShown }
        table.clock.advance(by: 4)
        #expect(seconds == 4)
    }

    @Test(arguments: Update.allCases) func updateDoesNotRestartTheTimeShown(update: Update) {
        var request = PostRequest(Message("News"))
        request.key = "news"
        let post = manager.post(request)
        table.clock.advance(by: 2)
        self.update(post, by: update)
        table.clock.advance(by: 1)
        #expect(post.timeShown == 3)
    }

    @Test func refusedPostHasNoTimeShown() {
        table.poster.postManager.waitingLimit = 0
        table.post(1)
        table.clock.advance(by: 2)
        #expect(table.post(2).timeShown == 0)
    }

    // MARK: Delay

    @Test func delayedPostEntersWhenItsDelayElapses() {
        let post = table.post(1) { $0.delay = 2 }
        #expect(manager.waitingPosts.map(\.id) == [post.id])
        table.clock.advance(by: 1.9)
        #expect(post.phase == .waiting)
        table.clock.advance(by: 0.1)
        #expect(post.phase == .shown)
        #expect(table.clock.promiseCount == 0)
    }

    @Test func postRemovedDuringItsDelayIsNeverShown() {
        let post = table.post(1) { $0.delay = 2 }
        post.remove()
        table.clock.advance(by: 3)
        #expect(post.reason == .programmatic)
        #expect(table.poster.log.isEmpty)
        #expect(table.delegate.log == ["ended 1 programmatic"])
    }

    @Test func delayedPostDoesNotBlockTheQueue() {
        table.post(1) { $0.delay = 2 }
        table.post(2, for: 1)
        #expect(table.current == [2])
        table.clock.advance(by: 2)
        #expect(table.current == [1])
    }

    @Test func delayedPostCountsAsADuplicate() {
        table.post(1) {
            $0.key = "key"
            $0.delay = 2
        }
        let second = table.post(2) {
            $0.key = "key"
            $0.delay = 2
            $0.duplicatePolicy = .ignore
        }
        #expect(second.refusal == .duplicate)
        table.clock.advance(by: 4)
        #expect(table.poster.log == ["post 1"])
    }

    // MARK: Minimum time

    @Test func postStaysForItsMinimumTime() {
        let post = table.post(1) { $0.minimumTime = 2 }
        for _ in 1...2 { post.remove() }
        #expect(post.phase == .shown)
        table.clock.advance(by: 1.9)
        #expect(post.phase == .shown)
        table.clock.advance(by: 0.1)
        #expect(
            table.delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test func postLeavesAtOnceAfterItsMinimumTime() {
        let post = table.post(1) { $0.minimumTime = 2 }
        table.clock.advance(by: 2)
        post.remove()
        #expect(post.phase == .ended)
    }

    @Test func dismissalIntervalIsAtLeastTheMinimumTime() {
        let post = table.post(1, for: 1) { $0.minimumTime = 3 }
        table.clock.advance(by: 2.9)
        #expect(post.phase == .shown)
        table.clock.advance(by: 0.1)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [PostRemovalReason.tap, .pan, .closeButton, .clearAll, .escape])
    func userCanRemovePostBeforeItsMinimumTime(reason: PostRemovalReason) {
        let post = table.post(1) { $0.minimumTime = 2 }
        post.remove(reason: reason)
        #expect(post.reason == reason)
    }

    @Test func unanimatedRemovalAndRemoveAllIgnoreMinimumTime() {
        let first = table.post(1) { $0.minimumTime = 2 }
        first.remove(animated: false)
        #expect(first.phase == .ended)
        let second = table.post(2) { $0.minimumTime = 2 }
        manager.removeAll()
        #expect(second.phase == .ended)
    }

    @Test func dismissedPostInItsMinimumTimeIsNotADuplicate() {
        let first = table.post(1) {
            $0.minimumTime = 2
            $0.key = "key"
        }
        first.remove()
        let second = table.post(2) {
            $0.key = "key"
            $0.duplicatePolicy = .ignore
        }
        #expect(second.phase == .waiting)
        table.clock.advance(by: 2)
        #expect(second.phase == .shown)
    }

    // MARK: Pauses

    @Test func pauseBetweenPostsIsKept() {
        manager.pauseBetweenPosts = 1
        table.post(1, for: 2)
        table.clock.advance(by: 2)
        let second = table.post(2)
        #expect(second.phase == .waiting)
        table.clock.advance(by: 0.5)
        table.post(3)
        #expect(table.current.isEmpty)
        table.clock.advance(by: 0.5)
        #expect(table.current == [2])
    }

    @Test func firstPostAndOverrideSkipThePause() {
        manager.pauseBetweenPosts = 1
        table.post(1)
        #expect(table.current == [1])
        table.post(2) { $0.precedence = .override }
        #expect(table.current == [2])
    }

    // MARK: Expiry

    @Test func waitingPostExpires() {
        table.post(1)
        let second = table.post(2) { $0.expiresAfter = 3 }
        table.clock.advance(by: 3)
        #expect(second.reason == .expired)
        #expect(table.delegate.log.last == "ended 2 expired")
        #expect(table.clock.promiseCount == 0)
    }

    @Test func postExpiresWhileTheDeviceSleeps() {
        let first = table.post(1)
        let second = table.post(2) { $0.expiresAfter = 3 }
        table.clock.sleep(for: 60)
        first.remove()
        #expect(second.reason == .expired)
        #expect(table.poster.log == ["post 1", "remove 1"])
    }

    @Test func shownPostDoesNotExpire() {
        let post = table.post(1) { $0.expiresAfter = 3 }
        table.clock.advance(by: 10)
        #expect(post.phase == .shown)
    }

    // MARK: The handle

    @Test func extendAddsToTheRemainingTime() {
        let post = table.post(1, for: 2)
        post.extend(by: 3)
        #expect(post.timeLeft == 5)
        table.clock.advance(by: 4.9)
        #expect(post.phase == .shown)
        table.clock.advance(by: 0.1)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [false, true])
    func extendAddsUnscaledSeconds(isWaiting: Bool) {
        PostEnvironment.app.durationScale = 2
        defer { PostEnvironment.app.durationScale = 1 }
        if isWaiting { table.post(9, for: 60) }
        let post = table.post(1, for: 2)
        #expect(post.timeLeft == 4)
        post.extend(by: 3)
        #expect(post.timeLeft == 7)
        #expect((post.phase == .waiting) == isWaiting)
    }

    @Test func restartTimerRestoresTheFullInterval() {
        let post = table.post(1, for: 2)
        table.clock.advance(by: 1)
        post.restartTimer()
        table.clock.advance(by: 1.9)
        #expect(post.phase == .shown)
        table.clock.advance(by: 0.1)
        #expect(post.reason == .timeout)
    }

    @Test func dismissAfterCancelsAndReplacesTheTimer() {
        let post = table.post(1, for: 2)
        post.setDuration(.untilRemoved)
        #expect(post.timeLeft == nil)
        table.clock.advance(by: 100)
        #expect(post.phase == .shown)
        post.setDuration(.seconds(1))
        table.clock.advance(by: 1)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
    func nonfiniteTimesAreIgnored(seconds: TimeInterval) {
        let post = table.post(1, for: 2) {
            $0.delay = seconds
            $0.minimumTime = seconds
            $0.expiresAfter = seconds
        }
        post.extend(by: seconds)
        #expect(post.timeLeft == 2)
        manager.pauseBetweenPosts = seconds
        table.clock.advance(by: 2)
        #expect(post.reason == .timeout)
        table.post(2)
        #expect(table.current == [2])
    }

    @Test func handleOfEndedPostDoesNothing() {
        let post = table.post(1, for: 2)
        post.remove()
        post.extend(by: 1)
        post.restartTimer()
        post.setDuration(.seconds(1))
        post.contentSizeDidChange()
        #expect(post.timeLeft == nil)
        #expect(table.clock.promiseCount == 0)
    }
}
