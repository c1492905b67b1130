import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The outcome of posts that can be undone: exactly one of commit and undo runs, exactly once.
@MainActor
@Suite(.leavesNothingBehind)
struct UndoTests {
    private let stage = Stage()
    private let postView: PostView
    private let outcome = UndoOutcome()
    private var manager: PostManager { postView.postManager }

    init() {
        postView = stage.view.createPostView(edge: .top)
    }

    @discardableResult
    private func post(_ name: String = "", key: PostKey? = nil, on poster: (any Poster)? = nil) -> Post {
        (poster ?? postView).post(
            undoable: "Photo deleted", request: { $0.key = key }, commit: outcome.commit(name), undo: outcome.undo(name)
        )
    }

    private func pressUndo(of post: Post) throws {
        stage.simulator.tap(try UndoOutcome.button(of: post))
    }

    /// Advances the device until tasks have run, without time for an animation.
    private func runTasks() async { await stage.simulator.advance(by: 0.1) }

    // MARK: Ends

    @Test(arguments: PostEnding.allCases.filter { $0 != .noSize })
    func eachEndHasOneOutcome(ending: PostEnding) async throws {
        ending.prepare(postView)
        await stage.simulator.advance(by: 1)
        let post = post(key: PostEnding.key)
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == [])
        try ending.cause(post, on: postView, of: stage)
        await stage.simulator.advance(by: 2)
        let reason = try #require(post.reason)
        #expect(PostEnding(reason) == ending, "\(reason)")
        #expect(outcome.calls == [ending == .action ? "undo" : "commit"])

        stage.simulator.moveToBackground()
        manager.removeAll(animated: false)
        await stage.simulator.advance(by: 60)
        #expect(outcome.calls.count == 1)
    }

    // MARK: Exit

    @Test func commitIsCalledAtTheBeginningOfTheExit() async {
        let post = post()
        await stage.simulator.advance(by: 1)
        post.remove()
        #expect(outcome.calls == [])
        await TaskOrder.settle()
        #expect(post.phase == .leaving && outcome.calls == ["commit"])
        await stage.simulator.advance(by: 2)
        #expect(outcome.calls == ["commit"])
    }

    @Test func postThatMakesRoomCanStillBeUndone() async throws {
        let post = post()
        await stage.simulator.advance(by: 1)
        let alert = postView.post(AlertMessage("Alert"))
        await stage.simulator.advance(by: 1)
        #expect(post.phase == .waiting && outcome.calls == [])
        alert.remove()
        await stage.simulator.advance(by: 2)
        try pressUndo(of: post)
        await stage.simulator.advance(by: 2)
        #expect(outcome.calls == ["undo"])
    }

    @Test(arguments: [true, false])
    func postsRemovedTogetherCommitInTheOrderOfPosting(animated: Bool) async {
        for (name, priority) in [("1", PostPriority.normal), ("2", .low), ("3", .high)] {
            postView.post(
                undoable: "Photo deleted", request: { $0.priority = priority }, commit: outcome.commit(name),
                undo: outcome.undo(name))
        }
        await stage.simulator.advance(by: 1)
        manager.removeAll(animated: animated)
        await runTasks()
        #expect(outcome.calls == ["commit 1", "commit 2", "commit 3"])
    }

    @Test func slowCommitDoesNotDelayThatOfAnotherPost() async {
        let gate = AsyncStream<Void>.makeStream()
        postView.post(
            undoable: "Photo deleted",
            commit: { for await _ in gate.stream { break } }, undo: {})
        post("2")
        await stage.simulator.advance(by: 1)
        manager.removeAll()
        await runTasks()
        #expect(outcome.calls == ["commit 2"])
        gate.continuation.finish()
    }

    // MARK: Manager, windows and scenes

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

        var postPhase: PostPhase {
            switch self {
            case .waiting: .waiting
            case .entering: .entering
            case .shown: .shown
            case .leaving, .overridden: .leaving
            }
        }
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
            request.precedence = .interrupt
            postView.post(request)
        }
        #expect(post.phase == phase.postPhase)
        stage.simulator.moveToBackground()
        // The exit of a post that leaves may be cut short.
        #expect(post.phase == .ended || phase == .leaving)
        #expect(post.reason == .programmatic)
        // No frame is rendered in the background.
        await TaskOrder.settle()
        #expect(outcome.calls == ["commit"])
        stage.simulator.moveToForeground()
        await stage.simulator.advance(by: 30)
        #expect(outcome.calls == ["commit"])
    }

    @Test func allPostsAreCommittedInBackgroundInOrder() async {
        for name in ["1", "2", "3"] { post(name) }
        await stage.simulator.advance(by: 1)
        stage.simulator.moveToBackground()
        await TaskOrder.settle()
        #expect(outcome.calls == ["commit 1", "commit 2", "commit 3"])
        #expect(!manager.isActive)
    }

    /// An extension has no application object, and gets this notification of Foundation.
    @Test func hostAppOfAnExtensionInBackgroundCommits() async {
        let post = post()
        await stage.simulator.advance(by: 1)
        NotificationCenter.default.post(
            name: Notification.Name("NSExtensionHostDidEnterBackgroundNotification"), object: nil)
        #expect(post.phase == .ended)
        await runTasks()
        #expect(outcome.calls == ["commit"])
    }

    @Test func minimumTimeDoesNotDelayCommitInBackground() async {
        manager.defaults.minimumTime = 60
        let post = post()
        await stage.simulator.advance(by: 1)
        stage.simulator.moveToBackground()
        #expect(post.phase == .ended)
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

    /// The timer of the post and the press are due in the same frame, in both orders.
    @Test(.without(.timersAreLate, because: "Two timers are due in one frame."), arguments: [-0.001, 0.001])
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
