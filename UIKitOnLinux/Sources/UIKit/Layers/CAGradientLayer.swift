/// A layer that draws a gradient above its background, clipped to its rounded corners.
///
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    public required init() {
        super.init()
        model.gradient = GradientValues()
    }

    /// The colors of the stops, as `CGColor` values. `nil`, the default, draws nothing; one color fills the layer.
    open var colors: [Any]? {
        get { model.gradient.colors }
        set { set(\.gradient.colors, newValue?.compactMap { $0 as? CGColor }, animating: "colors") }
    }

    /// The locations of the stops, ascending from 0 to 1; `nil`, the default, spaces them evenly.
    open var locations: [NSNumber]? {
        get { model.gradient.locations }
        set { set(\.gradient.locations, newValue, animating: "locations") }
    }

    /// The location of the first stop in unit coordinates; the middle of the top edge by default. In a radial or conic
    /// gradient, it is the center.
    open var startPoint: CGPoint {
        get { model.gradient.startPoint }
        set { set(\.gradient.startPoint, newValue, animating: "startPoint") }
    }

    /// The location of the last stop in unit coordinates; the middle of the bottom edge by default. In a radial
    /// gradient, it is a corner of the ellipse's bounding box; in a conic gradient, the direction in which the
    /// clockwise sweep begins.
    open var endPoint: CGPoint {
        get { model.gradient.endPoint }
        set { set(\.gradient.endPoint, newValue, animating: "endPoint") }
    }

    open var type: CAGradientLayerType {
        get { model.gradient.type }
        set { set(\.gradient.type, newValue) }
    }

    // MARK: - Animation

    private static let properties: [String: LayerProperty] = [
        "colors": .colors(\.gradient.colors),
        "locations": .numbers(\.gradient.locations),
        "startPoint": .point(\.gradient.startPoint),
        "endPoint": .point(\.gradient.endPoint),
    ]

    package override class func property(forKey key: String) -> LayerProperty? {
        properties[key] ?? super.property(forKey: key)
    }
}
