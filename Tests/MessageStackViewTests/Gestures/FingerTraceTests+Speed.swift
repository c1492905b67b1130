import Simulator
import Testing
import UIKit

@testable import MessageStackView

// What speed has to do with what follows.
extension FingerTraceTests {
    private static let frame = 1.0 / 60

    private func pose(of slot: PostSlot) -> PostPose {
        let layer = slot.layer.presentation() ?? slot.layer
        var pose = PostPose(layer.affineTransform())
        pose.offset.x += layer.position.x - slot.center.x
        pose.offset.y += layer.position.y - slot.center.y
        return pose
    }

    /// Drags the post by `step` in each frame and lets go of it.
    ///
    /// - Returns: its poses: the last two under the finger, then those in the next frames.
    private func throwOff(_ slot: PostSlot, by step: CGVector, frames: Int, watching: Int) -> [PostPose] {
        var finger = seen(slot)
        finger.x += 60
        stage.simulator.touchDown(at: finger)
        var poses: [PostPose] = []
        for _ in 0..<frames {
            finger.x += step.dx
            finger.y += step.dy
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
            poses.append(pose(of: slot))
        }
        stage.simulator.touchUp(at: finger)
        poses = poses.suffix(2)
        for _ in 0..<watching {
            stage.simulator.advance(by: Self.frame)
            poses.append(pose(of: slot))
        }
        return poses
    }

    // MARK: Over an edge

    @Test(arguments: [CGFloat(17), -17, 24, 60])
    func whatIsThrownOverAnEdgeGoesOnAsFastAsTheFinger(step: CGFloat) throws {
        let (post, slot) = try show { $0.interaction.pan = PostPan(.horizontal, threshold: 0.3) }
        let poses = throwOff(slot, by: CGVector(dx: step, dy: 0), frames: 5, watching: 30)
        let places = poses.map(\.offset.x)
        // An animation is seen where it starts for one frame.
        let steps = zip(places.dropFirst(3), places.dropFirst(2)).map { $0 - $1 }.prefix { $0 != 0 }
        #expect(steps.count > 3 || abs(step) > 40)
        #expect(steps.dropLast().allSatisfy { abs($0 - step) <= 1 }, "\(steps)")
        #expect(post.phase == .removed)
    }

    @Test(arguments: [CGFloat(5), 9])
    func whatIsSlowGetsFasterSteadilyAndIsOutInTime(step: CGFloat) throws {
        let (post, slot) = try show { $0.interaction.pan = PostPan(.horizontal, threshold: 0.2) }
        let places = throwOff(slot, by: CGVector(dx: step, dy: 0), frames: 40, watching: 32).map(\.offset.x)
        let steps = zip(places.dropFirst(3), places.dropFirst(2)).map { $0 - $1 }
        let moving = steps.prefix { $0 > 0 }.dropLast()
        #expect(abs(try #require(moving.first) - step) <= 1.5, "\(moving)")
        let changes = zip(moving.dropFirst(), moving).map { $0 - $1 }
        #expect(changes.allSatisfy { $0 >= -0.01 && $0 <= 1.5 }, "\(changes)")
        #expect(post.phase == .removed, "after half a second")
    }

