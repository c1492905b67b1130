import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Simulated drags of a post in a post view, frame by frame.
@MainActor
@Suite(.bothReadings(of: .springsUseHorizontalVelocity), .leavesNothingBehind)
struct FingerTraceTests {
    let stage = Stage()
    var finger: Finger { stage.finger }

    func show(
        _ view: UIView = Stage.makeMessageView("Title", "A subtitle"), _ edit: (inout PostPresentation) -> Void
    ) throws -> (post: Post, slot: PostSlot) {
        let postView = stage.makeDraggablePostView(
            PostPresentation {
                $0.placement = .top
                edit(&$0)
            })
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        return (post, try #require(view.slot))
    }

    func center(of slot: PostSlot) -> CGPoint { stage.seenCenter(of: slot) }

    // MARK: Following

    @Test func slowDragMovesPostPointByPoint() throws {
        let (post, slot) = try show { _ in }
        let rest = center(of: slot)
        finger.down(at: rest)
        let places = finger.move(by: CGVector(dx: 0, dy: -1), frames: 25) { center(of: slot) }
        // A drag begins after ten points, which distinguish it from a tap.
        for (index, place) in places.enumerated() {
            #expect(abs(place.y - (rest.y - max(0, CGFloat(index + 1) - 10))) <= 1)
        }
        #expect(places.allSatisfy { $0.x == rest.x })
        finger.up()
        let back = stage.simulator.watch(frames: 40) { center(of: slot) }
        #expect(zip(back.dropFirst(), back).allSatisfy { $0.y >= $1.y - 0.01 })
        #expect(center(of: slot) == rest && post.phase == .shown)
    }

    @Test func dragAgainstExitDirectionRubberBands() throws {
        let (post, slot) = try show { _ in }
        let rest = center(of: slot)
        finger.down(at: rest)
        let places = finger.move(by: CGVector(dx: 0, dy: 10), frames: 30) { center(of: slot) }
        #expect(zip(places.dropFirst(), places).allSatisfy { $0.y >= $1.y })
        #expect(try #require(places.last).y - rest.y < slot.bounds.height)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(center(of: slot) == rest && post.phase == .shown)
    }

    @Test(arguments: [CGVector(dx: 0, dy: -20), CGVector(dx: 24, dy: 0), CGVector(dx: -24, dy: 0)])
    func flickKeepsFingerVelocity(step: CGVector) throws {
        let (post, slot) = try show { $0.pan = PostPan([.top, .leading, .trailing]) }
        finger.down(at: center(of: slot))
        let dragged = finger.move(by: step, frames: 5) { center(of: slot) }
        finger.up()
        let thrown = stage.simulator.watch(frames: 3) { center(of: slot) }
        let speed = CGPoint(x: dragged[4].x - dragged[3].x, y: dragged[4].y - dragged[3].y)
        #expect(abs(thrown[0].x - dragged[4].x) <= abs(speed.x) + 1)
        let next = CGPoint(x: thrown[1].x - thrown[0].x, y: thrown[1].y - thrown[0].y)
        // The exit is a spring, so the direction stays and the speed hardly drops.
        #expect(next.x * speed.x + next.y * speed.y > 0.8 * (speed.x * speed.x + speed.y * speed.y))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func cancelledDragReturnsPost() throws {
        let (post, slot) = try show { _ in }
        let rest = center(of: slot)
        finger.down(at: rest)
        finger.move(by: CGVector(dx: 0, dy: -12), frames: 8)
        let before = center(of: slot)
        finger.cancel()
        stage.simulator.advance(by: 0)
        #expect(abs(center(of: slot).y - before.y) <= 1)
        stage.simulator.advance(by: 1)
        #expect(center(of: slot) == rest && post.phase == .shown)
    }

    @Test func secondFingerDoesNotMovePost() throws {
        let (_, slot) = try show { _ in }
        finger.down(at: center(of: slot))
        let before = try #require(finger.move(by: CGVector(dx: 0, dy: -4), frames: 6) { center(of: slot) }.last)
        let second = Finger(on: stage.simulator, id: 1)
        second.down(at: CGPoint(x: finger.location.x + 80, y: finger.location.y + 10))
        stage.simulator.advance(by: Simulator.frame)
        #expect(abs(center(of: slot).y - before.y) <= 1)
        second.up()
        stage.simulator.advance(by: Simulator.frame)
        #expect(abs(center(of: slot).y - before.y) <= 1)
        finger.up()
    }

    @Test func leavingPostIsDraggedFromItsCurrentPosition() throws {
        let (post, slot) = try show { _ in }
        post.remove()
        stage.simulator.advance(by: 0.05)
        let before = center(of: slot)
        finger.down(at: CGPoint(x: before.x, y: max(before.y, 4)))
        let places = finger.move(by: CGVector(dx: 0, dy: 3), frames: 12) { center(of: slot) }
        #expect(abs(places[0].y - before.y) <= 3)
        #expect(zip(places.dropFirst(), places).allSatisfy { abs($0.y - $1.y) <= 4 })
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(post.reason == .programmatic)
    }

    // MARK: Directions

    @Test(arguments: [false, true])
    func trailingSwipeFollowsLayoutDirection(isRightToLeft: Bool) throws {
        stage.simulator.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        for towards in [CGFloat(-1), 1] {
            let (post, slot) = try show { $0.pan = PostPan([.trailing]) }
            finger.down(at: center(of: slot))
            finger.move(by: CGVector(dx: 25 * towards, dy: 0), frames: 5)
            finger.up()
            stage.simulator.advance(by: 1)
            let isTrailing = (towards > 0) != isRightToLeft
            #expect((post.reason == .pan) == isTrailing)
            post.remove(animated: false)
        }
    }

    @Test func dragAlongOtherAxisDoesNotMovePost() throws {
        let (_, slot) = try show { $0.pan = PostPan([.leading, .trailing]) }
        let rest = center(of: slot)
        finger.down(at: rest)
        let places = finger.move(by: CGVector(dx: 1, dy: -12), frames: 8) { center(of: slot) }
        finger.up()
        #expect(places.allSatisfy { $0 == rest })
        finger.down(at: rest)
        finger.move(by: CGVector(dx: 12, dy: -1), frames: 8)
        #expect(center(of: slot).x > rest.x + 40)
        finger.up()
    }

    @Test func firstPointsOfDragDecideAxis() throws {
        let (_, slot) = try show { $0.pan = PostPan(Set(PostEdge.allCases)) }
        let rest = center(of: slot)
        finger.down(at: rest)
        finger.move(by: CGVector(dx: 12, dy: 2), frames: 3)
        let places = finger.move(by: CGVector(dx: 0, dy: 12), frames: 5) { center(of: slot) }
        finger.up()
        #expect(places.allSatisfy { $0.y == rest.y && $0.x > rest.x })
    }

    @Test func postWithoutExitDirectionRubberBands() throws {
        let (post, slot) = try show { $0.pan = PostPan([]) }
        let rest = center(of: slot)
        finger.down(at: rest)
        finger.move(by: CGVector(dx: 0, dy: -30), frames: 8)
        #expect(center(of: slot).y < rest.y)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown && center(of: slot) == rest)
    }

    @Test func joltOvershootsRestingPosition() throws {
        let (_, slot) = try show { $0.pan = PostPan([], pullBack: PostPan.jolt) }
        let rest = center(of: slot)
        finger.down(at: rest)
        finger.move(by: CGVector(dx: 0, dy: 20), frames: 10)
        finger.up()
        let places = stage.simulator.watch(frames: 40) { center(of: slot) }
        #expect(places.contains { $0.y < rest.y - 2 })
        stage.simulator.advance(by: 1)
        #expect(center(of: slot) == rest)
    }

    // MARK: Flinging

    @Test func flungCardRotatesAndLeaves() throws {
        let (post, slot) = try show {
            $0 = .centered
            $0.backdrop = .none
        }
        let rest = center(of: slot)
        finger.down(at: CGPoint(x: rest.x + 100, y: rest.y))
        let dragged = finger.move(by: CGVector(dx: 4, dy: 16), frames: 6) { center(of: slot) }
        #expect(PostTransition.Pose(slot.transform).rotation > 0.05)
        finger.up()
        let flown = stage.simulator.watch(frames: 4) { center(of: slot) }
        #expect(flown[1].y > dragged[5].y && flown[3].y > flown[2].y)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func releasedCardReturnsUnrotated() throws {
        for _ in 0..<2 {
            let (post, slot) = try show { $0 = .centered }
            let rest = center(of: slot)
            finger.down(at: CGPoint(x: rest.x + 100, y: rest.y))
            finger.move(by: CGVector(dx: 1, dy: 2), frames: 15)
            stage.simulator.advance(by: 0.3)
            finger.up()
            stage.simulator.advance(by: 1)
            #expect(slot.transform == .identity && post.phase == .shown)
            post.remove(animated: false)
        }
    }

    // MARK: Speed

    @Test(arguments: [CGVector(dx: 0, dy: 14), CGVector(dx: -18, dy: -5), CGVector(dx: 0, dy: 40)])
    func flungCardKeepsFingerVelocity(step: CGVector) throws {
        let (post, slot) = try show(.banner(height: 200)) {
            $0 = .centered
            $0.transition = .none
        }
        finger.down(at: center(of: slot))
        finger.move(by: step, frames: 6)
        finger.up()
        let flight = stage.simulator.watch(frames: 8) { center(of: slot) }
        let speed = hypot(step.dx, step.dy)
        let steps = zip(flight.dropFirst(), flight).map { CGVector(dx: $0.x - $1.x, dy: $0.y - $1.y) }
        let lengths = steps.map { hypot($0.dx, $0.dy) }
        #expect(try #require(lengths.first) > 0.9 * speed)
        #expect(try #require(lengths.first) < 1.3 * speed)
        #expect(zip(lengths.dropFirst(), lengths).allSatisfy { $0 >= $1 - 1 })
        #expect(steps.allSatisfy { $0.dx * step.dx + $0.dy * step.dy > 0 })
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func releasedRubberBandReturnsWithoutJump() throws {
        let (post, slot) = try show { _ in }
        finger.down(at: center(of: slot))
        let pulled = finger.move(by: CGVector(dx: 0, dy: 30), frames: 6) { center(of: slot) }
        finger.up()
        let last = pulled[5].y - pulled[4].y
        let back = stage.simulator.watch(frames: 40) { center(of: slot) }
        #expect(zip(back.dropFirst(), back).allSatisfy { $0.y - $1.y <= last + 0.5 })
        #expect(post.phase == .shown)
    }

    @Test func reduceMotionReturnsPostWithoutOvershoot() throws {
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        let (_, slot) = try show { $0.pan = PostPan(pullBack: PostPan.jolt) }
        let rest = center(of: slot)
        stage.simulator.pan(from: rest, to: CGPoint(x: rest.x, y: rest.y + 200))
        let back = stage.simulator.watch(frames: 60) { center(of: slot) }
        #expect(back.allSatisfy { $0.y >= rest.y - 0.01 })
        #expect(center(of: slot) == rest)
    }
}
