/// The return of content to a limit that it has exceeded or is about to exceed.
///
/// Measured on iOS 26.1: with a velocity, the movement is a critically damped spring; content that is released at rest
/// returns with the sum of two exponential decays.
struct Bounce {
    private static let frequency: CGFloat = 11
    private static let slowDecay: CGFloat = 9
    private static let fastDecay: CGFloat = 46
    /// The velocity, in points per second, below which content counts as released at rest.
    private static let heldSpeed: CGFloat = 50

    let limit: CGFloat
    /// The initial distance from the limit, in points.
    let stretch: CGFloat
    /// The initial velocity, in points per second.
    let velocity: CGFloat

    init(from start: CGFloat, to limit: CGFloat, velocity: CGFloat) {
        self.limit = limit
        stretch = start - limit
        self.velocity = velocity
    }

    /// Creates a movement that ends at `target` without overshooting, at any initial velocity.
    init(from start: CGFloat, settlingAt target: CGFloat, velocity: CGFloat) {
        let fastest = (target - start) * Self.frequency
        let towards = fastest >= 0 ? min(velocity, fastest) : max(velocity, fastest)
        self.init(from: start, to: target, velocity: towards)
    }

    func position(at time: TimeInterval) -> CGFloat { limit + displacement(at: time).distance }

    /// Whether the content is within a tenth of a point of the limit and almost at rest.
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
