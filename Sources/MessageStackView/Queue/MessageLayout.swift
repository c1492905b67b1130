/// The edge of its superview at which a poster is.
public enum MessageLayout: Int, Sendable {
    /// The top edge. Posts enter from above.
    case top
    /// The bottom edge. Posts enter from below.
    case bottom

    /// The top edge.
    public static let `default` = MessageLayout.top

    /// Returns the order that puts the newest post farthest from the edge.
    public func toOrder() -> Order {
        switch self {
        case .top: .topToBottom
        case .bottom: .bottomToTop
        }
    }
}

/// The direction in which posts follow one another, away from the edge from which they enter.
public enum Order: Hashable, Sendable {
    /// The order from the top edge downward. Posts are dragged upward to remove them.
    case topToBottom
    /// The order from the bottom edge upward. Posts are dragged downward to remove them.
    case bottomToTop
}

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
