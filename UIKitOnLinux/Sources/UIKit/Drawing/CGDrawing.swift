import CPangoCairo

/// The recorded drawing steps of a view, which can be replayed sharply at any scale.
package final class CGDrawing {
    /// The bounds of the drawing, in points.
    package let bounds: CGRect

    /// The bounding box of everything drawn, in points.
    let ink: CGRect

    private let recording: CairoSurface
    private var rasters: [Raster] = []

    /// The number of cached rasters. Usually at most three scales are in use: a screen, another screen, and a test's
    /// picture.
    private static let keptRasters = 3

    /// Records the drawing of `body` in the bounds, and beyond their upper and lower edges by `overhang` points. Returns nil
    /// if nothing is drawn, or if the bounds are empty or not finite.
    package init?(bounds: CGRect, overhang: CGFloat = 0, _ body: (CGContext) -> Void) {
        guard bounds.width > 0, bounds.height > 0, PixelSize(covering: bounds.size, scale: 1) != nil else { return nil }
        let area = bounds.insetBy(dx: 0, dy: -overhang)
        var extents = cairo_rectangle_t(x: area.minX, y: area.minY, width: area.width, height: area.height)
        let recording = CairoSurface(taking: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
        guard let recording else { return nil }
        recording.draw { body(CGContext($0)) }
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(recording.pointer, &x, &y, &width, &height)
        let ink = CGRect(x: x, y: y, width: width, height: height).intersection(area)
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { return nil }
        self.bounds = bounds
        self.ink = ink
        self.recording = recording
    }

    /// Returns the drawing as pixels, cached for the next frame, or nil if there are too many.
    func raster(scale: CGFloat) -> Raster? {
        if let kept = rasters.first(where: { $0.scale == scale }) { return kept }
        guard let raster = makeRaster(scale: scale) else { return nil }
        if rasters.count == Self.keptRasters { rasters.removeFirst() }
        rasters.append(raster)
        return raster
    }

    private func makeRaster(scale: CGFloat) -> Raster? {
        // Pixels are relative to the corner of the bounds, which is on a whole pixel of the screen.
        let left = ((ink.minX - bounds.minX) * scale).rounded(.down)
        let top = ((ink.minY - bounds.minY) * scale).rounded(.down)
        let size = CGSize(
            width: (ink.maxX - bounds.minX) * scale - left, height: (ink.maxY - bounds.minY) * scale - top)
        guard let pixels = PixelSize(covering: size, scale: 1) else { return nil }
        let image = CGImage.drawn(pixels) { cairo in
            cairo_translate(cairo, -left, -top)
            cairo_scale(cairo, scale, scale)
            cairo_translate(cairo, -bounds.minX, -bounds.minY)
            replay(in: cairo)
        }
        return image.map { Raster(image: $0, scale: scale, left: left, top: top) }
    }

    /// Replays the drawing in the coordinates of the bounds.
    func replay(in cairo: OpaquePointer, alpha: CGFloat = 1) {
        cairo_set_source_surface(cairo, recording.pointer, 0, 0)
        cairo_paint_with_alpha(cairo, alpha)
    }

    /// The drawn part of a drawing as pixels.
    struct Raster {
        let image: CGImage
        /// The number of pixels per point.
        let scale: CGFloat
        /// The position of its corner relative to that of the drawing's bounds, in pixels.
        let left: CGFloat
        let top: CGFloat
    }
}
