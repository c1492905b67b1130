import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// MARK: - Velocity after a drag

extension FingerTraceTests {
    /// Drags the post by `step` in each frame and releases it.
    ///
    /// - Returns: The last two poses under the finger, followed by the poses of the next frames.
    private func throwPost(_ slot: PostSlot, by step: CGVector, frames: Int, watching: Int) -> [PostTransition.Pose] {
        finger.down(at: CGPoint(x: center(of: slot).x + 60, y: center(of: slot).y))
        let dragged = finger.move(by: step, frames: frames) { slot.seenPose }
        finger.up()
        return dragged.suffix(2) + stage.simulator.watch(frames: watching) { slot.seenPose }
    }

    // MARK: Over an edge

    @Test(arguments: [CGFloat(17), -17, 24, 60])
    func postThrownOverEdgeKeepsFingerVelocity(step: CGFloat) throws {
        let (post, slot) = try show { $0.pan = PostPan([.leading, .trailing], threshold: 0.3) }
        let poses = throwPost(slot, by: CGVector(dx: step, dy: 0), frames: 5, watching: 30)
        let places = poses.map(\.offset.x)
        // An animation renders its start for one frame.
        let steps = zip(places.dropFirst(3), places.dropFirst(2)).map { $0 - $1 }.prefix { $0 != 0 }
        #expect(steps.count > 3 || abs(step) > 40)
        #expect(steps.dropLast().allSatisfy { abs($0 - step) <= 1 }, "\(steps)")
        #expect(post.phase == .ended)
    }

    @Test(arguments: [CGFloat(5), 9])
    func slowThrowAcceleratesAndLeavesInTime(step: CGFloat) throws {
        let (post, slot) = try show { $0.pan = PostPan([.leading, .trailing], threshold: 0.2) }
        let places = throwPost(slot, by: CGVector(dx: step, dy: 0), frames: 40, watching: 32).map(\.offset.x)
        let steps = zip(places.dropFirst(3), places.dropFirst(2)).map { $0 - $1 }
        let moving = steps.prefix { $0 > 0 }.dropLast()
        #expect(abs(try #require(moving.first) - step) <= 1.5, "\(moving)")
        let changes = zip(moving.dropFirst(), moving).map { $0 - $1 }
        #expect(changes.allSatisfy { $0 >= -0.01 && $0 <= 1.5 }, "\(changes)")
        #expect(post.phase == .ended, "after half a second")
    }

    @Test func postReleasedBeyondThresholdLeavesPromptly() throws {
        let (post, slot) = try show { _ in }
        finger.down(at: center(of: slot))
        finger.move(by: CGVector(dx: 0, dy: -2.5), frames: 30)
        stage.simulator.advance(by: 0.5)
        finger.up()
        stage.simulator.advance(by: PostTransition.Timing.calm.duration + 5 * Simulator.frame)
        #expect(post.reason == .pan && post.phase == .ended)
    }

    @Test func postCaughtAfterThrowLeavesWhenReleased() throws {
        let (post, slot) = try show { $0.pan = PostPan([.leading, .trailing], threshold: 0.3) }
        _ = throwPost(slot, by: CGVector(dx: 17, dy: 0), frames: 5, watching: 5)
        let caught = center(of: slot)
        finger.down(at: CGPoint(x: caught.x - 100, y: caught.y))
        stage.simulator.advance(by: 0.3)
        #expect(abs(center(of: slot).x - caught.x) <= 1)
        finger.up()
        stage.simulator.advance(by: 0)
        #expect(abs(center(of: slot).x - caught.x) <= 1)
        stage.simulator.advance(by: 1)
        #expect(post.phase == .ended)
    }

    @Test func rotatedCardThrownOverEdgeLeavesStraight() throws {
        let stage = stage
        let (_, slot) = try show(.banner(height: 200)) {
            $0 = .centered
            $0.transition = .none
        }
        let context = PostTransition.Context(slot: slot, transition: .slide, edge: .top) { edge in
            edge == .top ? CGPoint(x: 0, y: -500) : CGPoint(x: 600, y: 0)
        }
        let pose = PostTransition.Pose(offset: CGPoint(x: 30, y: -90), rotation: 0.4)
        let up = context.target(of: PostPan.Throw(over: .top, velocity: CGPoint(x: 0, y: -100)), from: pose)
        #expect(up.offset.x == 30 && up.offset.y < -500 && up.rotation == 0.4)
        let aside = context.target(of: PostPan.Throw(over: .trailing, velocity: CGPoint(x: 100, y: 0)), from: pose)
        #expect(aside.offset.y == -90 && aside.offset.x != 600)
        let straight = context.target(
            of: PostPan.Throw(over: .top, velocity: CGPoint(x: 0, y: -100)),
            from: PostTransition.Pose(offset: CGPoint(x: 0, y: -90)))
        #expect(straight.offset == CGPoint(x: 0, y: -500))
        _ = stage
    }

    // MARK: Return

