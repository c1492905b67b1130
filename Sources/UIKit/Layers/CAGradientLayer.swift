/// Draws a gradient over its bounds, inside its rounded corners, above its background.
///
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    package final var gradient = GradientValues() {
        didSet { if gradient != oldValue { RunCycle.setNeedsCommit() } }
    }

    /// The `CGColor`s of the stops; nil, nothing drawn, by default. One alone fills the layer.
    open var colors: [Any]? {
        get { gradient.colors }
        set { gradient.colors = newValue?.compactMap { $0 as? CGColor } }
    }

    /// Where the stops lie, from 0 to 1 and not descending; nil, evenly spaced, by default.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set { gradient.locations = newValue?.map { CGFloat($0.doubleValue) } }
    }

    /// Where the first stop lies, in parts of the bounds; the middle of the top by default. A radial gradient's centre.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { gradient.startPoint = newValue }
    }

    /// Where the last stop lies, in parts of the bounds; the middle of the bottom by default. A corner of the box around
    /// a radial gradient's ellipse; where a conic one starts its clockwise turn.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { gradient.endPoint = newValue }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }

    // MARK: - Presentation

    open override func presentation() -> Self? {
        let copy = super.presentation()
        copy?.gradient = gradient
        return copy
    }

    package override func content(at time: TimeInterval?) -> LayerContent? { .gradient(gradient) }
}
