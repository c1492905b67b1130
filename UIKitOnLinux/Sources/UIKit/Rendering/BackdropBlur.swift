import CPangoCairo

/// A reduced, blurred and saturated picture: the content of a backdrop layer.
///
/// A wide blur leaves no detail, so it is computed on a smaller picture, which is halved until the blur is a few pixels
/// wide and scaled up when it is painted. The first halving happens when the background is captured, since full-size
/// pixels cost most. Pixels outside the picture have no weight, so that the edges don't darken.
struct BackdropBlur {
    private let surface: CairoSurface
    /// The origin of the picture, in pixels of the target.
    private let origin: CGPoint
    /// The number of target pixels per pixel of the picture.
    private let reduction: CGFloat

    /// The blur width, in pixels, above which the picture is halved.
    private static let largestSigma: CGFloat = 6

    /// Creates the filtered picture of `rect`. `paint` paints the background in the target's pixels. Returns `nil` if
    /// the picture has no pixels, or too many.
    init?(rect: CGRect, filter: BackdropFilter, scale: CGFloat, _ paint: (_ cairo: OpaquePointer) -> Void) {
        guard var pixels = PixelSize(covering: rect.size, scale: 1) else { return nil }
        var sigma = max(0, filter.sigma * scale)
        var reduction: CGFloat = 1
        if sigma > Self.largestSigma, pixels.width > 1, pixels.height > 1 {
            // Omits the last row or column of an odd size, which has no second half.
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

    /// Sets the picture as the source of a context whose coordinates are the target's pixels.
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

    /// Returns the picture at half the size: Cairo's bilinear filter averages four pixels.
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
