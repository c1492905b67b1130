import CPangoCairo

/// Pango over a fixed set of fonts, so that every machine sets a text alike.
///
/// From characters to pixels:
///
/// 1. A text and its attributes become a `StyledText`: what decides where glyphs stand, and colours of single runs. The
///    label's own colour isn't in it, so that labels that differ in nothing else share a layout.
/// 2. A `TextContainer` says how wide it may be, how many lines, and what happens at their ends.
/// 3. `Typesetter` lets Pango break the lines and shape the glyphs. What Pango does otherwise than UIKit it does by
///    hand: a line that is cut short is searched for (head, middle or tail), and is cut where a whole cluster ends.
/// 4. The result is a `TextLayout`: immutable, in points, kept in a `TextLayoutCache` since a label is measured many
///    times before it is drawn. `TextLayout+Drawing` paints it with Cairo.
///
/// San Francisco isn't there. Inter takes its place, and three tables make up for the difference: `SystemFontMetrics`
/// has San Francisco's ascent, descent and line height, so that *heights are Apple's*; `SystemFontTracking` spaces
/// Inter's glyphs so that a text is about as wide; `DynamicType` has the sizes of the text styles. Widths of single
/// words can still be off by a few per cent. `FontMetricsProfile` chooses between the cuts of iOS and of Mac Catalyst.
///
/// Pango is not thread-safe, and UIKit's string measuring may be called from any thread: everything runs under one
/// lock.
final class TextEngine: @unchecked Sendable {
    static let shared = TextEngine()

    // Recursive, because a layout that is dropped while another is being made takes it again.
    private let lock = NSRecursiveLock()
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer

    private init() {
        let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        guard let fontMap else { fatalError("Pango was built without FreeType, which UIKit's text needs.") }
        let opaqueMap = OpaquePointer(fontMap)
        pango_fc_font_map_set_config(opaqueMap, FontFiles.makeConfiguration())
        // One unit is one point, whatever the screen: results are the same at every scale.
        pango_cairo_font_map_set_resolution(opaqueMap, 72)
        leftToRight = Self.makeContext(fontMap, direction: PANGO_DIRECTION_LTR)
        rightToLeft = Self.makeContext(fontMap, direction: PANGO_DIRECTION_RTL)
    }

    /// Runs `body` alone, with a context for text in a user interface of the given direction.
    func perform<Result>(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ body: (_ context: OpaquePointer) -> Result
    ) -> Result {
        lock.withLock { body(direction == .leftToRight ? leftToRight : rightToLeft) }
    }

    private static func makeContext(
        _ fontMap: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
    ) -> OpaquePointer {
        guard let context = pango_font_map_create_context(fontMap) else { fatalError("Pango has no context to give.") }
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
