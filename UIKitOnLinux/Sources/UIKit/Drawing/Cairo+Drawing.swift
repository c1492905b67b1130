import CPangoCairo

// Drawing functions shared by Core Graphics and the screen's renderer.
extension OpaquePointer {
    /// Sets the source color. Components outside the range from 0 to 1 are clamped, and NaN becomes 0.
    func setSource(_ color: CGColor, alpha: CGFloat = 1) {
        func limited(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(1, max(0, value))) }
        let rgb = color.rgb
        cairo_set_source_rgba(
            self, limited(rgb.red), limited(rgb.green), limited(rgb.blue), limited(rgb.alpha) * limited(alpha))
    }

    /// Applies a transform before the current one.
    func concatenate(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        // After a transform that isn't invertible, Cairo can't draw anything. An empty clip disables drawing until it
        // is restored.
        guard transform.a * transform.d - transform.b * transform.c != 0 else {
            cairo_rectangle(self, 0, 0, 0, 0)
            cairo_clip(self)
            return
        }
        cairo_transform(self, &matrix)
    }

    var transform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(self, &matrix)
        return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Adds a rectangle to the current path.
    func addRect(_ rect: CGRect) {
        cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Sets the lengths of dashes and gaps. Without lengths, lines are solid.
    func setDash(_ lengths: [CGFloat], phase: CGFloat) {
        let lengths = lengths.map { Double($0 > 0 && $0.isFinite ? $0 : 0) }
        let count = lengths.contains { $0 > 0 } ? lengths.count : 0
        cairo_set_dash(self, lengths, Int32(count), phase.isFinite ? phase : 0)
    }

    /// Paints an image in a rectangle.
    func paint(_ image: CGImage, in rect: CGRect, filter: cairo_filter_t = CAIRO_FILTER_GOOD, alpha: CGFloat = 1) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(self)
        cairo_translate(self, rect.minX, rect.minY)
        cairo_scale(self, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        cairo_set_source_surface(self, image.surface.pointer, 0, 0)
        // The edge pixels are extended, so that a stretched image doesn't fade out at its edges.
        cairo_pattern_set_extend(cairo_get_source(self), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(self), filter)
        addRect(CGRect(origin: .zero, size: image.pixelSize))
        fill(alpha: alpha)
        cairo_restore(self)
    }

    /// Fills the current path with a fraction of the source's opacity.
    func fill(alpha: CGFloat) {
        guard alpha < 1 else { return cairo_fill(self) }
        cairo_clip(self)
        cairo_paint_with_alpha(self, max(0, alpha))
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
