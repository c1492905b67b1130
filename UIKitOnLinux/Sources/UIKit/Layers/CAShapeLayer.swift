/// Draws a path in its own coordinates, above its contents and below its sublayers: filled, then stroked.
///
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    public required init() {
        super.init()
        model.shape = ShapeValues()
    }

    // MARK: - Path

    /// In the layer's coordinates; the layer keeps a copy. Nil by default.
    open var path: CGPath? {
        get { model.shape.path }
        set { set(\.shape.path, newValue?.copy(), animating: "path") }
    }

    // MARK: - Filling

    /// Black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { model.shape.fillColor }
        set { set(\.shape.fillColor, newValue, animating: "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule }
        set { set(\.shape.fillRule, newValue) }
    }

    // MARK: - Stroking

    /// Nil, no stroke, by default.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor }
        set { set(\.shape.strokeColor, newValue, animating: "strokeColor") }
    }

    /// Where on the path the stroke starts, from 0 to 1 of its length; 0 by default.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { set(\.shape.strokeStart, newValue, animating: "strokeStart") }
    }

    /// Where on the path the stroke ends, from 0 to 1 of its length; 1 by default.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { set(\.shape.strokeEnd, newValue, animating: "strokeEnd") }
    }

    /// In points; 1 by default.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { set(\.shape.lineWidth, newValue, animating: "lineWidth") }
    }

    /// How long the point of a mitred corner may be, in widths of the line; 10 by default.
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

    /// Where in the pattern of dashes the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { model.shape.lineDashPhase }
        set { set(\.shape.lineDashPhase, newValue, animating: "lineDashPhase") }
    }

    /// Lengths of dashes and gaps in turn, in points; nil, an unbroken line, by default.
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
