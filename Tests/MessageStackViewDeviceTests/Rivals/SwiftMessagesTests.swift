import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// What goes wrong in SwiftMessages and must not here. README.md has the list.
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

    // MARK: D1

    @Test func viewsThatComeAndGoAtOneAddressAreDifferentPosts() {
        let posts = (1...200).map { number in
            let post = manager.post(PostRequest(view: .tagged(number)))
            post.remove()
            return post
        }
        #expect(posts.allSatisfy { $0.refusal == nil })
        #expect(Set(posts.map(\.id)).count == 200)
        #expect(poster.changes.count == 400)
    }

    // MARK: D2

    @Test func removedTwiceInOneTurnItIsToldOnce() {
        let post = manager.post(request(1))
        delegate.clear()
        poster.habit = .completesWhenTold
        post.remove()
        manager.removeCurrent()
        poster.complete()
        #expect(delegate.log == ["willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test func removedSeveralTimesInItsMinimumTimeItIsToldOnce() {
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

    // MARK: D3

    @Test(arguments: [0, 3.0], [false, true])
    func removedAndPostedAgainInOneTurnTheNewOneIsShown(minimumTime: TimeInterval, removesAll: Bool) {
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

    // MARK: D5

    @Test func aPostOnAScreenThatIsAwayForAWhileIsThereAgainAndCanBeRemoved() throws {
        let simulator = Simulator()
        let tabs = UITabBarController()
        let screen = UIViewController()
        tabs.viewControllers = [screen, UIViewController()]
        simulator.show(tabs)
        let postView = screen.view.createPostView()
        postView.postManager.delegate = delegate
        let view = UIView.tagged(1)
        let first = postView.post(PostRequest(view: view))
        simulator.advance(by: 1)
        tabs.selectedIndex = 1
        simulator.advance(by: 1)
        let second = postView.post(request(2))
        simulator.advance(by: 10)
        #expect(first.phase == .shown && second.phase == .queued)
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

    // MARK: D6

    @Test func aFlickEndsAPostWithinItsMinimumTimeAtOnce() {
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

    // MARK: D8

    @Test func aPostViewThatIsGoneShowsNothingAndSaysSo() {
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

    // MARK: D9

    @Test func whatIsPostedInAPauseWaitsForItsEnd() {
        manager.pauseBetweenPosts = 0.5
        manager.post(request(1)).remove()
        let second = manager.post(request(2))
        poster.clock.advance(by: 0.3)
        manager.post(request(3))
        poster.clock.advance(by: 0.19)
        #expect(second.phase == .queued)
        poster.clock.advance(by: 0.02)
        #expect(second.phase == .shown)
    }

    // MARK: D10

    @Test func aDelayedPostIsADuplicateAsAnyOther() {
        manager.capacity = 3
        let first = manager.post(request(1, key: "a", delay: 2))
        let twin = manager.post(request(2, key: "a", policy: .ignore, delay: 2))
        #expect(twin.refusal == .duplicateKey)
        let third = manager.post(request(3, key: "a", policy: .replace, delay: 2))
        #expect(first.reason == .replaced)
        poster.clock.advance(by: 2)
        #expect(poster.log == ["post 3"] && third.phase == .shown)
    }

    @Test func aPostRemovedInItsDelayIsNeverSeen() {
        let post = manager.post(request(1, delay: 2))
        poster.clock.advance(by: 1.9)
        post.remove()
        poster.clock.advance(by: 5)
        #expect(delegate.log == ["ended 1 programmatic"] && poster.log.isEmpty)
        #expect(poster.clock.promiseCount == 0)
    }

    // MARK: D11

    @Test func countingBeginsAnewWithAPostThatComesWhileTheLastOneLeaves() {
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

    // MARK: D12

    @Test(arguments: [-.infinity, -1, .nan, .infinity, .greatestFiniteMagnitude] as [TimeInterval])
    func aNumberThatIsNoTimeHarmsNothing(seconds: TimeInterval) {
        let stage = Stage()
        let manager = stage.view.createPostView().postManager
        manager.pauseBetweenPosts = seconds
        manager.patience = seconds
        var strange = request(1, delay: seconds, minimumTime: seconds)
        strange.expiresAfter = seconds
        strange.dismissAfter = seconds
        let post = manager.post(strange)
        stage.simulator.advance(by: 1)
        post.extend(by: seconds)
        post.dismiss(after: seconds)
        post.restartTimer()
        post.remove(animated: false)
        #expect(post.phase == .removed)
        manager.pauseBetweenPosts = 0
        let next = manager.post(request(2))
        next.dismiss(after: 2)
        stage.simulator.advance(by: 4)
        #expect(next.reason == .timeout)
    }

    // MARK: D13

    @Test func aViewCanBeFlickedOffAgainAndAgain() {
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
        #expect(last.phase == .shown && stage.seenFrame(of: view).minY == 79)
        stage.simulator.advance(by: 3)
        #expect(last.reason == .timeout)
    }

    // MARK: D15

    @Test func aShownMessageIsUpdatedInPlace() {
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
