import CPangoCairo

/// An image cut into a stretchable center, four sides that stretch in one direction, and four fixed corners.
struct NineParts {
    struct Part: Equatable {
        /// The rectangle in the image, in pixels.
        var source: CGRect
        var target: CGRect
    }

    let all: [Part]
    /// The number of image pixels per target point in parts that don't stretch.
    let scale: CGFloat

    /// Cuts `source`, given in pixels with `scale` pixels per target point. `center` is the stretchable part, as a
    /// fraction of the source. Sides and corners shrink only if the target is too small for them.
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

    /// Returns the pieces along one axis that have a length in both source and target.
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
    /// Paints the parts of an image, each either stretched to its target or tiled at its own size.
    func paint(_ parts: NineParts, of image: CGImage, tiles: Bool, alpha: CGFloat = 1) {
        for part in parts.all where part.source.width > 0 && part.source.height > 0 {
            let cut = cairo_surface_create_for_rectangle(
                image.surface.pointer, part.source.minX, part.source.minY, part.source.width, part.source.height)
            cairo_save(self)
            addRect(part.target)
            // Without antialiasing, adjacent parts meet at the edge of a pixel.
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
