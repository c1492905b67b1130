/// Draws a path in its own coordinates, above its contents and below its sublayers: filled, then stroked.
///
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    package final var shape = ShapeValues() {
        didSet { if shape != oldValue { RunCycle.setNeedsCommit() } }
    }

    // MARK: - Path

    /// In the layer's coordinates; the layer keeps a copy. Nil by default.
    open var path: CGPath? {
        get { shape.path }
        set { shape.path = newValue?.copy() }
    }

    // MARK: - Filling

    /// Black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { shape.fillColor = newValue }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { shape.fillRule = newValue }
    }

    // MARK: - Stroking

    /// Nil, no stroke, by default.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { shape.strokeColor = newValue }
    }

    /// Where on the path the stroke starts, from 0 to 1 of its length; 0 by default.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { shape.strokeStart = newValue }
    }

    /// Where on the path the stroke ends, from 0 to 1 of its length; 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { shape.strokeEnd = newValue }
    }

    /// In points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { shape.lineWidth = newValue }
    }

    /// How long the point of a mitred corner may be, in widths of the line; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { shape.miterLimit = newValue }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { shape.lineCap = newValue }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { shape.lineJoin = newValue }
    }

    /// Where in the pattern of dashes the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { shape.lineDashPhase = newValue }
    }

    /// Lengths of dashes and gaps in turn, in points; nil, an unbroken line, by default.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
        set { shape.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) } }
    }

    // MARK: - Presentation

    open override func presentation() -> Self? {
        let copy = super.presentation()
        copy?.shape = shape
        return copy
    }

    package override func content(at time: TimeInterval?) -> LayerContent? { .shape(shape) }
}
