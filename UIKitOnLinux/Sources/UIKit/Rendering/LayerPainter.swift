import CPangoCairo

/// Paints layers onto a Cairo context.
///
/// A layer is painted in Core Animation's order: shadow, background, contents, sublayers, border; all of them through
/// its mask. Layers with opacity, masks or rounded clips are painted into a group first.
struct LayerPainter {
    let cairo: OpaquePointer
    /// The painted part of the screen, in pixels.
    let area: CGRect
    /// The number of pixels per point.
    let scale: CGFloat
    let shadows: ShadowCache
    let backdrops: Backdrops
    /// The transform from pixels of the screen to pixels of the target, which differ while a shadow is made.
    let base: CGAffineTransform
    /// Whether the colors of the finished screen are inverted (Smart Invert). A layer with `keepsColors` is then
    /// inverted while it is painted, so that the second inversion restores its colors.
    var isInverted = false
    /// The content behind a backdrop layer: the targets painted so far, from the outermost to the innermost group.
    private var targets: [OpaquePointer?]

    /// The content of backdrop layers.
    enum Backdrops {
        /// The targets painted so far. Blurs are stored in the cache if there is one.
        case live(BackdropCache?)
        /// An opaque surface, for shadows, which only need the shape.
        case shape
        /// No content.
        case none
    }

    /// Paints the part of the screen in `area`. The context's transform maps pixels of the screen.
    init(cairo: OpaquePointer, area: CGRect, scale: CGFloat, shadows: ShadowCache, backdrops: Backdrops) {
        self.cairo = cairo
        self.area = area
        self.scale = scale
        self.shadows = shadows
        self.backdrops = backdrops
        base = cairo.transform
        targets = [cairo_get_group_target(cairo)]
    }

    /// Paints a layer. `fade` is the opacity that enclosing layers apply to each of their sublayers separately.
    func paint(_ node: RenderNode, fade: CGFloat = 1) {
        guard node.reach.intersects(area) else { return }
        guard !isInverted || !node.values.keepsColors else { return paintInverted(node, fade: fade) }
        paintPlainly(node, fade: fade)
    }

    /// Paints the inverted colors of a layer with `keepsColors`, which the inversion of the finished screen restores. A
    /// blur inside the layer shows the background with the colors that it has before the screen is inverted.
    private func paintInverted(_ node: RenderNode, fade: CGFloat) {
        inGroup(node.reach, isSeenThrough: true) { painter in
            var painter = painter
            painter.isInverted = false
            painter.paint(node, fade: fade)
        } finish: {
            if let picture = cairo_get_source(cairo) { ColorInversion.invert(picture) }
            cairo_paint(cairo)
        }
    }

    private func paintPlainly(_ node: RenderNode, fade: CGFloat) {
        guard let mask = node.mask else { return paintUnmasked(node, fade: fade) }
        inGroup(node.reach, isSeenThrough: node.isEffectView) { painter in
            painter.paintUnmasked(node, fade: fade)
        } finish: {
            paint(through: mask)
        }
    }

    private func paintUnmasked(_ node: RenderNode, fade: CGFloat) {
        let opacity = node.ownOpacity * fade
        guard opacity < 1, node.values.allowsGroupOpacity, node.hasSeveralParts else {
            return paintFully(node, fade: opacity)
        }
        inGroup(node.reach) { painter in
            painter.paintFully(node, fade: 1)
        } finish: {
            cairo_paint_with_alpha(cairo, opacity)
        }
    }

    /// Paints the parts of the layer, each with its own opacity.
    private func paintFully(_ node: RenderNode, fade: CGFloat) {
        let values = node.values
        if let caster = values.shadowCaster { paintShadow(of: node, thrownBy: caster, fade: fade) }
        if let color = values.backgroundColor, values.hasBackground {
            fill(values.outline, color, node.transform, fade: fade)
        }
        paintInside(of: node, fade: fade)
        if let color = values.borderColor, values.hasBorder {
            paintBorder(of: node, color, fade: fade)
        }
    }

    // MARK: Shapes

    func fill(_ shape: RoundedRectangle, _ color: CGColor, _ transform: CGAffineTransform, fade: CGFloat) {
        use(transform)
        shape.add(to: cairo)
        cairo.setSource(color, alpha: fade)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
    }

