import CPangoCairo

extension CGImage {
    /// Creates an image from PNG data, or returns nil if the data isn't PNG or is damaged.
    convenience init?(png data: Data) {
        var reader = PNGReader(data: data)
        let decoded = CairoSurface(
            taking: withUnsafeMutablePointer(to: &reader) {
                cairo_image_surface_create_from_png_stream(PNGReader.read, $0)
            })
        guard let decoded else { return nil }
        // An image without alpha is decoded to another format; all other code expects the format with alpha.
        guard cairo_image_surface_get_format(decoded.pointer) != CAIRO_FORMAT_ARGB32 else {
            self.init(decoded)
            return
        }
        guard let surface = CairoSurface(PixelSize(width: decoded.width, height: decoded.height)) else { return nil }
        surface.draw { cairo in
            cairo_set_source_surface(cairo, decoded.pointer, 0, 0)
            cairo_paint(cairo)
        }
        self.init(surface)
    }

    func pngData() -> Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { pointer in
            cairo_surface_write_to_png_stream(
                surface.pointer,
                { target, bytes, count in
                    guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}

/// Passes PNG data to Cairo in pieces.
private struct PNGReader {
    let data: Data
    var position = 0

    static let read: cairo_read_func_t = { reader, bytes, count in
        guard let reader, let bytes else { return CAIRO_STATUS_READ_ERROR }
        return reader.assumingMemoryBound(to: PNGReader.self).pointee.next(Int(count), into: bytes)
    }

    private mutating func next(_ count: Int, into bytes: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
        guard position + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
        let start = data.startIndex + position
        data.copyBytes(to: bytes, from: start..<(start + count))
        position += count
        return CAIRO_STATUS_SUCCESS
    }
}
