import Testing

/// Compares places with an independent reference implementation over random layouts.
///
/// The environment variable `LAYOUT_TRIALS` sets the number of layouts.
@Suite(.leavesNothingBehind)
struct PostLayoutRandomTests {
    private static let trials = TestLength.isFull ? 100_000 : 25_000
    /// The number of failures after which the test ends.
    private static let enough = 3

    @Test func placesMatchTheReferenceAndFollowTheRules() async {
        let runs = RandomRuns(variable: "LAYOUT_TRIALS", events: Self.trials, eventsPerRun: 1)
        print("POST_SEED=\(runs.seed)")
        var failures = 0
        for offset in 0..<UInt64(runs.runs) {
            let seed = runs.seed &+ offset
            var generator = SeededGenerator(seed: seed)
            let trial = LayoutTrial.random(using: &generator)
            guard let complaint = trial.complaint() else { continue }
            // Fewer posts that still fail are easier to read.
            var smallest = trial
            smallest.items = await trial.items.shortest { items in
                var fewer = trial
                fewer.items = items
                return fewer.complaint() != nil
            }
            let shown = smallest.complaint() ?? complaint
            Issue.record("POST_SEED=\(seed): \(shown)\n\(smallest.layout)\n\(smallest.items)")
            failures += 1
            if failures == Self.enough { break }
        }
    }
}
