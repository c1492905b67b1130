public import UIKit

/// The shape of a post's corners.
public struct PostCorners: Equatable, Sendable {
    /// A set of corners, named by their position in the reading direction.
    public struct Places: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The top leading corner.
        public static let topLeading = Places(rawValue: 1 << 0)
        /// The top trailing corner.
        public static let topTrailing = Places(rawValue: 1 << 1)
        /// The bottom leading corner.
        public static let bottomLeading = Places(rawValue: 1 << 2)
        /// The bottom trailing corner.
        public static let bottomTrailing = Places(rawValue: 1 << 3)
        /// Both top corners.
        public static let top: Places = [.topLeading, .topTrailing]
        /// Both bottom corners.
        public static let bottom: Places = [.bottomLeading, .bottomTrailing]
        /// All four corners.
        public static let all: Places = [.top, .bottom]
    }

    /// The radius in points. Values that are NaN, infinite or negative count as 0, and the radius never exceeds half
    /// the shorter side. Setting it sets `followsTheme` to false.
    public var radius: CGFloat {
        didSet { followsTheme = false }
    }

    /// A Boolean value that indicates whether the `cornerRadius` of the post's theme, if it has one, replaces `radius`. The
    /// default is false. In the presets of `PostPresentation` and in `PostStyle.palette(_:isTranslucent:)`, it is true.
    public var followsTheme = false

    /// A Boolean value that indicates whether the radius is half the shorter side at any size, whatever `radius` is;
    /// false by default.
    public var isCapsule = false

    /// The round corners; nil for the corners away from the edge at which the post is shown, or all corners for a post
    /// in the middle.
    public var places: Places?

    /// A Boolean value that indicates whether the corners have the continuous curve of app icons; true by default. The
    /// corners of a capsule are always circular.
    public var isContinuous: Bool

    /// Creates corners with a radius.
    ///
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - places: The round corners; nil for the corners away from the edge at which the post is shown, or all corners
    ///     for a post in the middle.
    ///   - isContinuous: A Boolean value that indicates whether the corners have the continuous curve of app icons.
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

    /// Returns round corners with the curve of app icons and the radius of the post's theme.
    ///
    /// - Parameters:
    ///   - radius: The radius in points if the theme has none.
    ///   - places: The round corners; all by default. Nil stands for those that point away from the screen edge at which
    ///     the post is shown.
    public static func themed(_ radius: CGFloat, places: Places? = .all) -> PostCorners {
        var corners = PostCorners(radius, places: places)
        corners.followsTheme = true
        return corners
    }

    /// Returns four round corners with the curve of app icons and a radius in points.
    public static func rounded(_ radius: CGFloat) -> PostCorners { PostCorners(radius) }
}
