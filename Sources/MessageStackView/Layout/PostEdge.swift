/// An edge of the screen, or of the view that shows a post.
///
/// The views that show posts, such as a `PostView`, and the built-in presentations use only the top and the bottom edge. They
/// treat `leading` and `trailing` as `top`.
public enum PostEdge: Int, Sendable, CaseIterable {
    /// The top edge of the screen, or of the view that shows a post.
    case top
    /// The bottom edge of the screen, or of the view that shows a post.
    case bottom
    /// The left edge of the screen or of a view, or the right edge in a right-to-left layout. A post that is to be shown at this
    /// edge is at the top.
    case leading
    /// The right edge of the screen or of a view, or the left edge in a right-to-left layout. A post that is to be shown at this
    /// edge is at the top.
    case trailing

    /// The edge, or the top edge if it is `leading` or `trailing`.
    package var vertical: PostEdge { self == .bottom ? .bottom : .top }

    /// Whether it is the top or the bottom edge.
    var isVertical: Bool { self == .top || self == .bottom }
}
