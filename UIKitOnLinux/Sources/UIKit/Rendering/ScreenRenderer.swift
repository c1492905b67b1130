import CPangoCairo

/// Draws layers into a picture of the screen, and only what has changed since the last time.
///
/// One frame:
///
/// 1. The trees of layers become trees of `RenderNode`s: for each layer the values that it has at the frame's time, its
///    transform to the screen's pixels, its opacity, the clip around it, and how far it reaches with its shadow.
/// 2. The nodes are compared with those of the last frame (`LayerChanges`). Where one came, went or looks different,
///    the places where it was and is are `Damage`, a few rectangles of whole pixels that don't overlap. A frame in
///    which nothing changed draws nothing.
/// 3. `LayerPainter` paints the nodes that reach into each rectangle, back to front, in Core Animation's order, with
///    Cairo: shadow, background, contents, sublayers, border; aside first where opacity, a mask or a round clip takes
///    them as one.
///
/// What takes long is kept: blurred shadows in a `ShadowCache` as long as their shape stays, blurred backdrops in a
/// `BackdropCache` as long as nothing behind them changes. Blurs are three running means in each direction, which
/// nobody tells from a Gaussian.
@MainActor
package final class ScreenRenderer {
    /// In pixels.
    package let width: Int
    package let height: Int

    private let scale: CGFloat
    private let surface: CairoSurface
    private let shadows = ShadowCache()
    private let backdrops = BackdropCache()
    private var shown: [RenderNode] = []
    private var isFresh = true
    private var isInverted = false

    /// A screen of a size in points with `scale` pixels per point; nil if it has no pixels, or too many.
    package init?(size: CGSize, scale: CGFloat) {
        guard let pixels = PixelSize(covering: size, scale: scale), let surface = CairoSurface(pixels) else {
            return nil
        }
        (width, height) = (pixels.width, pixels.height)
        self.scale = scale
        self.surface = surface
    }

    private var screen: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Bytes from one row of pixels to the next.
    package var stride: Int { surface.stride }

    /// The screen's pixels, row by row from the top: 32 bits each, alpha (255) in the highest byte, then red, green, blue.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        surface.withPixels { body(UnsafeRawBufferPointer($0)) }
    }

    /// A copy of what the screen shows.
    package func image() -> CGImage? {
        CGImage.drawn(PixelSize(width: width, height: height)) { cairo in
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            cairo_paint(cairo)
        }
    }

    // MARK: Rendering

    /// Shows the layers, back to front, as they are at a time; returns the parts of the screen that changed.
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
                // A screen without anything on it is black.
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
