import CPangoCairo

/// Paints layers onto a Cairo context.
///
/// Each layer in Core Animation's order: shadow, background, contents, sublayers, and its border above them.
struct LayerPainter {
    private let cairo: OpaquePointer
    /// The part of the screen that is painted, in pixels.
    private let area: CGRect
    /// Pixels per point.
    private let scale: CGFloat
    private let shadows: ShadowCache
    /// From pixels of the screen to those that are painted on: another place, where a shadow is made.
    private let base: CGAffineTransform

    /// Paints what lies in `area` of the screen; the context's transform maps the screen's pixels.
    init(cairo: OpaquePointer, area: CGRect, scale: CGFloat, shadows: ShadowCache) {
        self.cairo = cairo
        self.area = area
        self.scale = scale
        self.shadows = shadows
        base = cairo.transform
    }

    func paint(_ node: RenderNode) {
        guard node.reach.intersects(area) else { return }
        let opacity = CGFloat(node.values.opacity)
        guard opacity < 1 else { return paintFully(node) }
        inGroup(node.reach) {
            paintFully(node)
        } finish: {
            cairo_paint_with_alpha(cairo, opacity)
        }
    }

    /// Paints the layer as if its own opacity were 1.
    private func paintFully(_ node: RenderNode) {
        let values = node.values
        if let caster = values.shadowCaster { paintShadow(of: node, thrownBy: caster) }
        if let color = values.backgroundColor, values.hasBackground {
            fill(values.outline, color, node.transform)
        }
        paintInside(of: node)
        if let color = values.borderColor, values.hasBorder {
            paintBorder(of: node, color)
        }
    }

    // MARK: Shapes

    private func fill(_ shape: RoundedRectangle, _ color: CGColor, _ transform: CGAffineTransform) {
        use(transform)
        shape.add(to: cairo)
        cairo.setSource(color)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
    }

    /// A ring between the outline and the same moved inwards.
    private func paintBorder(of node: RenderNode, _ color: CGColor) {
        let outline = node.values.outline
        let width = node.values.borderWidth
        use(node.transform)
        outline.add(to: cairo)
        if width * 2 < min(outline.rect.width, outline.rect.height) { outline.inset(by: width).add(to: cairo) }
        cairo.setSource(color)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
    }

    // MARK: Contents and sublayers

