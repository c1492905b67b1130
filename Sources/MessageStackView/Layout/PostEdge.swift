/// An edge of the screen, or of the view that shows a post.
///
/// Posts are shown at the top or the bottom edge: `PostView.edge` and the built-in presentations, such as
/// `PostPresentation.card(_:)`, treat `leading` and `trailing` as `top`. Drags, motions and posts beside a view can use all four
/// edges.
public enum PostEdge: Int, Sendable, CaseIterable {
    /// The top edge of the screen, or of the view that shows a post.
    case top
    /// The bottom edge of the screen, or of the view that shows a post.
    case bottom
    /// The left edge of the screen or of a view, or the right edge in a right-to-left layout. `PostView.edge` and the built-in
    /// presentations treat it as the top edge.
    case leading
    /// The right edge of the screen or of a view, or the left edge in a right-to-left layout. `PostView.edge` and the built-in
    /// presentations treat it as the top edge.
    case trailing

    /// The edge, or the top edge if it is `leading` or `trailing`.
    package var vertical: PostEdge { self == .bottom ? .bottom : .top }

    /// Whether it is the top or the bottom edge.
    var isVertical: Bool { self == .top || self == .bottom }
}
