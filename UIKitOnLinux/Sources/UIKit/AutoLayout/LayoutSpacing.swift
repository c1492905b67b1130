/// The distances that the system defines, in points.
enum LayoutSpacing {
    /// The spacing between neighboring views.
    static let system: CGFloat = 8
}
