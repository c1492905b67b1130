import CPangoCairo

/// A picture made smaller, blurred and saturated: what a backdrop layer shows.
///
/// A wide blur leaves no detail, so it is made on a picture of a fraction of the size: halved until the blur is a few
/// pixels wide, and stretched again as it is painted. The first halving happens as the picture is taken, since nothing
/// costs as much as pixels of the full size. Beyond its edges the picture has no weight rather than no colour.
struct BackdropBlur {
    private let surface: CairoSurface
    /// Where the picture's corner stands, in pixels of the target.
    private let origin: CGPoint
    /// Pixels of the target to a pixel of the picture.
    private let reduction: CGFloat

    /// From this width on, in pixels, a blur may as well be made at half the size.
    private static let largestSigma: CGFloat = 6

    /// The filtered picture of `rect`, which `paint` paints in the target's pixels; nil if there are none, or too many.
    init?(rect: CGRect, filter: BackdropFilter, scale: CGFloat, _ paint: (_ cairo: OpaquePointer) -> Void) {
        guard var pixels = PixelSize(covering: rect.size, scale: 1) else { return nil }
        var sigma = max(0, filter.sigma * scale)
        var reduction: CGFloat = 1
        if sigma > Self.largestSigma, pixels.width > 1, pixels.height > 1 {
            // Without the last row or column of an odd number, which would be a half of nothing.
            pixels = PixelSize(width: pixels.width / 2, height: pixels.height / 2)
            sigma /= 2
            reduction = 2
        }
        guard var surface = CairoSurface(pixels) else { return nil }
        surface.draw { cairo in
            cairo_scale(cairo, 1 / reduction, 1 / reduction)
            cairo_translate(cairo, -rect.minX, -rect.minY)
            paint(cairo)
        }
        while sigma > Self.largestSigma, let half = Self.half(of: surface) {
            surface = half
            sigma /= 2
            reduction *= 2
        }
        ColorBlur.blur(surface, sigma: sigma)
        if filter.saturation != 1 { ColorSaturation.saturate(surface, by: filter.saturation) }
        self.surface = surface
        self.reduction = reduction
        origin = rect.origin
    }

    /// Makes the picture what is painted with, in a context whose coordinates are the target's pixels.
    func use(in cairo: OpaquePointer) {
        guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        var toPicture = cairo_matrix_t(
            CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(CGAffineTransform(scaleX: 1 / reduction, y: 1 / reduction)))
        cairo_pattern_set_matrix(pattern, &toPicture)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Each pixel the mean of four, by Cairo's bilinear filter.
    private static func half(of surface: CairoSurface) -> CairoSurface? {
        guard surface.width > 1, surface.height > 1 else { return nil }
        let half = CairoSurface(PixelSize(width: (surface.width + 1) / 2, height: (surface.height + 1) / 2))
        half?.draw { cairo in
            cairo_scale(cairo, 0.5, 0.5)
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_paint(cairo)
        }
        return half
    }
}
