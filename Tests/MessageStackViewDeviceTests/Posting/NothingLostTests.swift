import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// What people post is seen: bursts, posts that block the app, an assistive technology, suspensions, and log-outs.
@MainActor
@Suite(.leavesNothingBehind)
struct NothingLostTests {
    /// The posters of the library, and one of an app.
    enum Kind: CaseIterable {
        case postView, stack, toast, bars, appWindow, ownWindow, custom

        /// Whether posts are shown at their placement, with a backdrop.
        var placesPosts: Bool { self != .stack && self != .custom }
    }

    private let stage = Stage()

    private func makePoster(_ kind: Kind) throws -> any Poster {
        switch kind {
        case .postView: return stage.view.createPostView()
        case .stack:
            let stack = stage.view.createMessageStackView()
            stack.postManager.capacity = 1
            return stack
        case .toast:
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            return toast
        case .bars: return stage.controller.createBarPostView()
        case .appWindow: return stage.postView
        case .ownWindow: return try #require(stage.window.windowScene).postWindow()
        case .custom:
            let poster = FadingPoster(frame: stage.view.bounds)
            stage.view.addSubview(poster)
            return poster
        }
    }

    private func advance(_ seconds: TimeInterval) { stage.simulator.advance(by: seconds) }

    // MARK: Bursts

    @Test(arguments: Kind.allCases) func tenMessagesAtOnceAreAllShown(kind: Kind) throws {
        let poster = try makePoster(kind)
        let posts = (1...10).map { poster.post(Message("Message \($0)")) }
        advance(120)
        #expect(posts.map(\.reason) == Array(repeating: .timeout, count: 10))
        #expect(posts.allSatisfy { $0.wasShown })
    }

    @Test(arguments: Kind.allCases) func messagesOfABurstAreReplacedIfTheAppWantsIt(kind: Kind) throws {
        let poster = try makePoster(kind)
        poster.postManager.replacesOldestWhenFull = true
        let posts = (1...10).map { poster.post(Message("Message \($0)")) }
        advance(120)
        #expect(posts.last?.reason == .timeout && posts.allSatisfy { $0.reason == .timeout || $0.reason == .evicted })
    }

    @Test(arguments: Kind.allCases) func heldPostLetsNothingExpire(kind: Kind) throws {
        let poster = try makePoster(kind)
        let first = poster.post(Message("First"))
        let second = poster.post(Message("Second"))
        advance(1)
        let hold = first.hold()
        advance(600)
        #expect(first.phase == .shown && second.phase == .waiting)
        hold.release()
        advance(20)
        #expect(second.reason == .timeout)
    }

    // MARK: Posts that block the app

    private static let alert = AlertMessage("Delete?", actions: [.destructive("Delete"), .cancel("Cancel")])

    @Test(arguments: Kind.allCases) func nothingEntersWhileAnAlertBlocksTheApp(kind: Kind) throws {
        let poster = try makePoster(kind)
        poster.postManager.capacity = 3
        let alert = poster.post(Self.alert, as: .alert)
        advance(1)
        let posts = [poster.post(Message("Saved")), poster.post(Message(.error, "Failed"))]
        advance(1)
        let phases: [PostPhase] = posts.map(\.phase)
        #expect(phases == (kind.placesPosts ? [.waiting, .waiting] : [.shown, .shown]))
        alert.remove()
        advance(2)
        #expect(posts.map(\.phase) == [.shown, .shown])
    }

    @Test(arguments: Kind.allCases.filter(\.placesPosts)) func onlyNoticesExpireBehindAnAlert(kind: Kind) throws {
        let poster = try makePoster(kind)
        let alert = poster.post(Self.alert, as: .alert)
        advance(1)
        let notice = poster.post(Message("Saved"))
        let kept = poster.post(Message("Kept")) { $0.expiresAfter = .infinity }
        let warning = poster.post(Message(.warning, "Battery low"))
        let error = poster.post(Message(.error, "Failed"))
        advance(29)
        #expect(notice.phase == .waiting)
        advance(600)
        #expect(notice.reason == .expired)
        #expect([kept, warning, error].allSatisfy { $0.phase == .waiting })
        alert.remove()
        advance(60)
        #expect(kept.reason == .timeout && warning.reason == .timeout && error.phase == .shown)
    }

