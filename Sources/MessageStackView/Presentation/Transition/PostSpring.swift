import UIKit

/// A spring whose place and speed are known at every moment, so that one motion can take over from another.
///
/// Progress goes from 0, where it starts, to 1, where it comes to rest.
struct PostSpring: Hashable, Sendable {
    /// Comes to rest after going a little too far.
    static let lively = PostSpring(dampingRatio: 0.75, duration: .animationDuration)
    /// Comes to rest without going too far.
    static let calm = PostSpring(dampingRatio: 1, duration: .animationDuration)

    /// How fast it would swing undamped, in radians per second.
    let frequency: Double
    /// 1 is critical; at most that.
    let dampingRatio: Double
    /// The seconds after which it counts as at rest, if it started from rest.
    let duration: TimeInterval

    /// A spring that started from rest is within a thousandth of its way after `duration` seconds, which is how UIKit
    /// understands the duration of a spring (measured on iOS 26.1).
    ///
    /// A duration below a millisecond counts as one: the frequency stays finite.
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

    /// Where it is, and how fast, after `time` seconds.
    ///
    /// - Parameter initialVelocity: progress per second at the start.
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
    /// An animator applies each component of the velocity to its own axis of a position, and the first to anything else.
    /// A spring that starts from rest takes exactly its duration. Any other keeps its frequency, and takes as long as it
    /// needs.
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
