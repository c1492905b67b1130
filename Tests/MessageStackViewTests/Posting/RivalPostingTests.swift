import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// What goes wrong in MessageStackView 3 and must not here, as far as queue and life cycle go. README.md has the list.
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

    // MARK: A1

    @Test func removingAllPostsNothingOnTheWayOut() {
        postAll()
        delegate.clear()
        manager.invalidate()
        #expect(poster.log == ["post 1", "remove 1"])
        #expect(!delegate.log.contains { $0.hasPrefix("willPost") })
        #expect(delegate.log.filter { $0.hasPrefix("ended") }.count == 5)
        #expect(!manager.isActive)
    }

    // MARK: A2

    @Test func removingAPostThatLeavesChangesNothing() {
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

    // MARK: A3

    @Test func aViewTakenAwayEndsItsPostAndTheQueueGoesOn() {
        let post = manager.post(PostRequest(view: views[0]))
        manager.post(PostRequest(view: views[1]))
        views[0].removeFromSuperview()
        #expect(post.phase == .leaving)
        poster.clock.advance(by: 0)
        #expect(post.reason == .viewTaken)
        #expect(manager.currentPosts.map { $0.view?.tag } == [2])
    }

    @Test func aViewPostedElsewhereIsTakenFromWhereItIs() {
        let post = manager.post(PostRequest(view: views[0]))
        let other = RecordingPoster()
        let second = other.postManager.post(PostRequest(view: views[0]))
        poster.clock.advance(by: 0)
        #expect(post.reason == .viewTaken)
        #expect(second.phase == .shown)
        #expect((views[0].superview as? PostSlot)?.content === views[0])
    }

    // MARK: A4

    @Test func aWaitingPostCanBeRemoved() {
        postAll()
        let post = manager.post(of: views[1])
        manager.remove(view: views[1])
        #expect(post?.reason == .programmatic)
        manager.removeCurrent()
        #expect(poster.log == ["post 1", "remove 1", "post 3"])
        #expect(delegate.log.contains("ended 2 programmatic"))
        #expect(!delegate.log.contains("willPost 2"))
    }

    // MARK: A5

    @Test(arguments: [true, false])
    func aPostRemovedWhileItEntersIsNeverToldAsShownAndHasNoTimer(animated: Bool) {
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 3))
        post.remove(animated: animated)
        poster.complete()
        #expect(delegate.log == ["willPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
        #expect(poster.clock.promiseCount == 0)
    }

    // MARK: A6

    @Test func theTimerOfAPostNeverRemovesALaterOne() {
        manager.post(PostRequest(view: views[0], dismissAfter: 1)).remove()
        let again = manager.post(PostRequest(view: views[0], dismissAfter: 10))
        poster.clock.advance(by: 9.9)
        #expect(again.phase == .shown)
        poster.clock.advance(by: 0.1)
        #expect(again.reason == .timeout)
    }

    // MARK: A8

    @Test func whatIsPostedInDidRemoveWaitsBehindTheOthers() {
        let late = UIView.tagged(9)
        for view in views.prefix(3) { manager.post(PostRequest(view: view)) }
        delegate.onDidRemove = { [manager, views] in
            if $0 === views[0] { manager.post(PostRequest(view: late)) }
        }
        manager.removeCurrent()
        #expect(manager.currentPosts.map { $0.view?.tag } == [2])
        #expect(manager.waitingPosts.map { $0.view?.tag } == [3, 9])
    }

    // MARK: A11

    @Test func theStackDoesNotGrowWithTheQueue() {
        var depths: [Int] = []
        delegate.onDidPost = { [manager, poster] in
            if poster.changes.count.isMultiple(of: 99) { depths.append(Thread.callStackReturnAddresses.count) }
            manager.remove(view: $0)
        }
        let first = manager.post(PostRequest(view: UIView(), animated: .none))
        #expect(first.phase == .removed)
        let suspension = manager.suspend()
        for _ in 0..<2000 { manager.post(PostRequest(view: UIView(), animated: .none)) }
        suspension.release()
        #expect(!manager.isActive)
        #expect(poster.log.count == 4002)
        #expect(depths.count >= 10)
        #expect(Set(depths.dropFirst()).count == 1, "\(depths)")
    }

    // MARK: A13

    @Test func theSameViewIsRefusedWhileItIsQueuedOrShownAndSaysWhy() {
        let waiting = PostRequest(view: views[1])
        manager.post(PostRequest(view: views[0]))
        manager.post(waiting)
        for view in views.prefix(2) {
            let refused = manager.post(PostRequest(view: view))
            #expect(refused.refusal == .duplicateView)
            #expect(refused.phase == .removed)
        }
        #expect(manager.waitingPosts.count == 1)
        #expect(PostRefusal.duplicateView.description.contains("already"))
    }

    @Test func aLeavingPostIsNobodysDuplicate() {
        poster.habit = .completesWhenTold
        let first = manager.post(PostRequest(view: views[0]))
        poster.complete()
        first.remove()
        let second = manager.post(PostRequest(view: views[0]))
        #expect(second.refusal == nil)
        poster.complete()
        #expect(second.phase == .entering)
        #expect(first.phase == .removed)
    }

    @Test func aMadeViewThatAnotherPostShowsEndsThePost() {
        manager.isSerialQueue = false
        let shared = views[0]
        manager.post(PostRequest(view: shared))
        let second = manager.post(PostRequest { shared })
        #expect(second.reason == .viewTaken)
        #expect(manager.post(of: shared)?.phase == .shown)
        #expect(delegate.log.filter { $0 == "willPost 1" }.count == 1)
    }

    // MARK: A14

    @Test func aManagerWithoutPosterRefusesAndEndsWhatItHas() {
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

    // MARK: A15

    @Test func whenTheManagerGoesHandlesAndStreamsEndAndTheDelegateHearsNothing() async {
        var poster: RecordingPoster? = RecordingPoster()
        poster?.postManager.delegate = delegate
        let post = poster?.postManager.post(PostRequest(view: views[0]))
        let events = poster?.postManager.events
        let waiting = Task { await post?.removed }
        await Task.yield()
        delegate.clear()
        weak let manager = poster?.postManager
        poster = nil
        #expect(manager == nil)
        #expect(await waiting.value == .hostGone)
        #expect(post?.phase == .removed)
        var iterator = events?.makeAsyncIterator()
        let event = await iterator?.next()
        #expect(event == nil)
        #expect(delegate.log.isEmpty)
    }

    // MARK: A18

    @Test func aPosterThatDropsItsCompletionsHoldsUpNothing() async {
        poster.habit = .dropsTheCompletion
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 1))
        for _ in 0..<10 where post.phase == .entering { await Task.yield() }
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1)
        for _ in 0..<10 where post.phase == .leaving { await Task.yield() }
        #expect(post.reason == .timeout)
    }

    @Test func aPosterThatNeverCompletesIsReportedAndTheQueueGoesOn() {
        let report = PostMisuse.report
        defer { PostMisuse.report = report }
        var complaints: [String] = []
        PostMisuse.report = { complaints.append($0) }
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: views[0], dismissAfter: 1))
        poster.clock.advance(by: manager.changeLimit)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1 + manager.changeLimit)
        #expect(post.reason == .timeout)
        #expect(complaints.count == 2)
    }

    @Test func completingTwiceCountsOnce() {
        let poster = TwicePoster()
        let manager = PostManager(poster: poster, clock: ManualPostClock())
        manager.delegate = delegate
        manager.post(PostRequest(view: views[0])).remove()
        #expect(
            delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    // MARK: B2

    @Test func aTouchStopsTheTimeAndGivesBackTheRest() {
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

    @Test(arguments: [(5.0, 2.0), (1.0, 1.0)])
    func afterATouchTwoSecondsAreLeftOrTheIntervalIfShorter(interval: TimeInterval, left: TimeInterval) {
        let post = manager.post(PostRequest(view: views[0], dismissAfter: interval))
        poster.clock.advance(by: interval - 0.1)
        manager.holdSoon(post.id, by: .touch, true)
        manager.holdSoon(post.id, by: .touch, false)
        poster.clock.advance(by: left - 0.01)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 0.02)
        #expect(post.reason == .timeout)
    }

    // MARK: B6

    @Test func recognisersDoNotPileUpOnAViewThatIsPostedAgainAndAgain() {
        for _ in 0..<5 {
            manager.gestureManager.addPanToRemoveGesture(to: views[0])
            manager.gestureManager.addTapToRemoveGesture(to: views[0])
            manager.post(PostRequest(view: views[0])).remove()
        }
        #expect((views[0].gestureRecognizers ?? []).isEmpty)
    }

    // MARK: B7

    @Test func nothingKeepsAViewAliveThatIsNotPosted() {
        weak var kept: UIView?
        do {
            let view = UIView()
            kept = view
            manager.gestureManager.addPanToRemoveGesture(to: view)
        }
        #expect(kept == nil)
    }

    @Test func nothingKeepsAViewAliveAfterItsPost() {
        weak var kept: UIView?
        let post: Post
        do {
            let view = UIView()
            kept = view
            manager.gestureManager.addTapToRemoveGesture(to: view)
            post = manager.post(PostRequest(view: view, dismissAfter: 1))
        }
        #expect(kept != nil)
        poster.clock.advance(by: 1)
        #expect(post.phase == .removed)
        #expect(kept == nil)
    }

    // MARK: B8

    @Test func aViewComesBackAsItWasLent() {
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

/// Completes everything twice.
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
