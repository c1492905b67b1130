import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Fingers on a scroll view in a post, frame by frame: what it can't scroll any more, the post follows.
@MainActor
struct HandOverTraceTests {
    static let frame = 1.0 / 60
    let stage = Stage()

    /// What is seen at a moment: where the post is, and the content in it.
    struct Sight {
        var post: CGPoint
        var content: CGPoint
    }

    struct Scene {
        let post: Post
        let slot: PostSlot
        let scrollView: UIScrollView
        let rest: CGPoint
    }

    /// A post at the bottom, which leaves downwards, unless said otherwise.
    func show(
        _ scrollView: UIScrollView = .long(), in view: UIView? = nil,
        _ edit: (inout PostPresentation) -> Void = { _ in }
    ) throws -> Scene {
        let content = view ?? scrollView
        if view == nil { content.heightAnchor.constraint(equalToConstant: 300).isActive = true }
        let postView = stage.makePostView(
            PostPresentation {
                $0.placement = .bottom
                edit(&$0)
            })
        postView.postManager.gestureManager.defaultGestures = .pan
        let post = postView.post(PostRequest(view: content))
        stage.simulator.advance(by: 1)
        let slot = try #require(content.slot)
        return Scene(post: post, slot: slot, scrollView: scrollView, rest: place(of: slot))
    }

    func place(of slot: PostSlot) -> CGPoint {
        let layer = slot.layer.presentation() ?? slot.layer
        let transform = layer.affineTransform()
        return CGPoint(x: layer.position.x + transform.tx, y: layer.position.y + transform.ty)
    }

    func sight(_ scene: Scene) -> Sight {
        let place = place(of: scene.slot)
        return Sight(
            post: CGPoint(x: place.x - scene.rest.x, y: place.y - scene.rest.y),
            content: CGPoint(x: -scene.scrollView.contentOffset.x, y: -scene.scrollView.contentOffset.y))
    }

    func move(_ finger: inout CGPoint, by step: CGVector, frames: Int, _ scene: Scene) -> [Sight] {
        (0..<frames).map { _ in
            finger.x += step.dx
            finger.y += step.dy
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
            return sight(scene)
        }
    }

    func middle(_ scene: Scene) -> CGPoint {
        scene.scrollView.convert(
            CGPoint(x: scene.scrollView.bounds.midX, y: scene.scrollView.bounds.midY), to: nil)
    }

    /// That what is seen goes on by `step` in each frame, either of them, and nothing else moves.
    func expectNoJump(
        _ sights: [Sight], by step: CGFloat, vertically isVertical: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (next, last) in zip(sights.dropFirst(), sights) {
            let post = isVertical ? next.post.y - last.post.y : next.post.x - last.post.x
            let content = isVertical ? next.content.y - last.content.y : next.content.x - last.content.x
            #expect(abs(post + content - step) <= 1, sourceLocation: sourceLocation)
            #expect(post * step >= 0 && content * step >= 0, sourceLocation: sourceLocation)
        }
    }

    // MARK: There and back

