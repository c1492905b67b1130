import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostViewLeakTests {
    private let stage = Stage()

    @Test func thousandMessagesLeaveNoObjectsAlive() throws {
        let references = WeakReferences()
        weak var last: Post?
        for number in 0..<1000 {
            let isAnimated = number.isMultiple(of: 20)
            let view = stage.postView.post(
                badgeMessage: Stage.message, dismissAfter: 0.01, animated: isAnimated ? .both : .none)
            references.add(view)
            let post = try #require(stage.postView.postManager.post(of: view))
            references.add(post)
            if number == 400 { last = post }
        }
        while last != nil {
            stage.simulator.advance(by: Simulator.frame)
            for slot in stage.postView.subviews.compactMap({ $0 as? PostSlot }) {
                references.add(slot)
                references.add(slot.motion)
                for recognizer in slot.gestureRecognizers ?? [] { references.add(recognizer) }
            }
        }
        stage.postView.postManager.removeAll()
        stage.simulator.advance(by: 1)
        #expect(references.count == 0)
        #expect(references.total > 2000 + 3 * 400)
        #expect(stage.postView.superview == nil)
        #expect(stage.postView.subviews.isEmpty)
        #expect(stage.simulator.timers == 0)
        #expect(stage.simulator.animations == 0)
        #expect(stage.simulator.displayLinks == 0)
    }
}
