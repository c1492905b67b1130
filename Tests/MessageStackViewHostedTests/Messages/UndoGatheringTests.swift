import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Posts with the same key that gather.
    @MainActor
    struct UndoGatheringTests {
        private let stage: Stage
        private let postView: PostView
        private let outcome = UndoOutcome()
        private var manager: PostManager { postView.postManager }

        init() async throws {
            stage = try await Stage()
            postView = stage.view.createPostView(edge: .top)
        }

        @discardableResult
        private func post(_ name: String, key: PostKey? = "deletion") -> Post {
            postView.post(
                undoable: { "\($0) deleted" }, request: { $0.key = key }, commit: outcome.commit(name),
                undo: outcome.undo(name))
        }

        private func title(of post: Post) -> String? { (post.view as? MessageView)?.titleLabel.text }

        /// Presses Undo, without time for an animation.
        private func pressUndo(of post: Post) throws {
            try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
        }

        /// The phases in which posts gather.
        enum Phase: CaseIterable {
            case waiting, entering, shown
        }

        @Test(arguments: Phase.allCases, [true, false])
        func postsWithTheSameKeyGather(phase: Phase, isUndone: Bool) async throws {
            let blocking = phase == .waiting ? postView.post("First") : nil
            await stage.rest()
            let first = post("1")
            if phase == .entering { await stage.nextFrame() } else { await stage.rest() }
            #expect(first.phase == (phase == .waiting ? .waiting : phase == .entering ? .entering : .shown))
            #expect(post("2") === first && post("3") === first)
            #expect(manager.posts.count == (blocking == nil ? 1 : 2))
            blocking?.remove(animated: false)
            await stage.rest()
            #expect(title(of: first) == "3 deleted")
            if isUndone { try pressUndo(of: first) } else { first.remove() }
            await stage.rest()
            #expect(
                outcome.calls == (isUndone ? ["undo 3", "undo 2", "undo 1"] : ["commit 1", "commit 2", "commit 3"]))
        }

        /// A commit ends before the next one begins.
        @Test func commitsRunOneAfterAnother() async throws {
            var first: Post?
            for name in ["1", "2"] {
                first = postView.post(undoable: "Deleted", request: { $0.key = "deletion" }) {
                    self.outcome.add("begin \(name)")
                    await Task.detached {}.value
                    self.outcome.add("end \(name)")
                } undo: {
                }
            }
            first?.remove(animated: false)
            await stage.wait { outcome.calls.count == 4 }
            #expect(outcome.calls == ["begin 1", "end 1", "begin 2", "end 2"])
        }

        @Test func gatheringRestartsTime() async throws {
            let post = post("1")
            await stage.advance(by: 9)
            self.post("2")
            await stage.advance(by: 9)
            #expect(post.phase == .shown && outcome.calls == [])
            await stage.advance(by: 3)
            #expect(post.reason == .timeout && outcome.calls == ["commit 1", "commit 2"])
        }

        @Test func gatheringKeepsTheButton() async throws {
            let first = post("1")
            await stage.rest()
            let button = try UndoOutcome.button(of: first)
            post("2")
            await stage.rest()
            #expect(try UndoOutcome.button(of: first) === button)
            button.sendActions(for: .touchUpInside)
            #expect(outcome.calls == ["undo 2", "undo 1"])
        }

        @Test func leavingPostDoesNotGather() async throws {
            let first = post("1")
            await stage.rest()
            first.remove()
            #expect(first.phase == .leaving)
            let second = post("2")
            #expect(second !== first)
            await stage.advance(by: 2)
            #expect(outcome.calls == ["commit 1"] && title(of: second) == "1 deleted")
            try pressUndo(of: second)
            #expect(outcome.calls == ["commit 1", "undo 2"])
        }

        @Test func postThatIsAboutToLeaveDoesNotGather() async throws {
            manager.defaults.minimumTime = 5
            let first = post("1")
            await stage.rest()
            first.remove()
            #expect(first.phase == .shown, "the post stays for its minimum time")
            let second = post("2")
            #expect(second !== first)
            await stage.advance(by: 6)
            try pressUndo(of: second)
            #expect(outcome.calls == ["commit 1", "undo 2"])
        }

        @Test func postInDidEndDoesNotGather() async throws {
            let delegate = EndDelegate()
            manager.delegate = delegate
            let first = post("1")
            var second: Post?
            await stage.rest()
            delegate.onEnd = { second = self.post("2") }
            first.remove(animated: false)
            #expect(second != nil && second !== first)
            await stage.rest()
            #expect(outcome.calls == ["commit 1"] && second?.phase == .shown)
            second?.remove()
            await stage.rest()
            #expect(outcome.calls == ["commit 1", "commit 2"])
        }

        @Test func undonePostDoesNotGather() async throws {
            let first = post("1")
            await stage.rest()
            try pressUndo(of: first)
            let second = post("2")
            #expect(second !== first)
            await stage.advance(by: 2)
            second.remove()
            await stage.rest()
            #expect(outcome.calls == ["undo 1", "commit 2"])
        }

        @Test(arguments: [PostKey("other"), nil])
        func postsWithDifferentKeysDoNotGather(key: PostKey?) async throws {
            manager.capacity = .max
            let first = post("1")
            let second = post("2", key: key)
            #expect(second !== first)
            await stage.rest()
            #expect([first, second].map(title) == ["1 deleted", "1 deleted"])
            try pressUndo(of: second)
            await stage.advance(by: 20)
            #expect(outcome.calls == ["undo 2", "commit 1"])
        }

        @Test func postsWithoutKeyDoNotGather() async throws {
            #expect(post("1", key: nil) !== post("2", key: nil))
        }

        @Test func postsOfTwoPostersDoNotGather() async throws {
            let other = stage.view.createPostView(edge: .bottom)
            let first = post("1")
            let second = other.post(
                undoable: "Deleted", request: { $0.key = "deletion" }, commit: outcome.commit("2"),
                undo: outcome.undo("2"))
            #expect(second !== first)
            await stage.advance(by: 12)
            #expect(outcome.calls.sorted() == ["commit 1", "commit 2"])
        }

        @Test func gatheredPostKeepsItsPresentation() async throws {
            let first = postView.post(
                undoable: "Deleted", as: .card(.bottom), request: { $0.key = "deletion" }, commit: outcome.commit("1"),
                undo: outcome.undo("1"))
            await stage.rest()
            let before = try stage.slotFrame(of: #require(first.view))
            post("2")
            await stage.rest()
            let after = try stage.slotFrame(of: #require(first.view))
            #expect(abs(after.maxY - before.maxY) < 0.5 && before.midY > stage.view.bounds.midY)
        }
    }
}

/// A delegate that runs a closure at the next end of a post.
private final class EndDelegate: PostManagerDelegate {
    var onEnd: @MainActor () -> Void = {}

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        let onEnd = onEnd
        self.onEnd = {}
        onEnd()
    }
}
