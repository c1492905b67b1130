/// Distances that the system decides on, in points.
enum LayoutSpacing {
    /// Between neighbours.
    static let system: CGFloat = 8
}
