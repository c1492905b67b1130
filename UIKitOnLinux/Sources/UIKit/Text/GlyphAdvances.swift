import CPangoCairo

/// The advances of the glyphs of one of Inter's faces at a size: San Francisco's, or Inter's with tracking for glyphs and
/// fonts without an entry in `SystemFontAdvances`. And the advances of East Asian characters in the system font.
///
/// HarfBuzz, which shapes text for Pango, asks each font for the advances of its glyphs. These fonts of Pango answer with
/// these, so text is measured, broken, hit and drawn with them, and kerning, marks and contextual glyphs are as drawn.
final class GlyphAdvances {
    private let size: CGFloat
    /// The tracking of glyphs that aren't in `known`, as a fraction of the point size.
    private let tracking: CGFloat
    /// The factor of the drawn advances of glyphs that aren't in `known`.
    private let factor: CGFloat
    /// The known advances, as fractions of the point size.
    private var known: [hb_codepoint_t: CGFloat] = [:]
    /// The parts of the differences to the drawn advances that are left of the glyphs; by default a half.
    private var leftParts: [hb_codepoint_t: CGFloat] = [:]

    /// Creates the advances for a font; `nil` for one with its own advances.
    private init?(_ font: UnsafeMutablePointer<PangoFont>, _ drawnFont: OpaquePointer) {
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        let family = String(cString: pango_font_description_get_family(description))
        size = pango_font_description_get_size(description).points
        let isClosing = family.hasPrefix(FontFiles.closingFamily(drawnIn: ""))
        if isClosing || FallbackFonts.isEastAsian(family) {
            tracking = 0
            factor = FallbackFonts.eastAsianAdvance
            let isCentered = family.hasSuffix("TC") || family.hasSuffix("HK")
            addEastAsianPunctuation(of: drawnFont, isClosing: isClosing, isCentered: isCentered)
            return
        }
        factor = 1
        let systemFamilies = [FontFiles.textFamily, FontFiles.displayFamily]
        let namedFamilies = systemFamilies.map(FontFiles.namedFamily(drawnIn:))
        guard (systemFamilies + namedFamilies).contains(family) else { return nil }
        let weight = FontFiles.weight(of: pango_font_description_get_weight(description))
        tracking = SystemFontTracking.tracking(size: size, weight: weight)
        guard systemFamilies.contains(family) else { return }
        let advances = SystemFontAdvances.ascii(size: size, weight: weight)
        // Characters next to capitals and digits, such as the colon in 12:30, have glyphs of another height.
        for usesCase in [false, true] {
            for (index, glyph) in Self.asciiGlyphs(of: drawnFont, usesCase: usesCase) { known[glyph] = advances[index] }
        }
    }

    /// Adds the advances of full-width brackets, and of the full stop in the font for the ends of lines.
    ///
    /// - Parameter isCentered: Whether the full stop is in the middle of its advance, as in traditional Chinese.
    private func addEastAsianPunctuation(of font: OpaquePointer, isClosing: Bool, isCentered: Bool) {
        func add(_ characters: String, _ advance: CGFloat, leftPart: CGFloat) {
            for scalar in characters.unicodeScalars {
                var glyph: hb_codepoint_t = 0
                guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { continue }
                known[glyph] = advance
                leftParts[glyph] = leftPart
            }
        }
        add(FallbackFonts.openingBrackets, FallbackFonts.bracketAdvance, leftPart: 1)
        add(FallbackFonts.closingBrackets, FallbackFonts.bracketAdvance, leftPart: 0)
        guard isClosing else { return }
        add(FallbackFonts.fullStop, FallbackFonts.closingAdvance, leftPart: isCentered ? 0.5 : 0)
    }

