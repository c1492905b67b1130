import UIKit

/// A rectangle with rounded corners that determines the corners of layers and the paths of shadows.
struct PostShape: Equatable {
    let size: CGSize
    let radius: CGFloat
    let corners: CACornerMask
    let curve: CALayerCornerCurve
    /// The arrow beside the rectangle; nil for none.
    let arrow: PostLayout.Arrow?

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - corners: The corners of a style.
    ///   - edge: The edge at which the post is shown; nil for a post in the middle.
    ///   - size: The size in points.
    ///   - isRightToLeft: A Boolean value that indicates whether the layout direction is right to left.
    ///   - arrow: The arrow beside the rectangle; nil, the default, for none.
    init(
        _ corners: PostCorners, at edge: PostEdge?, size: CGSize, isRightToLeft: Bool, arrow: PostLayout.Arrow? = nil
    ) {
        self.size = size
        self.arrow = arrow
        let half = min(size.width, size.height).length / 2
        radius = corners.isCapsule ? half : min(corners.radius.length, half)
        curve = corners.isContinuous && !corners.isCapsule ? .continuous : .circular
        self.corners = (corners.places ?? Self.places(awayFrom: edge)).mask(isRightToLeft: isRightToLeft)
    }

    func apply(to layer: CALayer) {
        if layer.cornerCurve != curve { layer.cornerCurve = curve }
        if layer.maskedCorners != corners { layer.maskedCorners = corners }
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }

    var path: CGPath {
        let path = CGMutablePath()
        addOutline(to: path, in: CGRect(origin: .zero, size: size), inset: 0)
        path.addPath(arrowPath(reaching: 0))
        return path
    }

    /// The points from the side of a post to the tip of its arrow, and the width of the arrow at the side.
    private static let arrowSize = CGSize(width: 26, height: 10)

