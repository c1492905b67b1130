import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Disabled actions of messages, alerts and pop-ups.
    @MainActor
    struct ActionEnabledTests {
        private let stage: Stage
        private let handler = HeldHandler()

        init() async throws {
            stage = try await Stage()
        }

        private func action(_ title: String, isEnabled: Bool) -> PostAction {
            var action = PostAction(title) { [handler] in try await handler.run() }
            action.isEnabled = isEnabled
            return action
        }

        private func button(_ title: String = "Send", of post: Post) throws -> PostActionButton {
            try #require(post.view?.actionButton(title))
        }

        @Test func actionsAreEnabledByDefault() {
            #expect(
                PostAction("A").isEnabled && PostAction.cancel("A").isEnabled && PostAction.destructive("A").isEnabled)
        }

        @Test func runningHandlerContinuesWhileDisabled() async throws {
            let post = stage.postView.post(AlertMessage("Send?", actions: [action("Send", isEnabled: true)]))
            await stage.rest()
            await stage.tap(try button(of: post))
            let actionsView = try #require(post.view?.actionsView)
            actionsView.actions[0].isEnabled = false
            #expect(try button(of: post).isRunning)
            handler.succeed()
            await stage.runTasks()
            await stage.rest()
            #expect(handler.successes == 1 && handler.cancellations == 0)
            #expect(post.reason == .action(id: "Send"))
        }

        @Test func disabledActionStaysDisabledAfterError() async throws {
            let post = stage.postView.post(
                Message("Draft", actions: [action("Save", isEnabled: true), action("Send", isEnabled: false)]))
            await stage.rest()
            await stage.tap(try button("Save", of: post))
            handler.fail(CancellationError())
            await stage.runTasks()
            await stage.rest()
            #expect(try button("Save", of: post).isEnabled)
            #expect(try !button("Send", of: post).isEnabled)
        }

        @Test func messageWithOnlyDisabledActionsTimesOut() async throws {
            let post = stage.postView.post(Message("Draft", actions: [action("Send", isEnabled: false)]))
            await stage.rest()
            #expect(post.timeLeft != nil)
            post.update(with: Message("Draft", actions: [action("Send", isEnabled: true)]))
            #expect(post.timeLeft == nil)
        }
    }
}
