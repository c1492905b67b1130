import Foundation
import Simulator
import Testing

@testable import MessageStackView

/// Runs each test on devices with certain readings on or off. The others are those of the run.
struct ReadingTrait: SuiteTrait, TestTrait, TestScoping {
    /// The readings to turn on and off, for each run of the test.
    let runs: [(on: Set<Reading>, off: Set<Reading>)]
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for run in runs {
            let readings = Reading.initial.subtracting(run.off).union(run.on)
            try await Reading.$initial.withValue(readings) { try await function() }
        }
    }
}

extension Trait where Self == ReadingTrait {
    /// Runs each test twice, without and with a reading, or only without it if the environment variable `WITHOUT_READING`
    /// names it, so that `check-mutants` finds the faults that appear only under the reading.
    static func bothReadings(of reading: Reading) -> Self {
        let isLeftOut = ProcessInfo.processInfo.environment["WITHOUT_READING"] == "\(reading)"
        return ReadingTrait(runs: [([], [reading])] + (isLeftOut ? [] : [([reading], [])]))
    }

    /// Keeps readings off in tests whose subject is the opposite behavior, for the given reason.
    static func without(_ readings: Reading..., because reason: String) -> Self {
        ReadingTrait(runs: [([], Set(readings))])
    }

    /// Makes the containers of presentations modal, in tests of posts in front of presentations.
    static var containersAreModal: Self {
        .without(.presentedViewsAreModal, because: "assistive technologies then find nothing beside the presented view")
    }

    /// Has VoiceOver report the end of each announcement as it was, in tests of how often a text is announced.
    static var announcementsAreReported: Self {
        .without(.announcementsEndUnreported, because: "an announcement that is reported to have failed is repeated")
    }
}

extension HostedPostController {
    /// Has hosting controllers support what they support in the readings of the device.
    static func followReadings() {
        hasSafeAreaRegions = { !Reading.hostedSizesIncludeSafeAreas.isOn }
    }
}
