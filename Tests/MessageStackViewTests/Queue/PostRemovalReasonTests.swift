import Foundation
import Testing

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct PostRemovalReasonTests {
    @Test(arguments: [
        (PostRemovalReason.timeout, "timeout"), (.action(id: "undo"), "action (undo)"),
        (.refused(.queueFull), "refused (queueFull)"),
    ])
    func descriptionHasNameAndDetail(reason: PostRemovalReason, text: String) {
        #expect("\(reason)" == text)
    }

    @Test func detailsTellReasonsApart() {
        #expect(PostRemovalReason.action(id: "a") != .action(id: "b"))
        #expect(PostRemovalReason.refused(.duplicate) != .refused(.outranked))
        #expect(PostRefusal.tooSoon(timeLeft: 1) != .tooSoon(timeLeft: 2))
        #expect(Set([PostRemovalReason.tap, .pan, .tap]).count == 2)
    }

    @Test func detailsCanBeRead() {
        #expect(PostRemovalReason.action(id: "undo").actionID == "undo")
        #expect(PostRemovalReason.refused(.tooSoon(timeLeft: 3)).refusal?.timeLeft == 3)
        #expect(PostRemovalReason.tap.actionID == nil && PostRemovalReason.tap.refusal == nil)
    }

    @Test(arguments: [PostRemovalReason.tap, .pan, .action(id: "undo"), .closeButton, .clearAll, .backdrop, .escape])
    func reasonsOfTheUserCanBeGiven(reason: PostRemovalReason) {
        #expect(reason.isByUser && reason.canBeGiven)
    }

    @Test(arguments: [PostRemovalReason.timeout, .replaced, .hostGone, .refused(.duplicate)])
    func reasonsOfTheLibraryCanNotBeGiven(reason: PostRemovalReason) {
        #expect(!reason.isByUser && !reason.canBeGiven)
    }
}
