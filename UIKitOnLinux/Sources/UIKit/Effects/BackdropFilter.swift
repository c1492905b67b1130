/// A filter applied to the content behind a layer.
package struct BackdropFilter: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// The saturation: 1 keeps colors, 0 makes them gray, greater values intensify them.
    package var saturation: CGFloat

    package init(sigma: CGFloat, saturation: CGFloat) {
        self.sigma = sigma
        self.saturation = saturation
    }

    /// Returns the filter at a fraction of its strength.
    func scaled(by strength: CGFloat) -> BackdropFilter {
        BackdropFilter(sigma: sigma * strength, saturation: 1 + (saturation - 1) * strength)
    }
}
