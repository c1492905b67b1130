import Foundation
import Testing

@testable import MessageStackView

/// Long random lives of a queue against a reference that was written differently.
struct PostQueueRandomTests {
    /// `QUEUE_EVENTS` for a longer run.
    private static let eventCount =
        ProcessInfo.processInfo.environment["QUEUE_EVENTS"].flatMap(Int.init) ?? 100_000
    private static let eventsPerRun = 200

    /// The same lives each time, so that a change is judged by what it changes; `make random-tests` lives new ones.
    private static let seed =
        ProcessInfo.processInfo.environment["POST_SEED"].flatMap(UInt64.init) ?? 20_261_121

    @Test func whateverHappensTheQueueDoesWhatTheReferenceDoes() {
        print("POST_SEED=\(Self.seed)")
        for run in 0..<max(1, Self.eventCount / Self.eventsPerRun) {
            var generator = SeededGenerator(seed: Self.seed &+ UInt64(run))
            let events = (0..<Self.eventsPerRun).map { _ in QueueEvent.random(using: &generator) }
            guard (try? QueueTrial.run(events)) == nil else { continue }
            let shortest = QueueTrial.shrink(events)
            do throws(QueueTrial.Failure) {
                try QueueTrial.run(shortest)
            } catch {
                let list = shortest.map { "\($0)" }.joined(separator: "\n")
                Issue.record("POST_SEED=\(Self.seed &+ UInt64(run)): \(error.complaint), after\n\(list)")
            }
            return
        }
    }
}
