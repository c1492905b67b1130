import Benchmark

/// Something that is done over and over while the harness measures.
@MainActor
protocol Workload: AnyObject {
    /// What one `perform()` counts as: a post that came and went, or several events.
    var operationsPerRun: Int { get }

    /// Makes what `perform()` needs, which isn't measured.
    func prepare()

    /// One measurement. It lasts a millisecond or so: long beside the harness, short enough to be left alone sometimes.
    func perform()
}

extension Workload {
    var operationsPerRun: Int { 1 }

    func prepare() {}
}

/// Registers a workload, which is made before the first run and let go of after the last.
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

/// Keeps a workload on the main actor; the harness measures from outside of it.
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

    /// - Returns: how many operations that was.
    func run() -> Int {
        guard let workload else { return 0 }
        workload.perform()
        return workload.operationsPerRun
    }
}

extension BenchmarkMetric {
    /// Operations in one measurement: what its time is divided by.
    static let operations = BenchmarkMetric.custom("Operations", polarity: .prefersLarger, useScalingFactor: false)
}
