/// A path of lines and curves with its drawing attributes.
///
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
    private let path: CGMutablePath
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    // MARK: Lifecycle

    /// Creates an empty path.
    public override init() {
        path = CGMutablePath()
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inscribed in the rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with the smooth corners of iOS: the curvature starts farther away than the radius, in
    /// points, as far as there is room. A radius of half a side produces a half circle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.replaceAll(with: RoundedRectangle(rect: rect, radius: cornerRadius, isContinuous: true).elements)
    }

    /// Creates a rectangle with the given corners rounded smoothly.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rounded = RoundedRectangle(rect: rect, radii: cornerRadii, corners: corners, isContinuous: true)
        path.replaceAll(with: rounded.elements)
    }

    /// Creates an arc. Angles are in radians and start at the right; `clockwise` is as seen on screen.
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

    /// The bounding box of the lines and curves, in points; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether the point is inside, with all subpaths closed.
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

    /// Adds an arc, with a line to its start if there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics assumes that y increases upward.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path.replaceAll(with: []) }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        path.replaceAll(with: path.elements.map { $0.applying(transform) })
    }

    // MARK: Appearance

    /// The line width in points. The default is 1.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a mitered corner, in multiples of the line width. The default is 10.
    open var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the path is filled by the even-odd rule. The default is false.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps, in points, and the start in that pattern.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)))
    }

    /// Gets the lengths of dashes and gaps and the start. Each is written only if its pointer isn't nil.
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

    /// Fills the path in the current context. Without one, nothing happens.
    open func fill() {
        draw { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path in the current context. Without one, nothing happens.
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

    /// Clips drawing in the current context to the path.
    open func addClip() {
        draw { $0.clip(using: fillRule) }
    }

    /// Returns a copy of the path and its drawing attributes.
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
