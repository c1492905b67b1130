import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about the motion of springs.
///
/// A linear animation that starts in the same turn is the clock, because frames on Apple's platforms aren't regular.
extension HostedTests {
    @MainActor
    struct SpringAssumptionTests {
        private let stage: Stage
        private let clock: UIView
        private let square: UIView

        init() async throws {
            stage = try await Stage()
            clock = stage.addSquare(at: CGPoint(x: 20, y: 100))
            square = stage.addSquare()
        }

        /// The time and the traveled parts of the ways of the two axes in one frame.
        private struct Sample {
            let time: Double
            let x: Double
            let y: Double
        }

        /// Moves the square by 100 points on both axes.
        ///
        /// - Returns: The time and the traveled parts of the ways in each of 60 frames.
        private func samples(of parameters: UISpringTimingParameters, duration: TimeInterval) async -> [Sample] {
            let (start, clockStart) = (square.center, clock.center.x)
            let linear = UIViewPropertyAnimator(duration: 10, curve: .linear) { clock.center.x += 200 }
            let spring = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
            spring.addAnimations {
                square.center.x += 100
                square.center.y += 100
            }
            linear.startAnimation()
            spring.startAnimation()
            let samples = await stage.watch(frames: 60) {
                Sample(
                    time: Double(clock.seen.position.x - clockStart) / 20,
                    x: Double(square.seen.position.x - start.x) / 100,
                    y: Double(square.seen.position.y - start.y) / 100)
            }
            linear.stopAnimation(true)
            spring.stopAnimation(true)
            return samples
        }

        /// Returns the progress of a critically damped spring.
        private func progress(frequency: Double, velocity: Double, after time: Double) -> Double {
            1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }

        @Test func u9SpringStartsWithItsVelocity() async {
            // The frequency is √(8 / 2) = 2, and the damping 2 · √(2 · 8) = 8 is critical.
            let parameters = UISpringTimingParameters(
                mass: 2, stiffness: 8, damping: 8, initialVelocity: CGVector(dx: 3, dy: 3))
            let samples = await samples(of: parameters, duration: 1)
            #expect(samples.contains { $0.x > 0.5 })
            for sample in samples {
                let expected = progress(frequency: 2, velocity: 3, after: sample.time)
                #expect(abs(sample.x - expected) < 0.02, "after \(sample.time) s")
            }
        }

        @Test func u55EachAxisHasItsVelocity() async {
            let parameters = UISpringTimingParameters(
                mass: 1, stiffness: 4, damping: 4, initialVelocity: CGVector(dx: 5, dy: -3))
            let samples = await samples(of: parameters, duration: 1)
            #expect(samples.contains { $0.x > 0.5 } && samples.contains { $0.y < -0.2 })
            for sample in samples {
                let x = progress(frequency: 2, velocity: 5, after: sample.time)
                let y = progress(frequency: 2, velocity: -3, after: sample.time)
                #expect(abs(sample.x - x) < 0.02 && abs(sample.y - y) < 0.02, "after \(sample.time) s")
            }
        }

        @Test func u58DampingRatioUsesTheDuration() async {
            let samples = await samples(of: UISpringTimingParameters(dampingRatio: 1), duration: 2)
            // e^(−2f) (1 + 2f) = 0.001
            let frequency = 4.6167
            #expect(samples.contains { $0.x > 0.5 })
            for sample in samples {
                let expected = progress(frequency: frequency, velocity: 0, after: sample.time)
                #expect(abs(sample.x - expected) < 0.03, "after \(sample.time) s")
            }
        }

        @Test func u58AnimatorEndsAfterItsDuration() async {
            let spring = UIViewPropertyAnimator(
                duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
            spring.addAnimations { square.center.x += 100 }
            var end: TimeInterval?
            let start = CACurrentMediaTime()
            spring.addCompletion { _ in end = CACurrentMediaTime() - start }
            spring.startAnimation()
            await stage.wait { end != nil }
            #expect(abs((end ?? 0) - 1) < 0.2)
        }
    }
}
