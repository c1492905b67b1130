import UIKit

/// A way across the screen, whatever the direction of reading.
enum PostWay: Hashable, Sendable, CaseIterable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }

    /// How far `offset` leads this way, in parts of `size`.
    func part(of offset: CGPoint, in size: CGSize) -> CGFloat {
        let (way, length) = isVertical ? (offset.y, size.height) : (offset.x, size.width)
        let signed = self == .up || self == .left ? -way : way
        return length > 0 ? signed / length : signed
    }

    /// How fast something with `velocity` gets on this way; negative the other way.
    func speed(of velocity: CGPoint) -> CGFloat { part(of: velocity, in: CGSize(width: 1, height: 1)) }

    /// The edge that it leads to.
    func edge(isRightToLeft: Bool) -> PostEdge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: isRightToLeft ? .trailing : .leading
        case .right: isRightToLeft ? .leading : .trailing
        }
    }
}

/// Several ways.
struct PostWays: Hashable, Sendable {
    let all: [PostWay]

    init(_ all: [PostWay]) {
        self.all = all
    }

    init(_ directions: PostDirections, isRightToLeft: Bool) {
        all = PostWay.allCases.filter { way in
            let direction: PostDirections =
                switch way.edge(isRightToLeft: isRightToLeft) {
                case .top: .up
                case .bottom: .down
                case .leading: .leading
                case .trailing: .trailing
                }
            return directions.contains(direction)
        }
    }

    func contains(_ way: PostWay) -> Bool { all.contains(way) }
}
