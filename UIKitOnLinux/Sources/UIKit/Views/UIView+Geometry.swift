extension UIView {
    /// Runs a change of frame, bounds or centre and updates everything that depends on it.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds = layer.bounds
        let oldPosition = layer.position
        change()
        let newBounds = layer.bounds
        guard newBounds != oldBounds || layer.position != oldPosition else { return }
        geometryDidChange(from: oldBounds)
        layoutGeometryDidChange()
    }

    /// Updates everything that depends on bounds or position after they have changed.
    package func geometryDidChange(from oldBounds: CGRect) {
        if bounds.size != oldBounds.size {
            layoutSizeDidChange(from: oldBounds.size)
            setNeedsLayout()
            if contentMode == .redraw || layer.drawing == nil { setNeedsDisplay() }
        }
        if self is UIWindow { StatusBarRule.setNeedsUpdate() }
        let hasSafeArea = storedSuperview != nil || owningController != nil || self is UIWindow
        if hasSafeArea, !environment.isBetweenFrames { updateSafeArea() }
    }

    // MARK: - Conversion

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        guard let view else { return inRoot }
        return view.pointFromRoot(inRoot)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return pointFromRoot(point) }
        return view.convert(point, to: self)
    }

    /// Returns the bounding box of the converted corners.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(boundingCornersOf: rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(boundingCornersOf: rect) { convert($0, from: view) }
    }

    /// Converts a point from the superview's coordinates to the view's, with the model or the presentation of its
    /// layer.
    package func pointFromSuperview(_ point: CGPoint, presented: Bool) -> CGPoint {
        layer.transformToSuperlayer(presented: presented).inverted().applied(to: point)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView? = self
        while let current = view, !(current is UIWindow && current.storedSuperview == nil) {
            result = current.layer.transformToSuperlayer(presented: false).applied(to: result)
            view = current.storedSuperview
        }
        return result
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        if self is UIWindow, storedSuperview == nil { return point }
        return pointFromSuperview(storedSuperview?.pointFromRoot(point) ?? point, presented: false)
    }
}

extension CGAffineTransform {
    fileprivate func applied(to point: CGPoint) -> CGPoint { point.applying(self) }
}

extension CGRect {
    fileprivate init(boundingCornersOf rect: CGRect, _ convert: (CGPoint) -> CGPoint) {
        let a = convert(CGPoint(x: rect.minX, y: rect.minY))
        let b = convert(CGPoint(x: rect.maxX, y: rect.minY))
        let c = convert(CGPoint(x: rect.minX, y: rect.maxY))
        let d = convert(CGPoint(x: rect.maxX, y: rect.maxY))
        let (minX, maxX) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        let (minY, maxY) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension CALayer {
    /// Returns the transform from the layer's coordinates to its superlayer's, including bounds origin, transform and
    /// position.
    func transformToSuperlayer(presented: Bool) -> CGAffineTransform {
        presented ? self.presented(at: FrameClock.now).transformToSuperlayer : model.transformToSuperlayer
    }
}
