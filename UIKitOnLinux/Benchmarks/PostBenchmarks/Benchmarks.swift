import Benchmark

/// The benchmarks that the harness runs.
let benchmarks: @Sendable () -> Void = {
    registerPosters()
    registerQueues()
}
