import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Animated updates of the content, style and presentation of a post in place.
@MainActor
struct PostUpdateTests {
    private let stage = Stage()

    private func request(
        _ title: String = "Updated", _ edit: (@Sendable (inout PostPresentation) -> Void)? = nil
    ) -> PostRequest {
        var request = PostRequest(Message(title: title))
        request.duration = .untilRemoved
        request.presentation = edit
        return request
    }

    private func makePostView() -> PostView { stage.makeDraggablePostView(PostPresentation()) }

    private func slot(of post: Post) throws -> PostSlot { try #require(post.view?.slot) }

    private func seenFrame(of post: Post) throws -> CGRect { stage.seenFrame(of: try #require(post.view)) }

    // MARK: - At rest

    @Test func updateMovesPostToOtherEdgeAnimated() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        let before = try seenFrame(of: post)
        #expect(post.update(with: request { $0.placement = .bottom }))
        stage.simulator.advance(by: 0.1)
        let between = try #require(try slot(of: post).layer.presentation()).frame.midY
        stage.rest()
        let after = try seenFrame(of: post)
        #expect(before.maxY < 200 && after.minY > 600)
        #expect(between > before.midY && between < after.midY)
        #expect((post.view as? MessageView)?.titleLabel.text == "Updated")
    }

    @Test func updateWithoutAnimationMovesPostAtOnce() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        var request = request { $0.placement = .center }
        request.animated = .none
        post.update(with: request)
        let frame = try #require(try slot(of: post).layer.presentation()).frame
        #expect(abs(frame.midY - stage.safeFrame.midY) < 1)
    }

    @Test func updateChangesStyle() throws {
        let post = makePostView().post(request("First") { $0.style = PostStyle(.color(.red)) })
        stage.rest()
        let slot = try slot(of: post)
        post.update(with: request { $0.style = PostStyle(.color(.green), corners: .rounded(12)) })
        stage.rest()
        #expect(try self.slot(of: post) === slot)
        #expect(slot.surfaceColor == .green && slot.style.corners == .rounded(12))
    }

    @Test func updateAddsAndRemovesBackdrop() throws {
        let postView = makePostView()
        let post = postView.post(request("First"))
        stage.rest()
        #expect(stage.view.hitTest(CGPoint(x: 100, y: 500), with: nil) === stage.view)
        post.update(with: request { $0.backdrop = .dim })
        stage.rest()
        #expect(stage.view.hitTest(CGPoint(x: 100, y: 500), with: nil) !== stage.view)
        #expect(try slot(of: post).isModal)
        post.update(with: request { $0.backdrop = .none })
        stage.rest()
        #expect(stage.view.hitTest(CGPoint(x: 100, y: 500), with: nil) === stage.view)
        #expect(try !slot(of: post).isModal)
    }

    @Test func updateChangesTapAction() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        let point = CGPoint(x: try seenFrame(of: post).midX, y: try seenFrame(of: post).midY)
        stage.finger.down(at: point)
        stage.finger.up()
        stage.rest()
        #expect(post.phase == .shown)
        post.update(with: request { $0.touches = .remove })
        stage.rest()
        stage.finger.down(at: point)
        stage.finger.up()
        stage.rest()
        #expect(post.reason == .tap)
    }

    @Test func updateWithoutPresentationKeepsEarlierOne() throws {
        let post = makePostView().post(request("First") { $0.placement = .center })
        stage.rest()
        let before = try seenFrame(of: post)
        post.update(with: request("Other"))
        stage.rest()
        #expect(try seenFrame(of: post) == before)
    }

    @Test func updateOfQueuedPostAppliesAtEntrance() throws {
        let postView = makePostView()
        let first = postView.post(request("First"))
        let waiting = postView.post(request("Second"))
        #expect(waiting.update(with: request { $0.placement = .bottom }))
        first.remove(animated: false)
        stage.rest()
        #expect(try seenFrame(of: waiting).minY > 600)
    }