    @Test(arguments: [CGFloat(4), 7, 23])
    func scrolledToItsTopAndPulledOnItGivesThePostToTheFinger(step: CGFloat) throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 61
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let down = move(&finger, by: CGVector(dx: 0, dy: step), frames: Int(140 / step), scene)
        expectNoJump(Array(down.dropFirst(4)), by: step)
        #expect(down.contains { $0.content.y > -61 && $0.content.y < 0 || step > 20 })
        let last = try #require(down.last)
        #expect(last.content.y == 0)
        #expect(last.post.y > 30)
        stage.simulator.touchUp(at: finger)
    }

    @Test func takenBackItScrollsAgain() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 30
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let down = move(&finger, by: CGVector(dx: 0, dy: 7), frames: 15, scene)
        let up = move(&finger, by: CGVector(dx: 0, dy: -9), frames: 20, scene)
        expectNoJump([try #require(down.last)] + up, by: -9)
        #expect(try #require(up.last).post.y == 0)
        #expect(try #require(up.last).content.y < -50)
        // And there again.
        let again = move(&finger, by: CGVector(dx: 0, dy: 11), frames: 16, scene)
        expectNoJump([try #require(up.last)] + again, by: 11)
        #expect(try #require(again.last).post.y > 20)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 1)
    }

    @Test func letGoOfOnTheWayItComesBackAndTheContentStays() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        _ = move(&finger, by: CGVector(dx: 0, dy: 5), frames: 18, scene)
        stage.simulator.advance(by: 0.3)
        stage.simulator.touchUp(at: finger)
        for _ in 0..<60 {
            stage.simulator.advance(by: Self.frame)
            #expect(scene.scrollView.contentOffset.y == 0)
        }
        #expect(sight(scene).post == .zero && scene.post.phase == .shown)
    }

    @Test func aFlickOnGoesOnWithThePostAndTheContentDoesNotBounce() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let dragged = move(&finger, by: CGVector(dx: 0, dy: 18), frames: 8, scene)
        stage.simulator.touchUp(at: finger)
        var sights = [try #require(dragged.last)]
        for _ in 0..<8 {
            stage.simulator.advance(by: Self.frame)
            sights.append(sight(scene))
        }
        #expect(sights.allSatisfy { $0.content.y == 0 })
        #expect(zip(sights.dropFirst(2), sights.dropFirst()).allSatisfy { $0.post.y - $1.post.y > 16 })
        stage.simulator.advance(by: 1)
        #expect(scene.post.reason == .pan)
    }

    @Test func aFlickThatScrollsThrowsNothing() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 500
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        _ = move(&finger, by: CGVector(dx: 0, dy: 40), frames: 4, scene)
        stage.simulator.touchUp(at: finger)
        for _ in 0..<240 {
            stage.simulator.advance(by: Self.frame)
            #expect(sight(scene).post == .zero)
        }
        #expect(scene.scrollView.contentOffset.y == 0, "it has come to its top by itself")
        #expect(scene.post.phase == .shown)
    }

    @Test func atItsTopAlreadyItIsDraggedFromTheFirstPoint() throws {
        let scene = try show()
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let down = move(&finger, by: CGVector(dx: 0, dy: 6), frames: 12, scene)
        expectNoJump(Array(down.dropFirst(2)), by: 6)
        #expect(down.allSatisfy { $0.content.y == 0 })
        stage.simulator.touchUp(at: finger)
    }

    // MARK: Ends

    @Test func whereThePostCannotLeaveTheScrollViewBounces() throws {
        let scene = try show()
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let up = move(&finger, by: CGVector(dx: 0, dy: -8), frames: 12, scene)
        #expect(up.allSatisfy { $0.post == .zero })
        #expect(scene.scrollView.contentOffset.y > last + 10)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 1)
        #expect(abs(scene.scrollView.contentOffset.y - last) < 0.5)
    }

    @Test func forOneThatDoesNotBounceThePostGives() throws {
        let scrollView = UIScrollView.long()
        scrollView.bounces = false
        let scene = try show(scrollView)
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last - 20
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let up = move(&finger, by: CGVector(dx: 0, dy: -8), frames: 16, scene)
        #expect(scene.scrollView.contentOffset.y == last)
        #expect(try #require(up.last).post.y < -10)
        #expect(zip(up.dropFirst(), up).allSatisfy { $1.post.y - $0.post.y <= 8.01 && $0.post.y <= $1.post.y })
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 1)
        #expect(sight(scene).post == .zero)
    }

    @Test func aPostAtTheTopLeavesFromTheEndOfTheContent() throws {
        let scene = try show { $0.placement = .top }
        let last = scene.scrollView.contentSize.height - scene.scrollView.bounds.height
        scene.scrollView.contentOffset.y = last - 40
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        let up = move(&finger, by: CGVector(dx: 0, dy: -9), frames: 14, scene)
        expectNoJump(Array(up.dropFirst(3)), by: -9)
        #expect(try #require(up.last).post.y < -40)
        stage.simulator.touchUp(at: finger)
    }

    // MARK: Afterwards

    @Test func itScrollsAsBeforeAfterADragOfThePost() throws {
        let scene = try show()
        for _ in 0..<3 {
            scene.scrollView.contentOffset.y = 20
            var finger = middle(scene)
            stage.simulator.touchDown(at: finger)
            _ = move(&finger, by: CGVector(dx: 0, dy: 5), frames: 12, scene)
            stage.simulator.advance(by: 0.3)
            stage.simulator.touchUp(at: finger)
            stage.simulator.advance(by: 1)
            finger = middle(scene)
            stage.simulator.touchDown(at: finger)
            let up = move(&finger, by: CGVector(dx: 0, dy: -10), frames: 20, scene)
            expectNoJump(Array(up.dropFirst(3)), by: -10)
            stage.simulator.touchUp(at: finger)
            stage.simulator.advance(by: 3)
            #expect(scene.scrollView.contentOffset.y > 200 && sight(scene).post == .zero)
        }
    }

    @Test func aDragThatIsCancelledLeavesBothWhereTheyBelong() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        _ = move(&finger, by: CGVector(dx: 0, dy: 8), frames: 12, scene)
        stage.simulator.touch(id: 0, phase: .cancelled, at: finger)
        stage.simulator.advance(by: 1)
        #expect(sight(scene).post == .zero && scene.scrollView.contentOffset.y == 0)
        #expect(scene.post.phase == .shown)
    }

    @Test func aPostThatEndsUnderTheFingerLeavesItsScrollViewAsItWas() throws {
        let scene = try show()
        scene.scrollView.contentOffset.y = 20
        var finger = middle(scene)
        stage.simulator.touchDown(at: finger)
        _ = move(&finger, by: CGVector(dx: 0, dy: 8), frames: 12, scene)
        scene.post.remove(animated: false)
        stage.simulator.advance(by: Self.frame)
        stage.simulator.touchMove(to: CGPoint(x: finger.x, y: finger.y + 20))
        stage.simulator.touchUp(at: finger)
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
