extension CubicCurve {
    /// The number of line segments used for measuring a curve.
    private static let lines = 32

    /// Creates a curve that is a straight line.
    init(line start: CGPoint, to end: CGPoint) {
        self.init(start: start, control1: start.mix(end, 1 / 3), control2: start.mix(end, 2 / 3), end: end)
    }

    /// The length in points, with a relative error of about 0.001.
    var length: CGFloat {
        steps.reduce(0) { $0 + $1.length }
    }

    /// Returns the curve parameter at a distance along the curve, in points from its start.
    func parameter(at distance: CGFloat) -> CGFloat {
        var passed: CGFloat = 0
        for step in steps {
            if passed + step.length >= distance, step.length > 0 {
                return (CGFloat(step.index) + max(0, distance - passed) / step.length) / CGFloat(Self.lines)
            }
            passed += step.length
        }
        return 1
    }

    private var steps: [(index: Int, length: CGFloat)] {
        var last = start
        return (0..<Self.lines).map { index in
            let next = point(at: CGFloat(index + 1) / CGFloat(Self.lines))
            defer { last = next }
            return (index, last.distance(to: next))
        }
    }

    /// Returns the part of the curve between two parameters, by de Casteljau's algorithm.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        let rest = first > 0 ? cut(at: first).after : self
        guard last < 1, first < 1 else { return rest }
        return rest.cut(at: (last - first) / (1 - first)).before
    }

    private func cut(at t: CGFloat) -> (before: CubicCurve, after: CubicCurve) {
        let (a, b, c) = (start.mix(control1, t), control1.mix(control2, t), control2.mix(end, t))
        let (ab, bc) = (a.mix(b, t), b.mix(c, t))
        let middle = ab.mix(bc, t)
        return (
            CubicCurve(start: start, control1: a, control2: ab, end: middle),
            CubicCurve(start: middle, control1: bc, control2: c, end: end)
        )
    }
}

extension CGPoint {
    fileprivate func mix(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
