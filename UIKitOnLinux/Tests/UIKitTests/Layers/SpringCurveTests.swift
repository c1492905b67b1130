import Foundation
import Testing

@testable import UIKit

/// Figures computed from the law that was measured on iOS 26.1.
struct SpringCurveTests {
    @Test(arguments: [(0.4, 0.8, 22.486), (0.5, 0.6, 22.067), (0.5, 0.65, 20.774), (1, 1, 9.23341348)])
    func theFrequencyFollowsFromDurationAndDamping(duration: Double, ratio: Double, frequency: Double) {
        let spring = SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: 0)
        #expect(abs(spring.frequency - frequency) < 0.001)
    }

    @Test(arguments: [
        (1.0, 1.0, [0.236, 0.551, 0.764, 0.883, 0.945, 0.992, 0.999]),
        (0.8, 0.5, [0.249, 0.609, 0.852, 0.969, 1.009, 1.008, 1.000]),
        (0.6, 0.8, [0.374, 0.856, 1.072, 1.086, 1.037, 0.992, 1.001]),
        (0.5, 1.0, [0.488, 1.035, 1.160, 1.067, 0.987, 0.999, 1.001]),
    ])
    func theWayIsTheMeasuredOne(ratio: Double, duration: Double, values: [Double]) {
        let spring = SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: 0)
        for (part, value) in zip([0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1], values) {
            #expect(abs(spring.value(at: part * duration) - value) < 0.001)
        }
    }

    @Test(arguments: [(10.0, 1.4727003), (5, 2.855), (15, 1.022)])
    func theSettlingTimeIsApples(damping: Double, duration: Double) {
        let spring = SpringCurve(SpringCurve.Physics(1, 100, damping), initialVelocity: 0)
        #expect(abs(spring.settlingDuration - duration) < 0.001)
    }

    @Test(arguments: [-2.0, 0, 1.5])
    func itStartsWithTheSpeedThatItIsGiven(velocity: Double) {
        for ratio in [0.5, 1] {
            let spring = SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
            #expect(abs(spring.value(at: 1e-6) / 1e-6 - velocity) < 0.01)
        }
    }

    @Test func overDampingIsEvaluatedAsCritical() {
        let critical = SpringCurve(SpringCurve.Physics(1, 100, 20), initialVelocity: 0)
        let over = SpringCurve(SpringCurve.Physics(1, 100, 200), initialVelocity: 0)
        #expect(critical.value(at: 0.2) == over.value(at: 0.2))
    }

    /// |(β − v)/ω_d|·e^(−βD), or (1 + (ω − v)D)·e^(−ωD), is a thousandth: the law that was measured for speeds too.
    @Test(arguments: [-2, -0.5, 1, 1.65], [0.35, 0.5, 0.8, 1])
    func aSpeedLeavesAThousandthAfterTheDuration(velocity: Double, ratio: Double) {
        let spring = SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
        let (frequency, decay) = (spring.frequency, ratio * spring.frequency)
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let rest =
            ratio < 1
            ? abs((decay - velocity) / swing) * exp(-decay) : abs(1 + frequency - velocity) * exp(-frequency)
        #expect(abs(rest - 0.001) < 1e-6)
    }

    @Test func theSpringOfSystemTransitionsIsCritical() {
        let spring = SpringCurve(SpringCurve.Physics(3, 1000, 500), initialVelocity: 0)
        #expect(abs(spring.frequency - 18.2574) < 0.0001)
        #expect(spring.dampingRatio == 1)
        #expect(abs(spring.value(at: 0.25) - 0.942) < 0.001)
    }

    @Test(arguments: [(-1, 1), (0, 1), (7, 1), (0.5, 0), (.nan, 1), (0.5, .nan)] as [(Double, Double)])
    func badFiguresGiveACurveAllTheSame(ratio: Double, duration: Double) {
        for velocity in [0, .nan, .infinity] {
            let spring = SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
            #expect(spring.value(at: 0) == 0)
            #expect(spring.value(at: 0.3).isFinite)
        }
    }

    @Test(arguments: [(0, 1, 1), (1, 0, 1), (.nan, 1, 1), (1, -1, 1), (1, 1, .nan)] as [(Double, Double, Double)])
    func impossiblePhysicsAreThereAtOnce(mass: Double, stiffness: Double, damping: Double) {
        let spring = SpringCurve(SpringCurve.Physics(mass, stiffness, damping), initialVelocity: .nan)
        #expect(spring.value(at: 0.01) == 1)
        #expect(spring.settlingDuration < 0.001)
    }
}
