import CPangoCairo

// Pictures and drawings.
extension LayerPainter {
    func paint(_ drawing: CGDrawing, in place: CGRect, _ transform: CGAffineTransform, fade: CGFloat) {
        // The transform from the drawing's original coordinates to its place.
        let stretch = CGSize(width: place.width / drawing.bounds.width, height: place.height / drawing.bounds.height)
        let placement = CGAffineTransform(translationX: place.minX, y: place.minY)
            .scaledBy(x: stretch.width, y: stretch.height)
            .translatedBy(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
        if let raster = drawing.raster(scale: scale) {
            let rect = CGRect(
                x: drawing.bounds.minX + raster.left / scale, y: drawing.bounds.minY + raster.top / scale,
                width: raster.image.pixelSize.width / scale, height: raster.image.pixelSize.height / scale)
            paint(raster.image, in: rect.applying(placement), transform, fade: fade)
        } else {
            cairo_save(cairo)
            use(transform)
            cairo.concatenate(placement)
            drawing.replay(in: cairo, alpha: fade)
            cairo_restore(cairo)
        }
    }

    /// Paints a layer's contents as a whole, or in nine parts, some of which stretch.
    func paint(_ contents: CGImage, of node: RenderNode, fade: CGFloat) {
        let values = node.values
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let place = values.place(contents)
        if values.contentsCenter == unit, values.contentsRect == unit {
            return paint(contents, in: place, node.transform, fade: fade)
        }
        let parts = NineParts(
            source: contents.pixelSize.scaled(to: values.contentsRect),
            center: values.contentsCenter,
            scale: values.contentsScale,
            target: place)
        cairo_save(cairo)
        use(node.transform)
        cairo.paint(parts, of: contents, tiles: values.tilesContentsCenter, alpha: fade)
        cairo_restore(cairo)
    }

    func paint(_ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform, fade: CGFloat) {
        let toTarget = transform.concatenating(base)
        let target = rect.applying(toTarget)
        let isOwnSize =
            abs(target.width - image.pixelSize.width) < 0.05 && abs(target.height - image.pixelSize.height) < 0.05
        if toTarget.isUpright, isOwnSize {
            // Drawn at whole pixels, so that it stays sharp while it moves.
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            let origin = CGPoint(x: target.minX.rounded(), y: target.minY.rounded())
            cairo_set_source_surface(cairo, image.surface.pointer, origin.x, origin.y)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo.addRect(CGRect(origin: origin, size: image.pixelSize))
            cairo.fill(alpha: fade)
            cairo_restore(cairo)
        } else {
            use(transform)
            let isMuchSmaller = target.width < image.pixelSize.width / 2
            cairo.paint(image, in: rect, filter: isMuchSmaller ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR, alpha: fade)
        }
    }
}

extension CGSize {
    /// Returns a rectangle in pixels from one in unit coordinates of a picture of this size.
    fileprivate func scaled(to rect: CGRect) -> CGRect {
        CGRect(x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
    }
}
