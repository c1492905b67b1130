import CPangoCairo

/// A Cairo surface that this object owns, and destroys when it is deallocated.
///
/// It is safe to send to another isolation domain, because the code that draws on a surface doesn't share the surface
/// before the drawing is complete.
final class CairoSurface: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes ownership of a reference to a surface. Returns nil if Cairo couldn't create the surface.
    init?(taking pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
    }

    /// Creates a transparent bitmap. Returns nil if `size` has no pixels, or more than Cairo supports.
    convenience init?(_ size: PixelSize, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.init(taking: cairo_image_surface_create(format, Int32(size.width), Int32(size.height)))
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    /// The width in pixels, or zero if the surface isn't a bitmap.
    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }

    /// The number of bytes per row.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Draws on the surface. `body` may change the state of the context.
    func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
        guard let cairo = cairo_create(pointer) else { return }
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(pointer)
    }

    /// Calls `body` with the pixels and returns its result. Returns nil if the surface has no pixels.
    func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result? {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let result = body(UnsafeMutableBufferPointer(start: data, count: stride * height))
        cairo_surface_mark_dirty(pointer)
        return result
    }
}
