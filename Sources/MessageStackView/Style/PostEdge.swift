/// An edge of the screen, or of the view that shows a post.
public enum PostEdge: Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge; the right edge in a right-to-left layout.
    case leading
    /// The right edge; the left edge in a right-to-left layout.
    case trailing
}
