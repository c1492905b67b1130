import Foundation
import Simulator
import Testing

@testable import MessageStackViewTests

/// Records the visible posts of random runs, frame by frame. `scripts/compare-traces` compares the records of two versions of the
/// library.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterTraceTests {
    /// The file to write to, from the environment variable `POST_TRACES`.
    private nonisolated static let path = ProcessInfo.processInfo.environment["POST_TRACES"]

    private static let devices = [Device.iPhone16, .iPhoneSE, .iPad11]

    /// Returns the trace of a run with a seed.
    private func trace(seed: UInt64) async -> [String] {
        var generator = SeededGenerator(seed: seed)
        let events = (0..<10).flatMap { _ in
            [.randomOfMotion(using: &generator), PosterEvent.wait(frames: Int.random(in: 1..<40, using: &generator))]
        }
        let device = Self.devices[Int(seed) % Self.devices.count]
        return await PosterTrial.trace(of: events + [.wait(frames: 60)], on: device)
    }

    @Test(.enabled(if: path != nil)) func tracesAreWritten() async throws {
        let path = try #require(Self.path)
        var lines: [String] = []
        for seed in UInt64(1)...500 {
            lines += await ["run \(seed)"] + trace(seed: seed)
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func traceIsTheSameInEachRun() async {
        for seed in UInt64(1)...6 {
            let lines = await trace(seed: seed)
            #expect(lines.count >= 20)
            #expect(await trace(seed: seed) == lines)
        }
    }
}
