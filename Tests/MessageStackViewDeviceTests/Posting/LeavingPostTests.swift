import MessageStackViewTesting
import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts that nothing in their presentation or content can remove: they have a time, and a tap removes them.
@MainActor
@Suite(.leavesNothingBehind)
struct LeavingPostTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
        PostEnvironment.app.durationScale = 1
    }

    private nonisolated static let error = Message(.error, "Upload failed")

    private nonisolated static let errorNote: NoteMessage = {
        var note = NoteMessage("Upload failed")
        note.severity = .error
        return note
    }()

    private func post(
        _ model: any Postable = error, as presentation: PostPresentation? = .hud(blocksApp: true),
        on poster: (any Poster)? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        stage.post(model, as: presentation, on: poster ?? postView, edit)
    }

    private func tap(_ post: Post) throws {
        let frame = stage.screenFrame(of: try #require(post.view))
        stage.simulator.tap(at: CGPoint(x: frame.minX + 12, y: frame.minY + 12))
        stage.rest()
    }

    /// Expects that a post has its reading time, and that a tap removes it.
    private func expectLeaving(_ post: Post, _ comment: Comment? = nil) throws {
        let view = try #require(post.view)
        let timeLeft = try #require(post.timeLeft, comment)
        // Frames that may stall make the rest before it longer.
        let least: TimeInterval = Reading.framesAreUneven.isOn ? 1 : 2
        #expect(timeLeft > least && timeLeft <= PostDuration.readingTime(of: view) + 0.01, comment)
        try tap(post)
        #expect(post.reason == .tap, comment)
    }

    /// Expects that a post has no time, and that a tap doesn't remove it.
    private func expectStaying(_ post: Post, _ comment: Comment? = nil) throws {
        #expect(post.timeLeft == nil, comment)
        try tap(post)
        stage.simulator.advance(by: 100)
        #expect(post.phase == .shown, comment)
    }

    // MARK: Ways to post

    @Test(arguments: [true, false])
    func errorInHUDLeaves(blocksApp: Bool) {
        let post = post(as: .hud(blocksApp: blocksApp))
        #expect(post.phase == .shown)
        stage.simulator.advance(by: PostDuration.readingTime(of: "Upload failed"))
        stage.rest()
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [true, false])
    func tapRemovesErrorInHUD(blocksApp: Bool) throws {
        try expectLeaving(post(as: .hud(blocksApp: blocksApp)))
    }

    @Test func errorAfterProgressLeaves() throws {
        let post = post(ProgressMessage("Uploading"))
        try expectStaying(post)
        post.update(with: Self.error)
        stage.rest()
        try expectLeaving(post)
    }

    @Test func progressAfterErrorStays() throws {
        let post = post()
        post.update(with: ProgressMessage("Uploading"))
        stage.rest()
        try expectStaying(post)
    }

    private struct Failure: Error {}

    @Test func errorOfOperationLeaves() async throws {
        let postView = postView
        let task = Task {
            try await postView.post(
                whileRunning: ProgressMessage("Uploading"), as: .hud(blocksApp: true),
                operation: { (_) -> Int in throw Failure() }, failure: { _ in Self.error })
        }
        await TaskOrder.settle()
        let post = try #require(postView.postManager.currentPosts.first)
        _ = await task.result
        await stage.simulator.advance(by: 1.25)
        try expectLeaving(post)
    }

    @Test(
        arguments: [
            Message("Saved"), error, NoteMessage("Saved"), errorNote, Message(title: "Copied"),
        ] as [any Postable])
    func eachValueLeaves(value: any Postable) throws {
        try expectLeaving(post(value))
        try expectLeaving(post(value, as: PostPresentation { $0.pan.edges = [] }))
    }

    @Test(arguments: [true, false])
    func errorLeavesWithoutGestures(isStack: Bool) throws {
        let stack = stage.view.createMessageStackView(edge: .top)
        let poster: any Poster = isStack ? stack : postView
        poster.postManager.gestureManager.defaultGestures = []
        try expectLeaving(post(as: nil, on: poster))
        // Neither shows the backdrop that would remove it, or has one.
        try expectLeaving(post(as: isStack ? .centered : .card(.top), on: poster))
    }

    @Test func returningErrorLeaves() throws {
        let post = post()
        let alert = stage.makePostView().post(AlertMessage("Delete?"))
        alert.remove(animated: false)
        let other = postView.post(AlertMessage("Delete?"))
        stage.rest()
        #expect(post.phase == .waiting)
        other.remove()
        stage.rest()
        stage.rest()
        try expectLeaving(post)
    }

    @Test func tapRemovesWithoutTimeLimits() throws {
        PostEnvironment.app.durationScale = .infinity
        defer { PostEnvironment.app.durationScale = 1 }
        let post = post(Message("Saved"))
        stage.simulator.advance(by: 600)
        #expect(post.phase == .shown)
        try tap(post)
        #expect(post.reason == .tap)
    }

    // MARK: Other ways out

    /// A part of a post with which the user can remove or answer it.
    enum WayOut: CaseIterable {
        case tap, pan, tapOfPresentation, backdrop, action, closeButton, ownControl
    }

    @Test(arguments: WayOut.allCases)
    func removableErrorStays(wayOut: WayOut) {
        var presentation = PostPresentation.hud(blocksApp: true)
        var request = PostRequest(Self.error)
        switch wayOut {
        case .tap: request.gestures = .tap
        case .pan: presentation.pan = .fling
        case .tapOfPresentation: presentation.touches = .remove
        case .backdrop: presentation.backdrop.touches = .remove
        case .action: request = PostRequest(Message(.error, "Failed", actions: [PostAction("Retry")]))
        case .closeButton:
            request = PostRequest(BadgeMessage("Failed", subtitle: nil, image: nil, fillColor: .red))
            request.severity = .error
        case .ownControl:
            let button = UIButton(type: .system)
            button.setTitle("Retry", for: .normal)
            request = PostRequest(view: UIStackView(arrangedSubviews: [button]))
            request.duration = .automatic
        }
        let post = postView.post(request, as: presentation)
        stage.simulator.advance(by: 120)
        #expect(post.phase == .shown && post.timeLeft == nil)
    }

    @Test func laterGesturesDecideAgain() throws {
        let post = post()
        let view = try #require(post.view)
        let gestures = postView.postManager.gestureManager
        gestures.addTapToRemoveGesture(to: view)
        #expect(post.timeLeft == nil)
        gestures.removeTapToRemoveGesture(from: view)
        try expectLeaving(post)
    }

    @Test func otherPresentationDecidesAgain() throws {
        let post = post(as: nil) { $0.editPresentation { $0 = .hud } }
        #expect(post.timeLeft != nil)
        var request = PostRequest(Self.error)
        request.editPresentation { $0 = .card(.top) }
        post.update(with: request)
        stage.rest()
        try expectStaying(post)
        request.editPresentation { $0 = .hud }
        post.update(with: request)
        stage.rest()
        try expectLeaving(post)
    }

    @Test func durationOfTheAppStays() throws {
        let post = post { $0.duration = .untilRemoved }
        try expectStaying(post)
        post.setDuration(.automatic)
        #expect(post.timeLeft != nil)
        post.setDuration(.untilRemoved)
        try expectStaying(post)
        post.setDuration(.automatic)
        try expectLeaving(post)
    }

    @Test func changedActionsDecideAgain() throws {
        let post = post(Message(.error, "Failed", actions: [PostAction("Retry")]))
        try expectStaying(post)
        let actionsView = try #require(post.view?.actionsView)
        actionsView.actions[0].isEnabled = false
        #expect(post.timeLeft != nil)
        actionsView.actions[0].isEnabled = true
        #expect(post.timeLeft == nil)
        actionsView.actions = []
        stage.rest()
        try expectLeaving(post)
    }

    @Test func postWithRunningHandlerStays() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let retry = PostAction("Retry") {
            for await _ in gate { break }
            throw Failure()
        }
        let post = post(Message(.error, "Failed", actions: [retry]))
        try stage.tapButton("Retry", of: post)
        post.update(with: Message(.error, "Failed again", actions: [retry]))
        await stage.simulator.advance(by: 1.25)
        #expect(post.timeLeft == nil)
        try tap(post)
        #expect(post.phase == .shown)
        open.yield()
        await stage.simulator.advance(by: 1.25)
        #expect(post.view?.actionsView?.showsError == true && post.timeLeft == nil)
        try expectStaying(post)
    }

    // MARK: Views

    @Test func tapRemovesSwiftUIView() throws {
        var request = PostRequest(
            viewController: HostedPostController(AnyView(Text("Upload failed")), environment: nil))
        request.duration = .automatic
        request.severity = .error
        let post = postView.post(request, as: .hud(blocksApp: true))
        stage.rest()
        try expectLeaving(post)
    }

    @Test func tapWithClosureRemovesPost() throws {
        let count = Counter()
        let post = post { $0.editPresentation { $0.touches = .perform { _ in count.value += 1 } } }
        try expectLeaving(post)
        #expect(count.value == 1)
    }

    @MainActor
    private final class Counter {
        var value = 0
    }

    // MARK: Assistive technologies

    @Test(arguments: [true, false])
    func announcementSaysThatTapRemoves(isUpdate: Bool) {
        let announcer = RecordingAnnouncer()
        postView.postManager.announcer = announcer
        if isUpdate {
            post(ProgressMessage("Uploading"), as: .hud).update(with: Self.error)
            #expect(announcer.announcements.map(\.text) == ["Uploading", "Error, Upload failed, Dismiss available"])
        } else {
            _ = post(as: .hud)
            _ = post(as: .card(.top), on: stage.makePostView()) { $0.accessibilityMessage = "No" }
            #expect(announcer.announcements.map(\.text) == ["Error, Upload failed, Dismiss available"])
        }
    }

    @Test func technologiesDismissView() throws {
        let label = UILabel()
        label.text = "Upload failed"
        var request = PostRequest(view: label)
        request.duration = .automatic
        request.severity = .error
        let post = postView.post(request, as: .hud(blocksApp: true))
        stage.rest()
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: label)
        #expect(voiceOver.actions == ["Copy", "Dismiss"])
        let dismissElement = try #require(voiceOver.elements.last)
        voiceOver.focus(on: dismissElement)
        #expect(voiceOver.focusedElement?.accessibilityLabel == "Dismiss")
        #expect(voiceOver.activate())
        stage.rest()
        #expect(post.reason == .closeButton)
    }

    @Test func tapOfPresentationIsOffered() {
        let label = UILabel()
        label.text = "Upload failed"
        var request = PostRequest(view: label)
        request.gestures = []
        _ = postView.post(request, as: PostPresentation { $0.touches = .remove })
        stage.rest()
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: label)
        #expect(voiceOver.actions == ["Dismiss"])
    }

    // MARK: Advice

    /// Returns the advice that is given while a post is shown.
    private func advice(during body: () -> Post) -> [PostMisuse.Kind] {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        body().remove(animated: false)
        return kinds
    }

    @Test func blockingPostThatStaysGetsAdvice() {
        #expect(advice { post { $0.duration = .untilRemoved } } == [.trap])
        let updated = advice {
            let post = post(ProgressMessage("Uploading"))
            var request = PostRequest(Self.error)
            request.duration = .untilRemoved
            post.update(with: request)
            return post
        }
        #expect(updated == [.trap])
        #expect(advice { post(ProgressMessage("Uploading")) } == [])
        #expect(advice { post(ProgressMessage("Uploading", fraction: 0.5)) } == [])
        #expect(advice { post(as: .hud) { $0.duration = .untilRemoved } } == [], "the app can be used")
        #expect(advice { post(as: .popup) { $0.duration = .untilRemoved } } == [], "there is a button")
    }
}
