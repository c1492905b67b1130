import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// The durations of the same text, posted by different methods.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageDurationTests {
    enum Method: CaseIterable {
        case model, text, message, badgeModel, badgeMessage, note, stackMessage, toast, toastText, toastIfNotShowing
        case requestOfManager, labeledRequest, enqueued
    }

    private let stage = Stage()

    /// Posts a text without an animation and without `dismissAfter`.
    private func post(_ text: String, by method: Method) async -> Post? {
        let postView = stage.postView
        let message = Message(title: text)
        let badgeMessage = BadgeMessage(text, subtitle: nil, image: nil, fillColor: .red)
        switch method {
        case .model: return postView.post(PostRequest(message).with { $0.isAnimated = false })
        case .text: return atRest(postView.post(text))
        case .note: return postView.post(PostRequest(NoteMessage(text)).with { $0.isAnimated = false })
        case .requestOfManager: return postView.postManager.post(PostRequest(message).with { $0.isAnimated = false })
        case .labeledRequest:
            return postView.postManager.post(postRequest: PostRequest(message).with { $0.isAnimated = false })
        case .toastText: return atRest(makeToast().post(text))
        case .enqueued:
            postView.postManager.enqueue(PostRequest(message).with { $0.isAnimated = false })
            await TaskOrder.settle()
            return postView.postManager.currentPosts.first
        case .message: return post(of: postView.post(message: message, animated: .none), on: postView)
        case .badgeModel: return postView.post(PostRequest(badgeMessage).with { $0.isAnimated = false })
        case .badgeMessage: return post(of: postView.post(badgeMessage: badgeMessage, animated: .none), on: postView)
        case .stackMessage:
            let stack = stage.view.createMessageStackView(edge: .bottom)
            return post(of: stack.post(message: message, animated: .none), on: stack)
        case .toast:
            let toast = makeToast()
            return post(of: toast.post(message: text, animated: .none), on: toast)
        case .toastIfNotShowing:
            let toast = makeToast()
            return post(of: toast.postIfNotShowing(message: text, animated: .none), on: toast)
        }
    }

    /// Advances the device to the first frame in which a post is shown.
    private func atRest(_ post: Post) -> Post {
        for _ in 0..<300 where post.phase != .shown { stage.simulator.advance(by: Simulator.frame) }
        return post
    }

    private func makeToast() -> Toast {
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        return toast
    }

    private func post(of view: UIView?, on poster: some Poster) -> Post? {
        view.flatMap { poster.postManager.post(of: $0) }
    }

    @Test(arguments: Method.allCases, ["Saved", String(repeating: "long ", count: 40)])
    func everyMethodUsesReadingTime(method: Method, text: String) async throws {
        let shown = try #require(await post(text, by: method))
        #expect(shown.phase == .shown)
        let timeLeft = try #require(shown.timeLeft)
        #expect(timeLeft >= 5 && abs(timeLeft - PostDuration.readingTime(of: text)) < 0.02)
    }

    @Test(arguments: [1, 60])
    func undoHasTimeForItsText(count: Int) throws {
        let text = String(repeating: "long ", count: count)
        let post = atRest(
            stage.postView.post(undoable: text) {
            } undo: {
            })
        let timeLeft = try #require(post.timeLeft)
        #expect(abs(timeLeft - max(10, PostDuration.readingTime(of: text))) < 0.02)
    }

    @Test(arguments: [true, false])
    func shortTimeForButtonsIsThatOfTheApp(isVoiceOverRunning: Bool) throws {
        var kinds: [PostMisuse.Kind] = []
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        stage.simulator.isVoiceOverRunning = isVoiceOverRunning
        let message = Message("Photo deleted", actions: [PostAction("Restore")])
        let post = stage.postView.post(message) { $0.duration = .seconds(5) }
        stage.rest()
        let duration = try #require(post.countdown?.duration)
        #expect(duration == (isVoiceOverRunning ? 10 * PostDuration.effectiveScale(of: 1) : 5))
        #expect(kinds == [.shortTime])
    }

    @Test func addedActionEndsTheTimeLimit() {
        let post = stage.postView.post(Message("Photo deleted"))
        stage.rest()
        #expect(post.timeLeft != nil)
        post.update(with: Message("Photo deleted", actions: [PostAction("Restore")]))
        stage.simulator.advance(by: 120)
        #expect(post.phase == .shown && post.timeLeft == nil)
    }

    @Test func viewStays() {
        let label = UILabel()
        label.text = "Text"
        let post = stage.postView.post(view: label)
        stage.simulator.advance(by: 600)
        #expect(post.phase == .shown)
    }

    @Test(arguments: ReadyMade.tested)
    func onlyQuestionsAndProgressStay(kind: ReadyMade) {
        let post = stage.postView.post(kind.value(.texts))
        stage.simulator.advance(by: 600)
        #expect(post.phase == (kind.features.contains(.stays) ? .shown : .ended))
    }

    @Test func dismissAfterOverridesReadingTime() throws {
        let toast = makeToast()
        let text = String(repeating: "long ", count: 40)
        let persistent = try #require(
            post(of: stage.postView.post(message: Message(title: text), dismissAfter: nil), on: stage.postView))
        let short = try #require(post(of: toast.post(message: text, dismissAfter: 2), on: toast))
        stage.simulator.advance(by: 3.5)
        #expect(short.reason == .timeout)
        stage.simulator.advance(by: 60)
        #expect(persistent.phase == .shown)
    }
}
