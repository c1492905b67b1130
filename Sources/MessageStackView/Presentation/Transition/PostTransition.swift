public import UIKit

/// The motions with which a post enters and leaves.
///
/// ```swift
/// postView.presentation.transition = PostTransition(
///     entrance: .scale(from: 0.9).and(.fade()), exit: .fade(timing: .calm))
/// ```
///
/// A finger, a removal or a rotation of the device can interrupt every motion. The next motion continues from the current
/// position with the current velocity. If the post moves at that moment, and the next motion has a curve other than a spring, a
/// spring of the same duration replaces this curve.
///
/// While Reduce Motion is on, every motion except `PostTransition.Motion.immediate` is a fade, and posts still follow the finger.
/// A custom `PostAnimator` has to take Reduce Motion into account itself; see `PostTransition.Context.reducesMotion`.
public struct PostTransition: Sendable {
    /// The motion of the entrance. The default is a translation from the edge at which the post is shown, or from the bottom edge
    /// for a post in the middle, with the timing `.lively`.
    public var entrance: PostTransition.Motion

    /// The motion of the exit. The default is a translation over the edge at which the post is shown, or over the bottom edge for
    /// a post in the middle, with the timing `.calm`. The property has no effect on a post that the user throws off the screen,
    /// which leaves in the direction of the throw.
    public var exit: PostTransition.Motion

    /// The motion of the exit when another post replaces this one. The default is nil, which uses `exit`.
    public var replacement: PostTransition.Motion?

    /// A closure that returns a custom animator, which runs the entrance and the exit instead of the motions `entrance`, `exit`
    /// and `replacement`. It is called each time a post is shown. The default is nil, which uses the motions.
    public var makeAnimator: (@MainActor @Sendable () -> any PostAnimator)?

    /// Creates a transition from motions.
    ///
    /// - Parameters:
    ///   - entrance: The motion of the entrance. The default is a translation from the edge at which the post is shown, with
    ///     the timing `.lively`.
    ///   - exit: The motion of the exit. The default is a translation over the edge at which the post is shown, with the timing
    ///     `.calm`.
    ///   - replacement: The motion of the exit when another post replaces this one. The default is nil, which uses `exit`.
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
    /// - Parameter makeAnimator: A closure that returns a new animator. It is called each time a post is shown, since an animator
    ///   animates only one post.
    public init(makeAnimator: @escaping @MainActor @Sendable () -> any PostAnimator) {
        self.init()
        self.makeAnimator = makeAnimator
    }

    /// A transition in which the post moves in and out over the edge of the screen at which it is shown, or over the bottom edge
    /// if it is in the middle. This is the default.
    public static let slide = PostTransition()

    /// The transition of a pill: like `slide`, but out of the Dynamic Island and into it where the post is next to one.
    static let island = PostTransition(
        entrance: Motion(translation: Motion.Translation(timing: .lively, isFromIsland: true)),
        exit: Motion(translation: Motion.Translation(timing: .calm, isFromIsland: true)))

    /// A transition in which the post fades in and out without moving.
    public static let fade = PostTransition(entrance: .fade(), exit: .fade())

    /// A transition for posts in the middle, like that of Apple's alerts. The post shrinks from 1.1 times its size while it fades
    /// in, and fades out without moving.
    public static let zoom = PostTransition(
        entrance: .scale(from: 1.1, timing: .calm).and(.fade(timing: .calm)), exit: .fade(timing: .calm))

    /// A transition in which the post appears and disappears without animation.
    public static let none = PostTransition(entrance: .immediate, exit: .immediate)
}

extension PostTransition {
    /// The duration of the longest motion in seconds, including its delay.
    var longestMotion: TimeInterval {
        [entrance, exit, replacement ?? exit].flatMap { [$0.translation?.timing, $0.scale?.timing, $0.fade?.timing] }
            .compactMap(\.self).map { $0.waiting + $0.seconds }.max() ?? 0
    }
}

extension PostTransition {
    /// A motion of a post during its entrance or exit: a translation, a change of scale, a change of opacity, or a combination.
    /// All parts run at the same time, each with its own timing.
    public struct Motion: Equatable, Sendable {
        /// A motion without duration: the post appears or disappears at once.
        public static let immediate = PostTransition.Motion()

        /// Returns a motion in which the post moves across an edge of the screen.
        ///
        /// - Parameters:
        ///   - edge: The edge over which the post enters or leaves. The default is nil, which uses the edge at which the post is
        ///     shown, or the bottom edge for a post in the middle.
        ///   - timing: The timing. The default is `.lively`, a spring with a small overshoot.
        public static func translation(over edge: PostEdge? = nil, timing: PostTransition.Timing = .lively)
            -> PostTransition.Motion
        {
            PostTransition.Motion(translation: Translation(edge: edge, timing: timing))
        }

        /// Returns a motion in which the scale of the post changes between a given number and 1, its normal size.
        ///
        /// - Parameters:
        ///   - scale: The scale at the beginning of an entrance, or at the end of an exit. The maximum is 100, and negative
        ///     numbers count as 1.
        ///   - timing: The timing. The default is `.lively`, a spring with a small overshoot.
        public static func scale(from scale: CGFloat, timing: PostTransition.Timing = .lively) -> PostTransition.Motion
        {
            PostTransition.Motion(scale: Effect(value: scale, timing: timing))
        }

        /// Returns a motion in which the opacity of the post changes between a given number and 1, at which the post is opaque.
        ///
        /// - Parameters:
        ///   - opacity: The opacity at the beginning of an entrance, or at the end of an exit. The default is 0.
        ///   - timing: The timing. The default takes 0.3 seconds.
        public static func fade(
            from opacity: CGFloat = 0, timing: PostTransition.Timing = PostTransition.Timing(duration: 0.3)
        )
            -> PostTransition.Motion
        {
            PostTransition.Motion(fade: Effect(value: opacity, timing: timing))
        }

