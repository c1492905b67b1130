import CPangoCairo

/// Inverts colors: black becomes white, red becomes cyan.
enum ColorInversion {
    /// Inverts everything that was painted within the clip, which must be opaque.
    static func invertOpaque(_ cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Inverts the picture of a group and keeps its alpha.
    static func invert(_ pattern: OpaquePointer) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS,
            let picture = CairoSurface(taking: cairo_surface_reference(surface))
        else { return }
        let (width, height, stride) = (picture.width, picture.height, picture.stride)
        _ = picture.withPixels { bytes in
            for y in 0..<height {
                for index in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
                    // Blue, green, red, alpha; the colors are premultiplied.
                    let alpha = bytes[index + 3]
                    for part in 0..<3 { bytes[index + part] = alpha - min(alpha, bytes[index + part]) }
                }
            }
        }
    }
}
