import Simulator
import Testing

/// Runs each test of a suite on a device that has just started.
struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    let device: Device
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await start()
        try await function()
    }

    @MainActor private func start() {
        _ = Simulator(device: device)
    }
}

extension Trait where Self == DeviceTrait {
    static func device(_ device: Device) -> Self { DeviceTrait(device: device) }
}
