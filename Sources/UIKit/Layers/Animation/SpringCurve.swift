/// The way of a damped spring from 0 to 1, by UIKit's laws (measured on iOS 26.1 to eight digits).
struct SpringCurve: Hashable, Sendable {
    /// Undamped frequency in radians per second.
    let frequency: Double
    /// At most 1: over-damping is evaluated as critical, as Core Animation does.
    let dampingRatio: Double
    /// In parts of the way per second.
    let initialVelocity: Double

    /// A spring of the given physics; one that can't be is there at once.
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let isPossible = mass > 0 && stiffness > 0 && damping >= 0 && (stiffness / mass).isFinite
        frequency = isPossible ? (stiffness / mass).squareRoot() : Self.instant
        dampingRatio = isPossible ? min(1, damping / (2 * (stiffness * mass).squareRoot())) : 1
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// A spring that is within a thousandth of its end after `duration` seconds.
    init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let ratio = min(1, max(1e-4, dampingRatio))
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        self.dampingRatio = ratio
        self.initialVelocity = velocity
        frequency =
            duration > 0 ? Self.frequency(ratio: ratio, duration: duration, velocity: velocity) : Self.instant
    }

    /// The frequency of a spring without a duration.
    private static let instant = 1e6

    /// Progress after `time` seconds.
    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        guard dampingRatio < 1 else {
            return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let push = (decay - initialVelocity) / swing
        return 1 - exp(-decay * time) * (cos(swing * time) + push * sin(swing * time))
    }

    /// Seconds until the spring stays within a thousandth of its end.
    var settlingDuration: Double {
        let decay = dampingRatio * frequency
        guard decay > 0 else { return .infinity }
        guard dampingRatio < 1 else {
            return Self.lastRoot { exp(-frequency * $0) * abs(1 + (frequency - initialVelocity) * $0) - 0.001 }
        }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return log((1 + abs((decay - initialVelocity) / swing)) / 0.001) / decay
    }

    /// Solves |(β − v)/ω_d|·e^(−βD) = 0.001 for ω, or (1 + (ω − v)D)·e^(−ωD) = 0.001 for critical damping.
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

    /// The largest x at which `function`, negative beyond it, is zero.
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
