import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Simulated drags of a scroll view in a post, frame by frame: beyond the end of its content, the drag moves the post.
@MainActor
@Suite(.leavesNothingBehind)
struct HandOverTraceTests {
    let stage = Stage()
    var finger: Finger { stage.finger }

    /// The positions of a post and its scrolled content in one frame.
    struct Sample {
        var post: CGPoint
        var content: CGPoint
    }

    struct Scene {
        let post: Post
        let slot: PostSlot
        let scrollView: UIScrollView
        let rest: CGPoint
    }

    /// Shows a post at the bottom, which leaves downward unless `edit` changes that.
    func show(
        _ scrollView: UIScrollView = .long(), in view: UIView? = nil,
        _ edit: (inout PostPresentation) -> Void = { _ in }
    ) throws -> Scene {
        let content = view ?? scrollView
        if view == nil { content.heightAnchor.constraint(equalToConstant: 300).isActive = true }
        let postView = stage.makeDraggablePostView(
            PostPresentation {
                $0.placement = .bottom
                edit(&$0)
            })
        let post = postView.post(PostRequest(view: content))
        stage.simulator.advance(by: 1)
        let slot = try #require(content.slot)
        return Scene(post: post, slot: slot, scrollView: scrollView, rest: slot.seenCenter)
    }

    func sample(_ scene: Scene) -> Sample {
        let place = scene.slot.seenCenter
        return Sample(
            post: CGPoint(x: place.x - scene.rest.x, y: place.y - scene.rest.y),
            content: CGPoint(x: -scene.scrollView.contentOffset.x, y: -scene.scrollView.contentOffset.y))
    }

    func middle(_ scene: Scene) -> CGPoint {
        scene.scrollView.convert(
            CGPoint(x: scene.scrollView.bounds.midX, y: scene.scrollView.bounds.midY), to: nil)
    }

    /// Touches the middle of the scroll view and moves the finger by `step` in each frame.
    ///
    /// - Returns: The positions in each frame.
    @discardableResult
    func drag(_ scene: Scene, by step: CGVector, frames: Int) -> [Sample] {
        finger.down(at: middle(scene))
        return finger.move(by: step, frames: frames) { sample(scene) }
    }

    /// Expects either the post or the content to move by `step` in each frame.
    func expectNoJump(
        _ samples: [Sample], by step: CGFloat, vertically isVertical: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (next, last) in zip(samples.dropFirst(), samples) {
            let post = isVertical ? next.post.y - last.post.y : next.post.x - last.post.x
            let content = isVertical ? next.content.y - last.content.y : next.content.x - last.content.x
            #expect(abs(post + content - step) <= 1, sourceLocation: sourceLocation)
            #expect(post * step >= 0 && content * step >= 0, sourceLocation: sourceLocation)
        }
    }

    // MARK: Hand-over and back

