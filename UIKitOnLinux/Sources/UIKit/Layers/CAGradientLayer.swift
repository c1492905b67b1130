/// Draws a gradient over its bounds, inside its rounded corners, above its background.
///
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    public required init() {
        super.init()
        model.gradient = GradientValues()
    }

    /// The `CGColor`s of the stops; nil, nothing drawn, by default. One alone fills the layer.
    open var colors: [Any]? {
        get { model.gradient.colors }
        set { set(\.gradient.colors, newValue?.compactMap { $0 as? CGColor }, animating: "colors") }
    }

    /// Where the stops lie, from 0 to 1 and not descending; nil, evenly spaced, by default.
    open var locations: [NSNumber]? {
        get { model.gradient.locations }
        set { set(\.gradient.locations, newValue, animating: "locations") }
    }

    /// Where the first stop lies, in parts of the bounds; the middle of the top by default. A radial gradient's centre.
    open var startPoint: CGPoint {
        get { model.gradient.startPoint }
        set { set(\.gradient.startPoint, newValue, animating: "startPoint") }
    }

    /// Where the last stop lies, in parts of the bounds; the middle of the bottom by default. A corner of the box around
    /// a radial gradient's ellipse; where a conic one starts its clockwise turn.
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
