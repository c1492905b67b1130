import Testing

/// Long random lives of a queue against a reference that was written differently. `QUEUE_EVENTS` asks for longer ones.
struct PostQueueRandomTests {
    @Test func queueDoesWhatTheReferenceDoes() {
        let runs = RandomRuns(variable: "QUEUE_EVENTS", events: 100_000, eventsPerRun: 200)
        let reports = runs.reports(
            event: { QueueEvent.random(using: &$0) }, run: { try QueueTrial.run($0) }, shrink: QueueTrial.shrink)
        for report in reports { Issue.record("\(report)") }
    }
}
