public import UIKit

/// The motions with which a post enters and leaves.
///
/// ```swift
/// postView.presentation.transition = PostTransition(
///     entrance: .scale(from: 0.9).and(.fade()), exit: .fade(timing: .calm))
/// ```
///
/// Every motion can be interrupted: by a finger, a removal or a rotation. The next motion starts from the current
/// position with the current velocity; a curve that starts with a velocity becomes a spring of the same duration. With
/// Reduce Motion, every motion is a cross-fade, and posts still follow the finger.
public struct PostTransition: Sendable {
    /// The motion of the entrance; by default, a lively spring from the post's edge.
    public var entrance: PostTransition.Motion

    /// The motion of the exit; by default, a calm spring over the post's edge. A thrown post leaves in the direction of
    /// the throw instead.
    public var exit: PostTransition.Motion

    /// The motion of the exit when another post replaces this one; nil, the default, for `exit`.
    public var replacement: PostTransition.Motion?

    /// A closure that creates an animator for each post; nil, the default, for an animator of the motions above.
    public var makeAnimator: (@MainActor @Sendable () -> any PostAnimator)?

    /// Creates a transition from these motions; by default over the post's edge in both directions.
    public init(
        entrance: PostTransition.Motion = .translation(timing: .lively),
        exit: PostTransition.Motion = .translation(timing: .calm),
        replacement: PostTransition.Motion? = nil
    ) {
        self.entrance = entrance
        self.exit = exit
        self.replacement = replacement
    }

    /// Creates a transition with a custom animator.
    ///
    /// - Parameter makeAnimator: A closure that is called once each time a post is shown.
    public init(makeAnimator: @escaping @MainActor @Sendable () -> any PostAnimator) {
        self.init()
        self.makeAnimator = makeAnimator
    }

    /// A transition in which the post moves in and out over the edge of the screen at which it is shown.
    public static let slide = PostTransition()

    /// Fades in and out in place.
    public static let fade = PostTransition(entrance: .fade(), exit: .fade())

    /// Shrinks from 1.1 times its size while it fades in, and fades out in place, as Apple's alerts do; for posts in the middle.
    public static let zoom = PostTransition(
        entrance: .scale(from: 1.1, timing: .calm).and(.fade(timing: .calm)), exit: .fade(timing: .calm))

    /// Appears and disappears without animation.
    public static let none = PostTransition(entrance: .immediate, exit: .immediate)
}

extension PostTransition {
    /// The duration of the longest motion in seconds, including its delay.
    var longestMotion: TimeInterval {
        max(entrance.longestPart, exit.longestPart, replacement?.longestPart ?? 0)
    }
}

extension PostTransition.Motion {
    /// The duration of the longest part in seconds, including its delay.
    fileprivate var longestPart: TimeInterval {
        max(translation?.timing.end ?? 0, scale?.timing.end ?? 0, fade?.timing.end ?? 0)
    }
}

extension PostAnimationTiming {
    /// The time in seconds until the end, including the delay.
    fileprivate var end: TimeInterval { waiting + seconds }
}

extension PostTransition {
    /// The changes of a post during an entrance or an exit. All parts run at the same time, each with its own timing.
    public struct Motion: Equatable, Sendable {
        /// A motion without changes: the post appears or disappears at once.
        public static let immediate = PostTransition.Motion()

        /// Returns a movement across the screen.
        ///
        /// - Parameters:
        ///   - edge: The edge over which the post enters or leaves; nil, the default, for the edge at which it is shown.
        ///   - timing: The timing; `.lively` by default.
        public static func translation(over edge: PostEdge? = nil, timing: PostAnimationTiming = .lively)
            -> PostTransition.Motion
        {
            PostTransition.Motion(translation: Translation(edge: edge, timing: timing))
        }

        /// Returns a change of scale.
        ///
        /// - Parameters:
        ///   - scale: The scale off screen.
        ///   - timing: The timing; `.lively` by default.
        public static func scale(from scale: CGFloat, timing: PostAnimationTiming = .lively) -> PostTransition.Motion {
            PostTransition.Motion(scale: Effect(value: scale, timing: timing))
        }

        /// Returns a change of opacity.
        ///
        /// - Parameters:
        ///   - opacity: The opacity off screen; 0 by default.
        ///   - timing: The timing; 0.3 s by default.
        public static func fade(
            from opacity: CGFloat = 0, timing: PostAnimationTiming = PostAnimationTiming(duration: 0.3)
        )
            -> PostTransition.Motion
        {
            PostTransition.Motion(fade: Effect(value: opacity, timing: timing))
        }

        /// Returns a motion with the parts of both. If both have the same part, that of `other` is used.
        public func and(_ other: PostTransition.Motion) -> PostTransition.Motion {
            PostTransition.Motion(
                translation: other.translation ?? translation, scale: other.scale ?? scale, fade: other.fade ?? fade)
        }