    @Test func whatIsLetGoOfBeyondItsThresholdDoesNotCrawl() throws {
        let (post, slot) = try show { _ in }
        var finger = seen(slot)
        stage.simulator.touchDown(at: finger)
        for _ in 0..<30 {
            finger.y -= 2.5
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
        }
        stage.simulator.advance(by: 0.5)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: PostPace.calm.duration + 3 * Self.frame)
        #expect(post.reason == .pan && post.phase == .removed)
    }

    @Test func whatIsCaughtAfterAThrowAndLetGoOfGoesOn() throws {
        let (post, slot) = try show { $0.interaction.pan = PostPan(.horizontal, threshold: 0.3) }
        _ = throwOff(slot, by: CGVector(dx: 17, dy: 0), frames: 5, watching: 5)
        let caught = seen(slot)
        stage.simulator.touchDown(at: CGPoint(x: caught.x - 100, y: caught.y))
        stage.simulator.advance(by: 0.3)
        #expect(abs(seen(slot).x - caught.x) <= 1)
        stage.simulator.touchUp(at: CGPoint(x: caught.x - 100, y: caught.y))
        stage.simulator.advance(by: 0)
        #expect(abs(seen(slot).x - caught.x) <= 1)
        stage.simulator.advance(by: 1)
        #expect(post.phase == .removed)
    }

    @Test func aTurnedCardThatIsDrawnOverAnEdgeGoesStraightAndIsOut() throws {
        let stage = stage
        let (_, slot) = try show(.banner(height: 200)) {
            $0 = .centered
            $0.transition = .none
        }
        let context = PostAnimationContext(slot: slot, transition: .slide, edge: .top) { edge in
            edge == .top ? CGPoint(x: 0, y: -500) : CGPoint(x: 600, y: 0)
        }
        let pose = PostPose(offset: CGPoint(x: 30, y: -90), rotation: 0.4)
        let up = context.target(of: PostThrow(over: .top, velocity: CGPoint(x: 0, y: -100)), from: pose)
        #expect(up.offset.x == 30 && up.offset.y < -500 && up.rotation == 0.4)
        let aside = context.target(of: PostThrow(over: .trailing, velocity: CGPoint(x: 100, y: 0)), from: pose)
        #expect(aside.offset.y == -90 && aside.offset.x != 600)
        let straight = context.target(
            of: PostThrow(over: .top, velocity: CGPoint(x: 0, y: -100)), from: PostPose(offset: CGPoint(x: 0, y: -90)))
        #expect(straight.offset == CGPoint(x: 0, y: -500))
        _ = stage
    }

    // MARK: Back

    /// The speeds at the finger's end and right after it differ by what the spring does in that time, no more.
    @Test(arguments: [CGVector(dx: 6, dy: 0), CGVector(dx: 5, dy: -4), CGVector(dx: -3, dy: 6)])
    func aCardThatComesBackKeepsItsSpeedAlongEachAxis(step: CGVector) throws {
        let (post, slot) = try show(.banner(height: 300)) {
            $0 = .centered
            $0.interaction.pan.threshold = 0.9
            $0.interaction.pan.pullBack = PostPace(duration: 8, curve: .spring(damping: 1))
        }
        // Down first, so that the rest of the way leads across.
        var finger = seen(slot)
        finger.x += 90
        stage.simulator.touchDown(at: finger)
        var poses: [PostPose] = []
        for frame in 0..<22 {
            finger.x += frame < 12 ? 0 : step.dx
            finger.y += frame < 12 ? 6 : step.dy
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
            poses.append(pose(of: slot))
        }
        stage.simulator.touchUp(at: finger)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 0)
        let start = pose(of: slot)
        #expect(abs(start.offset.x - poses[21].offset.x) <= 1 && abs(start.offset.y - poses[21].offset.y) <= 1)
        for _ in 0..<4 {
            stage.simulator.advance(by: Self.frame)
            poses.append(pose(of: slot))
        }
        let speeds = zip(poses.dropFirst(), poses).map { next, last in
            PostPose(
                offset: CGPoint(x: next.offset.x - last.offset.x, y: next.offset.y - last.offset.y),
                rotation: next.rotation - last.rotation)
        }
        let (before, after) = (speeds[20], speeds[24])
        #expect(abs(after.offset.x - before.offset.x) <= 1.5, "\(before) \(after)")
        #expect(abs(after.offset.y - before.offset.y) <= 1.5, "\(before) \(after)")
        #expect(abs(after.rotation - before.rotation) <= 0.01, "\(before) \(after)")
        stage.simulator.advance(by: 12)
        #expect(slot.transform == .identity && post.phase == .shown)
        #expect(abs(pose(of: slot).offset.x) < 0.01 && abs(pose(of: slot).offset.y) < 0.01)
    }

    @Test func caughtOnACurveBackItStaysWhereItIsSeen() throws {
        let (post, slot) = try show(.banner(height: 300)) {
            $0 = .centered
            $0.interaction.pan.threshold = 0.9
            $0.interaction.pan.pullBack = PostPace(duration: 1, curve: .spring(damping: 1))
        }
        let rest = seen(slot)
        var finger = CGPoint(x: rest.x + 90, y: rest.y)
        stage.simulator.touchDown(at: finger)
        for frame in 0..<22 {
            finger.x += frame < 12 ? 0 : 6
            finger.y += frame < 12 ? 6 : 0
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
        }
        stage.simulator.touchUp(at: finger)
        for _ in 0..<4 { stage.simulator.advance(by: Self.frame) }
        let before = pose(of: slot)
        let grip = seen(slot)
        stage.simulator.touchDown(at: grip)
        let caught = pose(of: slot)
        #expect(abs(caught.offset.x - before.offset.x) <= 1 && abs(caught.offset.y - before.offset.y) <= 1)
        #expect(abs(caught.rotation - before.rotation) < 0.01)
        // A layout now finds it where it left it.
        slot.superview?.setNeedsLayout()
        stage.simulator.advance(by: 0.2)
        #expect(abs(pose(of: slot).offset.x - before.offset.x) <= 1)
        stage.simulator.touchUp(at: grip)
        stage.simulator.advance(by: 2)
        #expect(seen(slot) == rest && post.phase == .shown)
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .removed)
    }

    // MARK: Size

    @Test func aPostThatGrowsUnderAFingerStaysThereAndNeedsMoreToLeave() throws {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 80)
        height.isActive = true
        let (post, slot) = try show(view) { $0.interaction.pan = PostPan(.down) }
        var finger = seen(slot)
        stage.simulator.touchDown(at: finger)
        for _ in 0..<20 {
            finger.y -= 6
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
        }
        let before = pose(of: slot)
        #expect(before.offset.y < -20, "on the band")
        height.constant = 300
        stage.simulator.advance(by: Self.frame)
        stage.simulator.touchMove(to: CGPoint(x: finger.x + 0.1, y: finger.y))
        stage.simulator.advance(by: Self.frame)
        #expect(abs(pose(of: slot).offset.y - before.offset.y) <= 1)
        // Back down: sixty points would be most of what it was, and are little of what it is.
        for _ in 0..<40 {
            finger.y += 4
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
        }
        let out = pose(of: slot).offset.y
        #expect(out > 50 && out < 150)
        stage.simulator.advance(by: 0.3)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown && slot.transform == .identity)
    }

    @Test func aPostThatShrinksUnderAFingerStaysThereAndNeedsLessToLeave() throws {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 300)
        height.isActive = true
        let (post, slot) = try show(view) { _ in }
        var finger = seen(slot)
        stage.simulator.touchDown(at: finger)
        for _ in 0..<20 {
            finger.y -= 4
            stage.simulator.touchMove(to: finger)
            stage.simulator.advance(by: Self.frame)
        }
        let before = pose(of: slot)
        height.constant = 80
        stage.simulator.advance(by: Self.frame)
        finger.y -= 0.5
        stage.simulator.touchMove(to: finger)
        stage.simulator.advance(by: 0.3)
        #expect(abs(pose(of: slot).offset.y - before.offset.y) <= 1)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }
}
