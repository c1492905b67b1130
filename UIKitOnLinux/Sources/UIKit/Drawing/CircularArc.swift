/// A part of a circle, as the Bézier curves that come nearest to it.
struct CircularArc {
    let center: CGPoint
    let radius: CGFloat
    /// In radians from the x axis towards the y axis.
    let startAngle: CGFloat
    /// In radians; negative goes the other way.
    let sweep: CGFloat

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        self.center = center
        self.radius = radius
        self.startAngle = startAngle
        self.sweep = sweep
    }

    /// From one angle to the other in the direction given, by at most one turn.
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

    /// One curve for every quarter turn or less, which is exact to 0.03 % of the radius.
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

    /// The point at an angle, moved along the tangent by a part of the radius.
    private func point(at angle: CGFloat, along handle: CGFloat = 0) -> CGPoint {
        CGPoint(
            x: center.x + radius * (cos(angle) - handle * sin(angle)),
            y: center.y + radius * (sin(angle) + handle * cos(angle)))
    }
}
