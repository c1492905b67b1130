import Testing

/// Compares a queue with an independent reference implementation over random events.
///
/// The environment variable `QUEUE_EVENTS` sets the number of events.
@Suite(.leavesNothingBehind)
struct PostQueueRandomTests {
    @Test func queueMatchesTheReference() async {
        let runs = RandomRuns(variable: "QUEUE_EVENTS", events: TestLength.isFull ? 100_000 : 25_000, eventsPerRun: 200)
        let reports = await runs.reports(
            event: { QueueEvent.random(using: &$0) }, run: { try QueueTrial.run($0) },
            shrink: { await QueueTrial.shrink($0) })
        for report in reports { Issue.record("\(report)") }
    }
}