    /// Returns the outline of the arrow, which is open at the side of the post; empty without an arrow.
    ///
    /// - Parameter depth: The points by which the arrow reaches into the rectangle.
    func arrowPath(reaching depth: CGFloat) -> CGPath {
        let path = CGMutablePath()
        guard let arrow else { return path }
        let (half, length) = (Self.arrowSize.width / 2, Self.arrowSize.height)
        let side = arrow.edge.isVertical ? size.width : size.height
        let margin = min(radius + half, side / 2)
        let middle = min(max(arrow.position, margin), side - margin)
        // The post is at an edge of the anchor, and so the arrow is at the opposite side of the post.
        let transform =
            switch arrow.edge {
            case .bottom: CGAffineTransform(translationX: middle, y: 0)
            case .top: CGAffineTransform(translationX: middle, y: size.height).rotated(by: .pi)
            case .leading: CGAffineTransform(translationX: size.width, y: middle).rotated(by: .pi / 2)
            case .trailing: CGAffineTransform(translationX: 0, y: middle).rotated(by: -.pi / 2)
            }
        let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y).applying(transform) }
        path.move(to: point(-half, depth))
        path.addLine(to: point(-half, 0))
        path.addCurve(to: point(0, -length), control1: point(-half / 2, 0), control2: point(-half / 3.5, -length))
        path.addCurve(to: point(half, 0), control1: point(half / 3.5, -length), control2: point(half / 2, 0))
        path.addLine(to: point(half, depth))
        return path
    }

    /// A shape in the coordinates of another one.
    struct Placed: Equatable {
        let shape: PostShape
        let origin: CGPoint
    }

    /// The greatest number of other shapes that an area leaves out: a post of a column has two neighbors.
    static let greatestNeighborCount = 2

    /// Returns a path of the area in which the shape has shadows, to be filled with the even-odd rule.
    ///
    /// The area around the shape overlaps it by one point, because the rounded corners of a layer and those of a path may not
    /// match exactly, and would otherwise leave a gap.
    ///
    /// - Parameters:
    ///   - reach: The distance in points from each side of the shape to the outer edge of the area.
    ///   - isHollow: A Boolean value that indicates whether the area leaves out the shape itself.
    ///   - neighbors: Other shapes that the area leaves out.
    func shadowArea(asFarAs reach: CGFloat, isHollow: Bool, clearOf neighbors: [Placed]) -> CGPath {
        let path = CGMutablePath()
        let bounds = CGRect(origin: .zero, size: size)
        path.addRect(bounds.insetBy(dx: -reach, dy: -reach))
        // All paths have the same segments, so that an animation can interpolate between them.
        let nothing = CGRect(x: bounds.width / 3, y: bounds.height / 3, width: 0, height: 0)
        let inset = min(1, size.width / 2, size.height / 2)
        if isHollow {
            addOutline(to: path, in: bounds.insetBy(dx: inset, dy: inset), inset: inset)
            path.addPath(arrowPath(reaching: 0))
        } else {
            addOutline(to: path, in: nothing, inset: radius)
        }
        for neighbor in neighbors.prefix(Self.greatestNeighborCount) {
            let frame = CGRect(origin: neighbor.origin, size: neighbor.shape.size)
            neighbor.shape.addOutline(to: path, in: frame, inset: 0)
        }
        for _ in neighbors.count..<max(neighbors.count, Self.greatestNeighborCount) {
            addOutline(to: path, in: nothing, inset: radius)
        }
        return path
    }

    /// Adds an outline clockwise, always with the same segments, so that an animation can interpolate between the
    /// paths of two shapes.
    private func addOutline(to path: CGMutablePath, in bounds: CGRect, inset: CGFloat) {
        let turns: [(corner: CACornerMask, tip: CGPoint, along: CGVector)] = [
            (.layerMaxXMinYCorner, CGPoint(x: bounds.maxX, y: bounds.minY), CGVector(dx: 1, dy: 0)),
            (.layerMaxXMaxYCorner, CGPoint(x: bounds.maxX, y: bounds.maxY), CGVector(dx: 0, dy: 1)),
            (.layerMinXMaxYCorner, CGPoint(x: bounds.minX, y: bounds.maxY), CGVector(dx: -1, dy: 0)),
            (.layerMinXMinYCorner, CGPoint(x: bounds.minX, y: bounds.minY), CGVector(dx: 0, dy: -1)),
        ]
        let start = radius(of: .layerMinXMinYCorner, inset: inset)
        path.move(to: CGPoint(x: bounds.minX + start, y: bounds.minY))
        for turn in turns {
            let radius = radius(of: turn.corner, inset: inset)
            // The control points of a cubic curve that approximates a quarter of a circle.
            let handle = radius * (1 - 0.5523)
            let (tip, along) = (turn.tip, turn.along)
            path.addLine(to: CGPoint(x: tip.x - along.dx * radius, y: tip.y - along.dy * radius))
            path.addCurve(
                to: CGPoint(x: tip.x - along.dy * radius, y: tip.y + along.dx * radius),
                control1: CGPoint(x: tip.x - along.dx * handle, y: tip.y - along.dy * handle),
                control2: CGPoint(x: tip.x - along.dy * handle, y: tip.y + along.dx * handle))
        }
        path.closeSubpath()
    }

    private func radius(of corner: CACornerMask, inset: CGFloat) -> CGFloat {
        corners.contains(corner) ? max(0, radius - inset) : 0
    }

    private static func places(awayFrom edge: PostEdge?) -> PostCorners.Places {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: [.topTrailing, .bottomTrailing]
        case .trailing: [.topLeading, .bottomLeading]
        case nil: .all
        }
    }
}

extension PostCorners.Places {
    fileprivate func mask(isRightToLeft: Bool) -> CACornerMask {
        let corners: [(PostCorners.Places, leading: CACornerMask, mirrored: CACornerMask)] = [
            (.topLeading, .layerMinXMinYCorner, .layerMaxXMinYCorner),
            (.topTrailing, .layerMaxXMinYCorner, .layerMinXMinYCorner),
            (.bottomLeading, .layerMinXMaxYCorner, .layerMaxXMaxYCorner),
            (.bottomTrailing, .layerMaxXMaxYCorner, .layerMinXMaxYCorner),
        ]
        return corners.reduce(into: []) { mask, corner in
            if contains(corner.0) { mask.insert(isRightToLeft ? corner.mirrored : corner.leading) }
        }
    }
}
