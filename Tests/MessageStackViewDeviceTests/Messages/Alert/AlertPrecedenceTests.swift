import MessageStackView
import Simulator
import Testing
import UIKit

@MainActor
struct AlertPrecedenceTests {
    private let stage = Stage()
    private let alert = AlertMessage(title: "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")])

    @Test(arguments: [PostPriority.low, .normal, .max])
    func alertReplacesAPostThatReturns(priority: PostPriority) {
        let banner = stage.postView.post(PostRequest(Message("Offline"), priority: priority))
        stage.rest()
        let question = stage.postView.post(alert)
        stage.rest()
        #expect(question.phase == .shown && banner.phase == .queued)
        stage.simulator.tapElement(named: "Keep")
        stage.rest()
        #expect(question.reason == .action(id: "Keep") && banner.phase == .shown)
    }

    @Test func popupReplacesAnAlertThatReturns() {
        let question = stage.postView.post(alert)
        stage.rest()
        let popup = stage.postView.post(PopupMessage(title: "Welcome back"))
        stage.rest()
        #expect(popup.phase == .shown && question.phase == .queued)
        stage.simulator.tapElement(named: "OK")
        stage.rest()
        #expect(popup.reason == .action(id: "OK") && question.phase == .shown)
    }

    @Test func historyOfAWaitingAlertHasItsTexts() {
        stage.postView.postManager.historyLimit = 1
        let suspension = stage.postView.postManager.suspend()
        stage.postView.post(AlertMessage(title: "Delete 12 photos?", text: "They are removed.")).remove()
        #expect(stage.postView.postManager.history.map(\.text) == ["Delete 12 photos?, They are removed."])
        suspension.release()
    }

    @Test func keysChooseActionsOfABlockingMessage() async {
        let message = Message(.warning, "Low storage", actions: [.cancel("Later"), PostAction("Manage")])
        for (key, id) in [(HardwareKey.return, "Manage"), (.escape, "Later")] {
            let post = stage.postView.post(message, as: .popup)
            await stage.simulator.advance(by: 1)
            stage.simulator.pressKey(key)
            await stage.simulator.advance(by: 1)
            #expect(post.reason == .action(id: id))
        }
    }

    @Test func alertJoinsThePostsOfAStack() {
        let stack = stage.view.createMessageStackView()
        let banner = stack.post(Message("Offline"), as: nil)
        let question = stack.post(alert)
        stage.rest()
        #expect(banner.phase == .shown && question.phase == .shown)
    }
}
