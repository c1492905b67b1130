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

    @Test func alertJoinsThePostsOfAStack() {
        let stack = stage.view.createMessageStackView()
        let banner = stack.post(Message("Offline"), as: nil)
        let question = stack.post(alert)
        stage.rest()
        #expect(banner.phase == .shown && question.phase == .shown)
    }
}
