import Testing

@testable import UIKit

/// Against figures that follow from what was measured on iOS 26.1.
@MainActor
struct DecelerationTests {
    @Test(arguments: [(750.0, 369.26, 2.157), (3000, 1492.01, 2.849), (-750, -369.26, 2.157)])
    func aSpeedLeadsSoFarInSuchATime(velocity: Double, way: Double, duration: Double) {
        let deceleration = Deceleration(from: 100, velocity: velocity, rate: 0.998)
        #expect(abs(deceleration.end - 100 - way) < 0.05)
        #expect(abs(deceleration.duration - duration) < 0.001)
        #expect(deceleration.position(at: 60) == deceleration.end)
    }

    @Test func halfTheSpeedIsLeftAfterAThirdOfASecond() {
        let deceleration = Deceleration(from: 0, velocity: 1000, rate: 0.998)
        #expect(abs(deceleration.velocity(at: 0.346) - 500) < 1)
        #expect(abs(deceleration.position(at: 0.346) - 249.5) < 0.5)
    }

    @Test func slowerThanTenPointsPerSecondIsStandingStill() {
        #expect(Deceleration(from: 5, velocity: 10, rate: 0.998).duration == 0)
        #expect(Deceleration(from: 5, velocity: 10, rate: 0.998).end == 5)
    }

    @Test func aTargetIsMetExactly() {
        #expect(abs(Deceleration(from: 20, to: 400, rate: 0.998).end - 400) < 1e-6)
        #expect(abs(Deceleration(from: 20, to: -400, rate: 0.99).end + 400) < 1e-6)
        #expect(Deceleration(from: 20, to: 20, rate: 0.998).duration == 0)
    }

    @Test func thePassingOfAPlaceIsKnownBeforehand() throws {
        let deceleration = Deceleration(from: 0, velocity: 1000, rate: 0.998)
        let time = try #require(deceleration.time(at: 300))
        #expect(abs(deceleration.position(at: time) - 300) < 1e-6)
        #expect(deceleration.time(at: 600) == nil, "beyond its end")
        #expect(deceleration.time(at: -1) == nil, "behind it")
    }

    @Test func aHeldStretchComesBackWithoutPassingItsLimit() {
        let bounce = Bounce(from: -100, to: 0, velocity: 0)
        #expect(bounce.position(at: 0) == -100)
        let positions = (0...60).map { bounce.position(at: Double($0) / 60) }
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
        #expect(abs(bounce.position(at: 0.1) + 50.3) < 0.3, "two decays of 9 and 46 per second")
        #expect(bounce.isOver(at: 1) && !bounce.isOver(at: 0.3))
    }

    @Test func contentThatArrivesWithASpeedPassesTheLimitByAThirtiethOfIt() {
        let bounce = Bounce(from: 0, to: 0, velocity: 1100)
        let peak = bounce.position(at: 1 / 11)
        #expect(abs(peak - 1100 / 11 / 2.71828) < 0.01)
        #expect(!bounce.isOver(at: 0))
        #expect(abs(bounce.position(at: 1.5)) < 0.01)
    }

    @Test(arguments: [(100.0, 51.66), (590, 234.99), (-100, -51.66), (0, 0)])
    func theRubberBandGivesWayLessAndLess(distance: Double, stretch: Double) {
        #expect(abs(RubberBand.stretch(of: distance, over: 852) - stretch) < 0.05)
        #expect(abs(RubberBand.distance(for: stretch, over: 852) - distance) < 0.5)
    }
}
