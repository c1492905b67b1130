/// The movement of a damped spring from 0 to 1 with UIKit's formulas (measured on iOS 26.1 to eight digits).
struct SpringCurve: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    let frequency: Double
    /// The damping ratio: 1 is critical. Greater values occur only if overdamping is allowed.
    let dampingRatio: Double
    /// The initial velocity, in distances from start to end per second.
    let initialVelocity: Double

    /// The physical parameters of a spring.
    struct Physics {
        let mass: Double
        let stiffness: Double
        let damping: Double

        init(_ mass: Double, _ stiffness: Double, _ damping: Double) {
            (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
        }

        /// Creates parameters with the formulas documented for `UIView.animate(springDuration:bounce:)`. The bounce is
        /// clamped to −1…1.
        init(perceptualDuration: Double, bounce: Double) {
            let bounce = min(1, max(-0.999, bounce))
            let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
            let frequency = 2 * Double.pi / perceptualDuration
            self.init(1, frequency * frequency, 2 * ratio * frequency)
        }

        var isPossible: Bool { mass > 0 && stiffness > 0 && damping >= 0 && (stiffness / mass).isFinite }
        var frequency: Double { (stiffness / mass).squareRoot() }
        var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
        var perceptualDuration: Double { 2 * .pi / frequency }
        var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    }

    /// Creates a spring with physical parameters; impossible ones reach the end immediately. Overdamping counts as
    /// critical damping, as in Core Animation, unless it is allowed.
    init(_ physics: Physics, initialVelocity: Double, allowsOverdamping: Bool = false) {
        frequency = physics.isPossible ? physics.frequency : Self.instant
        dampingRatio = physics.isPossible ? min(allowsOverdamping ? .infinity : 1, physics.dampingRatio) : 1
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Creates a spring that is within a thousandth of its end after `duration` seconds.
    init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let ratio = min(1, max(1e-4, dampingRatio))
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        self.dampingRatio = ratio
        self.initialVelocity = velocity
        frequency =
            duration > 0 ? Self.frequency(ratio: ratio, duration: duration, velocity: velocity) : Self.instant
    }

    /// The spring of UIKit's transitions and of the keyboard: mass 3, stiffness 1000, damping 500.
    static let transition = SpringCurve(Physics(3, 1000, 500), initialVelocity: 0)

    /// The frequency of a spring that reaches its end immediately.
    private static let instant = 1e6

    /// Returns the progress after `time` seconds.
    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        guard dampingRatio <= 1 else { return overdampedValue(at: time) }
        guard dampingRatio < 1 else {
            return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let push = (decay - initialVelocity) / swing
        return 1 - exp(-decay * time) * (cos(swing * time) + push * sin(swing * time))
    }

    /// The sum of a slow and a fast exponential decay.
    private func overdampedValue(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let slowShare = (fast - initialVelocity) / (fast - slow)
        return 1 - slowShare * exp(-slow * time) - (1 - slowShare) * exp(-fast * time)
    }

    /// The time until the spring stays within a thousandth of its end, in seconds.
    var settlingDuration: Double {
        let decay = dampingRatio * frequency
        guard decay > 0 else { return .infinity }
        guard dampingRatio <= 1 else { return Self.lastRoot { abs(1 - overdampedValue(at: $0)) - 0.001 } }
        guard dampingRatio < 1 else {
            return Self.lastRoot { exp(-frequency * $0) * abs(1 + (frequency - initialVelocity) * $0) - 0.001 }
        }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return log((1 + abs((decay - initialVelocity) / swing)) / 0.001) / decay
    }

    /// Returns the undamped frequency ω of a spring that is within a thousandth of its end after `duration` seconds.
    ///
    /// The frequency is the greatest solution of |(β − v)/ω_d|·e^(−βD) = 0.001 or, with critical damping, of
    /// |1 + (ω − v)D|·e^(−ωD) = 0.001. D is the duration, v the initial velocity, β = ratio·ω the decay rate, and
    /// ω_d = ω·√(1 − ratio²) the damped frequency.
    private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
        lastRoot { frequency in
            let decay = ratio * frequency
            guard ratio < 1 else {
                return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) - 0.001
            }
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return abs((decay - velocity) / swing) * exp(-decay * duration) - 0.001
        }
    }

    /// Returns the largest root of a function that is negative beyond it.
    private static func lastRoot(of function: (Double) -> Double) -> Double {
        var high = 1e-3
        while high < 1e9, function(high) > 0 || function(high * 2) > 0 || function(high * 4) > 0 { high *= 2 }
        var low = high
        while low > 1e-9, function(low) <= 0 { low /= 1.05 }
        high = low * 1.05
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
