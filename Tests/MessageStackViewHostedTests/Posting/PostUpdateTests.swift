import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Animated updates of the content, style and presentation of a post in place.
    @MainActor
    struct PostUpdateTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func request(
            _ title: String = "Updated", _ edit: (@Sendable (inout PostPresentation) -> Void)? = nil
        ) -> PostRequest {
            var request = PostRequest(Message(title: title))
            request.duration = .untilRemoved
            if let edit { request.editPresentation(edit) }
            return request
        }

        private func makePostView() -> PostView { stage.makePostView() }

        private func slot(of post: Post) throws -> PostSlot { try #require(post.view?.enclosingSlot) }

        private func frame(of post: Post) throws -> CGRect { try stage.slotFrame(of: try #require(post.view)) }

        private func isAtTop(_ frame: CGRect) -> Bool { (0..<40).contains(frame.minY - stage.safeFrame.minY) }

        private func isAtBottom(_ frame: CGRect) -> Bool { (0..<40).contains(stage.safeFrame.maxY - frame.maxY) }

        // MARK: - At rest

        @Test func updateMovesPostToOtherEdgeAnimated() async throws {
            let post = makePostView().post(request("First"))
            await stage.rest()
            let before = try frame(of: post)
            #expect(post.update(with: request { $0.placement = .bottom }))
            let view = try #require(post.view)
            let seen = try await stage.watch(frames: 20) { try stage.seenFrame(of: view).midY }
            await stage.rest()
            let after = try frame(of: post)
            #expect(isAtTop(before) && isAtBottom(after))
            #expect(seen.contains { $0 > before.midY + 1 && $0 < after.midY - 1 })
            #expect((post.view as? MessageView)?.titleLabel.text == "Updated")
        }

        @Test func updateWithoutAnimationMovesPostAtOnce() async throws {
            let post = makePostView().post(request("First"))
            await stage.rest()
            var request = request { $0.placement = .center }
            request.isAnimated = false
            post.update(with: request)
            await stage.watch(frames: 2) {}
            let frame = try stage.seenFrame(of: try #require(post.view))
            #expect(abs(frame.midY - stage.safeFrame.midY) < 1)
        }

        @Test func updateChangesStyle() async throws {
            let post = makePostView().post(request("First") { $0.style = PostStyle(.color(.red)) })
            await stage.rest()
            let slot = try slot(of: post)
            post.update(with: request { $0.style = PostStyle(.color(.green), corners: .rounded(12)) })
            await stage.rest()
            #expect(try self.slot(of: post) === slot)
            #expect(slot.surfaceColor == .green && slot.style.corners == .rounded(12))
        }

        @Test func updateAddsAndRemovesBackdrop() async throws {
            let middle = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
            let post = makePostView().post(request("First"))
            await stage.rest()
            #expect(stage.view.hitTest(middle, with: nil) === stage.view)
            post.update(with: request { $0.backdrop = .dim })
            await stage.rest()
            #expect(stage.view.hitTest(middle, with: nil) !== stage.view)
            #expect(try slot(of: post).isModal)
            post.update(with: request { $0.backdrop = .none })
            await stage.rest()
            #expect(stage.view.hitTest(middle, with: nil) === stage.view)
            #expect(try !slot(of: post).isModal)
        }

        @Test func updateWithoutPresentationKeepsEarlierOne() async throws {
            let post = makePostView().post(request("First") { $0.placement = .center })
            await stage.rest()
            let before = try frame(of: post)
            post.update(with: request("Other"))
            await stage.rest()
            #expect(try frame(of: post) == before)
        }

        @Test func updateOfQueuedPostAppliesAtEntrance() async throws {
            let postView = makePostView()
            let first = postView.post(request("First"))
            let waiting = postView.post(request("Second"))
            #expect(waiting.update(with: request { $0.placement = .bottom }))
            first.remove(animated: false)
            await stage.rest()
            #expect(isAtBottom(try frame(of: waiting)))
        }

        @Test func duplicatePolicyUpdateChangesPresentation() async throws {
            let postView = makePostView()
            postView.postManager.defaults.duplicatePolicy = .update
            var first = request("First")
            first.key = "key"
            let post = postView.post(first)
            await stage.rest()
            var second = request("Second") {
                $0.placement = .bottom
                $0.style = PostStyle(.color(.green))
            }
            second.key = "key"
            #expect(postView.post(second) === post)
            await stage.rest()
            #expect(isAtBottom(try frame(of: post)))
            #expect(try slot(of: post).surfaceColor == .green)
        }

        @Test func neighbourFillsSpaceOfMovedPost() async throws {
            let postView = makePostView()
            postView.postManager.capacity = .max
            let first = postView.post(request("First"))
            let second = postView.post(request("Second"))
            await stage.rest()
            let place = try frame(of: first)
            first.update(with: request { $0.placement = .bottom })
            await stage.rest()
            #expect(try frame(of: second).minY == place.minY)
            #expect(isAtBottom(try frame(of: first)))
        }

        @Test func stackViewChangesStyleAndContent() async throws {
            let stack = stage.view.createMessageStackView()
            let post = stack.post(request("First"))
            await stage.rest()
            post.update(with: request("Second") { $0.style = PostStyle(.color(.green)) })
            await stage.rest()
            #expect(try slot(of: post).surfaceColor == .green)
            #expect((post.view as? MessageView)?.titleLabel.text == "Second")
        }

        // MARK: - In motion

        @Test func updateDuringDragKeepsDrag() async throws {
            let post = makePostView().post(request("First"))
            await stage.rest()
            try stage.finger.down(on: try #require(post.view))
            await stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 8)
            let slot = try slot(of: post)
            #expect(slot.motion.isHeld)
            post.update(with: request { $0.placement = .bottom })
            await stage.finger.move(by: .zero, frames: 60)
            #expect(slot.motion.isHeld && slot.transform.ty < 0)
            await stage.finger.up()
            #expect(post.phase == .shown && slot.transform == .identity)
            #expect(isAtBottom(try frame(of: post)))
        }

        @Test func updateOfLeavingPostIsRefused() async throws {
            let post = makePostView().post(request("First"))
            await stage.rest()
            post.remove()
            #expect(!post.update(with: request { $0.placement = .bottom }))
            await stage.rest()
            #expect(post.reason == .programmatic)
        }

        @Test func repeatedUpdatesLeaveOnePlacement() async throws {
            let postView = makePostView()
            let post = postView.post(request("First"))
            let places: [PostPlacement] = [.bottom, .center, .topLeading, .automatic, .bottomTrailing, .automatic]
            for place in places {
                post.update(with: request { $0.placement = place })
                await stage.watch(frames: 3) {}
            }
            await stage.rest()
            #expect(isAtTop(try frame(of: post)))
            #expect(postView.placements.count == 1 && stage.layoutConflicts.isEmpty)
        }
    }
}