    /// Fills the ring between the outline and the inset outline.
    private func paintBorder(of node: RenderNode, _ color: CGColor, fade: CGFloat) {
        let outline = node.values.outline
        let width = node.values.borderWidth
        use(node.transform)
        outline.add(to: cairo)
        if width * 2 < min(outline.rect.width, outline.rect.height) { outline.inset(by: width).add(to: cairo) }
        cairo.setSource(color, alpha: fade)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
    }

    // MARK: Contents and sublayers

    func paintInside(of node: RenderNode, fade: CGFloat) {
        guard node.hasInside else { return }
        if case .singleColor(let color) = node.values.content {
            inGroup(node.reach) { painter in
                painter.paintClipped(node, fade: fade)
            } finish: {
                maskWithSource(by: color)
            }
        } else {
            paintClipped(node, fade: fade)
        }
    }

    private func paintClipped(_ node: RenderNode, fade: CGFloat) {
        guard node.values.masksToBounds else { return paintContentsAndChildren(of: node, fade: fade) }
        let outline = node.values.outline
        if outline.isPlain {
            cairo_save(cairo)
            use(node.transform)
            cairo.addRect(outline.rect)
            cairo_clip(cairo)
            paintContentsAndChildren(of: node, fade: fade)
            cairo_restore(cairo)
        } else {
            // Painted into a group and then through the shape as a whole. Otherwise, the antialiased edge of a curved
            // clip would show every layer that meets it.
            inGroup(node.reach, isSeenThrough: true) { painter in
                painter.paintContentsAndChildren(of: node, fade: fade)
            } finish: {
                use(node.transform)
                outline.add(to: cairo)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
    }

    private func paintContentsAndChildren(of node: RenderNode, fade: CGFloat) {
        if let contents = node.contents { paint(contents, of: node, fade: fade) }
        if let content = node.values.content { paint(content, of: node, fade: fade) }
        if let drawing = node.drawing {
            paint(drawing, in: node.values.place(drawing), node.transform, fade: fade)
        }
        for child in node.children { paint(child, fade: fade) }
    }

    func use(_ transform: CGAffineTransform) {
        cairo_identity_matrix(cairo)
        cairo.concatenate(transform.concatenating(base))
    }

    // MARK: Groups

    /// Paints `body` into a group and sets the group as the source for `finish`.
    ///
    /// A backdrop layer in the group captures the content that the group has painted so far. It captures the content
    /// behind the group only with `isSeenThrough`, as on Apple platforms, where a faded or masked superview disables a
    /// blur.
    private func inGroup(
        _ reach: CGRect, isSeenThrough: Bool = false, _ body: (LayerPainter) -> Void, finish: () -> Void
    ) {
        cairo_save(cairo)
        use(.identity)
        cairo.addRect(reach.intersection(area).integral)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        var inner = self
        if !isSeenThrough { inner.targets = [] }
        inner.targets.append(cairo_get_group_target(cairo))
        body(inner)
        cairo_pop_group_to_source(cairo)
        finish()
        cairo_restore(cairo)
    }

    /// Paints the source where the layer `mask` is opaque.
    private func paint(through mask: RenderNode) {
        guard let source = cairo_get_source(cairo) else { return }
        cairo_pattern_reference(source)
        cairo_push_group(cairo)
        var inner = self
        inner.targets = [cairo_get_group_target(cairo)]
        inner.paint(mask)
        let shape = cairo_pop_group(cairo)
        use(.identity)
        cairo_set_source(cairo, source)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(shape)
        cairo_pattern_destroy(source)
    }

    /// Paints a color where the source is opaque.
    private func maskWithSource(by color: CGColor) {
        guard let shape = cairo_get_source(cairo) else { return }
        cairo_pattern_reference(shape)
        cairo.setSource(color)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(shape)
    }

    /// Paints the content behind a backdrop layer in the target's pixels. At half the size, each pixel averages four.
    func paintTargets(in cairo: OpaquePointer) {
        for target in targets {
            cairo_set_source_surface(cairo, target, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_paint(cairo)
        }
    }
}

extension CGAffineTransform {
    /// Whether the transform consists of a translation and a positive scale.
    var isUpright: Bool {
        b == 0 && c == 0 && a > 0 && d > 0
    }
}
