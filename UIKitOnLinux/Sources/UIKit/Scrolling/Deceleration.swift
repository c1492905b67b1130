/// The deceleration of content: each millisecond, the velocity is multiplied by the rate. Below 10 points per second,
/// the content stops.
///
/// Measured on iOS 26.1: the distance is a sum over milliseconds, so that 750 points per second result in 369.3 points.
struct Deceleration {
    private static let stopSpeed: CGFloat = 10

    let start: CGFloat
    /// The initial velocity, in points per second.
    let velocity: CGFloat
    /// The factor by which the velocity decreases per millisecond.
    let rate: CGFloat

    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        self.rate = min(max(rate, 0), 0.9999)
    }

    /// Creates a deceleration with the velocity that ends at `target`.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let still = Deceleration(from: start, velocity: 0, rate: rate)
        let way = target - start
        let velocity = way == 0 ? 0 : way / still.reach + (way < 0 ? -Self.stopSpeed : Self.stopSpeed)
        self.init(from: start, velocity: velocity, rate: rate)
    }

    /// The distance per unit of velocity, without the minimum velocity.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    /// The time until the content stops, in seconds.
    var duration: TimeInterval {
        guard abs(velocity) > Self.stopSpeed, rate > 0 else { return 0 }
        return log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// The position at which the content stops.
    var end: CGFloat { position(at: duration) }

    func position(at time: TimeInterval) -> CGFloat {
        start + velocity * reach * (1 - pow(rate, 1000 * min(max(0, time), duration)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? velocity * pow(rate, 1000 * max(0, time)) : 0
    }

    /// Returns the time at which the content passes `position`, in seconds; `nil` if it doesn't reach it.
    func time(at position: CGFloat) -> TimeInterval? {
        guard duration > 0, (position - start) * (end - position) > 0 else { return nil }
        return log(1 - (position - start) / (velocity * reach)) / (1000 * log(rate))
    }
}
