/// A function that is linear between given points, and constant outside them.
struct PiecewiseLinear: Sendable {
    private let points: [(x: CGFloat, y: CGFloat)]

    /// Creates the function through at least one point, in the order of x.
    init(_ points: [(x: CGFloat, y: CGFloat)]) {
        self.points = points
    }

    func value(at x: CGFloat) -> CGFloat {
        guard let upper = points.firstIndex(where: { $0.x > x }) else { return points[points.count - 1].y }
        guard upper > 0 else { return points[0].y }
        let (low, high) = (points[upper - 1], points[upper])
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