    /// Returns the glyphs of the characters from space to tilde, or those next to capitals, with the indices of the
    /// characters.
    private static func asciiGlyphs(of font: OpaquePointer, usesCase: Bool) -> [(Int, hb_codepoint_t)] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, String(decoding: Array(0x20...0x7E), as: UTF8.self), -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        // Without contextual alternates, which depend on the neighboring characters.
        var features = ["calt=0", usesCase ? "case=1" : "case=0"].map { text in
            var feature = hb_feature_t()
            hb_feature_from_string(text, -1, &feature)
            return feature
        }
        hb_shape(font, buffer, &features, UInt32(features.count))
        let glyphs = UnsafeBufferPointer(
            start: hb_buffer_get_glyph_infos(buffer, nil), count: Int(hb_buffer_get_length(buffer)))
        return glyphs.map { (Int($0.cluster), $0.codepoint) }
    }

    /// Returns the advance of a glyph in Pango units.
    private func advance(of glyph: hb_codepoint_t, drawn: hb_position_t) -> hb_position_t {
        // Marks have no advance.
        guard drawn != 0 else { return 0 }
        let advance = known[glyph].map { $0 * size } ?? drawn.points * factor + tracking * size
        guard factor == 1 else { return advance.pangoUnits }
        return (advance + FontMetricsProfile.current.extraTracking(size: size) * size).pangoUnits
    }

    // MARK: Pango

    /// Pango's implementation of `create_hb_font`.
    nonisolated(unsafe) private static var createDrawnFont:
        (@convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?)?

    /// Makes Pango's fonts use these advances. Must be called once, with a context of the font map.
    ///
    /// Pango creates HarfBuzz's font of each of its fonts in a virtual function of `PangoFontClass`, and doesn't let it be
    /// changed afterwards. So the function of the class is replaced by one that derives a font from Pango's.
    static func install(for context: OpaquePointer) {
        let description = pango_font_description_from_string(FontFiles.textFamily)
        defer { pango_font_description_free(description) }
        guard let font = pango_context_load_font(context, description) else { fatalError("Pango can't load Inter.") }
        defer { g_object_unref(font) }
        let fontClass = UnsafeMutableRawPointer(font.pointee.parent_instance.g_type_instance.g_class)
            .assumingMemoryBound(to: PangoFontClass.self)
        createDrawnFont = fontClass.pointee.create_hb_font
        fontClass.pointee.create_hb_font = { font in
            guard let font, let drawn = GlyphAdvances.createDrawnFont?(font) else { return nil }
            return GlyphAdvances(font, drawn)?.derivedFont(of: drawn) ?? drawn
        }
    }

    /// Creates a font that differs from `drawn` only in the advances. Takes over the reference to `drawn`.
    private func derivedFont(of drawn: OpaquePointer) -> OpaquePointer? {
        defer { hb_font_destroy(drawn) }
        let functions = hb_font_funcs_create()
        defer { hb_font_funcs_destroy(functions) }
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { font, advances, glyph, _ in
                guard let advances else { return 0 }
                return Unmanaged<GlyphAdvances>.fromOpaque(advances).takeUnretainedValue()
                    .advance(of: glyph, drawn: hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph))
            }, nil, nil)
        let font = hb_font_create_sub_font(drawn)
        let advances = Unmanaged.passRetained(self).toOpaque()
        hb_font_set_funcs(font, functions, advances) { advances in
            if let advances { Unmanaged<GlyphAdvances>.fromOpaque(advances).release() }
        }
        hb_font_set_user_data(font, Self.key, advances, nil, 1)
        return font
    }

    /// The key of the advances in HarfBuzz's fonts.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<hb_user_data_key_t>.allocate(capacity: 1)

    /// Moves the glyphs of an item to their places in their advances, the middle for most.
    static func center(_ item: PangoGlyphItem) {
        let font = pango_font_get_hb_font(item.item.pointee.analysis.font)
        guard let drawn = hb_font_get_parent(font), drawn != hb_font_get_empty(),
            let advances = hb_font_get_user_data(font, key)
        else { return }
        let leftParts = Unmanaged<GlyphAdvances>.fromOpaque(advances).takeUnretainedValue().leftParts
        for index in item.infos.indices {
            let glyph = item.infos[index].glyph
            let difference = hb_font_get_glyph_h_advance(font, glyph) - hb_font_get_glyph_h_advance(drawn, glyph)
            let offset = leftParts[glyph].map { ($0 * CGFloat(difference)).rounded() }
            item.infos[index].geometry.x_offset += offset.map { hb_position_t($0) } ?? difference / 2
        }
    }
}
