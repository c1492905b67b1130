public import UIKit

/// The drag of a post: the edges over which it removes the post, and the way the post moves with the finger.
///
/// The post follows the finger toward these edges. In other directions, it resists like a scroll view at its end.
///
/// ```swift
/// presentation.pan = PostPan([.top, .leading])
/// presentation.pan = .fling
/// ```
public struct PostPan: Equatable, Sendable {
    /// The edges over which a drag can remove the post.
    ///
    /// If the value is nil, the default, these are the edge that the post came from, or all edges if the post moves
    /// freely. If the set is empty, a drag can't remove the post: the post resists in every direction and returns.
    public var edges: Set<PostEdge>?

    /// A Boolean value that indicates whether the post follows the finger in every direction and turns with it; false by
    /// default.
    ///
    /// Otherwise, the first points of a drag decide on one axis. A post that moves freely hangs on the finger at the
    /// touched point. If it is released fast enough, it keeps its velocity and rotation and flies off the screen.
    public var movesFreely: Bool

    /// The fraction of the post's width or height beyond which a released post is removed; 0.5 by default.
    ///
    /// The position that counts is the one that the post would reach with the finger's velocity. The value is clamped to
    /// 0…1; NaN counts as 0.5. Next to a border of the window, a finger may not be able to push the post that far. So the post is
    /// also removed if the finger pushes it to within 10 points of the border.
    public var threshold: CGFloat

    /// A Boolean value that indicates whether the post gives way, with resistance, in directions that don't remove it;
    /// true by default.
    public var rubberBands: Bool

    /// The timing of the return of a released post that isn't removed; `.calm` by default. With Reduce Motion, it is
    /// always `.calm`.
    public var pullBack: PostAnimationTiming

    /// Creates the settings of a drag.
    ///
    /// - Parameters:
    ///   - edges: The edges over which a drag can remove the post; nil for the edge that the post came from, or for all
    ///     edges if the post moves freely.
    ///   - movesFreely: A Boolean value that indicates whether the post follows the finger in every direction.
    ///   - threshold: The fraction of the post's width or height beyond which a released post is removed.
    ///   - rubberBands: A Boolean value that indicates whether the post gives way in directions that don't remove it.
    ///   - pullBack: The timing of the return of a released post that isn't removed.
    public init(
        _ edges: Set<PostEdge>? = nil,
        movesFreely: Bool = false,
        threshold: CGFloat = 0.5,
        rubberBands: Bool = true,
        pullBack: PostAnimationTiming = .calm
    ) {
        self.edges = edges
        self.movesFreely = movesFreely
        self.threshold = threshold
        self.rubberBands = rubberBands
        self.pullBack = pullBack
    }

    /// A drag that moves the post freely and can throw it over any edge.
    public static let fling = PostPan(movesFreely: true)

    /// A timing for `pullBack` with which a post overshoots its position when it returns after a drag: 0.5 seconds, damping
    /// ratio 0.3.
    public static let jolt = PostAnimationTiming(duration: 0.5, curve: .spring(damping: 0.3))
}
