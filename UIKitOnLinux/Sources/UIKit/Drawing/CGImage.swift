import CPangoCairo

/// An immutable bitmap image.
///
/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
    /// The pixels: premultiplied ARGB, 32 bits in native byte order.
    let surface: CairoSurface

    /// Creates an image. The surface must not be modified afterward.
    init(_ surface: CairoSurface) {
        self.surface = surface
    }

    /// The width in pixels.
    public var width: Int { surface.width }

    /// The height in pixels.
    public var height: Int { surface.height }

    var pixelSize: CGSize { CGSize(width: width, height: height) }
}

extension CGImage {
    /// Returns an image of the given size drawn by `body`, or nil if it has no pixels or too many.
    static func drawn(_ size: PixelSize, _ body: (_ cairo: OpaquePointer) -> Void) -> CGImage? {
        guard let surface = CairoSurface(size) else { return nil }
        surface.draw(body)
        return CGImage(surface)
    }

    /// Returns the image mirrored horizontally.
    func mirrored() -> CGImage? {
        Self.drawn(PixelSize(width: width, height: height)) { cairo in
            cairo_translate(cairo, Double(width), 0)
            cairo_scale(cairo, -1, 1)
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_paint(cairo)
        }
    }

    /// Returns the image with all pixels in one color and with the original alpha.
    func tinted(_ color: CGColor) -> CGImage? {
        Self.drawn(PixelSize(width: width, height: height)) { cairo in
            cairo.setSource(color)
            cairo_mask_surface(cairo, surface.pointer, 0, 0)
        }
    }
}

extension CGImage {
    /// The pixels by row from the top: alpha in the highest byte, then red, green and blue, multiplied by alpha.
    package var premultipliedPixels: [UInt32] {
        let (width, height, stride) = (width, height, surface.stride)
        return surface.withPixels { bytes in
            (0..<height).flatMap { y in
                let row = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[(y * stride)...])
                return (0..<width).map { row.load(fromByteOffset: 4 * $0, as: UInt32.self) }
            }
        } ?? []
    }
}
