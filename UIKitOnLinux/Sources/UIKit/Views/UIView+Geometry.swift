internal import Readings

extension UIView {
    /// Runs a change of frame, bounds or center and updates everything that depends on it.
    ///
    /// - Parameter size: The new size; nil if it doesn't change.
    func changeGeometry(to size: CGSize? = nil, _ change: () -> Void) {
        if Reading.layoutLagsBehindBounds.isOn, storedWindow != nil, let size, size != bounds.size {
            layOutSubviews()
        }
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
        convertFigure(point, to: view)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convertFigure(point, from: view)
    }

    /// Returns the bounding box of the converted corners.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        convertFigure(Corners(of: rect), to: view).boundingBox
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convertFigure(Corners(of: rect), from: view).boundingBox
    }

    /// Converts a point from the superview's coordinates to the view's.
    ///
    /// - Parameter presented: Whether to use the current values of animations, as in the layer's presentation layer,
    ///   rather than the values at their end.
    package func pointFromSuperview(_ point: CGPoint, presented: Bool) -> CGPoint {
        point.applying(layer.transformToSuperlayer(presented: presented).inverted())
    }

    private func convertFigure<Figure: AffineFigure>(_ figure: Figure, to view: UIView?) -> Figure {
        let inRoot = figureInRoot(figure)
        return view?.figureFromRoot(inRoot) ?? inRoot
    }

    private func convertFigure<Figure: AffineFigure>(_ figure: Figure, from view: UIView?) -> Figure {
        view?.convertFigure(figure, to: self) ?? figureFromRoot(figure)
    }

    private func figureInRoot<Figure: AffineFigure>(_ figure: Figure) -> Figure {
        var result = figure
        var view = self
        while let superview = view.storedSuperview {
            result = result.applying(view.layer.transformToSuperlayer(presented: false))
            view = superview
        }
        // The root of a window's tree is the window; a view outside a window has a superlayer's space above it.
        return view is UIWindow ? result : result.applying(view.layer.transformToSuperlayer(presented: false))
    }

    private func figureFromRoot<Figure: AffineFigure>(_ figure: Figure) -> Figure {
        if storedSuperview == nil, self is UIWindow { return figure }
        let inSuperview = storedSuperview?.figureFromRoot(figure) ?? figure
        return inSuperview.applying(layer.transformToSuperlayer(presented: false).inverted())
    }
}

/// A shape that affine transforms map to a shape of the same kind.
private protocol AffineFigure {
    func applying(_ transform: CGAffineTransform) -> Self
}

extension CGPoint: AffineFigure {}

/// The corners of a rectangle, which a rotation moves one by one.
private struct Corners: AffineFigure {
    private var a, b, c, d: CGPoint

    init(of rect: CGRect) {
        a = CGPoint(x: rect.minX, y: rect.minY)
        b = CGPoint(x: rect.maxX, y: rect.minY)
        c = CGPoint(x: rect.minX, y: rect.maxY)
        d = CGPoint(x: rect.maxX, y: rect.maxY)
    }

    func applying(_ transform: CGAffineTransform) -> Corners {
        var corners = self
        corners.a = a.applying(transform)
        corners.b = b.applying(transform)
        corners.c = c.applying(transform)
        corners.d = d.applying(transform)
        return corners
    }

    var boundingBox: CGRect {
        let (minX, maxX) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        let (minY, maxY) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension CALayer {
    /// Returns the transform from the layer's coordinates to its superlayer's, including bounds origin, transform and
    /// position.
    ///
    /// - Parameter presented: Whether to use the current values of animations, as in the presentation layer, rather
    ///   than the values at their end.
    func transformToSuperlayer(presented: Bool) -> CGAffineTransform {
        presented ? self.presented(at: FrameClock.now).transformToSuperlayer : model.transformToSuperlayer
    }
}
