import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The time on screen of messages with actions.
    @MainActor
    struct ActionDurationTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func post(_ actions: [PostAction], _ duration: PostDuration?) -> Post {
            var request = PostRequest(Message("Photo deleted", actions: actions))
            request.duration = duration
            return stage.postView.post(request)
        }

        @Test("D1: a message with an action has no time limit")
        func messageWithActionHasNoTimeLimit() async {
            let post = post([PostAction("Restore")], nil)
            await stage.advance(by: 120)
            #expect(post.phase == .shown && post.timeLeft == nil)
        }

        @Test func messageWithActionLeavesAfterTheDurationOfTheApp() async {
            let post = post([PostAction("Restore")], .seconds(5))
            await stage.rest()
            let timeLeft = post.timeLeft ?? 0
            #expect(timeLeft > 3 && timeLeft <= 5)
            await stage.advance(by: timeLeft + 0.1)
            await stage.rest()
            #expect(post.reason == .timeout)
        }

        @Test(arguments: [12.0, 30])
        func longerDurationIsKept(seconds: Double) async throws {
            let post = post([PostAction("Restore")], .seconds(seconds))
            await stage.rest()
            #expect(try #require(post.timeLeft) > seconds - 1.1)
        }

        @Test func messageWithoutActionsKeepsShortDuration() async {
            let post = post([], .seconds(3))
            await stage.rest()
            await stage.advance(by: 1.9)
            #expect(post.phase == .shown)
            await stage.rest()
            #expect(post.reason == .timeout)
        }

        @Test func addedActionEndsTimeLimit() async {
            let post = post([], .automatic)
            await stage.rest()
            #expect(post.timeLeft != nil)
            post.update(with: Message("Photo deleted", actions: [PostAction("Restore")]))
            await stage.advance(by: 120)
            #expect(post.phase == .shown)
        }

        @Test("D1: alerts and pop-ups have no time limit", arguments: [true, false])
        func questionsHaveNoTimeLimit(isAlert: Bool) async {
            let post =
                isAlert
                ? stage.postView.post(AlertMessage(title: "Update?"))
                : stage.postView.post(PopupMessage(title: "Welcome back"))
            await stage.advance(by: 120)
            #expect(post.phase == .shown)
        }
    }
}
