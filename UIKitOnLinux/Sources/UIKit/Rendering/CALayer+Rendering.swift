import CPangoCairo

extension CALayer {
    /// Paints the layer into a context, in the layer's coordinates: its presentation at a time, or its model for `nil`.
    func paint(in context: CGContext, at time: TimeInterval?, backdrops: LayerPainter.Backdrops) {
        let scale = context.ctm.largestScale
        let toSuperlayer = (time.map(presented) ?? model).transformToSuperlayer
        guard scale > 0, scale.isFinite, toSuperlayer.isInvertible else { return }
        let place = RenderNode.Place(
            transform: toSuperlayer.inverted().concatenating(CGAffineTransform(scaleX: scale, y: scale)),
            opacity: 1, clip: .infinite, screen: .infinite, time: time)
        guard let node = RenderNode(self, in: place) else { return }
        cairo_save(context.cairo)
        cairo_new_path(context.cairo)
        cairo_scale(context.cairo, 1 / scale, 1 / scale)
        let painter = LayerPainter(
            cairo: context.cairo, area: .infinite, scale: scale, shadows: ShadowCache(), backdrops: backdrops)
        painter.paint(node)
        cairo_restore(context.cairo)
    }
}

extension CGAffineTransform {
    /// Whether the transform is invertible.
    fileprivate var isInvertible: Bool { isFinite && a * d - b * c != 0 }
}
