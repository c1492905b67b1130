import CPangoCairo

/// Pango over a fixed set of fonts, so that every machine sets a text alike.
///
/// Pango is not thread-safe, and UIKit's string measuring may be called from any thread: everything runs under one lock.
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
