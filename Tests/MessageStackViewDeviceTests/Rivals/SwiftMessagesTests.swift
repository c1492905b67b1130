import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Checks that the library doesn't have the defects of SwiftMessages 10.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.swiftMessages))
@MainActor
struct SwiftMessagesTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    private func request(
        _ tag: Int, key: PostKey? = nil, policy: PostDuplicatePolicy? = nil, delay: TimeInterval? = nil,
        minimumTime: TimeInterval? = nil
    ) -> PostRequest {
        var request = PostRequest(view: .tagged(tag))
        request.key = key
        request.duplicatePolicy = policy
        request.delay = delay
        request.minimumTime = minimumTime
        return request
    }

    @Test("SM-D1: views at the same address are different posts")
    func viewsAtTheSameAddressAreDifferentPosts() {
        let posts = (1...200).map { number in
            let post = manager.post(PostRequest(view: .tagged(number)))
            post.remove()
            return post
        }
        #expect(posts.allSatisfy { $0.refusal == nil })
        #expect(Set(posts.map(\.id)).count == 200)
        #expect(poster.changes.count == 400)
    }

    @Test("SM-D2: a second removal in the same turn is not reported")
    func secondRemovalInSameTurnIsNotReported() {
        let post = manager.post(request(1))
        delegate.clear()
        poster.habit = .completesWhenTold
        post.remove()
        manager.removeCurrent()
        poster.complete()
        #expect(delegate.log == ["willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test("SM-D2: several removals within the minimum time are reported once")
    func removalsInMinimumTimeAreReportedOnce() {
        let post = manager.post(request(1, minimumTime: 3))
        delegate.clear()
        for _ in 1...3 {
            post.remove()
            poster.clock.advance(by: 0.9)
        }
        #expect(post.phase == .shown && delegate.log.isEmpty)
        poster.clock.advance(by: 0.4)
        #expect(delegate.log == ["willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test("SM-D3: a post made right after a removal is shown", arguments: [0, 3.0], [false, true])
    func postAfterRemovalInSameTurnIsShown(minimumTime: TimeInterval, removesAll: Bool) {
        poster.habit = .completesWhenTold
        let first = manager.post(request(1, key: "a", minimumTime: minimumTime))
        poster.complete()
        if removesAll { manager.removeAll() } else { first.remove() }
        let second = manager.post(request(2, key: "a", policy: .ignore))
        poster.clock.advance(by: 3)
        poster.complete()
        poster.complete()
        #expect(first.reason == .programmatic)
        #expect(second.phase == .shown)
    }

    @Test("SM-D5: a post returns with its screen and can be removed")
    func postReturnsWithItsScreenAndCanBeRemoved() throws {
        let simulator = Simulator()
        let tabs = UITabBarController()
        let screen = UIViewController()
        tabs.viewControllers = [screen, UIViewController()]
        simulator.show(tabs)
        let postView = screen.view.createPostView()
        postView.postManager.delegate = delegate
        let view = UIView.tagged(1)
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let first = postView.post(PostRequest(view: view))
        simulator.advance(by: 1)
        tabs.selectedIndex = 1
        simulator.advance(by: 1)
        let second = postView.post(request(2))
        simulator.advance(by: 10)
        #expect(first.phase == .shown && second.phase == .waiting)
        tabs.selectedIndex = 0
        simulator.advance(by: 0.1)
        #expect(view.window != nil)
        first.remove()
        simulator.advance(by: 2)
        #expect(view.window == nil && second.phase == .shown)
        #expect(
            delegate.log.prefix(5) == [
                "willPost 1", "didPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic",
            ])
    }

    @Test("SM-D6: a flick removes a post within its minimum time")
    func flickRemovesPostWithinItsMinimumTime() {
        let stage = Stage()
        var request = PostRequest(Stage.message)
        request.minimumTime = 30
        let post = stage.postView.post(request)
        stage.simulator.advance(by: 1)
        stage.simulator.fling(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 60))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
        #expect(stage.postView.superview == nil)
    }

    @Test("SM-D8: the posts of a released post view end with hostGone")
    func releasedPostViewReportsHostGone() {
        let stage = Stage()
        var postView: PostView? = stage.view.createPostView()
        let manager = postView?.postManager
        manager?.delegate = delegate
        let waiting = postView.map { $0.postManager.suspend() }
        let post = postView?.post(request(1))
        postView?.removeFromSuperview()
        postView = nil
        waiting?.release()
        stage.simulator.advance(by: 1)
        #expect(post?.reason == .hostGone)
        #expect(delegate.log == ["ended 1 hostGone"])
        #expect(manager?.post(request(2)).refusal == .hostGone)
    }

    @Test("SM-D9: a post made in a pause waits for its end")
    func postMadeInPauseWaitsForItsEnd() {
        manager.pauseBetweenPosts = 0.5
        manager.post(request(1)).remove()
        let second = manager.post(request(2))
        poster.clock.advance(by: 0.3)
        manager.post(request(3))
        poster.clock.advance(by: 0.19)
        #expect(second.phase == .waiting)
        poster.clock.advance(by: 0.02)
        #expect(second.phase == .shown)
    }

    @Test("SM-D10: a delayed post counts as a duplicate")
    func delayedPostCountsAsADuplicate() {
        manager.capacity = 3
        let first = manager.post(request(1, key: "a", delay: 2))
        let duplicate = manager.post(request(2, key: "a", policy: .ignore, delay: 2))
        #expect(duplicate.refusal == .duplicate)
        let third = manager.post(request(3, key: "a", policy: .replace, delay: 2))
        #expect(first.reason == .replaced)
        poster.clock.advance(by: 2)
        #expect(poster.log == ["post 3"] && third.phase == .shown)
    }

    @Test("SM-D10: a post removed during its delay is never shown")
    func postRemovedDuringItsDelayIsNeverShown() {
        let post = manager.post(request(1, delay: 2))
        poster.clock.advance(by: 1.9)
        post.remove()
        poster.clock.advance(by: 5)
        #expect(delegate.log == ["ended 1 programmatic"] && poster.log.isEmpty)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test("SM-D11: the count restarts with a post made while the last one leaves")
    func countRestartsAfterRemovalOfCountedPost() {
        poster.habit = .completesWhenTold
        manager.post(request(1, key: "a"))
        manager.post(request(2, key: "a", policy: .count))
        poster.complete()
        manager.remove(key: "a")
        let post = manager.post(request(3, key: "a", policy: .count))
        manager.post(request(4, key: "a", policy: .count))
        poster.complete()
        poster.complete()
        #expect(post.phase == .shown && post.count == 2)
        manager.removeCounted(key: "a")
        #expect(post.phase == .shown)
        manager.removeCounted(key: "a")
        #expect(post.phase == .leaving)
    }

    @Test(
        "SM-D12: invalid times are harmless",
        arguments: [-.infinity, -1, .nan, .infinity, .greatestFiniteMagnitude] as [TimeInterval])
    func invalidTimesAreHarmless(seconds: TimeInterval) {
        let stage = Stage()
        let manager = stage.view.createPostView().postManager
        manager.pauseBetweenPosts = seconds
        manager.hostTimeout = seconds
        var invalid = request(1, delay: seconds, minimumTime: seconds)
        invalid.expiresAfter = seconds
        invalid.dismissAfter = seconds
        let post = manager.post(invalid)
        stage.simulator.advance(by: 1)
        post.extend(by: seconds)
        post.setDuration(PostDuration(dismissAfter: seconds))
        post.restartTimer()
        post.remove(animated: false)
        #expect(post.phase == .ended)
        manager.pauseBetweenPosts = 0
        let next = manager.post(request(2))
        next.setDuration(.seconds(2))
        stage.simulator.advance(by: 4)
        #expect(next.reason == .timeout)
    }

    @Test("SM-D13: a view can be flicked off repeatedly")
    func viewCanBeFlickedOffRepeatedly() {
        let stage = Stage()
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        for _ in 1...3 {
            let post = stage.postView.post(PostRequest(view: view))
            stage.simulator.advance(by: 1)
            stage.simulator.fling(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 60))
            stage.simulator.advance(by: 1)
            #expect(post.reason == .pan && view.superview == nil)
        }
        let last = stage.postView.post(PostRequest(view: view, dismissAfter: 3))
        stage.simulator.advance(by: 1)
        stage.simulator.pan(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 100))
        stage.simulator.advance(by: 1)
        #expect(last.phase == .shown && stage.seenFrame(of: view).minY == 67)
        stage.simulator.advance(by: 3)
        #expect(last.reason == .timeout)
    }

    @Test("SM-D15: a shown message is updated in place")
    func shownMessageIsUpdatedInPlace() {
        let stage = Stage()
        let stack = stage.view.createMessageStackView()
        var loading = PostRequest(Message(title: "Loading"))
        loading.key = "a"
        let post = stack.post(loading)
        stage.simulator.advance(by: 1)
        let view = post.view
        var loaded = PostRequest(Message(title: "Loaded", subtitle: "All of it"))
        loaded.key = "a"
        loaded.duplicatePolicy = .update
        #expect(stack.post(loaded).reason == .merged(into: post.id))
        #expect(post.phase == .shown && post.view === view)
        #expect((view as? MessageView)?.titleLabel.text == "Loaded")
        #expect(post.update(with: Message(title: "Gone")))
        #expect((view as? MessageView)?.titleLabel.text == "Gone")
        #expect((view as? MessageView)?.subtitleLabel.isHidden == true)
    }
}
