import Foundation
import Testing

@testable import MessageStackViewTests

/// Long random lives of real posters on a device: posts, removals, fingers, windows, settings, time and callbacks.
@MainActor
struct PosterRandomTests {
    /// `POST_EVENTS` for a longer run.
    nonisolated private static let eventCount =
        ProcessInfo.processInfo.environment["POST_EVENTS"].flatMap(Int.init) ?? 4000
    nonisolated private static let eventsPerRun = 100

    /// The same lives each time, so that a change is judged by what it changes; `make random-tests` lives new ones.
    nonisolated private static let seed =
        ProcessInfo.processInfo.environment["POST_SEED"].flatMap(UInt64.init) ?? 20_261_121

    @Test func whateverHappensTheRulesHold() {
        print("POST_SEED=\(Self.seed)")
        for run in 0..<max(1, Self.eventCount / Self.eventsPerRun) {
            var generator = SeededGenerator(seed: Self.seed &+ UInt64(run))
            let events = (0..<Self.eventsPerRun).map { _ in PosterEvent.random(using: &generator) }
            guard (try? PosterTrial.run(events)) == nil else { continue }
            let shortest = PosterTrial.shrink(events)
            do throws(PosterTrial.Failure) {
                try PosterTrial.run(shortest)
            } catch {
                let list = shortest.map { "\($0)" }.joined(separator: "\n")
                Issue.record("POST_SEED=\(Self.seed &+ UInt64(run)): \(error.complaint), after\n\(list)")
            }
            return
        }
    }
}
