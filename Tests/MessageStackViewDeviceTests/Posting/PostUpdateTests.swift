import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Animated updates of the content, style and presentation of a post in place.
@MainActor
@Suite(.leavesNothingBehind)
struct PostUpdateTests {
    private let stage = Stage()

    private func request(
        _ title: String = "Updated", _ edit: (@Sendable (inout PostPresentation) -> Void)? = nil
    ) -> PostRequest {
        var request = PostRequest(Message(title: title))
        request.duration = .untilRemoved
        if let edit { request.editPresentation(edit) }
        return request
    }

    private func makePostView() -> PostView { stage.makeDraggablePostView(PostPresentation()) }

    private func slot(of post: Post) throws -> PostSlot { try #require(post.view?.slot) }

    private func seenFrame(of post: Post) throws -> CGRect { stage.seenFrame(of: try #require(post.view)) }

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

    @Test func reduceMotionUpdatesWithoutMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        let post = makePostView().post(request("First"))
        stage.rest()
        post.update(with: request { $0.placement = .bottom })
        stage.simulator.advance(by: 0.05)
        #expect(try #require(try slot(of: post).layer.presentation()).frame.minY > 600)
    }

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
        // The longest step of a movement across half of the screen, 393 points, in which the spring starts with a velocity.
        #expect(try #require(steps.max()) < 80)
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
}
