/// Content that coasts: each millisecond leaves a part of its speed, and below 10 points per second it stops dead.
///
/// Measured on iOS 26.1: the way is a sum over milliseconds, so that 750 points per second lead 369.3 points far.
struct Deceleration {
    private static let stopSpeed: CGFloat = 10

    let start: CGFloat
    /// In points per second.
    let velocity: CGFloat
    /// What is left of the speed after a millisecond.
    let rate: CGFloat

    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        self.rate = min(max(rate, 0), 0.9999)
    }

    /// With the speed that leads to `target`.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let still = Deceleration(from: start, velocity: 0, rate: rate)
        let way = target - start
        let velocity = way == 0 ? 0 : way / still.reach + (way < 0 ? -Self.stopSpeed : Self.stopSpeed)
        self.init(from: start, velocity: velocity, rate: rate)
    }

    /// The way per point of speed, without end.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    /// Seconds until it stops.
    var duration: TimeInterval {
        guard abs(velocity) > Self.stopSpeed, rate > 0 else { return 0 }
        return log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// Where it stops if nothing is in its way.
    var end: CGFloat { position(at: duration) }

    func position(at time: TimeInterval) -> CGFloat {
        start + velocity * reach * (1 - pow(rate, 1000 * min(max(0, time), duration)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? velocity * pow(rate, 1000 * max(0, time)) : 0
    }

    /// Seconds until it passes `position`; nil if it doesn't get there.
    func time(at position: CGFloat) -> TimeInterval? {
        guard duration > 0, (position - start) * (end - position) > 0 else { return nil }
        return log(1 - (position - start) / (velocity * reach)) / (1000 * log(rate))
    }
}
