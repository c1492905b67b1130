import CPangoCairo

/// A drawing context with a current path, transform, clip and colors. Units are points, and y increases downward as in
/// UIKit.
///
/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// The colors of the graphics state. Cairo stores the rest of it.
    private struct Colors {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
    }

    package let cairo: OpaquePointer
    private var colors = Colors()
    private var savedColors: [Colors] = []

    /// Creates a context that draws with a Cairo context and retains it.
    init(_ cairo: OpaquePointer) {
        self.cairo = cairo_reference(cairo)
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
    }

    // MARK: State

    public func saveGState() {
        cairo_save(cairo)
        savedColors.append(colors)
    }

    /// Restores the state saved last. Without one, nothing happens.
    public func restoreGState() {
        guard let saved = savedColors.popLast() else { return }
        cairo_restore(cairo)
        colors = saved
    }

    // MARK: Transform

    /// The transform from the current coordinates to the context's initial ones.
    public var ctm: CGAffineTransform { cairo.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinates by `angle` radians, clockwise on screen since y increases downward.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func concatenate(_ transform: CGAffineTransform) {
        cairo.concatenate(transform)
    }

    // MARK: Colors and lines

    public func setFillColor(_ color: CGColor) {
        colors.fill = color
    }

    public func setStrokeColor(_ color: CGColor) {
        colors.stroke = color
    }

    /// Sets the line width in points. The default is 1.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, max(0, width))
    }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairoCap)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairoJoin)
    }

    /// Sets the maximum length of a mitered corner, in multiples of the line width. The default is 10.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit)
    }

    /// Sets the lengths of dashes and gaps, in points, with a start `phase` points into the pattern. Without lengths,
    /// lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        cairo.setDash(lengths, phase: phase)
    }

    // MARK: Path

    public func beginPath() {
        cairo_new_path(cairo)
    }

    public func addPath(_ path: CGPath) {
        path.add(to: cairo)
    }

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo.setSource(colors.fill)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_fill(cairo)
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        cairo.setSource(colors.stroke)
        cairo_stroke(cairo)
    }

    /// Clips drawing to the current path and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
    }

    // MARK: Shapes

    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        cairo.addRect(rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        cairo.addRect(rect)
        strokePath()
    }

    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addPath(CGPath(ellipseIn: rect, transform: nil))
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addPath(CGPath(ellipseIn: rect, transform: nil))
        strokePath()
    }

    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        cairo.addRect(rect)
        clip()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(cairo)
        cairo.addRect(rect)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
