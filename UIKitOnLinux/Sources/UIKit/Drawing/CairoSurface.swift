import CPangoCairo

/// Owns a Cairo surface. What it shows is complete before anyone else gets to see it.
final class CairoSurface: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Takes over a reference; nil for a surface that Cairo couldn't make.
    init?(taking pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
    }

    /// A clear picture in memory; nil without any pixels, or with more than Cairo can count.
    convenience init?(_ size: PixelSize, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.init(taking: cairo_image_surface_create(format, Int32(size.width), Int32(size.height)))
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    /// In pixels; zero for what isn't a picture in memory.
    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }

    /// Bytes from one row to the next.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Draws onto the surface; `body` may change the context as it likes.
    func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
        guard let cairo = cairo_create(pointer) else { return }
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(pointer)
    }

    /// Reads or writes the pixels themselves; nil is returned if there are none.
    func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result? {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let result = body(UnsafeMutableBufferPointer(start: data, count: stride * height))
        cairo_surface_mark_dirty(pointer)
        return result
    }
}
