public import UIKit

/// The settings of a drag of a post: the edges over which a drag removes the post, and the way in which the post follows the
/// finger.
///
/// The post follows the finger toward the edges of the screen over which it can be removed. In other directions, it moves less
/// than the finger, like a scroll view at its end. `PostPresentation.pan` contains the settings of a post.
///
/// ```swift
/// presentation.pan = PostPan([.top, .leading])
/// presentation.pan = .fling
/// ```
public struct PostPan: Equatable, Sendable {
    /// The edges of the screen over which a drag can remove the post.
    ///
    /// The default is nil, which means the edge from which the post entered or, for a post in the middle, the top and bottom
    /// edges. In a `MessageStackView`, nil means the leading and trailing edges and, for the post next to the edge of the stack,
    /// also that edge. If `movesFreely` is true, nil means all edges. If the set is empty, a drag can't remove the post: the post
    /// resists in every direction and returns.
    public var edges: Set<PostEdge>?

    /// A Boolean value that indicates whether the post follows the finger in every direction and rotates with it. The default
    /// is false.
    ///
    /// If the value is false, the post moves along one axis, which the first points of the drag determine. If the value is true,
    /// the touched point of the post remains under the finger. When the user releases the post with enough speed, it keeps its
    /// velocity and rotation, flies off the screen and is removed.
    public var movesFreely: Bool

    /// The distance that a post must have from the position at which it is shown, when the user releases it, to be removed, as a
    /// fraction of the post's width or height. The default is 0.5.
    ///
    /// The distance includes the part that the post would still cover after its release with the velocity of the finger. The
    /// value is clamped to 0…1. Next to a border of the window, a finger may not be able to push the post that far. So the post
    /// is also removed if the finger comes within 10 points of the border.
    public var threshold: CGFloat

    /// A Boolean value that indicates whether the post follows the finger a little, with resistance, in directions in which a
    /// drag doesn't remove it. The default is true. If the value is false, the post doesn't move in these directions.
    public var rubberBands: Bool

    /// The timing with which a post returns to its position if the user releases it and it isn't removed. The default is `.calm`,
    /// a spring without overshoot. While Reduce Motion is on, `.calm` is always used.
    public var pullBack: PostTransition.Timing

    /// Creates the settings of a drag.
    ///
    /// - Parameters:
    ///   - edges: The edges of the screen over which a drag can remove the post. The default is nil, which means the edge from
    ///     which the post entered; the property `edges` describes exceptions. If the set is empty, a drag can't remove the post.
    ///   - movesFreely: A Boolean value that indicates whether the post follows the finger in every direction. The default is
    ///     false.
    ///   - threshold: The distance that a post must have from the position at which it is shown, when the user releases it, to be
    ///     removed, as a fraction of the post's width or height. The default is 0.5.
    ///   - rubberBands: A Boolean value that indicates whether the post follows the finger a little in directions in which a
    ///     drag doesn't remove it. The default is true.
    ///   - pullBack: The timing with which a post returns to its position if it isn't removed. The default is `.calm`, a spring
    ///     without overshoot.
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
