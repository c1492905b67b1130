import CPangoCairo

extension LayerPainter {
    func paintShadow(of node: RenderNode, thrownBy caster: LayerValues.ShadowCaster, fade: CGFloat) {
        let values = node.values
        guard let color = values.shadowColor, let mask = shadowMask(of: node, caster) else { return }
        cairo.setSource(color, alpha: CGFloat(values.shadowOpacity) * fade)
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

    /// Returns the shadow of a layer that isn't opaque.
    private func silhouette(of node: RenderNode, sigma: CGFloat) -> ShadowMask? {
        let toLayer = node.transform.inverted()
        return ShadowMask(box: node.picture.applying(toLayer), scale: scale, sigma: sigma) { cairo in
            cairo.concatenate(toLayer)
            let painter = LayerPainter(
                cairo: cairo, area: .infinite, scale: scale, shadows: shadows, backdrops: .shape)
            if let color = node.values.backgroundColor {
                painter.fill(node.values.outline, color, node.transform, fade: 1)
            }
            painter.paintInside(of: node, fade: 1)
        }
    }
}
