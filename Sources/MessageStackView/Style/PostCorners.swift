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

    /// The radius in points. Values that are NaN, infinite or negative count as 0, and the radius never exceeds half the
    /// shorter side.
    public var radius: CGFloat

    /// A Boolean value that indicates whether the radius is half the shorter side at any size, whatever `radius` is;
    /// false by default.
    public var isCapsule = false

    /// Which ones; nil for those that are away from the edge that the post stands at.
    public var places: Places?

    /// Whether they have the curve of app icons; true by default. A capsule's are circular always.
    public var isContinuous: Bool

    /// - Parameters:
    ///   - radius: how round.
    ///   - places: which ones; nil for those that are away from the edge that the post stands at.
    ///   - isContinuous: whether they have the curve of app icons.
    public init(_ radius: CGFloat, places: Places? = .all, isContinuous: Bool = true) {
        self.radius = radius
        self.places = places
        self.isContinuous = isContinuous
    }

    /// Square corners.
    public static let none = PostCorners(0)

    /// Four round corners with a radius of half the shorter side.
    public static let capsule: PostCorners = {
        var corners = PostCorners(0)
        corners.isCapsule = true
        return corners
    }()

    /// Returns four round corners with the curve of app icons and a radius in points.
    public static func rounded(_ radius: CGFloat) -> PostCorners { PostCorners(radius) }
}
