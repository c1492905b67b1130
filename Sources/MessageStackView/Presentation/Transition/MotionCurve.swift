import UIKit

/// How far along its way something is at which time, known well enough for something else to take over.
enum MotionCurve: Equatable, Sendable {
    /// Its duration is a matter of the spring.
    case spring(PostSpring, initialVelocity: Double)
    case bezier(PostBezier, duration: TimeInterval)

    /// The curve of a pace. One that begins in motion is a spring: no other can take over a speed.
    ///
    /// - Parameter velocity: ways per second at the beginning.
    init(_ pace: PostPace, velocity: Double) {
        let duration = pace.seconds
        switch pace.curve {
        case .spring(_, let initialVelocity):
            self = .spring(
                PostSpring(pace), initialVelocity: velocity == 0 ? Double(initialVelocity.limited) : velocity)
        case _ where velocity != 0:
            self = .spring(PostSpring(pace), initialVelocity: velocity)
        case .linear: self = .bezier(.linear, duration: duration)
        case .easeIn: self = .bezier(.easeIn, duration: duration)
        case .easeOut: self = .bezier(.easeOut, duration: duration)
        case .easeInOut: self = .bezier(.easeInOut, duration: duration)
        }
    }

    /// The curve of something that flies on with the speed that it has, and gets faster steadily if it would take
    /// longer than `limit` seconds.
    ///
    /// - Parameter velocity: ways per second at the beginning; 0 at least.
    init(flyingWith velocity: Double, within limit: TimeInterval) {
        let duration = velocity * limit > 1 ? 1 / velocity : limit
        let slope = velocity * duration
        // A parabola that begins with this slope, as a cubic curve.
        let bezier = PostBezier(
            first: CGPoint(x: 1.0 / 3, y: slope / 3), second: CGPoint(x: 2.0 / 3, y: (1 + slope) / 3))
        self = .bezier(bezier, duration: duration)
    }

    /// The duration in seconds. An animator ignores that of a spring that begins in motion.
    var duration: TimeInterval {
        switch self {
        case .spring(let spring, _): spring.duration
        case .bezier(_, let duration): duration
        }
    }

    /// Ways per second after `time` seconds.
    func velocity(after time: TimeInterval) -> Double {
        switch self {
        case .spring(let spring, let initialVelocity):
            time < 0 ? 0 : spring.state(after: time, initialVelocity: initialVelocity).velocity
        case .bezier(let bezier, let duration):
            time < 0 || time > duration ? 0 : bezier.slope(at: time / duration) / duration
        }
    }

    /// The same for an animator.
    ///
    /// - Parameter vertical: how fast a spring that moves a position is up and down, if not as this one.
    @MainActor
    func timingParameters(vertical: Double? = nil) -> any UITimingCurveProvider {
        switch self {
        case .spring(let spring, let velocity):
            spring.timing(initialVelocity: CGVector(dx: velocity, dy: vertical ?? velocity))
        case .bezier(let bezier, _):
            UICubicTimingParameters(controlPoint1: bezier.first, controlPoint2: bezier.second)
        }
    }
}

extension PostSpring {
    /// The spring of a pace, or one that doesn't swing where that names none.
    init(_ pace: PostPace) {
        var ratio = 1.0
        if case .spring(let damping, _) = pace.curve, !damping.isNaN { ratio = min(max(Double(damping), 0.05), 1) }
        self.init(dampingRatio: ratio, duration: pace.seconds)
    }
}

extension PostPace {
    /// The longest duration and delay in seconds: an hour.
    static let longest: TimeInterval = 3600

    /// The duration in seconds, clamped to an hour; 0 if it is shorter than a millisecond, NaN or infinite.
    ///
    /// Speeds in something shorter aren't finite.
    var seconds: TimeInterval { duration.isFinite && duration >= 0.001 ? min(duration, Self.longest) : 0 }

    /// The delay in seconds, clamped to an hour; 0 if it is negative, NaN or infinite.
    var waiting: TimeInterval { delay.isFinite ? min(max(0, delay), Self.longest) : 0 }
}
