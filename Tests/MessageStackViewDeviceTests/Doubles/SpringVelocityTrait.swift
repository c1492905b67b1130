import Testing
@_spi(Simulator) import UIKit

/// Runs each test of a suite twice, with both readings of the initial velocity of a spring.
///
/// To see which reading a failed test dislikes, remove the other one from `readings`.
struct SpringVelocityTrait: SuiteTrait, TestTrait, TestScoping {
    var readings = SpringVelocityReading.allCases
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for reading in readings {
            await set(reading)
            try await function()
        }
        await set(.magnitude)
    }

    @MainActor private func set(_ reading: SpringVelocityReading) {
        SpringVelocityReading.current = reading
    }
}

extension Trait where Self == SpringVelocityTrait {
    /// Both readings of the initial velocity of a spring.
    static var bothSpringVelocities: Self { SpringVelocityTrait() }
}
