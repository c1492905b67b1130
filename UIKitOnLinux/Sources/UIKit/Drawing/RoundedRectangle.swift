/// A rectangle with some or all corners rounded.
struct RoundedRectangle: Hashable {
    let rect: CGRect
    /// The radii of a rounded corner, at most half of the rectangle's sides.
    let radii: CGSize
    let corners: UIRectCorner
    /// Whether corners are smooth, as far as there is room, rather than circular.
    let isContinuous: Bool

    init(rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners, isContinuous: Bool = false) {
        self.rect = rect
        self.radii = CGSize(
            width: min(max(0, radii.width), rect.width / 2), height: min(max(0, radii.height), rect.height / 2))
        self.corners = corners
        self.isContinuous = isContinuous
    }

    init(rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners, isContinuous: Bool = false) {
        let radius = min(radius, min(rect.width, rect.height) / 2)
        self.init(
            rect: rect, radii: CGSize(width: radius, height: radius), corners: corners, isContinuous: isContinuous)
    }

    /// Whether no corner is rounded.
    var isPlain: Bool {
        radii.width <= 0 || radii.height <= 0
            || corners.intersection([.topLeft, .topRight, .bottomLeft, .bottomRight]).isEmpty
    }

    /// Returns the shape with its sides moved inward and its radii reduced by the same distance.
    func inset(by distance: CGFloat) -> RoundedRectangle {
        RoundedRectangle(
            rect: rect.insetBy(dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2)),
            radii: CGSize(width: radii.width - distance, height: radii.height - distance),
            corners: corners,
            isContinuous: isContinuous)
    }

    /// The outline, clockwise on screen from the end of the top left corner.
    var elements: [PathElement] {
        let shape = isPlain ? .circular : corner
        let topLeft = points(of: .topLeft, shape)
        let topRight = points(of: .topRight, shape)
        let bottomRight = points(of: .bottomRight, shape)
        let bottomLeft = points(of: .bottomLeft, shape)
        return [.move(topLeft[0])]
            + outline(through: topRight)
            + outline(through: bottomRight.reversed())
            + outline(through: bottomLeft)
            + outline(through: topLeft.reversed())
            + [.close]
    }

    private var corner: RoundedCorner {
        guard isContinuous else { return .circular }
        return RoundedCorner(continuousWithin: min(rect.width / 2 / radii.width, rect.height / 2 / radii.height))
    }

    /// Returns the points of a corner from the horizontal side to the vertical one, or only its vertex if it isn't
    /// rounded.
    private func points(of corner: UIRectCorner, _ shape: RoundedCorner) -> [CGPoint] {
        let isRight = corner == .topRight || corner == .bottomRight
        let isBottom = corner == .bottomLeft || corner == .bottomRight
        let place = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
        guard corners.contains(corner), !isPlain else { return [place] }
        let radii = CGSize(width: isRight ? -radii.width : radii.width, height: isBottom ? -radii.height : radii.height)
        return shape.points(at: place, radii: radii)
    }

    /// Returns a line to the first point and curves through the others.
    private func outline(through points: [CGPoint]) -> [PathElement] {
        let curves = stride(from: 1, to: points.count - 1, by: 3).map { index in
            PathElement.curve(points[index + 2], control1: points[index], control2: points[index + 1])
        }
        return [.line(points[0])] + curves
    }
}
