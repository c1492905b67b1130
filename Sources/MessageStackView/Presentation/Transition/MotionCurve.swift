import UIKit

/// The progress of an animation over time, with a known velocity at every moment, so that another animation can
/// continue it.
enum MotionCurve: Equatable, Sendable {
    /// The curve of a spring, which also determines the duration, with a velocity at its start.
    case spring(PostSpring, initialVelocity: Double)
    case bezier(PostBezier, duration: TimeInterval)

    /// Creates the curve of a timing for a property other than a center. Its initial velocity isn't negative, because
    /// such a property can't start away from its value at the end, see `PostSpring.timing(initialVelocity:)`.
    init(_ timing: PostTransition.Timing) {
        let duration = timing.seconds
        switch timing.curve {
        case .spring: self = .spring(PostSpring(timing), initialVelocity: max(0, Double(timing.initialVelocity)))
        case .linear: self = .bezier(.linear, duration: duration)
        case .easeIn: self = .bezier(.easeIn, duration: duration)
        case .easeOut: self = .bezier(.easeOut, duration: duration)
        case .easeInOut: self = .bezier(.easeInOut, duration: duration)
        }
    }

    /// Creates the curve of a throw, which keeps its velocity, or accelerates steadily if it would otherwise take
    /// longer than `limit` seconds.
    ///
    /// - Parameter velocity: The initial velocity in progress per second; at least 0.
    init(flyingWith velocity: Double, within limit: TimeInterval) {
        let duration = velocity * limit > 1 ? 1 / velocity : limit
        let slope = velocity * duration
        // A parabola that starts with this slope, as a cubic curve.
        let bezier = PostBezier(
            first: CGPoint(x: 1.0 / 3, y: slope / 3), second: CGPoint(x: 2.0 / 3, y: (1 + slope) / 3))
        self = .bezier(bezier, duration: duration)
    }

    /// The duration in seconds. `UIViewPropertyAnimator` ignores it for a spring with a nonzero initial velocity.
    var duration: TimeInterval {
        switch self {
        case .spring(let spring, _): spring.duration
        case .bezier(_, let duration): duration
        }
    }

    /// Returns the velocity in progress per second after `time` seconds.
    func velocity(after time: TimeInterval) -> Double {
        switch self {
        case .spring(let spring, let initialVelocity):
            time < 0 ? 0 : spring.state(after: time, initialVelocity: initialVelocity).velocity
        case .bezier(let bezier, let duration):
            time < 0 || time > duration ? 0 : bezier.slope(at: time / duration) / duration
        }
    }

    /// Returns the time in seconds after which the remaining distance stays below a fraction of the whole distance. For a curve that
    /// isn't a spring, this is its duration.
    ///
    /// - Parameter part: The fraction; at least 1 if the whole motion is invisible.
    func settlingTime(within part: Double) -> TimeInterval {
        guard case .spring(let spring, let velocity) = self else { return duration }
        let steps = 120 * spring.duration
        let last = stride(from: steps.rounded(.up), through: 0, by: -1).first {
            abs(1 - spring.state(after: $0 / 120, initialVelocity: velocity).progress) > part
        }
        return last.map { min(($0 + 1) / 120, spring.duration) } ?? 0
    }

    /// Returns the curve as timing parameters of an animator.
    ///
    /// - Parameter vertical: The vertical initial velocity of a spring that moves a center; nil for other properties.
    @MainActor
    func timingParameters(vertical: Double? = nil) -> any UITimingCurveProvider {
        switch self {
        case .spring(let spring, let velocity):
            spring.timing(initialVelocity: CGVector(dx: velocity, dy: vertical ?? 0))
        case .bezier(let bezier, _):
            UICubicTimingParameters(controlPoint1: bezier.first, controlPoint2: bezier.second)
        }
    }
}

extension PostSpring {
    /// Creates the spring of a timing, with the damping ratio 1 if the timing has another curve.
    init(_ timing: PostTransition.Timing) {
        var ratio = 1.0
        if case .spring(let damping, _) = timing.curve, !damping.isNaN { ratio = min(max(Double(damping), 0.05), 1) }
        self.init(dampingRatio: ratio, duration: timing.seconds)
    }
}

extension PostTransition.Timing {
    /// The longest duration and delay in seconds: an hour.
    static let longest: TimeInterval = 3600

    /// The duration in seconds, at most an hour; 0 if it is shorter than a millisecond, NaN or infinite.
    ///
    /// With a shorter duration, velocities might not be finite.
    var seconds: TimeInterval { duration.isFinite && duration >= 0.001 ? min(duration, Self.longest) : 0 }

