import Benchmark

/// What the harness runs.
let benchmarks: @Sendable () -> Void = {
    registerPosters()
    registerQueues()
}
