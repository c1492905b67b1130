import Simulator
import Testing
@_spi(Simulator) import UIKit

/// The initial velocity of a spring along each axis of a position, and of properties without a direction.
@MainActor
struct SpringVelocityTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    /// Runs a critically damped spring with ω = 10 for 0.05 s.
    ///
    /// - Returns: The progress of a change of the square's transform from 0 to 100 points.
    private func progressOfTransform(velocity: CGVector) throws -> Double {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        animator.addAnimations { square.transform = CGAffineTransform(translationX: 100, y: 0) }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.05)
        return try #require(square.layer.presentation()).affineTransform().tx / 100
    }

    /// The expected progress, 1 − e^(−ωt)(1 + (ω − v)t).
    private func progress(velocity: Double) -> Double { 1 - exp(-0.5) * (1 + (10 - velocity) * 0.05) }

    @Test(
        arguments: [(CGVector(dx: 3, dy: 4), 5), (CGVector(dx: -3, dy: 0), 3), (CGVector(dx: 3, dy: 0), 3)]
            as [(CGVector, Double)])
    func transformStartsWithMagnitude(velocity: CGVector, expected: Double) throws {
        #expect(abs(try progressOfTransform(velocity: velocity) - progress(velocity: expected)) < 1e-6)
    }

    @Test(arguments: [(CGVector(dx: 3, dy: 4), 3), (CGVector(dx: -3, dy: 0), -3)] as [(CGVector, Double)])
    func transformStartsWithHorizontalComponent(velocity: CGVector, expected: Double) throws {
        playground.simulator.readings = [.springsUseHorizontalVelocity]
        #expect(abs(try progressOfTransform(velocity: velocity) - progress(velocity: expected)) < 1e-6)
    }

    @Test(arguments: [[], [.springsUseHorizontalVelocity]] as [Set<Reading>])
    func positionStartsWithVelocityOfEachAxis(readings: Set<Reading>) throws {
        playground.simulator.readings = readings
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: -3, dy: -3))
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        let start = square.center
        animator.addAnimations { square.center = CGPoint(x: start.x + 100, y: start.y + 100) }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.05)
        let seen = try #require(square.layer.presentation()).position
        #expect(abs((seen.x - start.x) / 100 - progress(velocity: -3)) < 1e-6)
        #expect(abs((seen.y - start.y) / 100 - progress(velocity: -3)) < 1e-6)
    }
}
