import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The custom actions of a post, by the event for which its button has an action.
    @MainActor
    struct PostActionsTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func makeButton() -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Retry", for: .normal)
            return button
        }

        /// Posts a button next to a text, and performs the custom action that the text offers for it.
        private func performAction(of button: UIButton) async throws -> Bool {
            let label = UILabel()
            label.text = "Upload failed"
            stage.makePostView(.card(.top)).post(
                PostRequest(view: UIStackView(arrangedSubviews: [label, button])))
            await stage.rest()
            let actions = PostActions.answers(around: label)
            #expect(actions.count == 1)
            let action = try #require(actions.first)
            let handler = try #require(action.actionHandler)
            return handler(action)
        }

        @Test(arguments: [
            UIControl.Event.touchUpInside, .primaryActionTriggered, [.touchUpInside, .primaryActionTriggered],
        ])
        func customActionRunsActionOfButtonOnce(events: UIControl.Event) async throws {
            var count = 0
            let button = makeButton()
            button.addAction(UIAction { _ in count += 1 }, for: events)
            #expect(try await performAction(of: button))
            #expect(count == 1)
        }

        @Test func customActionRunsPrimaryActionOnce() async throws {
            var count = 0
            let action = UIAction(title: "Retry") { _ in count += 1 }
            #expect(try await performAction(of: UIButton(type: .system, primaryAction: action)))
            #expect(count == 1)
        }

        @Test func customActionRunsPrimaryOfTwoActions() async throws {
            var events: [String] = []
            let button = makeButton()
            button.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
            button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
            #expect(try await performAction(of: button))
            #expect(events == ["primary"])
        }
    }
}
