/// The standard spacings of the system, in points.
enum LayoutSpacing {
    /// The spacing between neighboring views.
    static let system: CGFloat = 8
}