    @Test(arguments: [CGFloat(4), 7, 23])
    func dragBeyondTopOfScrollViewMovesPost(step: CGFloat) throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 61
        let down = drag(scene, by: CGVector(dx: 0, dy: step), frames: Int(140 / step))
        expectNoJump(Array(down.dropFirst(4)), by: step)
        #expect(down.contains { $0.content.y > -61 && $0.content.y < 0 || step > 20 })
        let last = try #require(down.last)
        #expect(last.content.y == 0)
        #expect(last.post.y > 30)
        finger.up()
    }

    @Test func reversedDragScrollsContentAgain() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 30
        let down = drag(scene, by: CGVector(dx: 0, dy: 7), frames: 15)
        let up = finger.move(by: CGVector(dx: 0, dy: -9), frames: 20) { sample(scene) }
        expectNoJump([try #require(down.last)] + up, by: -9)
        #expect(try #require(up.last).post.y == 0)
        #expect(try #require(up.last).content.y < -50)
        // The drag can change direction again.
        let again = finger.move(by: CGVector(dx: 0, dy: 11), frames: 16) { sample(scene) }
        expectNoJump([try #require(up.last)] + again, by: 11)
        #expect(try #require(again.last).post.y > 20)
        finger.up()
        stage.simulator.advance(by: 1)
    }

    @Test func releasedPostReturnsAndContentStays() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        drag(scene, by: CGVector(dx: 0, dy: 5), frames: 18)
        stage.simulator.advance(by: 0.3)
        finger.up()
        let offsets = stage.simulator.watch(frames: 60) { scene.scrollView.contentOffset.y }
        #expect(offsets.allSatisfy { $0 == 0 })
        #expect(sample(scene).post == .zero && scene.post.phase == .shown)
    }

    @Test func flickDismissesPostWithoutBouncingContent() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        let dragged = drag(scene, by: CGVector(dx: 0, dy: 18), frames: 8)
        finger.up()
        let samples = [try #require(dragged.last)] + stage.simulator.watch(frames: 8) { sample(scene) }
        #expect(samples.allSatisfy { $0.content.y == 0 })
        #expect(zip(samples.dropFirst(2), samples.dropFirst()).allSatisfy { $0.post.y - $1.post.y > 16 })
        stage.simulator.advance(by: 1)
        #expect(scene.post.reason == .pan)
    }

    @Test func scrollingFlickDoesNotMovePost() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 500
        drag(scene, by: CGVector(dx: 0, dy: 40), frames: 4)
        finger.up()
        #expect(stage.simulator.watch(frames: 240) { sample(scene) }.allSatisfy { $0.post == .zero })
        #expect(scene.scrollView.contentOffset.y == 0, "the deceleration has reached the top")
        #expect(scene.post.phase == .shown)
    }

    @Test func dragFromTopMovesPostFromFirstPoint() throws {
        let scene = try show()
        let down = drag(scene, by: CGVector(dx: 0, dy: 6), frames: 12)
        expectNoJump(Array(down.dropFirst(2)), by: 6)
        #expect(down.allSatisfy { $0.content.y == 0 })
        finger.up()
    }

    // MARK: Ends

    @Test func scrollViewBouncesAgainstExitDirection() throws {
        let scene = try show()
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last
        let up = drag(scene, by: CGVector(dx: 0, dy: -8), frames: 12)
        #expect(up.allSatisfy { $0.post == .zero })
        #expect(scene.scrollView.contentOffset.y > last + 10)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(abs(scene.scrollView.contentOffset.y - last) < 0.5)
    }

    @Test func postRubberBandsForScrollViewWithoutBounce() throws {
        let scrollView = UIScrollView.long()
        scrollView.bounces = false
        let scene = try show(scrollView)
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last - 20
        let up = drag(scene, by: CGVector(dx: 0, dy: -8), frames: 16)
        #expect(scene.scrollView.contentOffset.y == last)
        #expect(try #require(up.last).post.y < -10)
        #expect(zip(up.dropFirst(), up).allSatisfy { $1.post.y - $0.post.y <= 8.01 && $0.post.y <= $1.post.y })
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(sample(scene).post == .zero)
    }

    @Test func topPostLeavesFromEndOfContent() throws {
        let scene = try show { $0.placement = .top }
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last - 40
        let up = drag(scene, by: CGVector(dx: 0, dy: -9), frames: 14)
        expectNoJump(Array(up.dropFirst(3)), by: -9)
        #expect(try #require(up.last).post.y < -40)
        finger.up()
    }

    // MARK: Afterward

    @Test func scrollViewScrollsNormallyAfterPostDrag() throws {
        let scene = try show()
        for _ in 0..<3 {
            scene.scrollView.contentOffset.y = 20
            drag(scene, by: CGVector(dx: 0, dy: 5), frames: 12)
            stage.simulator.advance(by: 0.3)
            finger.up()
            stage.simulator.advance(by: 1)
            let up = drag(scene, by: CGVector(dx: 0, dy: -10), frames: 20)
            expectNoJump(Array(up.dropFirst(3)), by: -10)
            finger.up()
            stage.simulator.advance(by: 3)
            #expect(scene.scrollView.contentOffset.y > 200 && sample(scene).post == .zero)
        }
    }

    @Test func cancelledDragRestoresPostAndContent() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        drag(scene, by: CGVector(dx: 0, dy: 8), frames: 12)
        finger.cancel()
        stage.simulator.advance(by: 1)
        #expect(sample(scene).post == .zero && scene.scrollView.contentOffset.y == 0)
        #expect(scene.post.phase == .shown)
    }

    @Test func removalDuringDragRestoresScrollView() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        drag(scene, by: CGVector(dx: 0, dy: 8), frames: 12)
        scene.post.remove(animated: false)
        stage.simulator.advance(by: Simulator.frame)
        finger.move(by: CGVector(dx: 0, dy: 20))
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(scene.scrollView.superview == nil && scene.scrollView.contentOffset.y == 0)
        scene.scrollView.contentOffset.y = 100
        #expect(scene.scrollView.contentOffset.y == 100)
    }
}

extension UIScrollView {
    static func long() -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        return scrollView
    }
}