        // MARK: - Internal

        /// A movement across the screen.
        struct Translation: Equatable, Sendable {
            /// The edge over which the post enters or leaves; nil for the edge at which it is shown, or the bottom edge for
            /// a post in the middle.
            var edge: PostEdge?
            /// The timing.
            var timing: PostAnimationTiming
        }

        /// A change of scale or opacity between its value off screen and 1.
        struct Effect: Equatable, Sendable {
            /// The value off screen, at most 100; negative values, NaN and infinity count as 1.
            var value: CGFloat
            /// The timing.
            var timing: PostAnimationTiming
        }

        /// The movement; nil for none.
        var translation: Translation? { parts.value.translation }
        /// The change of scale; nil for none.
        var scale: Effect? { parts.value.scale }
        /// The change of opacity; nil for none.
        var fade: Effect? { parts.value.fade }

        init(translation: Translation? = nil, scale: Effect? = nil, fade: Effect? = nil) {
            parts = PostBox(Parts(translation: translation, scale: scale, fade: fade))
        }

        // MARK: - Private

        private struct Parts: Equatable, Sendable {
            let translation: Translation?
            let scale: Effect?
            let fade: Effect?
        }

        /// The parts, stored out of line, since each presentation has up to three motions.
        private let parts: PostBox<Parts>
    }
}

/// The delay, duration and curve of an animation.
public struct PostAnimationTiming: Equatable, Sendable {
    /// The progress of an animation over time.
    public enum Curve: Equatable, Sendable {
        /// A constant speed.
        case linear
        /// A slow start.
        case easeIn
        /// A slow end.
        case easeOut
        /// A slow start and a slow end.
        case easeInOut
        /// A spring.
        ///
        /// - Parameters:
        ///   - damping: The damping ratio: 1 for no overshoot, less for more. It is clamped to 0.05…1; NaN counts as 1.
        ///   - initialVelocity: The velocity at the start in whole distances per second, clamped to ±1,000,000; NaN and
        ///     infinity count as 0. Only a translation can start away from its end: for a scale and a fade, negative
        ///     values count as 0.
        case spring(damping: CGFloat, initialVelocity: CGFloat = 0)
    }

    /// The duration in seconds, at most an hour. Less than a millisecond, NaN and infinity count as 0, which is no
    /// animation.
    public var duration: TimeInterval

    /// The delay in seconds, at most an hour. The default is 0; negative values, NaN and infinity count as 0.
    public var delay: TimeInterval

    /// The curve; `.easeInOut` by default.
    public var curve: Curve

    /// Creates a timing.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay in seconds.
    ///   - curve: The progress over time.
    public init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// Returns a spring in the terms of SwiftUI's `Spring` and of `UIView.animate(springDuration:bounce:)`.
    ///
    /// It has almost arrived after the perceptual duration, and comes to rest later: the `duration` of the returned timing is
    /// about 1.4 times as long.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The pace in seconds: the period of the spring if it had no damping.
    ///   - bounce: The overshoot, from 0 for none to 0.95; 0 by default. NaN and negative values count as 0.
    public static func spring(duration perceptualDuration: TimeInterval, bounce: CGFloat = 0) -> PostAnimationTiming {
        let damping = bounce > 0 ? max(0.05, 1 - bounce) : 1
        let spring = PostSpring(dampingRatio: Double(damping), duration: 1)
        // A spring's frequency is the reciprocal of its duration, times a constant.
        let duration = perceptualDuration * spring.frequency / (2 * .pi)
        return PostAnimationTiming(duration: duration, curve: .spring(damping: damping))
    }

    /// The spring of entrances, with a small overshoot: 0.5 seconds and a bounce of 0.15, as SwiftUI's `snappy`.
    public static let lively = spring(duration: 0.5, bounce: 0.15)
    /// The spring of exits, of alerts, and of posts that move to make room for others. It has no overshoot, a perceptual
    /// duration of 0.25 seconds, and comes to rest after 0.37 seconds. Apple's alerts come to rest after 0.4 seconds.
    public static let calm = spring(duration: 0.25)
}

extension TimeInterval {
    /// The seconds that a fade takes by default, as in MessageStackView 3.
    package static let postAnimation: TimeInterval = 0.333
}

extension UIViewPropertyAnimator {
    /// Returns an animator of posts that make room for others or change their size.
    static func layout(_ animations: @escaping @MainActor () -> Void) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: PostAnimationTiming.calm.duration, dampingRatio: 1) { animations() }
    }

    /// Stops the animation and keeps the visible values. The completion handlers get `.start` or aren't called.
    func stopWhereVisible() {
        // Until the turn ends in which the animation starts, UIKit may know no visible values.
        stopAnimation(fractionComplete > 0)
        if state == .stopped { finishAnimation(at: .start) }
    }
}