    private func paintInside(of node: RenderNode) {
        guard node.contents != nil || node.drawing != nil || !node.children.isEmpty else { return }
        guard node.values.masksToBounds else { return paintContentsAndChildren(of: node) }
        let outline = node.values.outline
        if outline.isPlain {
            cairo_save(cairo)
            use(node.transform)
            cairo.addRect(outline.rect)
            cairo_clip(cairo)
            paintContentsAndChildren(of: node)
            cairo_restore(cairo)
        } else {
            // Painted aside and then through the shape as a whole: where several layers meet a curved clip, its edge
            // would otherwise show all of them.
            inGroup(node.reach) {
                paintContentsAndChildren(of: node)
            } finish: {
                use(node.transform)
                outline.add(to: cairo)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
    }

    private func paintContentsAndChildren(of node: RenderNode) {
        if let contents = node.contents {
            paint(contents, in: node.values.place(contents), node.transform)
        }
        if let drawing = node.drawing { paint(drawing, in: node.values.place(drawing), node.transform) }
        for child in node.children { paint(child) }
    }

    private func paint(_ drawing: CGDrawing, in place: CGRect, _ transform: CGAffineTransform) {
        // From the coordinates that it was drawn in to where it stands now.
        let stretch = CGSize(width: place.width / drawing.bounds.width, height: place.height / drawing.bounds.height)
        let placement = CGAffineTransform(translationX: place.minX, y: place.minY)
            .scaledBy(x: stretch.width, y: stretch.height)
            .translatedBy(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
        if let raster = drawing.raster(scale: scale) {
            let rect = CGRect(
                x: drawing.bounds.minX + raster.left / scale, y: drawing.bounds.minY + raster.top / scale,
                width: raster.image.pixelSize.width / scale, height: raster.image.pixelSize.height / scale)
            paint(raster.image, in: rect.applying(placement), transform)
        } else {
            cairo_save(cairo)
            use(transform)
            cairo.concatenate(placement)
            drawing.replay(in: cairo)
            cairo_restore(cairo)
        }
    }

    private func paint(_ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform) {
        let toTarget = transform.concatenating(base)
        let target = rect.applying(toTarget)
        let isOwnSize =
            abs(target.width - image.pixelSize.width) < 0.05 && abs(target.height - image.pixelSize.height) < 0.05
        if toTarget.isUpright, isOwnSize {
            // Pixel by pixel, on the nearest ones: it stays sharp, also while it moves.
            cairo_identity_matrix(cairo)
            let origin = CGPoint(x: target.minX.rounded(), y: target.minY.rounded())
            cairo_set_source_surface(cairo, image.surface.pointer, origin.x, origin.y)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo.addRect(CGRect(origin: origin, size: image.pixelSize))
            cairo_fill(cairo)
        } else {
            use(transform)
            let isMuchSmaller = target.width < image.pixelSize.width / 2
            cairo.paint(image, in: rect, filter: isMuchSmaller ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
        }
    }

    // MARK: Shadow

    private func paintShadow(of node: RenderNode, thrownBy caster: LayerValues.ShadowCaster) {
        let values = node.values
        guard let color = values.shadowColor, let mask = shadowMask(of: node, caster) else { return }
        cairo.setSource(color, alpha: CGFloat(values.shadowOpacity))
        let transform = node.transform.translatedBy(x: values.shadowOffset.width, y: values.shadowOffset.height)
        let toTarget = transform.concatenating(base)
        if toTarget.isUpright, abs(toTarget.a - scale) < 1e-6, abs(toTarget.d - scale) < 1e-6 {
            cairo_identity_matrix(cairo)
            let origin = CGPoint(x: toTarget.tx + mask.left, y: toTarget.ty + mask.top)
            cairo_mask_surface(cairo, mask.surface.pointer, origin.x.rounded(), origin.y.rounded())
        } else {
            use(transform)
            cairo_scale(cairo, 1 / scale, 1 / scale)
            cairo_mask_surface(cairo, mask.surface.pointer, mask.left, mask.top)
        }
    }

    private func shadowMask(of node: RenderNode, _ caster: LayerValues.ShadowCaster) -> ShadowMask? {
        let values = node.values
        let sigma = max(0, values.shadowRadius)
        switch caster {
        case .path(let path):
            return shadows.mask(for: ShadowCache.Key(shape: .path(path), sigma: sigma)) {
                ShadowMask(box: path.boundingBox, scale: scale, sigma: sigma) { cairo in
                    path.add(to: cairo)
                    cairo_fill(cairo)
                }
            }
        case .outline:
            let outline = values.outline
            return shadows.mask(for: ShadowCache.Key(shape: .outline(outline), sigma: sigma)) {
                ShadowMask(box: outline.rect, scale: scale, sigma: sigma) { cairo in
                    outline.add(to: cairo)
                    cairo_fill(cairo)
                }
            }
        case .picture:
            return shadows.mask(for: node) { silhouette(of: node, sigma: sigma) }
        }
    }

    /// The shadow of a layer that one can see through.
    private func silhouette(of node: RenderNode, sigma: CGFloat) -> ShadowMask? {
        let toLayer = node.transform.inverted()
        return ShadowMask(box: node.picture.applying(toLayer), scale: scale, sigma: sigma) { cairo in
            cairo.concatenate(toLayer)
            let painter = LayerPainter(cairo: cairo, area: .infinite, scale: scale, shadows: shadows)
            if let color = node.values.backgroundColor { painter.fill(node.values.outline, color, node.transform) }
            painter.paintInside(of: node)
        }
    }

    // MARK: Cairo

    /// Sets the transform from a layer's coordinates to what is painted on.
    private func use(_ transform: CGAffineTransform) {
        cairo_identity_matrix(cairo)
        cairo.concatenate(transform.concatenating(base))
    }

    /// Paints `body` aside, and makes the result what `finish` paints with.
    private func inGroup(_ reach: CGRect, _ body: () -> Void, finish: () -> Void) {
        cairo_save(cairo)
        use(.identity)
        cairo.addRect(reach.intersection(area).integral)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        finish()
        cairo_restore(cairo)
    }
}

extension CGAffineTransform {
    /// Whether it only moves and stretches.
    fileprivate var isUpright: Bool {
        b == 0 && c == 0 && a > 0 && d > 0
    }
}
