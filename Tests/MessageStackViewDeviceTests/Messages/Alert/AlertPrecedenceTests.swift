import MessageStackView
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.leavesNothingBehind)
struct AlertPrecedenceTests {
    private let stage = Stage()

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
}
