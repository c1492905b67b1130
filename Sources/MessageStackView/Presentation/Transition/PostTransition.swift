import UIKit

/// How a post comes and goes.
///
/// ```swift
/// postView.presentation.transition = PostTransition(
///     entrance: .scale(from: 0.9).and(.fade()), exit: .fade(timing: .calm))
/// ```
///
/// Whatever is going on can be interrupted: by a finger, by a removal, by a rotation. What follows begins where the
/// post is seen and with the speed that it has; a curve that begins in motion is a spring of the same duration. Where
/// people asked for less motion, all of it is a cross-fade, and still follows a finger.
public struct PostTransition: Sendable {
    /// How it comes; from its edge, on a lively spring, by default.
    public var entrance: PostMotion

    /// How it goes; out over its edge, on a calm spring, by default. A post that was thrown goes where it was thrown.
    public var exit: PostMotion

    /// How it goes when another post takes its place; nil, the default, for `exit`. Write `PostMotion.none` for at
    /// once: `.none` alone is nil.
    public var replacement: PostMotion?

    /// Makes what moves a post, for each post one; nil, the default, for what carries out the motions above.
    public var makeAnimator: (@MainActor @Sendable () -> any PostAnimator)?

    /// From the edge and out over it, if nothing is said.
    public init(
        entrance: PostMotion = .translation(timing: .lively),
        exit: PostMotion = .translation(timing: .calm),
        replacement: PostMotion? = nil
    ) {
        self.entrance = entrance
        self.exit = exit
        self.replacement = replacement
    }

    /// Moved by one's own animator.
    ///
    /// - Parameter makeAnimator: called once for each time that a post is shown.
    public init(makeAnimator: @escaping @MainActor @Sendable () -> any PostAnimator) {
        self.init()
        self.makeAnimator = makeAnimator
    }

    /// In from its edge, and out over it.
    public static let slide = PostTransition()

    /// In and out where it stands.
    public static let fade = PostTransition(entrance: .fade(), exit: .fade())

    /// Grows a little as it comes, and shrinks as it goes: for what stands in the middle.
    public static let zoom = PostTransition(
        entrance: .scale(from: 0.8, timing: .lively).and(
            .fade(timing: PostAnimationTiming(duration: 0.15, curve: .easeOut))),
        exit: .scale(from: 0.9, timing: PostAnimationTiming(duration: 0.2, curve: .easeIn))
            .and(.fade(timing: PostAnimationTiming(duration: 0.2, curve: .easeIn))))

    /// At once.
    public static let none = PostTransition(entrance: .none, exit: .none)
}

extension PostTransition {
    /// The seconds of its slowest motion, with its delay.
    var longestMotion: TimeInterval {
        max(entrance.longestPart, exit.longestPart, replacement?.longestPart ?? 0)
    }
}

extension PostMotion {
    /// The seconds of its slowest part, with its delay.
    fileprivate var longestPart: TimeInterval {
        max(translation?.timing.end ?? 0, scale?.timing.end ?? 0, fade?.timing.end ?? 0)
    }
}

extension PostAnimationTiming {
    /// The seconds until the end of a part, with its delay.
    fileprivate var end: TimeInterval { waiting + seconds }
}

/// What changes about a post while it comes, or while it goes. All parts run at the same time, each in its own.
public struct PostMotion: Hashable, Sendable {
    /// A way across the screen.
    public struct Translation: Hashable, Sendable {
        /// The edge that it comes in and goes out over; nil for the one that it stands at, the lower one in the middle.
        public var edge: PostEdge?
        /// When, and how fast.
        public var timing: PostAnimationTiming
    }

    /// A change of size or of opacity between what it is out of sight and 1.
    public struct Effect: Hashable, Sendable {
        /// What it is out of sight, 100 at most; NaN, infinity and less than zero count as 1.
        public var value: CGFloat
        /// When, and how fast.
        public var timing: PostAnimationTiming
    }

    /// None if nil.
    public var translation: Translation?
    /// A part of its size; none if nil.
    public var scale: Effect?
    /// An opacity; none if nil.
    public var fade: Effect?

    /// Nothing changes: it is there, or gone, at once.
    public static let none = PostMotion()

    /// Across the screen.
    ///
    /// - Parameters:
    ///   - edge: in and out over this one; nil for the one that it stands at.
    ///   - timing: when, and how fast.
    public static func translation(over edge: PostEdge? = nil, timing: PostAnimationTiming = .lively) -> PostMotion {
        PostMotion(translation: Translation(edge: edge, timing: timing))
    }

    /// From another size and to it.
    ///
    /// - Parameters:
    ///   - scale: the part of its size that it has out of sight.
    ///   - timing: when, and how fast.
    public static func scale(from scale: CGFloat, timing: PostAnimationTiming = .lively) -> PostMotion {
        PostMotion(scale: Effect(value: scale, timing: timing))
    }

    /// From another opacity and to it.
    ///
    /// - Parameters:
    ///   - opacity: what it has out of sight; 0 by default.
    ///   - timing: when, and how fast; 0.3 s by default.
    public static func fade(from opacity: CGFloat = 0, timing: PostAnimationTiming = PostAnimationTiming(duration: 0.3))
        -> PostMotion
    {
        PostMotion(fade: Effect(value: opacity, timing: timing))
    }

    /// Both at the same time; of what both say, what `other` says.
    public func and(_ other: PostMotion) -> PostMotion {
        PostMotion(
            translation: other.translation ?? translation, scale: other.scale ?? scale, fade: other.fade ?? fade)
    }
}

/// When a part of a transition begins, how long it takes, and along which curve.
public struct PostAnimationTiming: Hashable, Sendable {
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

    /// A spring that goes a little too far: 0.333 seconds, damping 0.75.
    public static let lively = PostAnimationTiming(duration: .postAnimation, curve: .spring(damping: 0.75))
    /// A spring that never goes too far: 0.333 seconds, damping 1.
    public static let calm = PostAnimationTiming(duration: .postAnimation, curve: .spring(damping: 1))
}
