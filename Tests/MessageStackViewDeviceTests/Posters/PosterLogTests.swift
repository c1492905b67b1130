import Foundation
import Testing

@testable import MessageStackViewTests

/// Logs what posters do in random runs, so that two versions of the library can be compared.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterLogTests {
    /// The file to write to, from the environment variable `POST_LOG`.
    private nonisolated static let path = ProcessInfo.processInfo.environment["POST_LOG"]

    /// Returns the log of a run with a seed.
    private func log(seed: UInt64) async -> [String] {
        var generator = SeededGenerator(seed: seed)
        let events = (0..<12).map { _ in PosterEvent.random(using: &generator) }
        return await PosterTrial.log(of: events + [.wait(frames: 90), .wait(frames: 600)])
    }

    @Test(.enabled(if: path != nil)) func logIsWritten() async throws {
        let path = try #require(Self.path)
        var lines: [String] = []
        for seed in UInt64(1)...2000 {
            lines += await ["run \(seed)"] + log(seed: seed)
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func logIsTheSameInEachRun() async {
        for seed in UInt64(1)...8 {
            let lines = await log(seed: seed)
            #expect(lines.count >= 14)
            #expect(await log(seed: seed) == lines)
        }
    }
}
