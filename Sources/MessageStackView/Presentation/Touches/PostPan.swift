public import UIKit

/// The settings of a drag of a post: the edges over which a drag removes the post, and the way in which the post follows the
/// finger. `PostPresentation.pan` contains the settings of a post.
///
/// The post follows the finger toward the edges of the screen over which a drag can remove it. In other directions, the post
/// moves less than the finger, like a scroll view at its end.
///
/// ```swift
/// presentation.pan = PostPan([.top, .leading])
/// presentation.pan = .fling
/// ```
public struct PostPan: Equatable, Sendable {
    /// The edges of the screen over which a drag can remove the post. If the set is empty, a drag can't remove the post: the post
    /// resists in every direction, and returns when the user releases it.
    ///
    /// The default is nil, which means the edge at which the post is shown. In these cases, nil means other edges:
    /// - For a post in the middle, the top and bottom edges.
    /// - In a `MessageStackView`, the leading and trailing edges and, for the post next to the edge of the stack, also that edge.
    /// - If `movesFreely` is true, all edges.
    public var edges: Set<PostEdge>?

    /// A Boolean value that indicates whether the post follows the finger in every direction and rotates with it. The default is
    /// false.
    ///
    /// If the value is false, the post moves only vertically or only horizontally, as the beginning of the drag determines. If
    /// the value is true, the touched point of the post remains under the finger. When the user releases the post with enough
    /// speed, the post keeps its velocity and rotation, flies off the screen and is removed.
    public var movesFreely: Bool

    /// The minimum distance between a post and the position at which it is shown, when the user releases it, for the post to be
    /// removed. The distance is a fraction of the post's height in a vertical drag, and of its width in a horizontal one. The
    /// default is 0.5, and the value is clamped to 0…1.
    ///
    /// A flick counts too: the distance includes the way that the post would still move with the velocity of the finger. Next to
    /// a border of the window, a finger may not be able to push the post far enough. So the post is also removed if the finger
    /// comes within 10 points of that border.
    public var threshold: CGFloat

    /// A Boolean value that indicates whether the post follows the finger a little, with resistance, in directions in which a
    /// drag doesn't remove it. The default is true. If the value is false, the post doesn't move in these directions.
    public var rubberBands: Bool

    /// The timing with which the post returns to its position if the user releases it and the drag doesn't remove it. The default
    /// is `.calm`, a spring without overshoot. While Reduce Motion is on, `.calm` is always used.
    public var pullBack: PostTransition.Timing

    /// Creates the settings of a drag.
    ///
    /// - Parameters:
    ///   - edges: The edges of the screen over which a drag can remove the post. The default is nil, which means the edge at
    ///     which the post is shown; the property `edges` describes exceptions. If the set is empty, a drag can't remove the post.
    ///   - movesFreely: A Boolean value that indicates whether the post follows the finger in every direction. The default is
    ///     false.
    ///   - threshold: The minimum distance between a post and the position at which it is shown, when the user releases it, for
    ///     the post to be removed, as a fraction of the post's height or width. The default is 0.5.
    ///   - rubberBands: A Boolean value that indicates whether the post follows the finger a little in directions in which a drag
    ///     doesn't remove it. The default is true.
    ///   - pullBack: The timing with which the post returns to its position if the drag doesn't remove it. The default is
    ///     `.calm`, a spring without overshoot.
    public init(
        _ edges: Set<PostEdge>? = nil,
        movesFreely: Bool = false,
        threshold: CGFloat = 0.5,
        rubberBands: Bool = true,
        pullBack: PostTransition.Timing = .calm
    ) {
        self.edges = edges
        self.movesFreely = movesFreely
        self.threshold = threshold
        self.rubberBands = rubberBands
        self.pullBack = pullBack
    }

    /// The length in points of a pull away from the edge that opens a post or spreads out a deck: Apple's minimum size of a target
    /// for a finger.
    static let pullDistance: CGFloat = 44

    /// The settings of a drag with which the post follows the finger in every direction, and the user can throw the post over any
    /// edge of the screen.
    public static let fling = PostPan(movesFreely: true)

    /// A timing for `pullBack` with which a post overshoots its position when it returns after a drag. It is a spring with a
    /// duration of 0.5 seconds and a damping ratio of 0.3.
    public static let jolt = PostTransition.Timing(duration: 0.5, curve: .spring(damping: 0.3))
}
