import Testing

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct PostSpringTests {
    /// The expected progress at 10, 20, 30, 40, 50, 75 and 100 % of the duration (measured on iOS 26.1).
    @Test(arguments: [
        (1.0, 1.0, [0.236, 0.551, 0.764, 0.883, 0.945, 0.992, 0.999]),
        (0.8, 0.5, [0.249, 0.609, 0.852, 0.969, 1.009, 1.008, 1.000]),
        (0.6, 0.8, [0.374, 0.856, 1.072, 1.086, 1.037, 0.992, 1.001]),
    ])
    func springMovesLikeUIKit(dampingRatio: Double, duration: Double, expectedProgress: [Double]) {
        let spring = PostSpring(dampingRatio: dampingRatio, duration: duration)
        for (fraction, expected) in zip([0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1], expectedProgress) {
            let state = spring.state(after: fraction * duration, initialVelocity: 0)
            #expect(abs(state.progress - expected) < 0.001)
        }
    }

    private static let springs = [PostSpring(.lively), PostSpring(.calm)]

    @Test(arguments: springs, [-3.0, 0, 8])
    func velocityIsTheDerivativeOfProgress(spring: PostSpring, initialVelocity: Double) {
        for time in stride(from: 0.01, to: 0.4, by: 0.03) {
            let step = 1e-6
            let before = spring.state(after: time - step, initialVelocity: initialVelocity)
            let after = spring.state(after: time + step, initialVelocity: initialVelocity)
            let slope = (after.progress - before.progress) / (2 * step)
            let velocity = spring.state(after: time, initialVelocity: initialVelocity).velocity
            #expect(abs(slope - velocity) < 1e-4)
        }
    }

    @Test(arguments: springs)
    func springStartsAtZeroWithTheInitialVelocity(spring: PostSpring) {
        let state = spring.state(after: 0, initialVelocity: 5)
        #expect(state.progress == 0)
        #expect(abs(state.velocity - 5) < 1e-9)
    }

    @Test(arguments: [0.05, 1], [0, 1e-308])
    func springOfNoDurationStaysFinite(dampingRatio: Double, duration: Double) {
        let spring = PostSpring(dampingRatio: dampingRatio, duration: duration)
        for time in [0, 1e-308, 1] {
            let state = spring.state(after: time, initialVelocity: 1)
            #expect(spring.frequency.isFinite && state.progress.isFinite && state.velocity.isFinite)
        }
    }

    /// SwiftUI documents that the frequency of a spring is 2π divided by its duration, and its damping ratio 1 minus its bounce.
    @Test(arguments: [(0.5, 0.0), (0.5, 0.15), (0.35, 0.3), (2, 0.9)])
    func springHasPerceptualDurationAndBounce(duration: Double, bounce: Double) {
        let spring = PostSpring(.spring(duration: duration, bounce: bounce))
        #expect(abs(spring.frequency * duration - 2 * .pi) < 1e-6 && abs(spring.dampingRatio - (1 - bounce)) < 1e-9)
    }

    @Test(arguments: [-1, 1, 5, Double.nan, .infinity, -.infinity])
    func invalidBounceIsClamped(bounce: Double) {
        let spring = PostSpring(.spring(duration: 0.5, bounce: bounce))
        #expect(spring.dampingRatio == (bounce > 0 ? 0.05 : 1) && spring.frequency.isFinite)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func invalidDurationIsNoAnimation(duration: Double) {
        #expect(PostTransition.Timing.spring(duration: duration).seconds == 0)
    }

    @Test func calmSpringNeverOvershoots() {
        for time in stride(from: 0, to: 1, by: 0.01) {
            #expect(PostSpring(.calm).state(after: time, initialVelocity: 0).progress <= 1)
        }
    }
}
