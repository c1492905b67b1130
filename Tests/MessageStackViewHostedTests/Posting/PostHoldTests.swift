import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Posts held by the app.
    @MainActor
    struct PostHoldTests {

        @Test func heldPostStays() async throws {
            let stage = try await Stage()
            let postView = stage.makePostView(PostPresentation())
            let post = postView.post(PostRequest(view: Stage.makeMessageView()).with { $0.duration = 3 })
            await stage.rest()
            let hold = post.hold()
            let other = post.hold()
            await stage.advance(by: 30)
            hold.release()
            await stage.advance(by: 30)
            #expect(post.phase == .shown)
            other.release()
            other.release()
            await stage.advance(by: 1)
            #expect(post.phase == .shown)
            await stage.advance(by: 3)
            #expect(post.reason == .timeout)
        }

        @Test func holdOfAWaitingPostTakesEffectWhenItEnters() async throws {
            let stage = try await Stage()
            let postView = stage.makePostView(PostPresentation())
            let first = postView.post(PostRequest(view: Stage.makeMessageView()).with { $0.duration = 1 })
            let waiting = postView.post(PostRequest(view: Stage.makeMessageView()).with { $0.duration = 1 })
            let hold = waiting.hold()
            for _ in 0..<2 { await stage.advance(by: 5) }
            #expect(first.reason == .timeout && waiting.phase == .shown)
            hold.release()
            first.hold().release()
            for _ in 0..<2 { await stage.advance(by: 2) }
            #expect(waiting.reason == .timeout)
        }
    }
}
