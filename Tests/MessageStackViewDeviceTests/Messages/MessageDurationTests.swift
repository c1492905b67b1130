import Testing
import UIKit

@testable import MessageStackView

/// The durations of the same text, posted by different methods.
@MainActor
struct MessageDurationTests {
    enum Method: CaseIterable {
        case model, message, badgeModel, badgeMessage, stackMessage, toast, toastIfNotShowing
    }

    private let stage = Stage()

    /// Posts a text without an animation and without `dismissAfter`.
    private func post(_ text: String, by method: Method) -> Post? {
        let postView = stage.postView
        let message = Message(title: text)
        let badgeMessage = BadgeMessage(title: text, subtitle: nil, image: nil, fillColor: .red)
        switch method {
        case .model: return postView.post(PostRequest(message, animated: .none))
        case .message: return post(of: postView.post(message: message, animated: .none), on: postView)
        case .badgeModel: return postView.post(PostRequest(badgeMessage, animated: .none))
        case .badgeMessage: return post(of: postView.post(badgeMessage: badgeMessage, animated: .none), on: postView)
        case .stackMessage:
            let stack = stage.view.createMessageStackView(layout: .bottom)
            return post(of: stack.post(message: message, animated: .none), on: stack)
        case .toast:
            let toast = makeToast()
            return post(of: toast.post(message: text, animated: .none), on: toast)
        case .toastIfNotShowing:
            let toast = makeToast()
            return post(of: toast.postIfNotShowing(message: text, animated: .none), on: toast)
        }
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
    func everyMethodUsesReadingTime(method: Method, text: String) throws {
        let shown = try #require(post(text, by: method))
        #expect(shown.phase == .shown)
        let timeLeft = try #require(shown.timeLeft)
        #expect(abs(timeLeft - PostDuration.readingTime(of: text)) < 0.01)
    }

    @Test func dismissAfterOverridesReadingTime() throws {
        let toast = makeToast()
        let text = String(repeating: "long ", count: 40)
        let persistent = try #require(
            post(of: stage.postView.post(message: Message(title: text), dismissAfter: nil), on: stage.postView))
        let short = try #require(post(of: toast.post(message: text, dismissAfter: 2), on: toast))
        stage.simulator.advance(by: 3)
        #expect(short.reason == .timeout)
        stage.simulator.advance(by: 60)
        #expect(persistent.phase == .shown)
    }
}
