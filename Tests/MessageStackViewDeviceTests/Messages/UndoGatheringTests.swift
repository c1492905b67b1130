import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// VoiceOver's announcements of posts that can be undone and gather, and its actions.
@MainActor
@Suite(.leavesNothingBehind)
struct UndoGatheringTests {
    private let stage = Stage()
    private let postView: PostView
    private let outcome = UndoOutcome()

    init() {
        postView = stage.view.createPostView(edge: .top)
    }

    @discardableResult
    private func post(_ name: String) -> Post {
        postView.post(
            undoable: { "\($0) deleted" }, request: { $0.key = "deletion" }, commit: outcome.commit(name),
            undo: outcome.undo(name))
    }

    @Test func undoIsAnnounced() async {
        stage.simulator.isVoiceOverRunning = true
        post("1")
        await stage.simulator.advance(by: 2)
        #expect(stage.simulator.announcements == ["1 deleted, Undo available"])
    }

    @Test func gatheringAnnouncesTheNewText() async {
        stage.simulator.isVoiceOverRunning = true
        post("1")
        await stage.simulator.advance(by: 4)
        post("2")
        await stage.simulator.advance(by: 12)
        #expect(stage.simulator.differentAnnouncements == ["1 deleted, Undo available", "2 deleted"])
    }

    @Test func voiceOverReachesUndo() async throws {
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        let post = post("1")
        await stage.simulator.advance(by: 2)
        let labels = voiceOver.elements.filter { ($0 as? UIView)?.slot != nil }.compactMap(PostSpeech.name)
        #expect(labels == ["1 deleted", "Undo"])
        voiceOver.focus(on: try UndoOutcome.button(of: post))
        // The focus holds the post.
        await stage.simulator.advance(by: 60)
        #expect(post.phase == .shown && outcome.calls == [])
        #expect(voiceOver.activate())
        voiceOver.activate()
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["undo 1"])
        voiceOver.stop()
    }

    @Test func customActionUndoes() async throws {
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        let post = post("1")
        await stage.simulator.advance(by: 2)
        voiceOver.focus(on: try #require(voiceOver.elements.first { ($0 as? UIView)?.slot != nil }))
        #expect(voiceOver.actions == ["Undo", "Dismiss"])
        #expect(voiceOver.perform(actionNamed: "Undo"))
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["undo 1"] && post.reason == .action(id: "undo"))
        voiceOver.stop()
    }
}
