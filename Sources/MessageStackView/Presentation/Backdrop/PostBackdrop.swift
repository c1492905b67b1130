import UIKit

/// A layer between a post and the app: its fills, and its response to touches.
///
/// ```swift
/// request.presentation = { $0.backdrop = PostBackdrop(.blur(.systemMaterial), touches: .absorb) }
/// ```
///
/// A backdrop covers the whole host of the poster; for a post view between bars, it covers the whole window including
/// the bars. It appears and disappears with its post. If several posts on a poster have backdrops, only that of the
/// newest post is shown, directly behind that post and above the other posts. After that post, the previous backdrop is
/// shown again. Backdrops that look the same share one view, which stays while one post replaces another.
public struct PostBackdrop: Sendable {
    /// The fills in order, the lowest first; none by default.
    public var fills: [PostFill]

    /// The response to touches outside the post; by default, they reach the app. If they don't, VoiceOver finds only
    /// the post while it is on screen: the focus moves to the post, and returns to its previous element afterward.
    ///
    /// Keep touches from the app only for a post that needs an answer, or during a wait that the user started.
    public var touches: PostTouchResponse

    /// The timing of the entrance; 0.25 s by default.
    public var entrance: PostAnimationTiming

    /// The timing of the exit; 0.25 s by default.
    public var exit: PostAnimationTiming

    /// The accessibility label of the backdrop; nil, the default, for “Dismiss” and the title of the post. The backdrop is an
    /// accessibility element, a button, only if a tap on it removes the post.
    public var accessibilityLabel: String?

    /// Creates a backdrop.
    ///
    /// - Parameters:
    ///   - fills: The fills in order, the lowest first.
    ///   - touches: The response to touches outside the post.
    ///   - entrance: The timing of the entrance.
    ///   - exit: The timing of the exit.
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

    /// No backdrop.
    public static let none = PostBackdrop()

    /// A black backdrop with an opacity of 0.4; a tap removes the post.
    public static let dim = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .remove)

    /// A blur of the app; a tap removes the post.
    public static let blur = PostBackdrop(.blur(.systemThinMaterial), touches: .remove)

    /// A Boolean value that indicates whether the backdrop is invisible and doesn't respond to touches.
    var isNone: Bool { fills.isEmpty && touches.isForwarding && touches.actions.isEmpty }

    /// A Boolean value that indicates whether the backdrop keeps touches from the app.
    var isBlocking: Bool { !touches.isForwarding }
}
