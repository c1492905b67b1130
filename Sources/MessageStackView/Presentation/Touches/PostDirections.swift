import UIKit

/// Ways in which a post can be moved.
public struct PostDirections: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Towards the upper edge.
    public static let up = PostDirections(rawValue: 1 << 0)
    /// Towards the lower edge.
    public static let down = PostDirections(rawValue: 1 << 1)
    /// To the left, and where people read from right to left to the right.
    public static let leading = PostDirections(rawValue: 1 << 2)
    /// To the right, and where people read from right to left to the left.
    public static let trailing = PostDirections(rawValue: 1 << 3)
    /// Up and down.
    public static let vertical: PostDirections = [.up, .down]
    /// To both sides.
    public static let horizontal: PostDirections = [.leading, .trailing]
    /// Every way.
    public static let all: PostDirections = [.vertical, .horizontal]
}
