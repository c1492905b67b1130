/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        func value(_ coordinate: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            u * u * u * start[keyPath: coordinate] + 3 * u * u * t * control1[keyPath: coordinate]
                + 3 * u * t * t * control2[keyPath: coordinate] + t * t * t * end[keyPath: coordinate]
        }
        return CGPoint(x: value(\.x), y: value(\.y))
    }

    /// The points with a horizontal or vertical tangent, without the ends.
    var turningPoints: [CGPoint] {
        (turns(along: \.x) + turns(along: \.y)).map(point(at:))
    }

    /// Returns the parameters at which the derivative of one coordinate is zero.
    private func turns(along coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
        let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if a == 0 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
