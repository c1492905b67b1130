/// The direction in which posts follow one another, away from the edge that they come from.
public enum Order: Hashable, Sendable {
    /// Posts come from the top, and are dragged off upwards.
    case topToBottom
    /// Posts come from the bottom, and are dragged off downwards.
    case bottomToTop

    /// The other direction.
    public var switched: Order {
        switch self {
        case .topToBottom: .bottomToTop
        case .bottomToTop: .topToBottom
        }
    }
}
