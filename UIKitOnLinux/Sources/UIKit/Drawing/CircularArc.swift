/// An arc of a circle, approximated by Bézier curves.
struct CircularArc {
    let center: CGPoint
    let radius: CGFloat
    /// The start angle in radians, from the x axis toward the y axis.
    let startAngle: CGFloat
    /// The angle of the arc in radians. Negative values reverse the direction.
    let sweep: CGFloat

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        self.center = center
        self.radius = radius
        self.startAngle = startAngle
        self.sweep = sweep
    }

    /// Creates an arc between two angles in the given direction, at most one turn.
    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool) {
        let turn = 2 * CGFloat.pi
        let distance = increasing ? endAngle - startAngle : startAngle - endAngle
        let sweep =
            if distance >= turn { turn } else if distance < 0 {
                distance - turn * (distance / turn).rounded(.down)
            } else { distance }
        self.init(center: center, radius: radius, startAngle: startAngle, sweep: increasing ? sweep : -sweep)
    }

    var start: CGPoint { point(at: startAngle) }

    /// The curves of the arc, one per quarter turn or less. The error is at most 0.03% of the radius.
    var curves: [PathElement] {
        guard sweep != 0, sweep.isFinite else { return [] }
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = startAngle + CGFloat(index) * step
            let to = from + step
            return .curve(
                point(at: to),
                control1: point(at: from, along: handle),
                control2: point(at: to, along: -handle))
        }
    }

    /// Returns the point at an angle, moved along the tangent by a fraction of the radius.
    private func point(at angle: CGFloat, along handle: CGFloat = 0) -> CGPoint {
        CGPoint(
            x: center.x + radius * (cos(angle) - handle * sin(angle)),
            y: center.y + radius * (sin(angle) + handle * cos(angle)))
    }
}
