import CPangoCairo

/// A picture cut into a middle that stretches, four sides that stretch one way, and four corners that don't.
struct NineParts {
    struct Part: Equatable {
        /// In pixels of the picture.
        var source: CGRect
        var target: CGRect
    }

    let all: [Part]
    /// Pixels of the picture to a point of the target, where they don't stretch.
    let scale: CGFloat

    /// Cuts `source`, in pixels of which `scale` make a point of the target; `center` is the part that stretches, in
    /// parts of the source. Sides and corners shrink only where the target has no room for them.
    init(source: CGRect, center: CGRect, scale: CGFloat, target: CGRect) {
        let scale = scale > 0 ? scale : 1
        self.scale = scale
        let columns = Self.cut(
            from: source.minX, length: source.width, center: (center.minX, center.maxX), scale: scale,
            to: target.minX, target.width)
        let rows = Self.cut(
            from: source.minY, length: source.height, center: (center.minY, center.maxY), scale: scale,
            to: target.minY, target.height)
        all = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(
                        x: column.source.start, y: row.source.start, width: column.source.length,
                        height: row.source.length),
                    target: CGRect(
                        x: column.target.start, y: row.target.start, width: column.target.length,
                        height: row.target.length))
            }
        }
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    /// The pieces of one axis that have a length on both sides.
    private static func cut(
        from start: CGFloat, length: CGFloat, center: (CGFloat, CGFloat), scale: CGFloat, to target: CGFloat,
        _ targetLength: CGFloat
    ) -> [(source: Span, target: Span)] {
        let (lower, upper) = (min(1, max(0, center.0)), min(1, max(0, center.1)))
        let source = [lower * length, (upper - lower) * length, (1 - upper) * length]
        let fixed = (source[0] + source[2]) / scale
        let shrink = fixed > targetLength && fixed > 0 ? targetLength / fixed : 1
        let ends = (source[0] / scale * shrink, source[2] / scale * shrink)
        let lengths = [ends.0, targetLength - ends.0 - ends.1, ends.1]
        var (from, to) = (start, target)
        var spans: [(source: Span, target: Span)] = []
        for (sourcePart, targetPart) in zip(source, lengths) {
            if sourcePart > 0, targetPart > 0 { spans.append(((from, sourcePart), (to, targetPart))) }
            from += sourcePart
            to += max(0, targetPart)
        }
        return spans
    }
}

extension OpaquePointer {
    /// Paints parts of a picture, each stretched to its place or repeated in it, in its own size.
    func paint(_ parts: NineParts, of image: CGImage, tiles: Bool, alpha: CGFloat = 1) {
        for part in parts.all where part.source.width > 0 && part.source.height > 0 {
            let cut = cairo_surface_create_for_rectangle(
                image.surface.pointer, part.source.minX, part.source.minY, part.source.width, part.source.height)
            cairo_save(self)
            addRect(part.target)
            // Neighbours meet on a pixel's edge, wherever it is.
            cairo_set_antialias(self, CAIRO_ANTIALIAS_NONE)
            cairo_clip(self)
            cairo_translate(self, part.target.minX, part.target.minY)
            if tiles {
                cairo_scale(self, 1 / parts.scale, 1 / parts.scale)
            } else {
                cairo_scale(
                    self, part.target.width / part.source.width, part.target.height / part.source.height)
            }
            cairo_set_source_surface(self, cut, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(self), tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(self), CAIRO_FILTER_BILINEAR)
            cairo_paint_with_alpha(self, alpha)
            cairo_restore(self)
            cairo_surface_destroy(cut)
        }
    }
}
