/// The properties of a gradient layer that determine its appearance.
package struct GradientValues: Equatable {
    package var colors: [CGColor]?
    package var locations: [NSNumber]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial

    /// The stops, with locations ascending from 0 to 1; empty without colors.
    var stops: [GradientStop] {
        guard let colors, !colors.isEmpty else { return [] }
        var last: CGFloat = 0
        return colors.enumerated().map { index, color in
            let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
            let wanted = locations.map { index < $0.count ? CGFloat($0[index].doubleValue) : 1 } ?? even
            // A location below the previous one, or NaN, becomes the previous one.
            last = max(last, min(1, max(0, wanted.isNaN ? last : wanted)))
            return GradientStop(location: last, color: color.rgb)
        }
    }
}

/// A color at a location between 0 and 1.
struct GradientStop: Equatable {
    var location: CGFloat
    var color: ColorComponents
}