    /// The velocity at the start in whole distances per second; 0 for a curve that isn't a spring.
    var initialVelocity: CGFloat {
        if case .spring(_, let velocity) = curve { velocity.limited } else { 0 }
    }

    /// The delay in seconds, at most an hour; 0 if it is negative, NaN or infinite.
    var waiting: TimeInterval { delay.isFinite ? min(max(0, delay), Self.longest) : 0 }
}

/// A spring with a known position and velocity at every moment, so that another animation can continue its motion.
///
/// Its progress is 0 at the start and 1 at rest.
struct PostSpring: Equatable, Sendable {
    /// The undamped angular frequency in radians per second.
    let frequency: Double
    /// The damping ratio, at most 1, which is critical damping.
    let dampingRatio: Double
    /// The time in seconds after which the spring counts as at rest, if it started from rest.
    let duration: TimeInterval

    /// Creates a spring. If it starts from rest, its remaining distance after `duration` seconds is a thousandth of the
    /// whole distance, which is UIKit's definition of the duration of a spring (measured on iOS 26.1).
    ///
    /// A duration of less than a millisecond counts as a millisecond, so that the frequency is finite.
    init(dampingRatio: Double, duration: TimeInterval) {
        let duration = max(duration, 0.001)
        self.dampingRatio = dampingRatio
        self.duration = duration
        if dampingRatio < 1 {
            let swing = (1 - dampingRatio * dampingRatio).squareRoot()
            frequency = log(1000 * dampingRatio / swing) / (dampingRatio * duration)
        } else {
            // The solution of (1 + x)·e^(−x) = 1/1000.
            frequency = 9.233_413_48 / duration
        }
    }

    /// Returns the progress and the velocity of the spring after `time` seconds.
    ///
    /// - Parameter initialVelocity: The velocity at the start in progress per second.
    func state(after time: TimeInterval, initialVelocity: Double) -> (progress: Double, velocity: Double) {
        let time = max(0, time)
        let decay = dampingRatio * frequency
        let fading = exp(-decay * time)
        guard dampingRatio < 1 else {
            let push = frequency - initialVelocity
            return (
                1 - fading * (1 + push * time),
                fading * (initialVelocity + frequency * push * time)
            )
        }
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = sin(swing * time)
        let cosine = cos(swing * time)
        let push = (decay - initialVelocity) / swing
        return (
            1 - fading * (cosine + push * sine),
            fading * (initialVelocity * cosine + (decay * push + swing) * sine)
        )
    }

    /// The timing parameters of an animator that moves by this spring.
    ///
    /// For a position, `UIViewPropertyAnimator` applies each component of the velocity to its axis. For any other
    /// property, "only the magnitude of the vector is considered"
    /// (https://developer.apple.com/documentation/uikit/uispringtimingparameters/1649832-initwithdampingratio), so the
    /// velocity is (v, 0) with v ≥ 0. A spring without an initial velocity ends exactly after its duration. A spring
    /// with one keeps its frequency, so that it may end earlier or later.
    @MainActor
    func timing(initialVelocity: CGVector) -> UISpringTimingParameters {
        guard initialVelocity != .zero else { return UISpringTimingParameters(dampingRatio: dampingRatio) }
        return UISpringTimingParameters(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity
        )
    }
}

/// A cubic curve from (0, 0) to (1, 1), with time on the x-axis and progress on the y-axis.
struct PostBezier: Equatable, Sendable {
    let first: CGPoint
    let second: CGPoint

    // The control points of these four curves are those of Core Animation's timing functions:
    // https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname

    /// The curve of a constant speed.
    static let linear = PostBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))
    /// The curve of a slow start.
    static let easeIn = PostBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
    /// The curve of a slow end.
    static let easeOut = PostBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 0.58, y: 1))
    /// The curve of a slow start and a slow end.
    static let easeInOut = PostBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

    /// Returns the progress per time at `time`, which is clamped to 0…1.
    func slope(at time: Double) -> Double {
        let parameter = parameter(at: min(max(time, 0), 1))
        let across = Self.derivative(first.x, second.x, parameter)
        let up = Self.derivative(first.y, second.y, parameter)
        // If a control point coincides with its end point, the slope there is that of the other control point.
        return across > 1e-9
            ? up / across : Self.derivative(first.y, second.y, 1e-4) / Self.derivative(first.x, second.x, 1e-4)
    }

    /// Returns the parameter at a time by bisection, because time increases with the parameter.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func value(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
    }

    private static func derivative(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        let (first, second) = (Double(first), Double(second))
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
