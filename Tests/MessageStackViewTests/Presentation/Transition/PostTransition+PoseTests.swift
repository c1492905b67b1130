import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostPoseTests {
    nonisolated static let badNumbers: [(number: CGFloat, expected: CGFloat)] = [
        (.nan, 0), (.infinity, 0), (-.infinity, 0), (1e308, 1_000_000), (-1e308, -1_000_000),
    ]

    @Test(arguments: badNumbers)
    func poseIsFinite(number: CGFloat, expected: CGFloat) {
        let point = CGPoint(x: number, y: number)
        var pose = PostTransition.Pose(offset: point, rotation: number)
        #expect(pose.offset == CGPoint(x: expected, y: expected) && pose.rotation == expected)
        pose = .rest
        pose.offset = point
        pose.rotation = number
        #expect(pose.offset == CGPoint(x: expected, y: expected) && pose.rotation == expected)
        #expect(pose == pose)
    }

    @Test(arguments: badNumbers)
    func throwIsFinite(number: CGFloat, expected: CGFloat) {
        let point = CGPoint(x: number, y: number)
        let throwing = PostPan.Throw(over: nil, velocity: point, spin: number)
        #expect(throwing.velocity == CGPoint(x: expected, y: expected) && throwing.spin == expected)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e308, 1e-308, 0])
    func targetOfThrowIsFinite(speed: CGFloat) {
        let context = PostTransition.Context(slot: PostSlot(), transition: PostTransition(), edge: .top) { edge in
            edge == .top || edge == .bottom ? CGPoint(x: 0, y: -100) : CGPoint(x: 300, y: 0)
        }
        let throwing = PostPan.Throw(over: nil, velocity: CGPoint(x: speed, y: -speed), spin: speed)
        let target = context.target(of: throwing, from: .rest)
        #expect(target.offset.x.isFinite && target.offset.y.isFinite && target.rotation.isFinite)
        #expect(target != .rest, "the post leaves the screen")
    }
}
