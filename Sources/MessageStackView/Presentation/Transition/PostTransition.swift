import UIKit

/// How a post comes and goes.
///
/// ```swift
/// postView.presentation.transition = PostTransition(
///     entrance: .scale(from: 0.9).and(.fade()), exit: .fade(pace: .calm))
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
    public var pop: PostMotion?

    /// Makes what moves a post, for each post one; nil, the default, for what carries out the motions above.
    public var makeAnimator: (@MainActor @Sendable () -> any PostAnimator)?

    /// From the edge and out over it, if nothing is said.
    public init(
        entrance: PostMotion = .translation(pace: .lively),
        exit: PostMotion = .translation(pace: .calm),
        pop: PostMotion? = nil
    ) {
        self.entrance = entrance
        self.exit = exit
        self.pop = pop
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
    public static let pop = PostTransition(
        entrance: .scale(from: 0.8, pace: .lively).and(.fade(pace: PostPace(duration: 0.15, curve: .easeOut))),
        exit: .scale(from: 0.9, pace: PostPace(duration: 0.2, curve: .easeIn))
            .and(.fade(pace: PostPace(duration: 0.2, curve: .easeIn))))

    /// At once.
    public static let none = PostTransition(entrance: .none, exit: .none)
}

extension PostTransition {
    /// The seconds that the slowest of its motions takes, its delay included.
    var longestMotion: TimeInterval { max(entrance.time, exit.time, pop?.time ?? 0) }
}

extension PostMotion {
    /// The seconds that its slowest part takes, its delay included.
    fileprivate var time: TimeInterval {
        max(translation?.pace.end ?? 0, scale?.pace.end ?? 0, fade?.pace.end ?? 0)
    }
}

extension PostPace {
    /// The seconds until its end, its delay included.
    fileprivate var end: TimeInterval { waiting + seconds }
}
