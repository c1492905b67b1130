/// What happens to the picture behind a layer before it is shown in its place.
package struct BackdropFilter: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// 1 keeps colours as they are, 0 makes them grey, more makes them stronger.
    package var saturation: CGFloat

    package init(sigma: CGFloat, saturation: CGFloat) {
        self.sigma = sigma
        self.saturation = saturation
    }

    /// A part of the way from no filter to this one.
    func scaled(by strength: CGFloat) -> BackdropFilter {
        BackdropFilter(sigma: sigma * strength, saturation: 1 + (saturation - 1) * strength)
    }
}
