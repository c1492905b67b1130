/// The speed of something over the last tenth of a second.
struct VelocityTracker {
    /// In seconds, with a little more for the errors of adding up frames.
    private static let window: TimeInterval = 0.1 + 1e-6

    private struct Sample {
        let position: CGPoint
        let time: TimeInterval
    }

    private var samples: [Sample] = []

    /// Adds where it is; a second position at the same time replaces the first.
    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(position: position, time: time))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// In units of the positions per second; zero if it has rested for a tenth of a second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.window
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.position.x - first.position.x) / duration, y: (last.position.y - first.position.y) / duration)
    }
}
