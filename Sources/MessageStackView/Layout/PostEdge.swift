/// An edge of the screen, or of the view that shows a post.
///
/// The views that show posts, such as a `PostView`, and the built-in presentations use only the top and the bottom edge. They
/// treat `leading` and `trailing` as `top`.
public enum PostEdge: Int, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge; the right edge in a right-to-left layout.
    case leading
    /// The right edge; the left edge in a right-to-left layout.
    case trailing

    /// The edge, or the top edge if it is `leading` or `trailing`.
    package var vertical: PostEdge { self == .bottom ? .bottom : .top }

    /// Whether it is the top or the bottom edge.
    var isVertical: Bool { self == .top || self == .bottom }
}
