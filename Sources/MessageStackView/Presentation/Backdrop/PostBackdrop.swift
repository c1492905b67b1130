import UIKit

/// What is between a post and the app behind it: what is seen there, and what becomes of touches.
///
/// ```swift
/// request.presentation = { $0.backdrop = PostBackdrop(.blur(.systemMaterial), touches: .absorb) }
/// ```
///
/// It covers all of the poster's host, and with a post view between bars the whole window, the bars too. It comes and
/// goes with its post. If several posts on a poster have one, the one of the post that came last is shown, right behind
/// that post and in front of the others; when that post goes, the one before is shown again. Those that look the same
/// are one and the same: it stays while one post takes the place of another.
public struct PostBackdrop: Sendable {
    /// What is seen, the lowest first; nothing by default.
    public var fills: [PostFill]

    /// What becomes of touches beside the post; they reach the app by default. If they don't, the post is all that
    /// VoiceOver finds while it is on the screen: the focus goes there, and back when the post has gone.
    public var touches: PostTouchResponse

    /// When it comes, and how fast; 0.25 s by default.
    public var entrance: PostAnimationTiming

    /// When it goes, and how fast; 0.25 s by default.
    public var exit: PostAnimationTiming

    /// - Parameters:
    ///   - fills: what is seen, the lowest first.
    ///   - touches: what becomes of touches beside the post.
    ///   - entrance: when it comes, and how fast.
    ///   - exit: when it goes, and how fast.
    public init(
        _ fills: PostFill...,
        touches: PostTouchResponse = .forward,
        entrance: PostAnimationTiming = PostAnimationTiming(duration: 0.25),
        exit: PostAnimationTiming = PostAnimationTiming(duration: 0.25)
    ) {
        self.fills = fills
        self.touches = touches
        self.entrance = entrance
        self.exit = exit
    }

    /// Nothing is there.
    public static let none = PostBackdrop()

    /// Black, at an opacity of 0.4; a tap removes the post.
    public static let dim = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .remove)

    /// The app out of focus; a tap removes the post.
    public static let blur = PostBackdrop(.blur(.systemThinMaterial), touches: .remove)

    /// Whether there is nothing to see, and touches go through.
    var isNone: Bool { fills.isEmpty && touches.isForwarding && touches.actions.isEmpty }

    /// Whether the app can't be touched.
    var isBlocking: Bool { !touches.isForwarding }
}
