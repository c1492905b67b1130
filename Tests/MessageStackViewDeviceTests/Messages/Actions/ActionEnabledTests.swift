import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Disabled actions of messages, alerts and pop-ups.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionEnabledTests {
    private let stage = Stage()
    private let handler = HeldHandler()
    private var simulator: Simulator { stage.simulator }

    private func action(_ title: String, role: PostAction.Role = .default, isEnabled: Bool) -> PostAction {
        var action = PostAction(title, role: role) { [handler] in try await handler.run() }
        action.isEnabled = isEnabled
        return action
    }

    /// Posts an alert whose only default action is "Send".
    private func post(isEnabled: Bool, cancel: PostAction? = nil) async -> Post {
        let post = stage.postView.post(alert(isEnabled: isEnabled, cancel: cancel))
        await simulator.advance(by: 1)
        return post
    }

    private func alert(isEnabled: Bool, cancel: PostAction? = nil) -> AlertMessage {
        AlertMessage("Send?", actions: [action("Send", isEnabled: isEnabled)] + [cancel].compactMap(\.self))
    }

    private func button(_ title: String = "Send", of post: Post) throws -> PostActionButton {
        try #require(post.view?.actionButton(title))
    }

    @Test func disabledActionCannotBeChosen() async throws {
        let post = await post(isEnabled: false)
        let view = try #require(post.view as? PostCardView)
        let button = try button(of: post)
        #expect(!button.isEnabled && button.accessibilityTraits.contains(.notEnabled))
        simulator.tap(button)
        button.sendActions(for: .touchUpInside)
        simulator.pressKey(.return)
        #expect(!view.actionsView.choose("Send"))
        #expect(view.titleLabel.accessibilityCustomActions?.isEmpty ?? true)
        await simulator.advance(by: 1)
        #expect(handler.starts == 0 && post.phase == .shown)
    }

    @Test(arguments: [true, false])
    func escapeDismissesWithoutDisabledCancelAction(isGesture: Bool) async throws {
        let post = await post(isEnabled: true, cancel: action("Keep", role: .cancel, isEnabled: false))
        if isGesture {
            simulator.voiceOver.start()
            simulator.voiceOver.focus(on: try button(of: post))
            simulator.voiceOver.escape()
            simulator.voiceOver.stop()
        } else {
            simulator.pressKey(.escape)
        }
        await simulator.advance(by: 1)
        #expect(handler.starts == 0 && post.reason == .escape)
    }

    @Test func updateEnablesAction() async throws {
        let post = await post(isEnabled: false)
        let old = try button(of: post)
        post.update(with: alert(isEnabled: true))
        #expect(try button(of: post) === old && old.isEnabled)
        simulator.pressKey(.return)
        await simulator.advance(by: 0.5)
        #expect(handler.starts == 1)
        handler.succeed()
        await simulator.advance(by: 1)
        #expect(post.reason == .action(id: "Send"))
    }
}
