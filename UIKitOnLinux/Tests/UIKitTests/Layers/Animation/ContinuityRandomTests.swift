import Simulator
import Testing
import UIKit

/// Frame by frame under random hands: nothing that is asked for makes what is seen leap.
@MainActor
struct ContinuityRandomTests {
    /// No motion here is faster than this in points per frame; a leap to another end would be.
    private static let fastest: CGFloat = 60

    @Test(arguments: 0..<60 as Range<UInt64>)
    func framesFollowOneAnother(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let playground = Playground()
        var animators: [UIViewPropertyAnimator] = []
        var last = playground.seen
        for frame in 0..<180 {
            if frame.isMultiple(of: 9) {
                let change = Self.interfere(playground.square, &animators, &random)
                let jump = hypot(playground.seen.x - last.x, playground.seen.y - last.y)
                #expect(jump < 1e-6, "seed \(seed), frame \(frame): \(change)")
            }
            playground.simulator.advance(by: 1 / 60)
            let seen = playground.seen
            let step = hypot(seen.x - last.x, seen.y - last.y)
            #expect(step < Self.fastest, "seed \(seed), frame \(frame): \(step)")
            last = seen
        }
        for animator in animators where animator.state == .active { animator.startAnimation() }
        playground.simulator.advance(by: 10)
        #expect(AnimationEngine.groupCount == 0)
        #expect(playground.seen == playground.square.center)
    }

    private static func interfere(
        _ view: UIView, _ animators: inout [UIViewPropertyAnimator], _ random: inout SeededGenerator
    ) -> String {
        let target = CGPoint(x: .random(in: 100...200, using: &random), y: .random(in: 100...200, using: &random))
        let duration = Double.random(in: 0.4...1, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            UIView.animate(withDuration: duration) { view.center = target }
            return "a move"
        case 1:
            UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState) { view.center = target }
            return "a move from the current state"
        case 2:
            UIView.animate(springDuration: duration, bounce: .random(in: -0.5...0.4, using: &random)) {
                view.center = target
            }
            return "a spring"
        case 3:
            let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.7) { view.center = target }
            animator.addAnimations({ view.center.x += 20 }, delayFactor: 0.5)
            animators.append(animator)
            animator.startAnimation()
            return "an animator"
        default:
            guard let animator = animators.randomElement(using: &random), animator.state == .active else {
                return "nothing"
            }
            return control(animator, view, &random)
        }
    }

    private static func control(
        _ animator: UIViewPropertyAnimator, _ view: UIView, _ random: inout SeededGenerator
    ) -> String {
        if Int.random(in: 0..<6, using: &random) == 0 {
            animator.addAnimations { view.center.y += 15 }
            return "something to join"
        }
        return animator.control(
            &random, timing: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    }
}
