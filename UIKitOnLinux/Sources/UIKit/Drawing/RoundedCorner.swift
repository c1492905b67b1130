/// The shape of one rounded corner with a radius of 1 and its vertex at the origin.
struct RoundedCorner {
    /// The extent of the rounding along each side, in radii: 1 for a circular corner, more for a smooth one.
    let extent: CGFloat

    /// The points of three curves from (extent, 0) to (0, extent): start, control points, end, control points, …, end.
    private let points: [CGPoint]

    static let circular = RoundedCorner(smoothness: 0)

    /// Creates a corner between 0, a quarter of a circle, and 1, the continuous corner of iOS.
    init(smoothness: CGFloat) {
        let points = zip(Self.quarterCircle, Self.continuous).map { circle, smooth in
            CGPoint(
                x: circle.x + (smooth.x - circle.x) * smoothness,
                y: circle.y + (smooth.y - circle.y) * smoothness)
        }
        self.points = points
        extent = points[0].x
    }

    /// Creates a corner that is as smooth as the room permits. `room` is half of the shorter side, in radii.
    init(continuousWithin room: CGFloat) {
        self.init(smoothness: min(1, max(0, (room - 1) / (Self.continuousExtent - 1))))
    }

    /// Returns the points from the horizontal side to the vertical one, scaled by the radii, which are negative at the
    /// right or bottom.
    func points(at corner: CGPoint, radii: CGSize) -> [CGPoint] {
        points.map { CGPoint(x: corner.x + $0.x * radii.width, y: corner.y + $0.y * radii.height) }
    }

    private static let continuousExtent: CGFloat = 1.528665

    /// The control points of a rounded rectangle created by `UIBezierPath`, as published by PaintCode ("Code for iOS 7
    /// Rounded Rectangles").
    private static let continuous = mirrored([
        CGPoint(x: continuousExtent, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ])

    /// A quarter of a circle, divided into three curves like the smooth corner, so that the two can be interpolated.
    private static let quarterCircle: [CGPoint] = {
        let cut = atan2(1 - continuous[3].x, 1 - continuous[3].y)
        let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
        var points = [CGPoint(x: 1, y: 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            // Angles increase from the top of the circle toward its left.
            let handle = 4 / 3 * tan((to - from) / 4)
            func point(_ angle: CGFloat, _ handle: CGFloat) -> CGPoint {
                CGPoint(x: 1 - sin(angle) - handle * cos(angle), y: 1 - cos(angle) + handle * sin(angle))
            }
            points += [point(from, handle), point(to, -handle), point(to, 0)]
        }
        return points
    }()

    /// Completes a corner that is symmetric from its first half.
    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
