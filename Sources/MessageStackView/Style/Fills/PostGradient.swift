import UIKit

/// Colours that go over into one another along a line.
public struct PostGradient: Hashable, Sendable {
    /// In order, as the appearance resolves them. One alone is just that colour; none is nothing.
    public var colors: [UIColor]

    /// Where each colour is, from 0 to 1, ascending; nil, the default, for equal distances. Ignored unless there are as
    /// many as colours.
    public var locations: [CGFloat]?

    /// Where the first colour is, in parts of the surface: (0, 0) is the upper leading corner. (0.5, 0) by default.
    public var start: CGPoint

    /// Where the last colour is; (0.5, 1) by default. Directions are mirrored where people read from right to left.
    public var end: CGPoint

    /// From top to bottom, if nothing is said.
    public init(
        _ colors: [UIColor],
        locations: [CGFloat]? = nil,
        start: CGPoint = CGPoint(x: 0.5, y: 0),
        end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }

    // Written out because `CGPoint` is `Hashable` only from iOS 18.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
        for point in [start, end] {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}
