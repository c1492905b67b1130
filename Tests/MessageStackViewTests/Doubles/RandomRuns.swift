import Foundation

/// Runs of random events, each with a seed of its own, and reports of the runs that fail.
struct RandomRuns {
    /// The seed of the first run; each further run has the next number.
    ///
    /// It is the same in each `make test`, so that a change is judged by what it changes. `make random-tests` takes
    /// another one.
    var seed = ProcessInfo.processInfo.environment["POST_SEED"].flatMap(UInt64.init) ?? 20_261_121
    let runs: Int
    let eventsPerRun: Int

    /// Runs of `eventsPerRun` events: as many events in all as the environment variable says, or else `events`.
    init(variable: String, events: Int, eventsPerRun: Int) {
        let count = ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? events
        runs = max(1, count / eventsPerRun)
        self.eventsPerRun = eventsPerRun
    }

    /// Returns a report for each run that fails, with its seed. That of the first one has the shortest list of events
    /// that still fails; shrinking takes many runs, so others are not shrunk.
    ///
    /// - Parameters:
    ///   - event: Returns a random event.
    ///   - run: Applies a list of events, and throws an error that describes the first broken rule.
    ///   - shrink: Returns the shortest list found that still fails.
    func reports<Event>(
        event: (inout SeededGenerator) -> Event,
        run: ([Event]) throws -> Void,
        shrink: ([Event]) -> [Event]
    ) -> [String] {
        print("POST_SEED=\(seed)")
        var reports: [String] = []
        for offset in 0..<UInt64(runs) {
            var generator = SeededGenerator(seed: seed &+ offset)
            let events = (0..<eventsPerRun).map { _ in event(&generator) }
            guard let complaint = complaint(of: run, events) else { continue }
            var report = "POST_SEED=\(seed &+ offset): \(complaint)"
            if reports.isEmpty {
                let shortest = shrink(events)
                let again =
                    self.complaint(of: run, shortest) ?? "nothing when run again: it depends on more than the seed"
                report += "\nThe shortest run found fails with \(again)\n"
                report += shortest.map { "\($0)" }.joined(separator: "\n")
            }
            reports.append(report)
        }
        return reports
    }

    private func complaint<Event>(of run: ([Event]) throws -> Void, _ events: [Event]) -> String? {
        do {
            try run(events)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
