import UIKit

/// A line along the inside of a post's edge.
public struct PostBorder: Hashable, Sendable {
    /// As the appearance resolves it.
    public var color: UIColor

    /// In points; 1 by default. NaN, infinity and less than zero count as zero.
    public var width: CGFloat

    /// A line of one point, if nothing is said about its width.
    public init(color: UIColor, width: CGFloat = 1) {
        self.color = color
        self.width = width
    }
}