    @Test(arguments: Kind.allCases.filter(\.placesPosts)) func overridingPostReplacesTheAlert(kind: Kind) throws {
        let poster = try makePoster(kind)
        poster.postManager.capacity = 3
        let error = poster.post(Message(.error, "Failed"))
        let dimmed = PostPresentation {
            $0.placement = .bottom
            $0.backdrop = .dim
        }
        let question = poster.post(Message("Continue?", actions: [PostAction("Yes")]), as: dimmed)
        advance(1)
        let urgent = poster.post(Message("Urgent")) { $0.precedence = .override }
        advance(1)
        #expect(question.reason == .overridden && urgent.phase == .shown && error.phase == .shown)
    }

    @Test func alertOfAnotherPosterOfTheManagerBlocks() throws {
        let postView = stage.view.createPostView()
        let window = try #require(stage.window.windowScene).postWindow()
        window.postManager = postView.postManager
        postView.postManager.capacity = 3
        let alert = window.post(Self.alert, as: .alert)
        advance(1)
        let notice = postView.post(Message("Saved"))
        advance(1)
        #expect(notice.phase == .waiting)
        alert.remove()
        advance(2)
        #expect(notice.phase == .shown)
    }

    // MARK: One at a time

    /// Posts an error that stays on each poster, also where the user can't remove it.
    private func postError(on poster: any Poster) -> Post {
        poster.post(Message(.error, "Failed")) { $0.duration = .untilRemoved }
    }

    @Test(arguments: Kind.allCases) func noticeIsShownBesideAnUnansweredError(kind: Kind) throws {
        let poster = try makePoster(kind)
        let error = postError(on: poster)
        advance(1)
        let posts = ["Saved", "Sent"].map { poster.post(Message($0)) }
        advance(1)
        #expect(error.phase == .shown && posts.map(\.phase) == [.shown, .waiting])
    }

    @Test(arguments: Kind.allCases) func strictlyOneAtATimeIsOneSetting(kind: Kind) throws {
        let poster = try makePoster(kind)
        poster.postManager.showsTimedPostAlongside = false
        let error = postError(on: poster)
        advance(1)
        let notice = poster.post(Message("Saved"))
        advance(20)
        #expect(poster.postManager.currentPosts.map(\.id) == [error.id] && notice.phase == .waiting)
        advance(10)
        #expect(notice.reason == .expired, "the error has no end")
    }

    @Test(arguments: Kind.allCases) func noticeIsSpokenBesideAnUnansweredError(kind: Kind) throws {
        stage.simulator.isVoiceOverRunning = true
        let poster = try makePoster(kind)
        let error = postError(on: poster)
        advance(5)
        let notice = poster.post(Message("Saved"))
        advance(5)
        #expect(error.phase == .shown && notice.phase == .shown)
        #expect(stage.simulator.differentAnnouncements.contains { $0.contains("Saved") })
    }

    @Test(arguments: Kind.allCases) func suspensionLetsNothingExpire(kind: Kind) throws {
        let poster = try makePoster(kind)
        let suspension = poster.postManager.suspend()
        let posts = ["Saved", "Sent"].map { poster.post(Message($0)) }
        advance(600)
        suspension.release()
        advance(60)
        #expect(posts.map(\.reason) == [.timeout, .timeout])
    }

    // MARK: Log-out

