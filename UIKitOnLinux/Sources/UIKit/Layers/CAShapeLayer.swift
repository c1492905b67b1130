/// A layer that fills and then strokes a path, above its contents and below its sublayers.
///
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    public required init() {
        super.init()
        model.shape = ShapeValues()
    }

    // MARK: - Path

    /// The path, in the layer's coordinates; `nil` by default. The layer stores a copy.
    open var path: CGPath? {
        get { model.shape.path }
        set { set(\.shape.path, newValue?.copy(), animating: "path") }
    }

    // MARK: - Filling

    /// The fill color; black by default. `nil` doesn't fill.
    open var fillColor: CGColor? {
        get { model.shape.fillColor }
        set { set(\.shape.fillColor, newValue, animating: "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule }
        set { set(\.shape.fillRule, newValue) }
    }

    // MARK: - Stroking

    /// The stroke color; `nil`, the default, doesn't stroke.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor }
        set { set(\.shape.strokeColor, newValue, animating: "strokeColor") }
    }

    /// The start of the stroke, as a fraction of the path's length; 0 by default.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { set(\.shape.strokeStart, newValue, animating: "strokeStart") }
    }

    /// The end of the stroke, as a fraction of the path's length; 1 by default.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { set(\.shape.strokeEnd, newValue, animating: "strokeEnd") }
    }

    /// The width of the line, in points; 1 by default.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { set(\.shape.lineWidth, newValue, animating: "lineWidth") }
    }

    /// The maximum length of a mitred corner, as a multiple of the line width; 10 by default.
    open var miterLimit: CGFloat {
        get { model.shape.miterLimit }
        set { set(\.shape.miterLimit, newValue, animating: "miterLimit") }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { model.shape.lineCap }
        set { set(\.shape.lineCap, newValue) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { model.shape.lineJoin }
        set { set(\.shape.lineJoin, newValue) }
    }

    /// The offset in the dash pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { model.shape.lineDashPhase }
        set { set(\.shape.lineDashPhase, newValue, animating: "lineDashPhase") }
    }

    /// The lengths of dashes and gaps alternately, in points; `nil`, the default, draws a continuous line.
    open var lineDashPattern: [NSNumber]? {
        get { model.shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
        set { set(\.shape.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) }) }
    }

    // MARK: - Animation

    private static let properties: [String: LayerProperty] = [
        "path": .path(\.shape.path, animatesImplicitly: false),
        "fillColor": .color(\.shape.fillColor),
        "strokeColor": .color(\.shape.strokeColor),
        "strokeStart": .number(\.shape.strokeStart, in: 0...1),
        "strokeEnd": .number(\.shape.strokeEnd, in: 0...1),
        "lineWidth": .number(\.shape.lineWidth, in: 0...Double.infinity),
        "miterLimit": .number(\.shape.miterLimit, in: 0...Double.infinity),
        "lineDashPhase": .number(\.shape.lineDashPhase),
    ]

    package override class func property(forKey key: String) -> LayerProperty? {
        properties[key] ?? super.property(forKey: key)
    }
}
