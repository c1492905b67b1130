import Simulator
import Testing
import UIKit

/// Whatever takes over from whatever, at any moment: what is seen doesn't jump.
@MainActor
struct InterruptionRandomTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func nothingJumps(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let playground = Playground()
        var animators: [UIViewPropertyAnimator] = []
        for step in 0..<40 {
            let before = playground.seen
            let change = Self.interrupt(playground.square, &animators, &random)
            let after = playground.seen
            let jump = hypot(after.x - before.x, after.y - before.y)
            #expect(jump < 1e-6, "seed \(seed), step \(step): \(change)")
            playground.simulator.advance(by: .random(in: 0...0.3, using: &random))
        }
        for animator in animators { animator.startAnimation() }
        playground.simulator.advance(by: 30)
        #expect(AnimationEngine.groupCount == 0)
        #expect(playground.seen == playground.square.center)
    }

    /// Does something to the motion of `view`; tells what, for a failure.
    private static func interrupt(
        _ view: UIView, _ animators: inout [UIViewPropertyAnimator], _ random: inout SeededGenerator
    ) -> String {
        let target = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...300, using: &random))
        let duration = Double.random(in: 0...1, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let delay = Bool.random(using: &random) ? 0.1 : 0
            UIView.animate(withDuration: duration, delay: delay) { view.center = target }
            return "a move"
        case 1:
            UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) { view.center = target }
            return "a move from the current state"
        case 2:
            let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing(&random))
            animator.addAnimations { view.center = target }
            animators.append(animator)
            animator.startAnimation()
            return "an animator"
        default:
            guard let animator = animators.randomElement(using: &random) else { return "nothing" }
            return control(animator, &random)
        }
    }

    private static func control(_ animator: UIViewPropertyAnimator, _ random: inout SeededGenerator) -> String {
        guard animator.state == .active else { return "nothing" }
        if Int.random(in: 0..<6, using: &random) == 0 {
            animator.stopAnimation(true)
            return "a stop"
        }
        return animator.control(
            &random, timing: timing(&random), durationFactor: .random(in: 0...2, using: &random))
    }

    private static func timing(_ random: inout SeededGenerator) -> any UITimingCurveProvider {
        let velocity = CGVector(dx: .random(in: -2...1.5, using: &random), dy: .random(in: -2...1.5, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return UICubicTimingParameters(animationCurve: .easeInOut)
        case 1: return UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: velocity)
        default: return UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: velocity)
        }
    }
}
