import CPangoCairo

/// The emoji of a line, which are its color glyphs. They are drawn as pictures at the scale of the screen.
///
/// Cairo can't record them. Cairo 1.16 paints the glyphs one by one. While a recording is still marked as clear, each
/// paint without a clip empties it, and Cairo removes the mark only after the last glyph. If a recording starts with
/// several emoji, only the last one remains. Cairo also records emoji at one pixel per point, so that they would look
/// blurred on every screen.
struct ColorGlyphs {
    private struct Run {
        var item: PangoGlyphItem
        /// The distance from the start of the line, in Pango units.
        var offset: Int32
    }

    private let runs: [Run]

    /// Collects the color glyphs of a line.
    init(of line: UnsafeMutablePointer<PangoLayoutLine>) {
        var runs: [Run] = []
        var offset: Int32 = 0
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            if item.hasColor { runs.append(Run(item: item, offset: offset)) }
            offset += pango_glyph_string_get_width(item.glyphs)
        }
        self.runs = runs
    }

    /// Calls `body` while the color glyphs are empty, so that it draws only the others.
    func hidden(during body: () -> Void) {
        let glyphs = runs.flatMap { run in run.item.infos.map(\.glyph) }
        for run in runs {
            for index in run.item.infos.indices { run.item.infos[index].glyph = Self.empty }
        }
        body()
        var next = glyphs.makeIterator()
        for run in runs {
            for index in run.item.infos.indices { run.item.infos[index].glyph = next.next() ?? Self.empty }
        }
    }

    /// Draws the color glyphs of a line that starts at a point on its baseline.
    func draw(in cairo: OpaquePointer, at origin: CGPoint, scale: CGFloat) {
        for run in runs {
            guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(run.item.item.pointee.analysis.font)) else {
                continue
            }
            var x = run.offset
            for info in run.item.infos {
                if info.glyph & Self.unknown == 0, info.glyph != Self.empty {
                    var glyph = cairo_glyph_t(
                        index: UInt(info.glyph),
                        x: origin.x + (x + info.geometry.x_offset).points,
                        y: origin.y + (info.geometry.y_offset - run.item.y_offset).points)
                    draw(&glyph, of: font, in: cairo, scale: scale)
                }
                x += info.geometry.width
            }
        }
    }

    private func draw(_ glyph: inout cairo_glyph_t, of font: OpaquePointer, in cairo: OpaquePointer, scale: CGFloat) {
        var ink = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font, &glyph, 1, &ink)
        // One pixel more on each side, because Cairo rounds the position of the glyph.
        let pixels = CGRect(
            x: (glyph.x + ink.x_bearing) * scale, y: (glyph.y + ink.y_bearing) * scale,
            width: ink.width * scale, height: ink.height * scale
        ).insetBy(dx: -1, dy: -1).integral
        guard let size = PixelSize(covering: pixels.size, scale: 1), let picture = CairoSurface(size) else { return }
        picture.draw {
            cairo_translate($0, -pixels.minX, -pixels.minY)
            cairo_scale($0, scale, scale)
            cairo_set_scaled_font($0, font)
            cairo_show_glyphs($0, &glyph, 1)
        }
        cairo_save(cairo)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo_set_source_surface(cairo, picture.pointer, pixels.minX, pixels.minY)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Pango's `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, which are macros with casts.
    private static let empty: PangoGlyph = 0x0FFF_FFFF
    private static let unknown: PangoGlyph = 0x1000_0000
}

extension PangoGlyphItem {
    var infos: UnsafeMutableBufferPointer<PangoGlyphInfo> {
        UnsafeMutableBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    }

    /// Whether the glyphs of the font have colors of their own.
    fileprivate var hasColor: Bool {
        guard let font = UnsafeMutablePointer<PangoFcFont>(OpaquePointer(item.pointee.analysis.font)) else {
            return false
        }
        var hasColor: FcBool = 0
        return FcPatternGetBool(pango_fc_font_get_pattern(font), FC_COLOR, 0, &hasColor) == FcResultMatch
            && hasColor != 0
    }
}

extension Int32 {
    /// The points of a number of Pango units.
    var points: CGFloat { CGFloat(self) / CGFloat(PANGO_SCALE) }
}
