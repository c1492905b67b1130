import CPangoCairo

/// Draws layers into a picture of the screen, restricted to the parts that have changed.
///
/// One frame:
///
/// 1. The layer trees become trees of `RenderNode`s: for each layer its presentation values, its transform to pixels of
///    the screen, its opacity, its clip, and its bounding box with shadow.
/// 2. The nodes are compared with those of the previous frame (`LayerChanges`). The old and new places of added,
///    removed and changed layers are the `Damage`, a few rectangles of whole pixels without overlap. A frame without
///    changes draws nothing.
/// 3. `LayerPainter` paints the nodes in each rectangle with Cairo, back to front, in Core Animation's order: shadow,
///    background, contents, sublayers, border. Opacity, a mask or a rounded clip require a group.
///
/// Expensive results are cached: blurred shadows in a `ShadowCache` while their shape stays the same, blurred backdrops
/// in a `BackdropCache` while nothing behind them changes. Blurs are three moving averages in each direction, which
/// look like a Gaussian.
@MainActor
package final class ScreenRenderer {
    /// The width, in pixels.
    package let width: Int
    package let height: Int

    private let scale: CGFloat
    private let surface: CairoSurface
    private let shadows = ShadowCache()
    private let backdrops = BackdropCache()
    private var shown: [RenderNode] = []
    private var isFresh = true
    private var isInverted = false

    /// Creates a screen of a size in points with `scale` pixels per point; `nil` if it has no pixels, or too many.
    package init?(size: CGSize, scale: CGFloat) {
        guard let pixels = PixelSize(covering: size, scale: scale), let surface = CairoSurface(pixels) else {
            return nil
        }
        (width, height) = (pixels.width, pixels.height)
        self.scale = scale
        self.surface = surface
    }

    private var screen: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The number of bytes per row.
    package var stride: Int { surface.stride }

    /// Calls `body` with the pixels, row by row from the top: 32 bits each, alpha (255) in the highest byte, then red,
    /// green, blue.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        surface.withPixels { body(UnsafeRawBufferPointer($0)) }
    }

    /// Returns a copy of the screen's picture.
    package func image() -> CGImage? {
        CGImage.drawn(PixelSize(width: width, height: height)) { cairo in
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            cairo_paint(cairo)
        }
    }

    // MARK: Rendering

    /// Draws the layers, back to front, at a time, and returns the parts of the screen that changed.
    @discardableResult
    package func render(_ rootLayers: [CALayer], at time: TimeInterval) -> [PixelRect] {
        let place = RenderNode.Place(
            transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1, clip: screen.cgRect,
            screen: screen.cgRect, time: time)
        let roots = rootLayers.compactMap { RenderNode($0, in: place) }
        var nodes: [RenderNode] = []
        for root in roots { root.appendAll(to: &nodes) }
        if isInverted != UIAccessibility.isInvertColorsEnabled {
            isInverted.toggle()
            isFresh = true
        }

        let damage = damage(from: shown, to: nodes)
        shown = nodes
        if !damage.isEmpty { draw(roots, in: damage.rects) }
        shadows.frameDidEnd()
        return damage.rects
    }

    private func draw(_ roots: [RenderNode], in rects: [PixelRect]) {
        surface.draw { cairo in
            for rect in rects {
                cairo_save(cairo)
                cairo.addRect(rect.cgRect)
                cairo_clip(cairo)
                // An empty screen is black.
                cairo_paint(cairo)
                var painter = LayerPainter(
                    cairo: cairo, area: rect.cgRect, scale: scale, shadows: shadows, backdrops: .live(backdrops))
                painter.isInverted = isInverted
                for root in roots { painter.paint(root) }
                if isInverted { ColorInversion.invertOpaque(cairo) }
                cairo_restore(cairo)
            }
        }
    }

    // MARK: Damage

    private func damage(from old: [RenderNode], to new: [RenderNode]) -> Damage {
        var changes = LayerChanges(screen: screen)
        if isFresh {
            isFresh = false
            changes.add(screen.cgRect, at: 0)
        } else {
            changes.compare(old, with: new)
        }
        changes.spread(to: new, keeping: backdrops)
        return changes.damage
    }
}
