/// The edge of its superview that a poster sits on.
public enum MessageLayout: Int, Sendable {
    /// Posts come down from the top.
    case top
    /// Posts come up from the bottom.
    case bottom

    /// The top edge.
    public static let `default` = MessageLayout.top

    /// The order of posts that keeps the newest farthest from the edge.
    public func toOrder() -> Order {
        switch self {
        case .top: .topToBottom
        case .bottom: .bottomToTop
        }
    }
}

/// The direction in which posts follow one another, away from the edge that they come from.
public enum Order: Hashable, Sendable {
    /// Posts come from the top, and are dragged off upwards.
    case topToBottom
    /// Posts come from the bottom, and are dragged off downwards.
    case bottomToTop
}
