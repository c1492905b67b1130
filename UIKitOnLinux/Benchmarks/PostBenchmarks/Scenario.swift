/// Work that is repeated in a process of its own, with the library or by hand.
@MainActor
struct Scenario {
    static let all = posts + queues(of: 1_000) + queues(of: 10_000)

    let name: String
    /// The number of runs before those that are measured.
    var warmUps = 10
    /// Prepares the work, and returns a closure that does it once. The meter measures parts of it.
    let prepare: @MainActor (Meter) -> () -> Void

    /// Measures a number of runs.
    func measure(runs: Int) {
        let meter = Meter()
        let run = prepare(meter)
        for _ in 0..<warmUps { run() }
        meter.isOn = true
        for _ in 0..<runs { run() }
    }
}
