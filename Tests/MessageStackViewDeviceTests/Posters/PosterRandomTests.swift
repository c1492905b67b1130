import Testing

@testable import MessageStackViewTests

/// Long random lives of real posters on a device: posts, removals, fingers, windows, settings, time and callbacks.
/// `POST_EVENTS` asks for longer ones.
@MainActor
struct PosterRandomTests {
    @Test func rulesHoldAfterEachEvent() {
        let runs = RandomRuns(variable: "POST_EVENTS", events: 4000, eventsPerRun: 100)
        let reports = runs.reports(
            event: { PosterEvent.random(using: &$0) }, run: { try PosterTrial.run($0) },
            shrink: { PosterTrial.shrink($0) })
        for report in reports { Issue.record("\(report)") }
    }
}
