/// The shape of one rounded corner, for a corner radius of 1 and with the corner itself at the origin.
struct RoundedCorner {
    /// How far the rounding reaches along each side, in radii: 1 for a circular corner, more for a smooth one.
    let extent: CGFloat

    /// Three curves from (extent, 0) to (0, extent): start, control points, end, control points, …, end.
    private let points: [CGPoint]

    static let circular = RoundedCorner(smoothness: 0)

    /// From 0, a quarter of a circle, to 1, the corner of iOS, whose curvature starts gently.
    init(smoothness: CGFloat) {
        let points = zip(Self.quarterCircle, Self.continuous).map { circle, smooth in
            CGPoint(
                x: circle.x + (smooth.x - circle.x) * smoothness,
                y: circle.y + (smooth.y - circle.y) * smoothness)
        }
        self.points = points
        extent = points[0].x
    }

    /// As smooth as there is room for: `room` is half of the shorter side, in radii.
    init(continuousWithin room: CGFloat) {
        self.init(smoothness: min(1, max(0, (room - 1) / (Self.continuousExtent - 1))))
    }

    /// The points from the horizontal side to the vertical one, scaled by the radii, which are negative for a corner
    /// at the right or at the bottom.
    func points(at corner: CGPoint, radii: CGSize) -> [CGPoint] {
        points.map { CGPoint(x: corner.x + $0.x * radii.width, y: corner.y + $0.y * radii.height) }
    }

    private static let continuousExtent: CGFloat = 1.528665

    /// The control points of the path that UIBezierPath makes for a rounded rectangle, as published by PaintCode
    /// ("Code for iOS 7 Rounded Rectangles").
    private static let continuous = mirrored([
        CGPoint(x: continuousExtent, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ])

    /// A quarter of a circle, cut into three where the curves of the smooth corner meet, so that the two can be mixed.
    private static let quarterCircle: [CGPoint] = {
        let cut = atan2(1 - continuous[3].x, 1 - continuous[3].y)
        let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
        var points = [CGPoint(x: 1, y: 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            // Angles grow from the top of the circle towards its left.
            let handle = 4 / 3 * tan((to - from) / 4)
            func point(_ angle: CGFloat, _ handle: CGFloat) -> CGPoint {
                CGPoint(x: 1 - sin(angle) - handle * cos(angle), y: 1 - cos(angle) + handle * sin(angle))
            }
            points += [point(from, handle), point(to, -handle), point(to, 0)]
        }
        return points
    }()

    /// Completes one half of a corner that is its own mirror image.
    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
