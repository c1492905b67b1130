import UIKit

/// When a part of a transition begins, how long it takes, and along which curve.
public struct PostPace: Hashable, Sendable {
    /// How far it is at which time.
    public enum Curve: Hashable, Sendable {
        /// Always as fast.
        case linear
        /// Slow first.
        case easeIn
        /// Slow last.
        case easeOut
        /// Slow first and last.
        case easeInOut
        /// A spring.
        ///
        /// - Parameters:
        ///   - damping: 1 for none of it to go too far, less for more; taken as 0.05 at least, and as 1 if it isn't a
        ///     number.
        ///   - initialVelocity: whole distances per second at the beginning, clamped to ±1,000,000; NaN and infinity
        ///     count as 0.
        case spring(damping: CGFloat, initialVelocity: CGFloat = 0)
    }

    /// In seconds, an hour at most. Less than a millisecond, NaN and infinity count as zero; then there is nothing to
    /// see of it.
    public var duration: TimeInterval

    /// Seconds before it begins, an hour at most; 0 by default, which less than zero, NaN and infinity count as.
    public var delay: TimeInterval

    /// `.easeInOut` by default.
    public var curve: Curve

    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before it begins.
    ///   - curve: how far it is at which time.
    public init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// A spring that goes a little too far: `TimeInterval.animationDuration`, damping 0.75.
    public static let lively = PostPace(duration: .animationDuration, curve: .spring(damping: 0.75))
    /// A spring that never goes too far: `TimeInterval.animationDuration`, damping 1.
    public static let calm = PostPace(duration: .animationDuration, curve: .spring(damping: 1))
}
