import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostViewTests {
        private func fiveSeconds() -> PostRequest {
            PostRequest(view: Stage.makeMessageView(), dismissAfter: 5)
        }

        @Test func postsAreShownOneAfterAnother() async throws {
            let stage = try await Stage()
            let posts = (0..<3).map { _ in stage.postView.post(fiveSeconds()) }
            await stage.rest()
            #expect(posts.map(\.phase) == [.shown, .queued, .queued])
            await stage.advance(by: 6)
            #expect(posts.map(\.phase) == [.removed, .shown, .queued])
            await stage.advance(by: 7)
            await stage.advance(by: 7)
            #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
            #expect(stage.postView.superview == nil)
        }

        @Test func flickRemovesPost() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: -12), frames: 4)
            await stage.finger.up()
            #expect(post.reason == .pan)
        }

        @Test func shortDragReturnsPost() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            let rest = try stage.slotFrame(of: view)
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 8)
            await stage.finger.move(by: .zero, frames: 10)
            #expect(try stage.seenFrame(of: view).minY < rest.minY - 5)
            await stage.finger.up()
            #expect(post.phase == .shown)
            #expect(try stage.seenFrame(of: view) == rest)
        }

        @Test func postAtBottomIsAboveTheKeyboard() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            stage.makePostView(.card(.bottom)).post(PostRequest(view: view))
            await stage.rest()
            let before = try stage.slotFrame(of: view)
            let field = await stage.showKeyboard()
            let spacing = stage.keyboardTop - (try stage.slotFrame(of: view)).maxY
            #expect(stage.keyboardTop < before.minY && spacing > -0.5 && spacing < 10.5)
            field.resignFirstResponder()
            await stage.rest()
            #expect(try stage.slotFrame(of: view) == before)
        }
    }
}