    @Test(arguments: [false, true]) func removingAllEndsEnqueuedPostsUnseen(isForAllManagers: Bool) async {
        let manager = stage.postView.postManager
        let recorder = EndRecorder()
        manager.delegate = recorder
        stage.postView.post(Message("Shown"))
        await stage.simulator.advance(by: 1)
        manager.enqueue(PostRequest(Message("Enqueued")))
        var isCompleted = false
        if isForAllManagers {
            PostManager.removeAll { isCompleted = true }
        } else {
            manager.removeAll { isCompleted = true }
        }
        #expect(manager.posts.count == 1, "the shown one leaves")
        await stage.simulator.advance(by: 2)
        #expect(recorder.ends == ["Enqueued programmatic", "Shown programmatic"] && recorder.shown == ["Shown"])
        #expect(isCompleted)
    }

    @Test(arguments: [false, true], [false, true])
    func resultOfAnEarlierOperationIsNotShown(fails: Bool, isHidden: Bool) async throws {
        struct Failure: Error {}
        let manager = stage.postView.postManager
        let gate = AsyncStream<Void>.makeStream()
        let task = Task {
            try await stage.postView.post(whileRunning: ProgressMessage("Uploading")) { _ in
                for await _ in gate.stream { break }
                if fails { throw Failure() }
            } success: {
                Message("Uploaded")
            } failure: { _ in
                Message(.error, "Failed")
            }
        }
        await stage.simulator.advance(by: 1)
        if isHidden { manager.currentPosts.first?.remove() }
        await stage.simulator.advance(by: 1)
        PostManager.removeAll()
        let later = stage.postView.post(Message("Goodbye"))
        gate.continuation.yield()
        _ = await task.result
        await stage.simulator.advance(by: 1)
        #expect(manager.posts.map(\.id) == [later.id])
    }

    // MARK: Leaving posts

    @Test(arguments: Kind.allCases) func tapOnALeavingPostDoesNothing(kind: Kind) throws {
        let poster = try makePoster(kind)
        var taps = 0
        let post = poster.post(Message("Open")) {
            $0.onTap { _ in taps += 1 }
            $0.duration = .seconds(2)
        }
        advance(1)
        let slot = try #require(post.view?.enclosingSlot)
        let center = slot.convert(CGPoint(x: slot.bounds.midX, y: slot.bounds.midY), to: nil)
        post.remove()
        stage.simulator.tap(at: center)
        advance(2)
        #expect(taps == 0 && post.reason == .programmatic)
    }

    @Test(arguments: Kind.allCases) func touchOnALeavingPostIsAbsorbed(kind: Kind) throws {
        let poster = try makePoster(kind)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let buttonOfTheApp = UIButton(frame: stage.view.bounds)
        stage.view.insertSubview(buttonOfTheApp, at: 0)
        for button in [button, buttonOfTheApp] {
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        }
        let content = UIView()
        content.heightAnchor.constraint(equalToConstant: 60).isActive = true
        content.addSubview(button)
        let post = poster.post(PostRequest(view: content))
        advance(1)
        let frame = stage.seenFrame(of: button)
        post.remove()
        // The post has hardly moved yet.
        advance(Simulator.frame)
        stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        advance(2)
        #expect(presses == 0)
    }

    @Test func postThatReturnsStillReactsToTouches() throws {
        let poster = try makePoster(.postView)
        var taps = 0
        let post = poster.post(Message(.error, "Failed")) { $0.onTap { _ in taps += 1 } }
        advance(1)
        let slot = try #require(post.view?.enclosingSlot)
        poster.post(Message("Urgent")) { $0.precedence = .interrupt }
        #expect(post.phase == .leaving && post.reason == nil)
        #expect(slot.hitTest(CGPoint(x: slot.bounds.midX, y: slot.bounds.midY), with: nil) !== slot)
    }
}

/// The posts that were shown, and those that have ended.
@MainActor
private final class EndRecorder: PostManagerDelegate {
    private(set) var shown: [String] = []
    private(set) var ends: [String] = []

    func postManager(_ postManager: PostManager, didPost view: UIView) {
        shown.append(postManager.post(of: view)?.text ?? "")
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        ends.append("\(post.text) \(reason.name)")
    }
}
