/// The velocity of a position over the last tenth of a second.
struct VelocityTracker {
    /// The length of the time window in seconds, with a tolerance for rounding errors of added frames.
    private static let window: TimeInterval = 0.1 + 1e-6

    private struct Sample {
        let position: CGPoint
        let time: TimeInterval
    }

    private var samples: [Sample] = []

    /// Adds a position. A second position at the same time replaces the first.
    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(position: position, time: time))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// Returns the velocity in units per second, or zero if the position hasn't changed for a tenth of a second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.window
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.position.x - first.position.x) / duration, y: (last.position.y - first.position.y) / duration)
    }
}
