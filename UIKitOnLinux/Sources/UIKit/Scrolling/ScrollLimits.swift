/// The range of the content offset along one axis, in points.
struct ScrollLimits: Equatable {
    var lower: CGFloat
    var upper: CGFloat

    func clamp(_ position: CGFloat) -> CGFloat { min(max(position, lower), upper) }

    /// Returns the distance by which a position exceeds the nearer limit: negative below the lower one, zero in the
    /// range.
    func excess(of position: CGFloat) -> CGFloat { position - clamp(position) }
}
