import CPangoCairo

/// A blurred silhouette, as one byte of alpha per pixel.
struct ShadowMask {
    let surface: CairoSurface
    /// The left and top edges of the mask, in pixels of the layer's scale from the origin of its coordinates.
    let left: CGFloat
    let top: CGFloat

    /// Returns the distance by which a shadow extends beyond its shape, in the unit of `sigma`; at least that of the
    /// blur.
    static func reach(sigma: CGFloat) -> CGFloat {
        3 * max(0, sigma) + 2
    }

    /// Blurs the drawing of `body`, which is in the layer's coordinates, within `box`; `nil` if the mask would be too
    /// large.
    init?(box: CGRect, scale: CGFloat, sigma: CGFloat, _ body: (_ cairo: OpaquePointer) -> Void) {
        let margin = CGFloat(BoxBlur.reach(sigma: sigma * scale))
        let left = (box.minX * scale).rounded(.down) - margin
        let top = (box.minY * scale).rounded(.down) - margin
        let size = CGSize(width: box.maxX * scale - left + margin, height: box.maxY * scale - top + margin)
        guard let pixels = PixelSize(covering: size, scale: 1),
            let surface = CairoSurface(pixels, format: CAIRO_FORMAT_A8)
        else { return nil }
        surface.draw { cairo in
            cairo_translate(cairo, -left, -top)
            cairo_scale(cairo, scale, scale)
            body(cairo)
        }
        _ = surface.withPixels {
            BoxBlur.blur($0, width: surface.width, height: surface.height, stride: surface.stride, sigma: sigma * scale)
        }
        self.surface = surface
        self.left = left
        self.top = top
    }
}
