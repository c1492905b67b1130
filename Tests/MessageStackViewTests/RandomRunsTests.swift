import Testing

/// Checks that the double of the random tests reports every failure.
@Suite(.leavesNothingBehind)
struct RandomRunsTests {
    private struct Complaint: Error {}

    private var runs: RandomRuns {
        var runs = RandomRuns(variable: "", events: 40, eventsPerRun: 10)
        runs.seed = 1
        return runs
    }

    private func report(_ run: ([Int]) throws -> Void) async -> [String] {
        await runs.reports(
            event: { Int.random(in: 0..<10, using: &$0) }, run: run,
            shrink: { events in await events.shortest { (try? run($0)) == nil } })
    }

    @Test func passingRunsAreNotReported() async {
        var count = 0
        #expect(await report { count += $0.count } == [])
        #expect(count == 40)
    }

    @Test func failingRunsAreReportedWithTheirSeeds() async {
        let reports = await report { _ in throw Complaint() }
        #expect(reports.map { String($0.prefix(12)) } == (1...4).map { "POST_SEED=\($0):" })
    }

    @Test func firstFailingRunIsShrunk() async throws {
        let reports = await report { if $0.contains(7) { throw Complaint() } }
        let first = try #require(reports.first)
        #expect(first.split(separator: "\n").suffix(1) == ["7"])
    }

    @Test func failureThatDoesNotRecurIsReported() async throws {
        var hasFailed = false
        let reports = await report { _ in
            defer { hasFailed = true }
            if !hasFailed { throw Complaint() }
        }
        #expect(reports.count == 1)
        #expect(try #require(reports.first).contains("depends on more than the seed"))
    }
}
