import CPangoCairo

extension GradientValues {
    /// Returns the gradient as a Cairo pattern for `bounds`, which the caller must destroy; `nil` without colors.
    func pattern(in bounds: CGRect, fade: CGFloat) -> OpaquePointer? {
        let stops = stops
        guard !stops.isEmpty else { return nil }
        switch type {
        case .radial: return radialPattern(stops, in: bounds, fade: fade)
        case .conic:
            let center = point(startPoint, bounds)
            let corners = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY)]
            // No corner of the bounds is farther from the center than this.
            let reach = corners.map { abs($0.x - center.x) + abs($0.y - center.y) }.reduce(0, +)
            return ConicGradient.pattern(
                stops, start: center, end: point(endPoint, bounds), reach: reach, fade: fade)
        default: return axialPattern(stops, in: bounds, fade: fade)
        }
    }

    private func point(_ point: CGPoint, _ bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }

    /// Creates the gradient in the unit square and scales it to the bounds, which skews its lines of equal color.
    private func axialPattern(_ stops: [GradientStop], in bounds: CGRect, fade: CGFloat) -> OpaquePointer? {
        let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
        GradientColors(stops).add(to: pattern, fade: fade)
        setMatrix(of: pattern, toTarget: unitSquare(over: bounds))
        return pattern
    }

    /// Creates a gradient in an ellipse around the start point. The end point is a corner of the ellipse's bounding
    /// box.
    private func radialPattern(_ stops: [GradientStop], in bounds: CGRect, fade: CGFloat) -> OpaquePointer? {
        let center = point(startPoint, bounds)
        let radii = CGSize(
            width: abs(endPoint.x - startPoint.x) * bounds.width, height: abs(endPoint.y - startPoint.y) * bounds.height
        )
        let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        GradientColors(stops).add(to: pattern, fade: fade)
        // A radius of zero leaves the last color everywhere.
        let (width, height) = (max(radii.width, 1e-4), max(radii.height, 1e-4))
        setMatrix(
            of: pattern, toTarget: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y))
        return pattern
    }

    private func unitSquare(over bounds: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    }

    private func setMatrix(of pattern: OpaquePointer?, toTarget transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
    }
}
