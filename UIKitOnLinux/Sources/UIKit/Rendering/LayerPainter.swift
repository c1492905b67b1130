import CPangoCairo

/// Paints layers onto a Cairo context.
///
/// Each layer in Core Animation's order: shadow, background, contents, sublayers, and its border above them; all of it
/// through its mask. Opacity, masks and round clips are painted aside first, in a group.
struct LayerPainter {
    let cairo: OpaquePointer
    /// The part of the screen that is painted, in pixels.
    let area: CGRect
    /// Pixels per point.
    let scale: CGFloat
    let shadows: ShadowCache
    let backdrops: Backdrops
    /// From pixels of the screen to those that are painted on: another place, where a shadow is made.
    let base: CGAffineTransform
    /// Whether all that is painted is inverted in the end, so that what keeps its colours has to be inverted before.
    var isInverted = false
    /// What a backdrop layer sees: what is painted so far, from the outside to the innermost group.
    private var targets: [OpaquePointer?]

    /// What layers that show what is behind them show.
    enum Backdrops {
        /// What is painted so far; kept in the cache if there is one.
        case live(BackdropCache?)
        /// An even surface: only the shape counts, for a shadow.
        case shape
        /// Nothing.
        case none
    }

    /// Paints what lies in `area` of the screen; the context's transform maps the screen's pixels.
    init(cairo: OpaquePointer, area: CGRect, scale: CGFloat, shadows: ShadowCache, backdrops: Backdrops) {
        self.cairo = cairo
        self.area = area
        self.scale = scale
        self.shadows = shadows
        self.backdrops = backdrops
        base = cairo.transform
        targets = [cairo_get_group_target(cairo)]
    }

    /// Paints a layer; `fade` is the opacity that layers around it hand on to each of their sublayers.
    func paint(_ node: RenderNode, fade: CGFloat = 1) {
        guard node.reach.intersects(area) else { return }
        guard !isInverted || !node.values.keepsColors else { return paintInverted(node, fade: fade) }
        if let transition = node.values.transition { return paint(transition, of: node, fade: fade) }
        paintPlainly(node, fade: fade)
    }

    /// A blur in it sees what is behind it, in the colours that that has without inversion: it looks as it does then.
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

    /// Parts of the old and the new look, added to one another: where both are opaque so is the mixture.
    private func paint(_ transition: LayerTransition, of node: RenderNode, fade: CGFloat) {
        inGroup(node.reach) { painter in
            if transition.new > 0 {
                painter.inGroup(node.reach) {
                    $0.paintPlainly(node, fade: 1)
                } finish: {
                    cairo_paint_with_alpha(cairo, transition.new)
                }
            }
            guard transition.old > 0 else { return }
            painter.inGroup(node.reach) {
                $0.paint(transition.picture, in: transition.place, node.transform, fade: 1)
            } finish: {
                cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
                cairo_paint_with_alpha(cairo, transition.old)
            }
        } finish: {
            cairo_paint_with_alpha(cairo, fade)
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

    /// Paints the parts of the layer, each faded by itself.
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

    /// A ring between the outline and the same moved inwards.
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
            // Painted aside and then through the shape as a whole: where several layers meet a curved clip, its edge
            // would otherwise show all of them.
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

    /// Paints `body` aside, and makes the result what `finish` paints with.
    ///
    /// A layer in the group that shows what is behind it sees what the group has painted so far, and what lies behind
    /// the group only if that is seen through: as on Apple's, where a faded or masked superview breaks a blur.
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

    /// Paints a colour where the source is opaque.
    private func maskWithSource(by color: CGColor) {
        guard let shape = cairo_get_source(cairo) else { return }
        cairo_pattern_reference(shape)
        cairo.setSource(color)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(shape)
    }

    /// What a backdrop layer sees, painted in the target's pixels; at half the size each pixel is the mean of four.
    func paintTargets(in cairo: OpaquePointer) {
        for target in targets {
            cairo_set_source_surface(cairo, target, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_paint(cairo)
        }
    }
}

extension CGAffineTransform {
    /// Whether it only moves and stretches.
    var isUpright: Bool {
        b == 0 && c == 0 && a > 0 && d > 0
    }
}
