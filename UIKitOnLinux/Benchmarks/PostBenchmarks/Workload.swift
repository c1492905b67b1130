import Benchmark

/// Work that the harness measures repeatedly.
@MainActor
protocol Workload: AnyObject {
    /// The number of operations in one `perform()`, for example 1 for a post that is shown and removed.
    var operationsPerRun: Int { get }

    /// Prepares for `perform()`. It isn't measured.
    func prepare()

    /// Performs one measurement. It should take about a millisecond: long compared with the harness's overhead, and
    /// short enough to run without interruption some of the time.
    func perform()
}

extension Workload {
    var operationsPerRun: Int { 1 }

    func prepare() {}
}

/// Registers a workload, which is created before the first run and released after the last.
func register(_ name: String, make: @escaping @MainActor @Sendable () -> any Workload) {
    let bench = Bench()
    Benchmark(
        name,
        configuration: .init(metrics: [.wallClock, .throughput, .operations]),
        closure: { benchmark in
            await bench.prepare()
            benchmark.startMeasurement()
            let operations = await bench.run()
            benchmark.stopMeasurement()
            benchmark.measurement(.operations, operations)
        },
        setup: { await bench.set(up: make) },
        teardown: { await bench.clear() }
    )
}

/// Keeps a workload on the main actor, for the harness, which runs outside of it.
@MainActor
private final class Bench {
    private var workload: (any Workload)?

    nonisolated init() {}

    func set(up make: @MainActor () -> any Workload) {
        workload = make()
    }

    func clear() {
        workload = nil
    }

    func prepare() {
        workload?.prepare()
    }

    /// Performs the workload once.
    ///
    /// - Returns: The number of operations performed.
    func run() -> Int {
        guard let workload else { return 0 }
        workload.perform()
        return workload.operationsPerRun
    }
}

extension BenchmarkMetric {
    /// The number of operations in one measurement, by which its time is divided.
    static let operations = BenchmarkMetric.custom("Operations", polarity: .prefersLarger, useScalingFactor: false)
}