        /// Returns a motion that combines the parts of this motion with the parts of another motion. If both motions have the
        /// same part, such as a scale, the result has that part of the other motion.
        ///
        /// - Parameter other: The motion to combine with this motion.
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
            var timing: PostTransition.Timing
            /// A Boolean value that indicates whether the post grows out of the Dynamic Island, and shrinks into it, where it is next
            /// to one; false by default.
            var isFromIsland = false
        }

        /// A change of scale or opacity between its value off screen and 1.
        struct Effect: Equatable, Sendable {
            /// The value off screen, at most 100; negative values, NaN and infinity count as 1.
            var value: CGFloat
            /// The timing.
            var timing: PostTransition.Timing
        }

        /// The movement; nil for none.
        var translation: Translation? { parts.value.translation }
        /// The change of scale; nil for none.
        var scale: Effect? { parts.value.scale }
        /// The change of opacity; nil for none.
        var fade: Effect? { parts.value.fade }
        /// A Boolean value that indicates whether the motion may change the scale.
        var scales: Bool { scale != nil || translation?.isFromIsland == true }

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

extension PostTransition {
    /// The delay, duration and curve of an animation.
    public struct Timing: Equatable, Sendable {
        /// The curve of an animation: its progress over time.
        public enum Curve: Equatable, Sendable {
            /// A curve with which an animation has a constant speed.
            case linear
            /// A curve with which an animation starts slowly and accelerates.
            case easeIn
            /// A curve with which an animation slows down and ends slowly.
            case easeOut
            /// A curve with which an animation starts and ends slowly.
            case easeInOut
            /// A curve that moves like a spring.
            ///
            /// - Parameters:
            ///   - damping: The damping ratio. With 1, the motion doesn't overshoot; lower numbers overshoot more. The number is
            ///     clamped to 0.05…1.
            ///   - initialVelocity: The velocity at the start, as a multiple of the whole distance per second. The default is 0.
            ///     The number is clamped to ±1,000,000. With a negative number, a translation first moves in the opposite
            ///     direction. For a scale and a fade, negative numbers count as 0.
            case spring(damping: CGFloat, initialVelocity: CGFloat = 0)
        }

        /// The duration in seconds. The maximum is an hour. If the number is less than 0.001, there is no animation.
        public var duration: TimeInterval

        /// The delay before the animation in seconds. The default is 0, and the maximum is an hour. Negative numbers count as 0.
        public var delay: TimeInterval

        /// The progress of the animation over time. The default is `.easeInOut`.
        public var curve: Curve

        /// Creates a timing.
        ///
        /// - Parameters:
        ///   - duration: The duration in seconds. With 0, there is no animation.
        ///   - delay: The delay before the animation in seconds. The default is 0.
        ///   - curve: The progress over time. The default is `.easeInOut`.
        public init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut) {
            self.duration = duration
            self.delay = delay
            self.curve = curve
        }

        /// Returns the timing of a spring with the parameters of SwiftUI's `Spring` and of UIKit's
        /// `UIView.animate(springDuration:bounce:)`.
        ///
        /// The spring has almost reached its end after the perceptual duration, and comes to rest later. So the `duration` of the
        /// returned timing is longer than the perceptual duration: about 1.5 times as long with a bounce of 0.
        ///
        /// - Parameters:
        ///   - perceptualDuration: The perceptual duration in seconds. It is the period that the spring would have without
        ///     damping.
        ///   - bounce: The amount of overshoot, from 0 for none to 0.95. Other numbers are clamped to this range. The default is
        ///     0.
        public static func spring(duration perceptualDuration: TimeInterval, bounce: CGFloat = 0)
            -> PostTransition.Timing
        {
            let damping = bounce > 0 ? max(0.05, 1 - bounce) : 1
            let spring = PostSpring(dampingRatio: Double(damping), duration: 1)
            // A spring's frequency is the reciprocal of its duration, times a constant.
            let duration = perceptualDuration * spring.frequency / (2 * .pi)
            return PostTransition.Timing(duration: duration, curve: .spring(damping: damping))
        }

        /// The default timing of entrances: a spring with a small overshoot, which has a perceptual duration of 0.5 seconds and a
        /// bounce of 0.15, like SwiftUI's `snappy`.
        public static let lively = spring(duration: 0.5, bounce: 0.15)
        /// The default timing of exits, of alerts, and of posts that move to make room for others. It is a spring without
        /// overshoot, which has a perceptual duration of 0.25 seconds and comes to rest after 0.37 seconds. Apple's alerts come to
        /// rest after 0.4 seconds.
        public static let calm = spring(duration: 0.25)
    }
}

extension UIViewPropertyAnimator {
    /// Returns an animator of posts that make room for others or change their size.
    ///
    /// - Parameter timing: The timing, whose delay is ignored; `.calm` by default.
    static func layout(
        timing: PostTransition.Timing = .calm, _ animations: @escaping @MainActor () -> Void
    ) -> UIViewPropertyAnimator {
        let curve = MotionCurve(timing)
        let animator = UIViewPropertyAnimator(duration: curve.duration, timingParameters: curve.timingParameters())
        animator.addAnimations { animations() }
        return animator
    }

    /// Stops the animation and keeps the visible values. The completion handlers get `.start` or aren't called.
    func stopWhereVisible() {
        // Until the turn ends in which the animation starts, UIKit may know no visible values.
        stopAnimation(fractionComplete > 0)
        if state == .stopped { finishAnimation(at: .start) }
    }
}
