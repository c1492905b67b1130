/// Content that comes back to a limit that it is, or is on its way, beyond.
///
/// Measured on iOS 26.1: with a speed it is a critically damped spring; a stretch that was held and is let go decays
/// in two parts.
struct Bounce {
    private static let frequency: CGFloat = 11
    private static let slowDecay: CGFloat = 9
    private static let fastDecay: CGFloat = 46
    /// In points per second; content that is slower counts as held.
    private static let heldSpeed: CGFloat = 50

    let limit: CGFloat
    /// Where it begins, from the limit.
    let stretch: CGFloat
    /// In points per second.
    let velocity: CGFloat

    init(from start: CGFloat, to limit: CGFloat, velocity: CGFloat) {
        self.limit = limit
        stretch = start - limit
        self.velocity = velocity
    }

    /// Comes to rest at `target` without passing it, however fast it begins.
    init(from start: CGFloat, settlingAt target: CGFloat, velocity: CGFloat) {
        let fastest = (target - start) * Self.frequency
        let towards = fastest >= 0 ? min(velocity, fastest) : max(velocity, fastest)
        self.init(from: start, to: target, velocity: towards)
    }

    func position(at time: TimeInterval) -> CGFloat { limit + displacement(at: time).distance }

    /// Nearer than a pixel, and too slow to leave it.
    func isOver(at time: TimeInterval) -> Bool {
        let (distance, speed) = displacement(at: time)
        return abs(distance) < 0.1 && abs(speed) < 5
    }

    private func displacement(at time: TimeInterval) -> (distance: CGFloat, speed: CGFloat) {
        guard abs(velocity) >= Self.heldSpeed else {
            let slow = (Self.fastDecay * stretch + velocity) / (Self.fastDecay - Self.slowDecay)
            let slowPart = slow * exp(-Self.slowDecay * time)
            let fastPart = (stretch - slow) * exp(-Self.fastDecay * time)
            return (slowPart + fastPart, -Self.slowDecay * slowPart - Self.fastDecay * fastPart)
        }
        let slope = velocity + Self.frequency * stretch
        let decay = exp(-Self.frequency * time)
        let distance = (stretch + slope * time) * decay
        return (distance, slope * decay - Self.frequency * distance)
    }
}
