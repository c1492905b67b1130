import CPangoCairo

/// The text engine: Pango with a fixed set of fonts, so that text has the same layout on every machine.
///
/// The steps from characters to pixels:
///
/// 1. A text and its attributes become a `StyledText`: everything that affects the layout, and the colors of runs. The
///    label's text color isn't part of it, so that labels that differ only in color share a layout.
/// 2. A `TextContainer` specifies the width, the maximum number of lines, and the line break mode.
/// 3. `Typesetter` uses Pango to break lines and shape glyphs. It handles truncation itself, because Pango's results
///    differ from UIKit's: it searches for the visible text (head, middle or tail) and cuts at the end of a cluster.
/// 4. The result is a `TextLayout`: immutable, in points, and cached in `TextLayoutCache`, since a label is measured
///    many times before it is drawn. `TextLayout+Drawing` draws it with Cairo.
///
/// San Francisco isn't available, so Inter replaces it, and four tables compensate for the differences:
/// `SystemFontMetrics` has San Francisco's ascent, descent and line height, so that *heights are Apple's*;
/// `SystemFontAdvances` has the advances of its ASCII characters, with which `GlyphAdvances` lays out Inter's glyphs;
/// `SystemFontTracking` spaces the other ones so that text is about as wide; `DynamicType` has the sizes of the text
/// styles. Kerning is Inter's. `FontMetricsProfile` selects the metrics of iOS or Mac Catalyst.
///
/// Pango isn't thread-safe, and UIKit's string measuring may be called from any thread, so all calls are serialized by
/// one lock.
final class TextEngine: @unchecked Sendable {
    static let shared = TextEngine()

    // Recursive, because deallocating a layout while another is created acquires the lock again.
    private let lock = NSRecursiveLock()
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer

    private init() {
        let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        guard let fontMap else { fatalError("Pango was built without FreeType, which UIKit's text needs.") }
        let opaqueMap = OpaquePointer(fontMap)
        pango_fc_font_map_set_config(opaqueMap, FontFiles.makeConfiguration())
        // One unit is one point, so that results don't depend on the screen's scale.
        pango_cairo_font_map_set_resolution(opaqueMap, 72)
        leftToRight = Self.makeContext(fontMap, direction: PANGO_DIRECTION_LTR)
        GlyphAdvances.install(for: leftToRight)
        rightToLeft = Self.makeContext(fontMap, direction: PANGO_DIRECTION_RTL)
    }

    /// Runs `body` under the lock, with a context for the layout direction.
    func perform<Result>(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ body: (_ context: OpaquePointer) -> Result
    ) -> Result {
        lock.withLock { body(direction == .leftToRight ? leftToRight : rightToLeft) }
    }

    private static func makeContext(
        _ fontMap: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
    ) -> OpaquePointer {
        guard let context = pango_font_map_create_context(fontMap) else { fatalError("Pango can't create a context.") }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }
}
