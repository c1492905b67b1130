import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Invalid numbers and texts in each property of the public API. The post is accepted, can be rendered and ends once.
@MainActor
@Suite(.leavesNothingBehind)
struct BadValueTests {
    /// A property and a closure that sets it.
    struct Property<Value>: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// A closure that returns whether the post must be visible with a value.
        let isSeen: @Sendable (Value) -> Bool
        let set: @MainActor @Sendable (inout BadValueTrial, Value) -> Void

        init(
            _ testDescription: String, isSeen: @escaping @Sendable (Value) -> Bool = { _ in true },
            set: @escaping @MainActor @Sendable (inout BadValueTrial, Value) -> Void
        ) {
            self.testDescription = testDescription
            self.isSeen = isSeen
            self.set = set
        }
    }

    /// The numbers, each unlike the next one, so that each property is tested with different ones.
    nonisolated static let numbers = [Double.nan, -1, .infinity, 0, -.infinity, 1e308, 1e-308, -1e308]
    nonisolated static let counts = [Int.min, -1, 0, .max]

    @Test(arguments: TestLength.pairs(Property.placements + Property.sizes, numbers, count: 2))
    func postSurvivesInvalidPlacement(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.timings + Property.motions, numbers, count: 2))
    func postSurvivesInvalidTransition(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.touches, numbers, count: 2))
    func postSurvivesInvalidInteraction(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.colors + Property.styles, numbers, count: 2))
    func postSurvivesInvalidStyle(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.times, numbers, count: 2))
    func postSurvivesInvalidTime(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.posters, numbers, count: 2))
    func postSurvivesInvalidPosterSetting(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.views, numbers, count: 2))
    func postSurvivesInvalidViewSetting(property: Property<Double>, number: Double) throws {
        try expectSurvival(property, number)
    }

    @Test(arguments: TestLength.pairs(Property.counts, counts))
    func postSurvivesInvalidCount(property: Property<Int>, count: Int) throws { try expectSurvival(property, count) }

    @Test(arguments: TestLength.pairs(Property.texts, BadText.all))
    func postSurvivesInvalidText(property: Property<BadText>, text: BadText) throws {
        try expectSurvival(property, text)
    }

    /// The slowest case, run only once for each kind of message.
    @Test(arguments: Property.longTexts)
    func postSurvivesMegabyteOfText(property: Property<BadText>) throws { try expectSurvival(property, .megabyte) }

    private func expectSurvival<Value>(_ property: Property<Value>, _ value: Value) throws {
        var trial = BadValueTrial()
        defer { trial.restoreDefaults() }
        property.set(&trial, value)
        try trial.run(isSeen: property.isSeen(value))
    }
}
