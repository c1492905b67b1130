/// Lines and curves with the way that they are drawn.
///
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
    private let path: CGMutablePath
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    // MARK: Lifecycle

    /// A path without anything in it.
    public override init() {
        path = CGMutablePath()
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with smooth corners, as those of iOS are: the curvature starts beyond the radius, in points, as
    /// far as there is room. A radius of half a side makes a half circle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.replaceAll(with: RoundedRectangle(rect: rect, radius: cornerRadius, isContinuous: true).elements)
    }

    /// A rectangle, the given corners of which are smooth.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rounded = RoundedRectangle(rect: rect, radii: cornerRadii, corners: corners, isContinuous: true)
        path.replaceAll(with: rounded.elements)
    }

    /// A part of a circle. Angles are in radians from the right on; `clockwise` is as the eye sees it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path.replaceAll(with: cgPath.elements)
    }

    // MARK: Shape

    /// A copy of the path's lines and curves.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path.replaceAll(with: newValue.elements) }
    }

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the lines and curves, in points; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the point lies inside, every subpath taken as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, with a line to its start if there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names the direction for y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path.replaceAll(with: []) }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        path.replaceAll(with: path.elements.map { $0.applying(transform) })
    }

    /// The path from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.path.replaceAll(with: path.elements.reversedPath)
        reversed.takeLook(of: self)
        return reversed
    }

    // MARK: Looks

    /// In points; 1 by default.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How long the point of a mitred corner may be, in widths of the line; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether what lies inside an even number of subpaths is outside; false by default.
    open var usesEvenOddFillRule = false

    /// Lengths of dashes and gaps in turn, in points, and where in them the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)))
    }

    /// Tells the lengths and where the line begins; each is written where a pointer is given.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
        }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    private func takeLook(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, usesEvenOddFillRule, dash) = (other.miterLimit, other.usesEvenOddFillRule, other.dash)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: Drawing

    /// Fills the path in the current context; without one nothing happens.
    open func fill() {
        draw { $0.fillPath(using: fillRule) }
    }

    /// Draws a line along the path in the current context; without one nothing happens.
    open func stroke() {
        draw { context in
            context.saveGState()
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
            context.restoreGState()
        }
    }

    /// Limits drawing in the current context to the inside of the path.
    open func addClip() {
        draw { $0.clip(using: fillRule) }
    }

    /// A path of the same lines, curves and looks.
    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeLook(of: self)
        return copy
    }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        body(context)
    }
}
