import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostPoseTests {
    nonisolated static let badNumbers: [(number: CGFloat, expected: CGFloat)] = [
        (.nan, 0), (.infinity, 0), (-.infinity, 0), (1e308, 1_000_000), (-1e308, -1_000_000),
    ]

    @Test(arguments: badNumbers)
    func poseIsFinite(number: CGFloat, expected: CGFloat) {
        let point = CGPoint(x: number, y: number)
        var pose = PostPose(offset: point, rotation: number)
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
        var throwing = PostThrow(over: nil, velocity: point, spin: number)
        #expect(throwing.velocity == CGPoint(x: expected, y: expected) && throwing.spin == expected)
        throwing = PostThrow(over: .top, velocity: .zero)
        throwing.velocity = point
        throwing.spin = number
        #expect(throwing.velocity == CGPoint(x: expected, y: expected) && throwing.spin == expected)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e308, 1e-308, 0])
    func targetOfThrowIsFinite(speed: CGFloat) {
        let context = PostAnimationContext(slot: PostSlot(), transition: PostTransition(), edge: .top) { edge in
            edge == .top || edge == .bottom ? CGPoint(x: 0, y: -100) : CGPoint(x: 300, y: 0)
        }
        let throwing = PostThrow(over: nil, velocity: CGPoint(x: speed, y: -speed), spin: speed)
        let target = context.target(of: throwing, from: .rest)
        #expect(target.offset.x.isFinite && target.offset.y.isFinite && target.rotation.isFinite)
        #expect(target != .rest, "the post leaves the screen")
    }

    @Test func equalValuesHashEqually() {
        let pose = PostPose(offset: CGPoint(x: 1, y: 2), rotation: 3)
        #expect(Set([pose, pose, .rest, PostPose(offset: CGPoint(x: 2, y: 1), rotation: 3)]).count == 3)
        let throwing = PostThrow(over: .top, velocity: CGPoint(x: 1, y: 2), spin: 3)
        #expect(Set([throwing, throwing, PostThrow(over: .top, velocity: CGPoint(x: 1, y: 3), spin: 3)]).count == 2)
        let gradient = PostFill.gradient([.red], end: CGPoint(x: 0, y: 0.5))
        #expect(Set([gradient, gradient, .gradient([.red], end: CGPoint(x: 0.5, y: 0))]).count == 2)
        let shadow = ShadowComponents(radius: 1, opacity: 1, color: .black, offset: CGSize(width: 1, height: 2))
        #expect(Set([shadow, shadow, .default]).count == 2)
    }
}
