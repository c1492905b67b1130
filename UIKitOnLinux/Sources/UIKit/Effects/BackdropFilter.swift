/// A filter applied to the content behind a layer.
package struct BackdropFilter: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// The saturation: 1 keeps colors, 0 makes them gray, greater values intensify them.
    package var saturation: CGFloat

    /// A Boolean value that indicates whether the filter is that of glass. A layer above that is translucent makes glass
    /// flat: the filter isn't applied.
    package var isGlass = false

    package init(sigma: CGFloat, saturation: CGFloat) {
        self.sigma = sigma
        self.saturation = saturation
    }

    /// Returns the filter at a fraction of its strength.
    func scaled(by strength: CGFloat) -> BackdropFilter {
        var filter = self
        filter.sigma *= strength
        filter.saturation = 1 + (saturation - 1) * strength
        return filter
    }
}