    @Test func duplicatePolicyUpdateChangesPresentation() throws {
        let postView = makePostView()
        postView.postManager.defaults.duplicatePolicy = .update
        var first = request("First")
        first.key = "key"
        let post = postView.post(first)
        stage.rest()
        var second = request("Second") {
            $0.placement = .bottom
            $0.style = PostStyle(.color(.green))
        }
        second.key = "key"
        #expect(postView.post(second).reason == .merged(into: post.id))
        stage.rest()
        #expect(try seenFrame(of: post).minY > 600)
        #expect(try slot(of: post).surfaceColor == .green)
    }

    @Test func neighbourFillsSpaceOfMovedPost() throws {
        let postView = makePostView()
        postView.postManager.isSerialQueue = false
        let first = postView.post(request("First"))
        let second = postView.post(request("Second"))
        stage.rest()
        let place = try seenFrame(of: first)
        first.update(with: request { $0.placement = .bottom })
        stage.rest()
        #expect(try seenFrame(of: second).minY == place.minY)
        #expect(try seenFrame(of: first).minY > 600)
    }

    @Test func stackViewChangesStyleAndContent() throws {
        let stack = stage.view.createMessageStackView()
        let post = stack.post(request("First"))
        stage.rest()
        post.update(with: request("Second") { $0.style = PostStyle(.color(.green)) })
        stage.rest()
        #expect(try slot(of: post).surfaceColor == .green)
        #expect((post.view as? MessageView)?.titleLabel.text == "Second")
    }

    @Test func reduceMotionUpdatesWithoutMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        let post = makePostView().post(request("First"))
        stage.rest()
        post.update(with: request { $0.placement = .bottom })
        stage.simulator.advance(by: 0.05)
        #expect(try #require(try slot(of: post).layer.presentation()).frame.minY > 600)
    }

    // MARK: - In motion

    @Test func updateDuringEntranceDoesNotJump() throws {
        let postView = makePostView()
        let post = postView.post(request("First"))
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .entering)
        let slot = try slot(of: post)
        var last = try #require(slot.layer.presentation()).frame.midY
        var steps: [CGFloat] = []
        post.update(with: request { $0.placement = .center })
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let middle = try #require(slot.layer.presentation()).frame.midY
            steps.append(abs(middle - last))
            last = middle
        }
        #expect(post.phase == .shown)
        #expect(abs(last - stage.safeFrame.midY) < 1)
        // The longest step of a movement across half of the screen.
        #expect(try #require(steps.max()) < 60)
    }

    @Test func updateDuringDragKeepsDrag() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        let frame = try seenFrame(of: post)
        stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 6)
        let slot = try slot(of: post)
        #expect(slot.motion.isHeld)
        post.update(with: request { $0.placement = .bottom })
        stage.rest()
        #expect(slot.motion.isHeld && slot.transform.ty < 0)
        stage.finger.up()
        stage.rest()
        #expect(post.phase == .shown && slot.transform == .identity)
        #expect(try seenFrame(of: post).minY > 600)
    }

    @Test func updateDuringRotationReachesNewPlacement() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 0.1)
        post.update(with: request { $0.placement = .bottom })
        stage.rest()
        let frame = try seenFrame(of: post)
        #expect(frame.maxY < stage.view.bounds.maxY && frame.maxY > stage.view.bounds.maxY - 60)
        #expect(stage.simulator.layoutConflicts.isEmpty)
    }

    @Test func updateOfLeavingPostIsRefused() throws {
        let post = makePostView().post(request("First"))
        stage.rest()
        post.remove()
        #expect(!post.update(with: request { $0.placement = .bottom }))
        stage.rest()
        #expect(post.reason == .programmatic)
    }

    @Test func repeatedUpdatesLeaveOnePlacement() throws {
        let postView = makePostView()
        let post = postView.post(request("First"))
        let places: [PostPlacement] = [.bottom, .center, .topLeading, .automatic, .bottomTrailing, .automatic]
        for place in places {
            post.update(with: request { $0.placement = place })
            stage.simulator.advance(by: 0.05)
        }
        stage.rest()
        #expect(try seenFrame(of: post).maxY < 200)
        #expect(postView.placements.count == 1 && stage.simulator.layoutConflicts.isEmpty)
    }
}
