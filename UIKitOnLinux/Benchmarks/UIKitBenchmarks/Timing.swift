/// How long `body` takes, in milliseconds.
@MainActor
func milliseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

extension [Double] {
    /// What half of the measurements don't exceed: whatever else a machine does makes single ones longer.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
