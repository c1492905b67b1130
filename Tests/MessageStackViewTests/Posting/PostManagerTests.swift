import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostManagerTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    // MARK: Life cycle

    @Test func postGoesThroughItsPhasesInOrder() {
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 3 })
        #expect(post.phase == .entering)
        poster.complete()
        #expect(post.phase == .shown)
        poster.clock.advance(by: 3)
        #expect(post.phase == .leaving)
        poster.complete()
        #expect(post.phase == .ended)
        #expect(post.reason == .timeout)
        #expect(delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 timeout"])
        #expect(poster.log == ["post 1", "remove 1"])
        #expect(!manager.isActive)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test(arguments: [true, false])
    func postRemovedWhileEnteringHasNoDidPostOrTimer(isAnimated: Bool) {
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 3 })
        post.remove(animated: isAnimated)
        poster.complete()
        #expect(delegate.log == ["willPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func posterThatIsADelegateIsNotifiedFirst() {
        let poster = ListeningPoster()
        let second = RecordingDelegate()
        poster.postManager.delegate = second
        second.onWillPost = { _ in poster.log.append("delegate") }
        poster.postManager.post(PostRequest(view: .tagged(1)))
        #expect(poster.log == ["poster", "delegate"])
    }

    @Test func posterThatIsItsOwnDelegateIsNotifiedOnce() {
        let poster = ListeningPoster()
        poster.postManager.delegate = poster
        poster.postManager.post(PostRequest(view: .tagged(1)))
        #expect(poster.log == ["poster"])
    }

    @Test func serialQueueShowsPostsOneAfterAnother() {
        for tag in 1...3 { manager.post(PostRequest(view: .tagged(tag)).with { $0.duration = 5 }) }
        #expect(manager.currentPosts.map { $0.view?.tag } == [1])
        poster.clock.advance(by: 4.9)
        #expect(poster.log == ["post 1"])
        poster.clock.advance(by: 0.2)
        #expect(poster.log == ["post 1", "remove 1", "post 2"])
        poster.clock.advance(by: 10)
        #expect(poster.log.last == "remove 3")
    }

    @Test func higherPriorityIsFirstAndEqualOnesKeepTheirOrder() {
        let views = (1...4).map { UIView.tagged($0) }
        manager.post(PostRequest(view: views[0]))
        manager.post(PostRequest(view: views[1]).with { $0.priority = .low })
        manager.post(PostRequest(view: views[2]))
        manager.post(PostRequest(view: views[3]).with { $0.priority = .max })
        #expect(manager.waitingPosts.map { $0.view?.tag } == [4, 3, 2])
    }

    @Test func nonserialQueueShowsAllPostsAtOnce() {
        let views = (1...3).map { UIView.tagged($0) }
        for view in views { manager.post(PostRequest(view: view)) }
        manager.capacity = .max
        #expect(poster.log == ["post 1", "post 2", "post 3"])
        manager.capacity = 1
        #expect(manager.currentPosts.count == 3)
    }

    @Test func viewIsCreatedWhenPostIsAdmitted() {
        var made = 0
        for _ in 1...3 {
            manager.post(
                PostRequest {
                    made += 1
                    return .tagged(made)
                })
        }
        #expect(made == 1)
        manager.removeCurrent()
        #expect(made == 2)
    }

    @Test func readingTheViewOfRequestMakesNone() {
        var made = 0
        let request = PostRequest {
            made += 1
            return .tagged(7)
        }
        #expect(request.view == nil && made == 0)
        let post = manager.post(request)
        #expect(post.view?.tag == 7 && made == 1)
        #expect(manager.currentPostRequests.first?.view === post.view)
    }

    // MARK: From inside callbacks

    @Test func postRemovedInItsWillPostIsNeverShown() {
        delegate.onWillPost = { [manager] in manager.remove(view: $0) }
        let post = manager.post(PostRequest(view: .tagged(1)))
        #expect(poster.log.isEmpty)
        #expect(post.reason == .programmatic)
        #expect(delegate.log == ["willPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test func removalInsideACallbackIsDecidedAtOnce() {
        let other = UIView.tagged(2)
        let waiting = PostRequest(view: other)
        var removalReason: PostRemovalReason?
        delegate.onDidPost = { [manager] _ in
            let post = manager.post(waiting)
            post.remove()
            removalReason = post.reason
        }
        manager.post(PostRequest(view: .tagged(1)))
        #expect(removalReason == .programmatic)
        #expect(delegate.log == ["willPost 1", "didPost 1", "ended 2 programmatic"])
    }

    @Test func endIsReportedInFinalPhase() {
        var phases: [PostPhase] = []
        delegate.onEnd = { phases.append($0.phase) }
        let post = manager.post(PostRequest(view: .tagged(1)))
        post.remove()
        #expect(phases == [.ended])
    }

    @Test func suspensionInDidRemoveStopsTheNextPost() {
        var suspension: PostSuspension?
        delegate.onDidRemove = { [manager] _ in suspension = manager.suspend() }
        let view = UIView.tagged(2)
        manager.post(PostRequest(view: .tagged(1)))
        manager.post(PostRequest(view: view))
        manager.removeCurrent()
        #expect(poster.log == ["post 1", "remove 1"])
        suspension?.release()
        #expect(poster.log.last == "post 2")
    }

    // MARK: Time

    @Test(arguments: [nil, 0, -1, .nan, .infinity, -.infinity] as [TimeInterval?])
    func invalidDurationMeansNoTimeout(seconds: TimeInterval?) {
        let post = manager.post(
            PostRequest(view: .tagged(1)).with { $0.duration = PostDuration(dismissAfter: seconds) })
        poster.clock.advance(by: 1_000_000)
        #expect(post.phase == .shown)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func suspensionStopsTimerAndKeepsTheRest() {
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 5 })
        poster.clock.advance(by: 2)
        let suspension = manager.suspend()
        poster.clock.advance(by: 100)
        #expect(post.phase == .shown)
        suspension.release()
        poster.clock.advance(by: 2.9)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 0.1)
        #expect(post.reason == .timeout)
    }

    @Test func releasedSuspensionTokenResumesTheQueue() async {
        var suspension: PostSuspension? = manager.suspend()
        let post = manager.post(PostRequest(view: .tagged(1)))
        #expect(post.phase == .waiting)
        #expect(suspension != nil)
        suspension = nil
        await TaskOrder.settle()
        #expect(post.phase == .shown)
    }

    @Test func timerNeverRemovesALaterPost() {
        let view = UIView.tagged(1)
        manager.post(PostRequest(view: view).with { $0.duration = 1 }).remove()
        let again = manager.post(PostRequest(view: view).with { $0.duration = 10 })
        poster.clock.advance(by: 9.9)
        #expect(again.phase == .shown)
        poster.clock.advance(by: 0.1)
        #expect(again.reason == .timeout)
    }

    // MARK: Completions of a poster

    @Test func droppedCompletionCountsAsCompleted() async {
        poster.habit = .dropsTheCompletion
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 1 })
        await TaskOrder.settle()
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1)
        await TaskOrder.settle()
        #expect(post.reason == .timeout)
    }

    @Test func missingCompletionTimesOutAndIsReported() {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { reports.append($1) }
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 1 })
        poster.clock.advance(by: manager.transitionTimeout)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 1 + manager.transitionTimeout)
        #expect(post.reason == .timeout && reports.count == 2)
    }

    @Test func secondCompletionHasNoEffect() {
        let poster = ListeningPoster()
        poster.completions = 2
        poster.postManager.delegate = delegate
        poster.postManager.post(PostRequest(view: .tagged(1))).remove()
        #expect(delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    // MARK: Hosts

    @Test func noticesWithoutHostExpire() {
        manager.isHostAvailable = false
        let early = manager.post(PostRequest(Message("Early")))
        poster.clock.advance(by: 20)
        let late = manager.post(PostRequest(Message("Late")))
        poster.clock.advance(by: 10)
        #expect(early.reason == .expired)
        #expect(late.phase == .waiting)
        manager.isHostAvailable = true
        #expect(late.phase == .waiting, "the view hierarchy may be changing")
        poster.clock.advance(by: 0)
        #expect(late.phase == .shown && poster.texts == ["Late"])
        late.remove()
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func noticeWithoutAHostExpiresWhileTheDeviceSleeps() {
        manager.isHostAvailable = false
        let post = manager.post(PostRequest(Message("Saved")))
        poster.clock.sleep(for: 60)
        manager.isHostAvailable = true
        #expect(post.reason == .expired)
        #expect(poster.log.isEmpty)
    }

    @Test func endOfExpiredPostIsReportedWhenTheHostReturns() {
        manager.isHostAvailable = false
        var request = PostRequest(Message("Saved"))
        var reasons: [PostRemovalReason] = []
        request.onEnd { reasons.append($1) }
        manager.post(request)
        poster.clock.sleep(for: 60)
        manager.isHostAvailable = true
        #expect(reasons == [], "the view hierarchy may be changing")
        poster.clock.advance(by: 0)
        #expect(reasons == [.expired] && poster.log.isEmpty)
    }

    @Test func shownPostIsHeldWhileItsHostIsMissing() {
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 5 })
        poster.clock.advance(by: 3)
        manager.isHostAvailable = false
        poster.clock.advance(by: 100)
        #expect(post.phase == .shown)
        manager.isHostAvailable = true
        poster.clock.advance(by: 2)
        #expect(post.reason == .timeout)
    }

    // MARK: Handles and events

    @Test func awaitingRemovalReturnsTheReason() async {
        let post = manager.post(PostRequest(view: .tagged(1)).with { $0.duration = 1 })
        let waiting = Task { await post.ended }
        await TaskOrder.settle()
        poster.clock.advance(by: 1)
        #expect(await waiting.value == .timeout)
        #expect(await post.ended == .timeout)
    }

    @Test func eventStreamReportsTheLifeCycle() async {
        var iterator = manager.events.makeAsyncIterator()
        let view = UIView.tagged(1)
        let post = manager.post(PostRequest(view: view))
        manager.post(PostRequest(view: view))
        post.remove()
        var log: [String] = []
        for _ in 0..<6 {
            switch await iterator.next() {
            case .waiting: log.append("waiting")
            case .merged: log.append("merged")
            case .refused(_, let refusal): log.append("refused \(refusal == .duplicateView)")
            case .willPost: log.append("willPost")
            case .didPost: log.append("didPost")
            case .updated: log.append("updated")
            case .counted(_, let count): log.append("counted \(count)")
            case .willRemove: log.append("willRemove")
            case .ended(_, let reason): log.append("ended \(reason)")
            case nil: log.append("end")
            }
        }
        #expect(log == ["waiting", "willPost", "didPost", "refused true", "willRemove", "ended programmatic"])
    }

    @Test func postIsFoundByItsView() {
        let view = UIView.tagged(1)
        let waiting = UIView.tagged(2)
        let post = manager.post(PostRequest(view: view))
        let second = manager.post(PostRequest(view: waiting))
        #expect(manager.post(of: view) === post)
        #expect(manager.post(of: waiting) === second)
        manager.removeAll()
        #expect(manager.post(of: view) == nil)
    }

    @Test func postIsRemovedByItsRequest() {
        let request = PostRequest { .tagged(1) }
        manager.post(PostRequest(view: .tagged(9)))
        let post = manager.post(request)
        manager.remove(postRequest: request)
        #expect(post.reason == .programmatic)
    }

    @Test func animationOptionsOfRequestAreApplied() {
        manager.post(PostRequest(view: .tagged(1)).with { $0.animatesExit = false }).remove()
        manager.post(PostRequest(view: .tagged(2)).with { $0.animatesEntrance = false }).remove()
        manager.post(PostRequest(view: .tagged(3)).with { $0.isAnimated = false }).remove(animated: true)
        #expect(
            poster.log == [
                "post 1", "remove 1 unanimated", "post 2 unanimated", "remove 2", "post 3 unanimated", "remove 3",
            ])
    }

    @Test func unanimatedRemovalFinishesLeavingPost() {
        poster.habit = .completesWhenTold
        let post = manager.post(PostRequest(view: .tagged(1)))
        poster.complete()
        post.remove()
        poster.habit = .completesAtOnce
        post.remove(animated: true)
        #expect(post.phase == .leaving)
        post.remove(animated: false)
        #expect(post.phase == .ended)
        poster.complete()
        #expect(poster.log == ["post 1", "remove 1", "remove 1 unanimated"])
        #expect(delegate.log.filter { $0.hasPrefix("ended") }.count == 1)
    }
}

/// A poster that is also a delegate, as the built-in ones are.
@MainActor
private final class ListeningPoster: UIViewPoster, PostManagerDelegate {
    var log: [String] = []
    /// How often each completion is called.
    var completions = 1
    private(set) lazy var postManager = PostManager(poster: self, clock: ManualPostClock())

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        for _ in 0..<completions { completion() }
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        for _ in 0..<completions { completion() }
    }

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        log.append("poster")
    }
}
