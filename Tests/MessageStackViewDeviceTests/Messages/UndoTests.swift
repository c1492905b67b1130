import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The outcome of posts that can be undone: exactly one of commit and undo runs, exactly once.
@MainActor
struct UndoTests {
    private let stage = Stage()
    private let postView: PostView
    private let outcome = UndoOutcome()
    private var manager: PostManager { postView.postManager }

    init() {
        postView = stage.view.createPostView(layout: .top)
    }

    @discardableResult
    private func post(_ name: String = "", key: PostKey? = nil, on poster: (any Poster)? = nil) -> Post {
        (poster ?? postView).post(
            undoable: "Photo deleted", key: key, commit: outcome.commit(name), undo: outcome.undo(name))
    }

    private func pressUndo(of post: Post) throws {
        stage.simulator.tap(try UndoOutcome.button(of: post))
    }

    /// Advances the device until tasks have run, without time for an animation.
    private func runTasks() async { await stage.simulator.advance(by: 0.1) }

    // MARK: Ends

    @Test(arguments: PostEnding.allCases)
    func eachEndHasOneOutcome(ending: PostEnding) async throws {
        ending.prepare(postView)
        await stage.simulator.advance(by: 1)
        // Another request can merge into a post that can be undone, but such a post never merges into another.
        let post = post(key: PostEnding.key)
        if ending == .merged {
            var request = PostRequest(Message(title: "Other"))
            request.key = PostEnding.key
            request.duplicatePolicy = .count
            #expect(manager.post(request).reason == .merged(into: post.id))
            manager.posts.first?.remove()
        }
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == [])
        try ending.cause(post, on: postView, of: stage)
        if ending == .merged { post.remove() }
        await stage.simulator.advance(by: 2)
        let reason = try #require(post.reason)
        #expect(ending == .merged || PostEnding(reason) == ending, "\(reason)")
        #expect(outcome.calls == [ending == .action ? "undo" : "commit"])

