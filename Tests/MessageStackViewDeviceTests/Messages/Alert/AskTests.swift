import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Questions that a task asks with `Poster.ask(_:as:)`, ended by a key or with their scene.
@MainActor
@Suite(.leavesNothingBehind)
struct AskTests {
    private let stage = Stage()

    /// A question that is asked in a task, and its outcome.
    @MainActor
    private final class Asking {
        private(set) var isAnswered = false
        private(set) var answer: PostAction?

        init(on poster: any Poster) {
            Task {
                answer = await poster.ask(AlertMessage("Which one?", actions: [PostAction("This")]))
                isAnswered = true
            }
        }
    }

    @Test func escapeKeyReturnsNil() async throws {
        let postView = stage.makePostView()
        let asking = Asking(on: postView)
        await stage.simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        stage.simulator.pressKey(.escape)
        await stage.simulator.advance(by: 2)
        #expect(asking.isAnswered && asking.answer == nil)
        #expect(post.reason == .escape)
    }

    @Test(arguments: [true, false])
    func sceneThatDisconnectsEndsTheQuestion(isInOwnWindow: Bool) async throws {
        let scene = try #require(stage.window.windowScene)
        let poster: any Poster = isInOwnWindow ? scene.postWindow() : scene.postView
        let asking = Asking(on: poster)
        await stage.simulator.advance(by: 1)
        let post = try #require(poster.postManager.currentPosts.first)
        stage.simulator.disconnect(scene)
        // The task of the question needs real time on another thread.
        for _ in 0..<300 where !asking.isAnswered { await stage.simulator.advance(by: Simulator.frame) }
        #expect(asking.isAnswered && asking.answer == nil && post.reason == .hostGone)
    }
}
