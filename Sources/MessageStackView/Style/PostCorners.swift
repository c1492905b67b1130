public import UIKit

/// The corners of a post: their radius, their curve, and which of them are round.
public struct PostCorners: Equatable, Sendable {
    /// A set of the corners of a post. Leading and trailing depend on the layout direction.
    public struct Places: OptionSet, Sendable {
        /// The bits of the set. An app uses the static properties, such as `top`, and not the bits.
        public let rawValue: Int

        /// Creates a set of corners from its bits. An app uses the static properties, such as `top`, and not this initializer.
        ///
        /// - Parameter rawValue: The bits of the set.
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

    /// The radius of the round corners in points. The radius is reduced if it exceeds half the shorter side of the post. Setting
    /// this property sets `followsTheme` to false.
    public var radius: CGFloat {
        didSet { followsTheme = false }
    }

    /// A Boolean value that indicates whether the `PostTheme.cornerRadius` of the post's theme, if it isn't nil, replaces
    /// `radius`. The default is false. It is true in the built-in presentations and in `PostStyle.palette(_:isTranslucent:)`.
    public var followsTheme = false

    /// A Boolean value that indicates whether the radius is always half the shorter side of the post, whatever the size of the
    /// post. The default is false. If the value is true, `radius` has no effect.
    public var isCapsule = false

    /// The set of round corners, `.all` by default. The other corners are square. If it is nil, the corners away from the edge of
    /// the screen at which the post is shown are round, or all corners if the post isn't at an edge.
    public var places: Places?

    /// A Boolean value that indicates whether the corners have the continuous curve of app icons, or a circular curve if it is
    /// false. The default is true. The corners of a capsule are always circular.
    public var isContinuous: Bool

    /// Creates corners with a radius.
    ///
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - places: The set of round corners. The default is `.all`. If it is nil, the corners away from the edge of the screen at
    ///     which the post is shown are round, or all corners if the post isn't at an edge.
    ///   - isContinuous: A Boolean value that indicates whether the corners have the continuous curve of app icons, or a circular
    ///     curve if it is false. The default is true.
    public init(_ radius: CGFloat, places: Places? = .all, isContinuous: Bool = true) {
        self.radius = radius
        self.places = places
        self.isContinuous = isContinuous
    }

    /// Square corners, with a radius of 0.
    public static let none = PostCorners(0)

    /// Four round corners with a radius of half the shorter side of the post.
    public static let capsule: PostCorners = {
        var corners = PostCorners(0)
        corners.isCapsule = true
        return corners
    }()

    /// Returns round corners with the continuous curve of app icons, whose radius is the `PostTheme.cornerRadius` of the post's
    /// theme.
    ///
    /// - Parameters:
    ///   - radius: The radius in points that applies if the corner radius of the theme is nil.
    ///   - places: The set of round corners. The default is `.all`. If it is nil, the corners away from the edge of the screen at
    ///     which the post is shown are round, or all corners if the post isn't at an edge.
    public static func themed(_ radius: CGFloat, places: Places? = .all) -> PostCorners {
        var corners = PostCorners(radius, places: places)
        corners.followsTheme = true
        return corners
    }

    /// Returns four round corners with the continuous curve of app icons. The `PostTheme.cornerRadius` doesn't change their
    /// radius.
    ///
    /// - Parameter radius: The radius in points.
    public static func rounded(_ radius: CGFloat) -> PostCorners { PostCorners(radius) }
}
