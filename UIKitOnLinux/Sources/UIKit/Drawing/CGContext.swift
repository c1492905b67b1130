import CPangoCairo

/// Where drawing goes: the current path, transform, clip and colours. Points; y grows downwards, as UIKit sets it up.
///
/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// The colours; Cairo keeps the rest of the state.
    private struct Colors {
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
    }

    package let cairo: OpaquePointer
    private var colors = Colors()
    private var savedColors: [Colors] = []

    /// Draws through a Cairo context as long as this object lives.
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

    /// Goes back to the state saved last; without one nothing happens.
    public func restoreGState() {
        guard let saved = savedColors.popLast() else { return }
        cairo_restore(cairo)
        colors = saved
    }

    // MARK: Transform

    /// From the coordinates in use to those that the context began with.
    public var ctm: CGAffineTransform { cairo.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns by `angle` radians: clockwise to the eye, as y grows downwards.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func concatenate(_ transform: CGAffineTransform) {
        cairo.concatenate(transform)
    }

    // MARK: Colours and lines

    public func setFillColor(_ color: CGColor) {
        colors.fill = color
    }

    public func setStrokeColor(_ color: CGColor) {
        colors.stroke = color
    }

    /// In points; 1 at first.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, max(0, width))
    }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairoCap)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairoJoin)
    }

    /// How long the point of a mitred corner may be, in widths of the line; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit)
    }

    /// Draws lines as dashes and gaps of the given lengths, in points, starting `phase` points into the pattern; no
    /// lengths mean an unbroken line.
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

    /// Fills what the current path encloses, and forgets the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo.setSource(colors.fill)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_fill(cairo)
    }

    /// Draws a line along the current path, and forgets the path.
    public func strokePath() {
        cairo.setSource(colors.stroke)
        cairo_stroke(cairo)
    }

    /// Limits drawing to what the current path encloses, and forgets the path.
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

    /// Makes a rectangle clear again.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(cairo)
        cairo.addRect(rect)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}
