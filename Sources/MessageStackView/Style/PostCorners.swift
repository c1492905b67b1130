import UIKit

/// The corners of a post.
public struct PostCorners: Hashable, Sendable {
    /// Which corners are round, named by where they are.
    public struct Places: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Where the first line begins.
        public static let topLeading = Places(rawValue: 1 << 0)
        /// Where the first line ends.
        public static let topTrailing = Places(rawValue: 1 << 1)
        /// Where the last line begins.
        public static let bottomLeading = Places(rawValue: 1 << 2)
        /// Where the last line ends.
        public static let bottomTrailing = Places(rawValue: 1 << 3)
        /// Both upper ones.
        public static let top: Places = [.topLeading, .topTrailing]
        /// Both lower ones.
        public static let bottom: Places = [.bottomLeading, .bottomTrailing]
        /// All four.
        public static let all: Places = [.top, .bottom]
    }

    /// How round.
    public enum Radius: Hashable, Sendable {
        /// In points; NaN, infinite and negative ones count as zero.
        case points(CGFloat)
        /// Half the shorter side, always.
        case capsule
    }

    /// How round; sharp by default.
    public var radius: Radius

    /// Which ones; nil for those that are away from the edge that the post stands at.
    public var places: Places?

    /// Whether they have the curve of app icons; true by default. A capsule's are circular always.
    public var isContinuous: Bool

    /// - Parameters:
    ///   - radius: how round.
    ///   - places: which ones; nil for those that are away from the edge that the post stands at.
    ///   - isContinuous: whether they have the curve of app icons.
    public init(_ radius: Radius, places: Places? = .all, isContinuous: Bool = true) {
        self.radius = radius
        self.places = places
        self.isContinuous = isContinuous
    }

    /// Sharp ones.
    public static let none = PostCorners(.points(0))
    /// Half the shorter side.
    public static let capsule = PostCorners(.capsule)

    /// All four, in the curve of app icons.
    public static func rounded(_ radius: CGFloat) -> PostCorners { PostCorners(.points(radius)) }
}

/// A side of the screen, or of whatever a post is shown on.
public enum PostEdge: Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The left side, and where people read from right to left the right one.
    case leading
    /// The right side, and where people read from right to left the left one.
    case trailing
}
