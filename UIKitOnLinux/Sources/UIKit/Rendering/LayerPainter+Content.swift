import CPangoCairo

// The content of special layer classes.
extension LayerPainter {
    func paint(_ content: LayerContent, of node: RenderNode, fade: CGFloat) {
        switch content {
        case .shape(let shape): paint(shape, node.transform, fade: fade)
        case .gradient(let gradient): paint(gradient, in: node.values.outline, node.transform, fade: fade)
        case .backdrop(let filter): paintBackdrop(of: node, through: filter, fade: fade)
        case .singleColor: break
        }
    }

    // MARK: Shapes

    private func paint(_ shape: ShapeValues, _ transform: CGAffineTransform, fade: CGFloat) {
        guard let path = shape.path else { return }
        use(transform)
        if shape.fills, let color = shape.fillColor {
            path.add(to: cairo)
            cairo.setSource(color, alpha: fade)
            cairo_set_fill_rule(cairo, shape.fillRule.pathRule.cairoRule)
            cairo_fill(cairo)
        }
        guard shape.strokes, let color = shape.strokeColor else { return }
        let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
        let stroked =
            isWhole ? path : CGPath(elements: PathTrim(path).elements(from: shape.strokeStart, to: shape.strokeEnd))
        cairo_save(cairo)
        stroked.add(to: cairo)
        cairo.setSource(color, alpha: fade)
        cairo_set_line_width(cairo, shape.lineWidth)
        cairo_set_line_cap(cairo, shape.lineCap.pathCap.cairoCap)
        cairo_set_line_join(cairo, shape.lineJoin.pathJoin.cairoJoin)
        cairo_set_miter_limit(cairo, shape.miterLimit)
        cairo.setDash(shape.lineDashPattern ?? [], phase: shape.lineDashPhase)
        cairo_stroke(cairo)
        cairo_restore(cairo)
    }

    // MARK: Gradients

    private func paint(
        _ gradient: GradientValues, in outline: RoundedRectangle, _ transform: CGAffineTransform, fade: CGFloat
    ) {
        let bounds = outline.rect
        guard bounds.width > 0, bounds.height > 0, let pattern = gradient.pattern(in: bounds, fade: fade) else {
            return
        }
        use(transform)
        outline.add(to: cairo)
        cairo_set_source(cairo, pattern)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        cairo_pattern_destroy(pattern)
    }

    // MARK: Backdrops

    private func paintBackdrop(of node: RenderNode, through filter: BackdropFilter, fade: CGFloat) {
        // Reported for iOS 26: https://github.com/expo/expo/issues/41024
        if filter.isGlass, node.opacityAbove < 1 { return }
        let blur: BackdropBlur?
        switch backdrops {
        case .none: return
        case .shape: return fill(node.values.outline, CGColor(gray: 0, alpha: 1), node.transform, fade: 1)
        case .live(let cache):
            let rect = node.backdropArea.applying(base).integral
            let visible = filter.scaled(by: CGFloat(node.values.opacity))
            let make = { BackdropBlur(rect: rect, filter: visible, scale: scale, paintTargets) }
            blur = cache.map { $0.blur(for: node.layer, make: make) } ?? make()
        }
        guard let blur else { return }
        cairo_save(cairo)
        use(node.transform)
        node.values.outline.add(to: cairo)
        cairo_clip(cairo)
        cairo_identity_matrix(cairo)
        blur.use(in: cairo)
        cairo_paint_with_alpha(cairo, fade)
        cairo_restore(cairo)
    }
}
