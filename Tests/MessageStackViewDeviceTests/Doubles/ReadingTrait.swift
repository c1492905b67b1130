import Simulator
import Testing

/// Runs each test twice, with both values of a switch of `Readings`.
///
/// To see which value a failed test dislikes, remove the other one from `values`.
struct ReadingTrait: SuiteTrait, TestTrait, TestScoping {
    let reading: WritableKeyPath<Readings, Bool> & Sendable
    var values = [false, true]
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for value in values {
            var readings = Readings.initial
            readings[keyPath: reading] = value
            try await Readings.$initial.withValue(readings) { try await function() }
        }
    }
}

extension Trait where Self == ReadingTrait {
    /// Both values of a switch of `Readings`.
    static func bothReadings(of reading: WritableKeyPath<Readings, Bool> & Sendable) -> Self {
        ReadingTrait(reading: reading)
    }

    /// Both orders of text inputs and the responders after them.
    static var bothKeyOrders: Self { bothReadings(of: \.sendsKeysBeforeText) }
}