    /// The velocities before and after the release differ only by the effect of the spring in that time.
    @Test(arguments: [CGVector(dx: 6, dy: 0), CGVector(dx: 5, dy: -4), CGVector(dx: -3, dy: 6)])
    func returningCardKeepsVelocityOnEachAxis(step: CGVector) throws {
        let (post, slot) = try show(.banner(height: 300)) {
            $0 = .centered
            $0.pan.threshold = 0.9
            $0.pan.pullBack = PostTransition.Timing(duration: 8, curve: .spring(damping: 1))
        }
        // The drag goes down first, so that the rest of it is a horizontal movement.
        finger.down(at: CGPoint(x: center(of: slot).x + 90, y: center(of: slot).y))
        var poses = finger.move(by: CGVector(dx: 0, dy: 6), frames: 12) { slot.seenPose }
        poses += finger.move(by: step, frames: 10) { slot.seenPose }
        finger.up()
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 0)
        let start = slot.seenPose
        #expect(abs(start.offset.x - poses[21].offset.x) <= 1 && abs(start.offset.y - poses[21].offset.y) <= 1)
        poses += stage.simulator.watch(frames: 4) { slot.seenPose }
        let speeds = zip(poses.dropFirst(), poses).map { next, last in
            PostTransition.Pose(
                offset: CGPoint(x: next.offset.x - last.offset.x, y: next.offset.y - last.offset.y),
                rotation: next.rotation - last.rotation)
        }
        let (before, after) = (speeds[20], speeds[24])
        #expect(abs(after.offset.x - before.offset.x) <= 1.5, "\(before) \(after)")
        #expect(abs(after.offset.y - before.offset.y) <= 1.5, "\(before) \(after)")
        #expect(abs(after.rotation - before.rotation) <= 0.01, "\(before) \(after)")
        stage.simulator.advance(by: 12)
        #expect(slot.transform == .identity && post.phase == .shown)
        #expect(abs(slot.seenPose.offset.x) < 0.01 && abs(slot.seenPose.offset.y) < 0.01)
    }

    @Test func cardCaughtWhileReturningStaysInPlace() throws {
        let (post, slot) = try show(.banner(height: 300)) {
            $0 = .centered
            $0.pan.threshold = 0.9
            $0.pan.pullBack = PostTransition.Timing(duration: 1, curve: .spring(damping: 1))
        }
        let rest = center(of: slot)
        finger.down(at: CGPoint(x: rest.x + 90, y: rest.y))
        finger.move(by: CGVector(dx: 0, dy: 6), frames: 12)
        finger.move(by: CGVector(dx: 6, dy: 0), frames: 10)
        finger.up()
        let before = stage.simulator.watch(frames: 4) { slot.seenPose }[3]
        finger.down(at: center(of: slot))
        let caught = slot.seenPose
        #expect(abs(caught.offset.x - before.offset.x) <= 1 && abs(caught.offset.y - before.offset.y) <= 1)
        #expect(abs(caught.rotation - before.rotation) < 0.01)
        // Another layout pass doesn't move the post.
        slot.superview?.setNeedsLayout()
        stage.simulator.advance(by: 0.2)
        #expect(abs(slot.seenPose.offset.x - before.offset.x) <= 1)
        finger.up()
        stage.simulator.advance(by: 2)
        #expect(center(of: slot) == rest && post.phase == .shown)
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .ended)
    }

    // MARK: Size

    @Test func draggedPostThatGrowsNeedsLongerDrag() throws {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 80)
        height.isActive = true
        let (post, slot) = try show(view) { $0.pan = PostPan([.bottom]) }
        finger.down(at: center(of: slot))
        finger.move(by: CGVector(dx: 0, dy: -6), frames: 20)
        let before = slot.seenPose
        #expect(before.offset.y < -20, "the post is in the rubber band")
        height.constant = 300
        stage.simulator.advance(by: Simulator.frame)
        finger.move(by: CGVector(dx: 0.1, dy: 0), frames: 1)
        #expect(abs(slot.seenPose.offset.y - before.offset.y) <= 1)
        // Back down: sixty points are most of the old height and a small part of the new one.
        finger.move(by: CGVector(dx: 0, dy: 4), frames: 40)
        let out = slot.seenPose.offset.y
        #expect(out > 50 && out < 150)
        stage.simulator.advance(by: 0.3)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown && slot.transform == .identity)
    }

    @Test func draggedPostThatShrinksNeedsShorterDrag() throws {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 300)
        height.isActive = true
        let (post, slot) = try show(view) { _ in }
        finger.down(at: center(of: slot))
        finger.move(by: CGVector(dx: 0, dy: -4), frames: 20)
        let before = slot.seenPose
        height.constant = 80
        stage.simulator.advance(by: Simulator.frame)
        finger.move(by: CGVector(dx: 0, dy: -0.5))
        stage.simulator.advance(by: 0.3)
        #expect(abs(slot.seenPose.offset.y - before.offset.y) <= 1)
        finger.up()
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }
}
