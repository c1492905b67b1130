import Foundation

/// Executes runs of random events, each with its own seed, and reports the runs that fail.
struct RandomRuns {
    /// The seed of the first run; each further run has the next number.
    ///
    /// `make test` always uses the same seed, so that a new failure points to the change under test. `make random-tests`
    /// uses a new one.
    var seed = ProcessInfo.processInfo.environment["POST_SEED"].flatMap(UInt64.init) ?? 20_261_121
    let runs: Int
    let eventsPerRun: Int

    /// Creates runs of `eventsPerRun` events each.
    ///
    /// The environment variable sets the total number of events; without it, `events` does.
    init(variable: String, events: Int, eventsPerRun: Int) {
        let count = ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? events
        runs = max(1, count / eventsPerRun)
        self.eventsPerRun = eventsPerRun
    }

    /// Returns a report with the seed of each run that fails.
    ///
    /// The report of the first failing run contains the shortest list of events found that still fails. Shrinking takes
    /// many runs, so the others are not shrunk.
    ///
    /// - Parameters:
    ///   - event: Returns a random event.
    ///   - run: Applies a list of events, and throws an error that describes the first broken rule.
    ///   - shrink: Returns the shortest list found that still fails.
    func reports<Event: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        event: (inout SeededGenerator) -> Event,
        run: ([Event]) async throws -> Void,
        shrink: ([Event]) async -> [Event]
    ) async -> [String] {
        print("POST_SEED=\(seed)")
        var reports: [String] = []
        for offset in 0..<UInt64(runs) {
            var generator = SeededGenerator(seed: seed &+ offset)
            let events = (0..<eventsPerRun).map { _ in event(&generator) }
            guard let complaint = await complaint(of: run, events) else { continue }
            var report = "POST_SEED=\(seed &+ offset): \(complaint)"
            if reports.isEmpty {
                let shortest = await shrink(events)
                let again =
                    await self.complaint(of: run, shortest)
                    ?? "nothing when run again: it depends on more than the seed"
                report += "\nThe shortest run found fails with \(again)\n"
                report += shortest.map { "\($0)" }.joined(separator: "\n")
            }
            reports.append(report)
        }
        return reports
    }

    private func complaint<Event: Sendable>(
        isolation: isolated (any Actor)? = #isolation, of run: ([Event]) async throws -> Void, _ events: [Event]
    ) async -> String? {
        do {
            try await run(events)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
