import CPangoCairo

/// A renderer that draws a symbol as a picture.
enum SymbolPicture {
    /// The colors of a symbol's levels, beginning with the main level.
    enum Coloring: Hashable {
        /// One color; cut-outs are transparent.
        case single(ColorComponents)
        /// One color per level. The last one also applies to further levels.
        case palette([ColorComponents])

        fileprivate func color(of level: Int) -> ColorComponents? {
            switch self {
            case .single(let color): color
            case .palette(let colors): colors.isEmpty ? nil : colors[min(level, colors.count - 1)]
            }
        }

        fileprivate var cutsOut: Bool {
            if case .single = self { return true }
            return false
        }
    }

    /// Draws a symbol with `unit` pixels per hundredth of the point size; `nil` if the size has no pixels, or too many.
    static func draw(_ symbol: SymbolDrawing, size: PixelSize, unit: CGFloat, coloring: Coloring) -> CGImage? {
        CGImage.drawn(size) { cairo in
            // Centered, because the symbol is slightly smaller than a whole number of pixels.
            cairo_translate(
                cairo, (CGFloat(size.width) - symbol.size.width * unit) / 2,
                (CGFloat(size.height) - symbol.size.height * unit) / 2)
            cairo_scale(cairo, unit, unit)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            for part in symbol.parts { draw(part, in: cairo, coloring) }
        }
    }

    private static func draw(_ part: SymbolDrawing.Part, in cairo: OpaquePointer, _ coloring: Coloring) {
        let erases = part.kind == .gap || part.kind == .cutOut && coloring.cutsOut
        cairo_set_operator(cairo, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        if erases {
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        } else if let color = coloring.color(of: part.level) {
            cairo.setSource(CGColor(color))
        }
        part.path.add(to: cairo)
        if let width = part.lineWidth {
            cairo_set_line_width(cairo, width)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}
