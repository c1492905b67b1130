import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct AlertPrecedenceTests {
        private let stage: Stage
        private let alert = AlertMessage(
            "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")])

        init() async throws {
            stage = try await Stage()
        }

        @Test(arguments: [PostPriority.low, .normal, .max])
        func alertReplacesAPostThatReturns(priority: PostPriority) async throws {
            let banner = stage.postView.post(PostRequest(Message("Offline")).with { $0.priority = priority })
            await stage.rest()
            let question = stage.postView.post(alert)
            await stage.rest()
            #expect(question.phase == .shown && banner.phase == .waiting)
            try await stage.tapButton("Keep", of: question)
            #expect(question.reason == .action(id: "Keep") && banner.phase == .shown)
        }

        @Test func popupReplacesAnAlertThatReturns() async throws {
            let question = stage.postView.post(alert)
            await stage.rest()
            let popup = stage.postView.post(PopupMessage("Welcome back"))
            await stage.rest()
            #expect(popup.phase == .shown && question.phase == .waiting)
            try await stage.tapButton("OK", of: popup)
            #expect(popup.reason == .action(id: "ok") && question.phase == .shown)
        }

        @Test func historyOfAWaitingAlertHasItsTexts() async throws {
            stage.postView.postManager.historyLimit = 1
            let suspension = stage.postView.postManager.suspend()
            stage.postView.post(AlertMessage("Delete 12 photos?", text: "They are removed.")).remove()
            #expect(stage.postView.postManager.history.map(\.text) == ["Delete 12 photos?, They are removed."])
            suspension.release()
        }

        @Test func alertJoinsThePostsOfAStack() async throws {
            let stack = stage.view.createMessageStackView()
            let banner = stack.post(Message("Offline"), as: nil)
            let question = stack.post(alert)
            await stage.rest()
            #expect(banner.phase == .shown && question.phase == .shown)
        }
    }
}
