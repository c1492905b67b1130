/// Where the content offset may rest along one axis, in points.
struct ScrollLimits: Equatable {
    var lower: CGFloat
    var upper: CGFloat

    func clamp(_ position: CGFloat) -> CGFloat { min(max(position, lower), upper) }

    /// How far a position lies beyond the nearer limit; negative before the lower one, zero between the two.
    func excess(of position: CGFloat) -> CGFloat { position - clamp(position) }
}
