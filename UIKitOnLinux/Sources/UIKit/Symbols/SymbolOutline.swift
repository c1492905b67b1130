/// A builder for the paths of symbols, with lines, curves and rounded shapes.
struct SymbolOutline {
    private let building = CGMutablePath()

    var path: CGPath { building }

    static func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    static func box(_ rect: CGRect, radius: CGFloat) -> CGPath {
        CGPath(elements: RoundedRectangle(rect: rect, radius: radius, isContinuous: true).elements)
    }

    /// Returns a circular arc. Angles are in degrees, clockwise from the right.
    static func arc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: false)
        return path
    }

    /// Returns a polygon with rounded corners. `radius` is the distance from a corner at which the rounding begins.
    static func polygon(_ corners: [(x: CGFloat, y: CGFloat)], radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let points = corners.map { CGPoint(x: $0.x, y: $0.y) }
        for (index, corner) in points.enumerated() {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            let start = corner.moved(towards: before, by: radius)
            if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
            path.addQuadCurve(to: corner.moved(towards: after, by: radius), control: corner)
        }
        path.closeSubpath()
        return path
    }

    // MARK: Steps

    func move(_ x: CGFloat, _ y: CGFloat) -> SymbolOutline {
        building.move(to: CGPoint(x: x, y: y))
        return self
    }

    func line(_ x: CGFloat, _ y: CGFloat) -> SymbolOutline {
        building.addLine(to: CGPoint(x: x, y: y))
        return self
    }

    func curve(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, to x: CGFloat, _ y: CGFloat
    ) -> SymbolOutline {
        building.addCurve(
            to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
        return self
    }

    /// Adds a circular arc. Angles are in degrees, clockwise from the right.
    func arc(
        _ x: CGFloat, _ y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool = true
    ) -> SymbolOutline {
        building.addArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: !clockwise)
        return self
    }

    func close() -> SymbolOutline {
        building.closeSubpath()
        return self
    }
}

extension CGPath {
    /// Returns the path, scaled and moved.
    func placed(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> CGPath {
        var transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
        return copy(using: &transform) ?? self
    }
}

extension CGPoint {
    fileprivate func moved(towards other: CGPoint, by distance: CGFloat) -> CGPoint {
        let length = max(hypot(other.x - x, other.y - y), 1e-6)
        return CGPoint(x: x + (other.x - x) * distance / length, y: y + (other.y - y) * distance / length)
    }
}
