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
