import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Disabled actions of messages, alerts and pop-ups.
@MainActor
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
        AlertMessage(title: "Send?", actions: [action("Send", isEnabled: isEnabled)] + [cancel].compactMap(\.self))
    }

    private func button(_ title: String = "Send", of post: Post) throws -> PostActionButton {
        try #require(post.view?.actionButton(title))
    }

    @Test func actionsAreEnabledByDefault() {
        #expect(PostAction("A").isEnabled && PostAction.cancel("A").isEnabled && PostAction.destructive("A").isEnabled)
    }

    @Test("a disabled action can't be chosen by any way")
    func disabledActionCannotBeChosen() async throws {
        let post = await post(isEnabled: false)
        let view = try #require(post.view as? AlertMessageView)
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

    @Test("Escape dismisses without a disabled cancel action", arguments: [true, false])
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

    @Test("an update enables an action in the same button")
    func updateEnablesAction() async throws {
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

    @Test("a handler continues while its action is disabled")
    func runningHandlerContinuesWhileDisabled() async throws {
        let post = await post(isEnabled: true)
        simulator.tap(try button(of: post))
        await simulator.advance(by: 0.5)
        let actionsView = try #require(post.view?.actionsView)
        actionsView.actions[0].isEnabled = false
        #expect(try button(of: post).isRunning)
        handler.succeed()
        await simulator.advance(by: 1)
        #expect(handler.successes == 1 && handler.cancellations == 0)
        #expect(post.reason == .action(id: "Send"))
    }

    @Test("a disabled action stays disabled after another handler has failed")
    func disabledActionStaysDisabledAfterError() async throws {
        let post = stage.postView.post(
            Message("Draft", actions: [action("Save", isEnabled: true), action("Send", isEnabled: false)]))
        await simulator.advance(by: 1)
        simulator.tap(try button("Save", of: post))
        await simulator.advance(by: 0.5)
        handler.fail(CancellationError())
        await simulator.advance(by: 0.5)
        #expect(try button("Save", of: post).isEnabled)
        #expect(try !button("Send", of: post).isEnabled)
    }

    @Test("D1: a message with only disabled actions times out until an update enables one")
    func messageWithOnlyDisabledActionsTimesOut() async {
        let post = stage.postView.post(Message("Draft", actions: [action("Send", isEnabled: false)]))
        await simulator.advance(by: 1)
        #expect(post.timeLeft != nil)
        post.update(with: Message("Draft", actions: [action("Send", isEnabled: true)]))
        #expect(post.timeLeft == nil)
    }
}