        stage.simulator.moveToBackground()
        manager.removeAll(animated: false)
        await stage.simulator.advance(by: 60)
        #expect(outcome.calls.count == 1)
    }

    @Test(arguments: [PostRefusal.queueFull, .outranked, .hostGone])
    func refusedPostIsCommitted(refusal: PostRefusal) async throws {
        var owner: PostView? = PostView(layout: .top)
        let manager = try #require(owner?.postManager)
        let poster = ManagerPoster(postManager: manager)
        owner?.addTo(view: stage.view, layout: .top)
        manager.post(PostRequest(Message(title: "First"), priority: .max))
        await stage.simulator.advance(by: 1)
        switch refusal {
        case .queueFull: manager.waitingLimit = 0
        case .outranked: manager.defaults.precedence = .override()
        case .hostGone:
            owner?.removeFromSuperview()
            owner = nil
        case .duplicateView, .duplicateKey: break
        }
        let post = post(on: poster)
        #expect(post.refusal == refusal)
        await runTasks()
        #expect(outcome.calls == ["commit"])
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: [PostDuplicatePolicy.ignore, .replace, .update, .count])
    func plainPostsWithTheSameKeyAreLeftAlone(policy: PostDuplicatePolicy) async {
        manager.isSerialQueue = false
        manager.defaults.duplicatePolicy = policy
        var request = PostRequest(Message(title: "Plain"))
        request.key = "deletion"
        request.duration = .untilRemoved
        let plain = postView.post(request)
        let post = post(key: "deletion")
        await stage.simulator.advance(by: 1)
        #expect(post !== plain && post.phase == .shown && plain.phase == .shown && plain.count == 1)
        #expect((plain.view as? MessageView)?.titleLabel.text == "Plain")
        post.remove(animated: false)
        await runTasks()
        #expect(outcome.calls == ["commit"] && plain.phase == .shown)
    }

    /// Another request may show its content in the post, which then lacks the Undo button.
    @Test func replacedContentIsCommittedOnce() async {
        let post = post(key: "deletion")
        await stage.simulator.advance(by: 1)
        post.update(with: Message(title: "Other"))
        await stage.simulator.advance(by: 20)
        #expect(post.reason == .timeout)
        #expect(outcome.calls == ["commit"])
    }

    // MARK: Manager, windows and scenes

    @Test(arguments: [true, false])
    func releasedManagerCommits(isShown: Bool) async throws {
        var owner: PostView? = PostView(layout: .top)
        if isShown { owner?.addTo(view: stage.view, layout: .top) }
        let post = post(on: try #require(owner))
        await stage.simulator.advance(by: 1)
        #expect(post.phase == (isShown ? .shown : .queued) && outcome.calls == [])
        owner?.removeFromSuperview()
        weak let released = owner
        owner = nil
        await runTasks()
        #expect(released == nil && post.reason == .hostGone)
        #expect(outcome.calls == ["commit"])
    }

    @Test(arguments: UndoPlace.allCases)
    func lostSceneCommits(place: UndoPlace) async throws {
        let post: Post
        do {
            // The app releases its windows with the scene.
            let (scene, window) = try openWindow()
            post = self.post(on: place.poster(in: window))
            await stage.simulator.advance(by: 1)
            #expect(post.phase == .shown && outcome.calls == [])
            stage.simulator.disconnect(scene)
        }
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .hostGone)
        #expect(outcome.calls == ["commit"])
    }

    @Test(arguments: [UndoPlace.scene, .ownWindow], [true, false])
    func postCanBeUndoneOnItsNextScene(place: UndoPlace, isUndone: Bool) async throws {
        let (scene, window) = try openWindow()
        let poster = place.poster(in: window)
        poster.postManager.defaults.outlivesScene = true
        let post = post("1", key: "deletion", on: poster)
        await stage.simulator.advance(by: 1)
        stage.simulator.disconnect(scene)
        await stage.simulator.advance(by: 1)
        #expect(post.phase == .shown && post.view?.window?.windowScene === stage.window.windowScene)
        #expect(outcome.calls == [])
        if isUndone { try pressUndo(of: post) }
        await stage.simulator.advance(by: 12)
        #expect(outcome.calls == [isUndone ? "undo 1" : "commit 1"])
    }

    @Test func removedWindowCommits() async throws {
        var window: UIWindow? = stage.window.windowScene.map(UIWindow.init)
        window?.rootViewController = UIViewController()
        window?.isHidden = false
        let post = post(on: try #require(window?.rootViewController).view.createPostView())
        await stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        window?.isHidden = true
        window = nil
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .hostGone)
        #expect(outcome.calls == ["commit"])
    }

    private func openWindow() throws -> (UIWindowScene, UIWindow) {
        let scene = try #require(stage.simulator.openScene())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return (scene, window)
    }

    // MARK: Background

    /// The phases of posts when the app enters the background.
    enum BackgroundPhase: CaseIterable {
        case waiting, entering, shown, leaving, overridden
    }

    @Test(arguments: BackgroundPhase.allCases)
    func appInBackgroundCommits(phase: BackgroundPhase) async throws {
        let blocking = phase == .waiting ? postView.post("First") : nil
        await stage.simulator.advance(by: blocking == nil ? 0 : 1)
        let post = post()
        await stage.simulator.advance(by: phase == .entering ? 0.05 : 1)
        if phase == .leaving { post.remove() }
        if phase == .overridden {
            var request = PostRequest(Message(title: "Urgent"))
            request.precedence = .override(returnsShown: true)
            postView.post(request)
        }
        #expect(post.phase == (phase == .waiting ? .queued : phase == .overridden ? .leaving : post.phase))
        #expect(phase != .entering || post.phase == .entering)
        stage.simulator.moveToBackground()
        #expect(post.phase == .removed && post.reason == .programmatic)
        // No frame is rendered in the background.
        for _ in 0..<5 { await Task.yield() }
        #expect(outcome.calls == ["commit"])
        stage.simulator.moveToForeground()
        await stage.simulator.advance(by: 30)
        #expect(outcome.calls == ["commit"])
    }

    @Test func allPostsAreCommittedInBackgroundInOrder() async {
        for name in ["1", "2", "3"] { post(name) }
        await stage.simulator.advance(by: 1)
        stage.simulator.moveToBackground()
        for _ in 0..<10 { await Task.yield() }
        #expect(outcome.calls == ["commit 1", "commit 2", "commit 3"])
        #expect(!manager.isActive)
    }

    @Test func minimumTimeDoesNotDelayCommitInBackground() async {
        manager.defaults.minimumTime = 60
        let post = post()
        await stage.simulator.advance(by: 1)
        stage.simulator.moveToBackground()
        #expect(post.phase == .removed)
        await runTasks()
        #expect(outcome.calls == ["commit"])
    }

    /// The app is still in use in its other scene.
    @Test func inactiveAppDoesNotCommit() async {
        let post = post()
        await stage.simulator.advance(by: 1)
        stage.simulator.resignActive()
        await stage.simulator.advance(by: 60)
        #expect(post.phase == .shown && outcome.calls == [])
    }

    // MARK: Undo

    @Test func undoIsCalledAtOnceAndEndsPost() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        try pressUndo(of: post)
        #expect(outcome.calls == ["undo"] && post.phase == .leaving)
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .action(id: "undo") && outcome.calls == ["undo"])
    }

    @Test func secondPressHasNoEffect() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        let button = try UndoOutcome.button(of: post)
        stage.simulator.tap(button)
        stage.simulator.tap(button)
        button.sendActions(for: .touchUpInside)
        await stage.simulator.advance(by: 20)
        #expect(outcome.calls == ["undo"])
    }

    @Test func pressDuringEntranceUndoes() async throws {
        let post = post()
        await stage.simulator.advance(by: 0.15)
        #expect(post.phase == .entering)
        try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
        await stage.simulator.advance(by: 20)
        #expect(outcome.calls == ["undo"])
    }

    @Test func pressDuringExitHasNoEffect() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        post.remove()
        await stage.simulator.advance(by: 0.05)
        #expect(post.phase == .leaving)
        try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .programmatic && outcome.calls == ["commit"])
    }

    /// The timer of the post and the press are due in the same frame, in both orders.
    @Test(arguments: [-0.001, 0.001])
    func pressInFrameOfTimeoutHasOneOutcome(lead: TimeInterval) async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        let timeLeft = try #require(post.timeLeft)
        let button = try UndoOutcome.button(of: post)
        let cancel = DefaultPostClock.shared.schedule(after: timeLeft + lead) {
            button.sendActions(for: .touchUpInside)
        }
        await stage.simulator.advance(by: timeLeft + 2)
        cancel()
        #expect(outcome.calls == [lead < 0 ? "undo" : "commit"])
        #expect(post.reason == (lead < 0 ? .action(id: "undo") : .timeout))
    }

    @Test(arguments: [true, false])
    func removalAfterUndoDoesNotCommit(animated: Bool) async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        try pressUndo(of: post)
        post.remove(animated: animated)
        manager.removeAll(animated: animated)
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .action(id: "undo") && outcome.calls == ["undo"])
    }

    @Test func undoneViewThatIsTakenDuringExitIsNotCommitted() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        try pressUndo(of: post)
        post.view?.removeFromSuperview()
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["undo"])
    }

    @Test func overriddenPostThatReturnsCanBeUndone() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        var request = PostRequest(Message(title: "Urgent"))
        request.precedence = .override(returnsShown: true)
        let urgent = postView.post(request)
        await stage.simulator.advance(by: 2)
        #expect(post.phase == .queued && outcome.calls == [])
        urgent.remove()
        await stage.simulator.advance(by: 2)
        try pressUndo(of: post)
        await stage.simulator.advance(by: 20)
        #expect(outcome.calls == ["undo"])
    }

    // MARK: Posting from inside

    @Test(arguments: [nil, PostKey("deletion")])
    func commitCanPostAgain(key: PostKey?) async {
        var second: Post?
        let first = postView.post(undoable: "First", key: key) {
            self.outcome.add("commit 1")
            second = self.post("2", key: key)
        } undo: {
            self.outcome.add("undo 1")
        }
        await stage.simulator.advance(by: 1)
        first.remove()
        await stage.simulator.advance(by: 2)
        #expect(second !== first && second?.phase == .shown)
        #expect(outcome.calls == ["commit 1"])
        second?.remove()
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["commit 1", "commit 2"])
    }

    @Test(arguments: [nil, PostKey("deletion")])
    func undoCanPostAgain(key: PostKey?) async throws {
        var second: Post?
        let first = postView.post(undoable: "First", key: key) {
            self.outcome.add("commit 1")
        } undo: {
            self.outcome.add("undo 1")
            second = self.post("2", key: key)
        }
        await stage.simulator.advance(by: 1)
        try pressUndo(of: first)
        await stage.simulator.advance(by: 2)
        #expect(second !== first && second?.phase == .shown)
        try pressUndo(of: try #require(second))
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["undo 1", "undo 2"])
    }

    @Test func undoThatRemovesItsPostRunsOnce() async throws {
        var post: Post?
        post = postView.post(undoable: "Photo deleted") {
            self.outcome.add("commit")
        } undo: {
            self.outcome.add("undo")
            post?.remove(animated: false)
        }
        await stage.simulator.advance(by: 1)
        try pressUndo(of: try #require(post))
        await stage.simulator.advance(by: 1)
        #expect(post?.phase == .removed && outcome.calls == ["undo"])
    }

    // MARK: Time

    @Test(arguments: [false, true])
    func postStaysForTenSecondsOrTwentyWithVoiceOver(isVoiceOverRunning: Bool) async throws {
        stage.simulator.isVoiceOverRunning = isVoiceOverRunning
        let post = post()
        await stage.simulator.advance(by: 1)
        let timeLeft = try #require(post.timeLeft)
        let seconds: TimeInterval = isVoiceOverRunning ? 20 : 10
        #expect(timeLeft <= seconds && timeLeft > seconds - 1)
        await stage.simulator.advance(by: timeLeft - 0.1)
        #expect(post.phase == .shown && outcome.calls == [])
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .timeout && outcome.calls == ["commit"])
    }

    @Test func defaultDurationOfPosterDoesNotApply() async throws {
        manager.defaults.duration = .seconds(2)
        let post = post()
        await stage.simulator.advance(by: 1)
        #expect(try #require(post.timeLeft) > 8)
    }

    // MARK: Memory

    @Test(arguments: [true, false])
    func closuresAreReleasedAfterTheirPost(isUndone: Bool) async throws {
        weak var token: NSObject?
        let post: Post
        do {
            let object = NSObject()
            token = object
            post = postView.post(undoable: "Photo deleted") {
                _ = object
            } undo: {
                _ = object
            }
        }
        await stage.simulator.advance(by: 1)
        #expect(token != nil)
        if isUndone { try pressUndo(of: post) } else { post.remove() }
        await stage.simulator.advance(by: 2)
        #expect(token == nil)
    }
}

/// A poster with the manager of another one.
private struct ManagerPoster: Poster {
    let postManager: PostManager
}

/// The posters in a window.
enum UndoPlace: CaseIterable {
    case view, scene, ownWindow

    @MainActor
    func poster(in window: UIWindow) -> any Poster {
        switch (self, window.windowScene) {
        case (.scene, let scene?): scene.postView
        case (.ownWindow, let scene?): scene.postWindow()
        default: (window.rootViewController?.view ?? window).createPostView()
        }
    }
}

/// The calls of commit and undo closures, in order.
@MainActor
final class UndoOutcome {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns a closure that adds the call "commit" with a name.
    func commit(_ name: String = "") -> @MainActor @Sendable () async -> Void {
        { self.add(name.isEmpty ? "commit" : "commit \(name)") }
    }

    /// Returns a closure that adds the call "undo" with a name.
    func undo(_ name: String = "") -> @MainActor @Sendable () -> Void {
        { self.add(name.isEmpty ? "undo" : "undo \(name)") }
    }

    /// Returns the Undo button of a post on screen.
    static func button(of post: Post) throws -> UIButton {
        try #require((post.view as? MessageView)?.actionsView.buttons.first)
    }
}
