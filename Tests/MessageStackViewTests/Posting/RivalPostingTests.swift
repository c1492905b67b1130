import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Checks that the library doesn't have MessageStackView 3's defects of the queue and the life cycle.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.messageStackView3))
@MainActor
struct RivalPostingTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }
    private let views = (1...5).map { UIView.tagged($0) }

    init() {
        manager.delegate = delegate
    }

    private func postAll(dismissAfter: TimeInterval? = nil) {
        for view in views { manager.post(PostRequest(view: view, dismissAfter: dismissAfter)) }
    }

    @Test("M-A1: removing all posts admits no waiting post")
    func removingAllAdmitsNoWaitingPost() {
        postAll()
        delegate.clear()
        manager.removeAll()
        #expect(poster.log == ["post 1", "remove 1"])
        #expect(!delegate.log.contains { $0.hasPrefix("willPost") })
        #expect(delegate.log.filter { $0.hasPrefix("ended") }.count == 5)
        #expect(!manager.isActive)
    }

    @Test("M-A2: removing a leaving post again changes nothing")
    func removingLeavingPostChangesNothing() {
        poster.habit = .completesWhenTold
        postAll()
        poster.complete()
        manager.remove(view: views[0])
        manager.remove(view: views[0])
        manager.removeCurrent()
        poster.complete()
        #expect(delegate.log.filter { $0 == "willRemove 1" || $0 == "didRemove 1" }.count == 2)
        #expect(manager.waitingPosts.map { $0.view?.tag } == [3, 4, 5])
        #expect(manager.currentPosts.map { $0.view?.tag } == [2])
    }

    @Test("M-A3: removing a view externally ends its post, and the queue continues")
    func viewRemovedExternallyEndsItsPost() {
        let post = manager.post(PostRequest(view: views[0]))
        manager.post(PostRequest(view: views[1]))
        views[0].removeFromSuperview()
        #expect(post.phase == .leaving)
        poster.clock.advance(by: 0)
        #expect(post.reason == .viewTaken)
        #expect(manager.currentPosts.map { $0.view?.tag } == [2])
    }

    @Test("M-A3: a view posted elsewhere moves there and ends its first post")
    func viewPostedElsewhereMovesThere() {
        let post = manager.post(PostRequest(view: views[0]))
        let other = RecordingPoster()
        let second = other.postManager.post(PostRequest(view: views[0]))
        poster.clock.advance(by: 0)
        #expect(post.reason == .viewTaken)
        #expect(second.phase == .shown)
        #expect((views[0].superview as? PostSlot)?.content === views[0])
    }

    @Test("M-A4: a waiting post can be removed")
    func waitingPostCanBeRemoved() {
        postAll()
        let post = manager.post(of: views[1])
        manager.remove(view: views[1])
        #expect(post?.reason == .programmatic)
        manager.removeCurrent()
        #expect(poster.log == ["post 1", "remove 1", "post 3"])
        #expect(delegate.log.contains("ended 2 programmatic"))
        #expect(!delegate.log.contains("willPost 2"))
    }

    @Test("M-A5: a post removed while entering has no didPost and no timer", arguments: [true, false])
    func postRemovedWhileEnteringHasNoDidPostOrTimer(animated: Bool) {
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 3))
        post.remove(animated: animated)
        poster.complete()
        #expect(delegate.log == ["willPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
        #expect(poster.clock.promiseCount == 0)
    }

    @Test("M-A6: a timer never removes a later post")
    func timerNeverRemovesALaterPost() {
        manager.post(PostRequest(view: views[0], dismissAfter: 1)).remove()
        let again = manager.post(PostRequest(view: views[0], dismissAfter: 10))
        poster.clock.advance(by: 9.9)
        #expect(again.phase == .shown)
        poster.clock.advance(by: 0.1)
        #expect(again.reason == .timeout)
    }

    @Test("M-A8: a post made in didRemove goes to the end of the queue")
    func postFromDidRemoveGoesToTheEndOfTheQueue() {
        let late = UIView.tagged(9)
        for view in views.prefix(3) { manager.post(PostRequest(view: view)) }
        delegate.onDidRemove = { [manager, views] in
            if $0 === views[0] { manager.post(PostRequest(view: late)) }
        }
        manager.removeCurrent()
        #expect(manager.currentPosts.map { $0.view?.tag } == [2])
        #expect(manager.waitingPosts.map { $0.view?.tag } == [3, 9])
    }

    @Test("M-A11: the call stack does not grow with the queue")
    func callStackDoesNotGrowWithTheQueue() {
        var depths: [Int] = []
        delegate.onDidPost = { [manager, poster] in
            if poster.changes.count.isMultiple(of: 99) { depths.append(Thread.callStackReturnAddresses.count) }
            manager.remove(view: $0)
        }
        let first = manager.post(PostRequest(view: UIView(), animated: .none))
        #expect(first.phase == .ended)
        let suspension = manager.suspend()
        for _ in 0..<2000 { manager.post(PostRequest(view: UIView(), animated: .none)) }
        suspension.release()
        #expect(!manager.isActive)
        #expect(poster.log.count == 4002)
        #expect(depths.count >= 10)
        #expect(Set(depths.dropFirst()).count == 1, "\(depths)")
    }

    @Test("M-A13: a view that is queued or shown is refused, with a reason")
    func queuedOrShownViewIsRefusedWithReason() {
        let waiting = PostRequest(view: views[1])
        manager.post(PostRequest(view: views[0]))
        manager.post(waiting)
        for view in views.prefix(2) {
            let refused = manager.post(PostRequest(view: view))
            #expect(refused.refusal == .duplicateView)
            #expect(refused.phase == .ended)
        }
        #expect(manager.waitingPosts.count == 1)
        #expect(PostRefusal.duplicateView.description.contains("already"))
    }

    @Test("M-A13: a leaving view can be posted again")
    func leavingViewCanBePostedAgain() {
        poster.habit = .completesWhenTold
        let first = manager.post(PostRequest(view: views[0]))
        poster.complete()
        first.remove()
        let second = manager.post(PostRequest(view: views[0]))
        #expect(second.refusal == nil)
        poster.complete()
        #expect(second.phase == .entering)
        #expect(first.phase == .ended)
    }

    @Test("M-A13: a post ends if its closure returns a view that is already shown")
    func closureReturningShownViewEndsThePost() {
        manager.isSerialQueue = false
        let shared = views[0]
        manager.post(PostRequest(view: shared))
        let second = manager.post(PostRequest { shared })
        #expect(second.reason == .viewTaken)
        #expect(manager.post(of: shared)?.phase == .shown)
        #expect(delegate.log.filter { $0 == "willPost 1" }.count == 1)
    }

    @Test("M-A14: a manager without its poster refuses new posts and ends its own")
    func managerWithoutPosterRefusesPosts() {
        var poster: RecordingPoster? = RecordingPoster()
        let manager = poster?.postManager
        manager?.delegate = delegate
        let shown = manager?.post(PostRequest(view: views[0]))
        let waiting = manager?.post(PostRequest(view: views[1]))
        poster = nil
        let refused = manager?.post(PostRequest(view: views[2]))
        #expect(refused?.refusal == .hostGone)
        #expect(shown?.reason == .hostGone)
        #expect(waiting?.reason == .hostGone)
        #expect(
            delegate.log == [
                "willPost 1", "didPost 1", "willRemove 1", "ended 2 hostGone", "didRemove 1", "ended 1 hostGone",
            ])
    }

    @Test("M-A15: releasing the manager ends handles and streams without delegate calls")
    func releasedManagerEndsHandlesAndStreams() async {
        var poster: RecordingPoster? = RecordingPoster()
        poster?.postManager.delegate = delegate
        let post = poster?.postManager.post(PostRequest(view: views[0]))
        let events = poster?.postManager.events
        let waiting = Task { await post?.ended }
        await Task.yield()
        delegate.clear()
        weak var manager: PostManager?
        manager = poster?.postManager
        poster = nil
        #expect(manager == nil)
        #expect(await waiting.value == .hostGone)
        #expect(post?.phase == .ended)
        var iterator = events?.makeAsyncIterator()
        let event = await iterator?.next()
        #expect(event == nil)
        #expect(delegate.log.isEmpty)
    }

    @Test("M-A18: a dropped completion counts as completed")
    func droppedCompletionCountsAsCompleted() async {
        poster.habit = .dropsTheCompletion
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 1))
        for _ in 0..<10 where post.phase == .entering { await Task.yield() }
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1)
        for _ in 0..<10 where post.phase == .leaving { await Task.yield() }
        #expect(post.reason == .timeout)
    }

    @Test("M-A18: a missing completion times out and is reported")
    func missingCompletionTimesOutAndIsReported() {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var complaints: [String] = []
        PostMisuse.reporter = { complaints.append($1) }
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 1))
        poster.clock.advance(by: manager.transitionTimeout)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1 + manager.transitionTimeout)
        #expect(post.reason == .timeout)
        #expect(complaints.count == 2)
    }

    @Test("M-A18: completing twice counts once")
    func completingTwiceCountsOnce() {
        let poster = TwicePoster()
        let manager = PostManager(poster: poster, clock: ManualPostClock())
        manager.delegate = delegate
        manager.post(PostRequest(view: views[0])).remove()
        #expect(
            delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test("M-B2: a touch stops the timer and keeps the remaining time")
    func touchStopsTimerAndKeepsTheRest() {
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 5))
        poster.clock.advance(by: 1)
        manager.holdSoon(post.id, by: .touch, true)
        poster.clock.advance(by: 60)
        manager.holdSoon(post.id, by: .touch, false)
        poster.clock.advance(by: 3.9)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 0.1)
        #expect(post.reason == .timeout)
    }

    @Test(
        "M-B2: at least two seconds remain after a touch, or the interval if shorter",
        arguments: [(5.0, 2.0), (1.0, 1.0)])
    func atLeastTwoSecondsRemainAfterATouch(interval: TimeInterval, left: TimeInterval) {
        let post = manager.post(PostRequest(view: views[0], dismissAfter: interval))
        poster.clock.advance(by: interval - 0.1)
        manager.holdSoon(post.id, by: .touch, true)
        manager.holdSoon(post.id, by: .touch, false)
        poster.clock.advance(by: left - 0.01)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 0.02)
        #expect(post.reason == .timeout)
    }

    @Test("M-B6: posting a view repeatedly adds no gesture recognizers to it")
    func repostedViewGainsNoGestureRecognizers() {
        for _ in 0..<5 {
            manager.gestureManager.addPanToRemoveGesture(to: views[0])
            manager.gestureManager.addTapToRemoveGesture(to: views[0])
            manager.post(PostRequest(view: views[0])).remove()
        }
        #expect((views[0].gestureRecognizers ?? []).isEmpty)
    }

    @Test("M-B7: gestures do not retain a view that is not posted")
    func gesturesDoNotRetainAnUnpostedView() {
        weak var released: UIView?
        do {
            let view = UIView()
            released = view
            manager.gestureManager.addPanToRemoveGesture(to: view)
        }
        #expect(released == nil)
    }

    @Test("M-B7: a view is released after its post ends")
    func viewIsReleasedAfterItsPostEnds() {
        weak var released: UIView?
        let post: Post
        do {
            let view = UIView()
            released = view
            manager.gestureManager.addTapToRemoveGesture(to: view)
            post = manager.post(PostRequest(view: view, dismissAfter: 1))
        }
        #expect(released != nil)
        poster.clock.advance(by: 1)
        #expect(post.phase == .ended)
        #expect(released == nil)
    }

    @Test("M-B8: a view is restored after its removal")
    func viewIsRestoredAfterRemoval() {
        let view = views[0]
        view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        view.alpha = 0.5
        manager.post(PostRequest(view: view)).remove()
        #expect(view.superview == nil)
        #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
        #expect(view.alpha == 0.5)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(!view.isHidden)
    }
}

/// A poster that calls each completion twice.
@MainActor
private final class TwicePoster: UIViewPoster {
    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        completion()
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        completion()
        completion()
    }
}
