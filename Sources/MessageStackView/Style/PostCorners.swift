public import UIKit

/// The corners of a post: their radius, their curve, and which of them are rounded.
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

    /// The radius of the rounded corners in points. A radius of more than half the shorter side of the post is reduced to that
    /// length. Setting this property also sets `followsTheme` to false, so that the theme doesn't replace the radius.
    public var radius: CGFloat {
        didSet { followsTheme = false }
    }

    /// A Boolean value that indicates whether the `PostTheme.cornerRadius` of the post's theme replaces `radius`. If the theme's
    /// corner radius is nil, `radius` applies in any case. The default is false. The value is true in the built-in presentations
    /// with rounded corners and in `PostStyle.palette(_:isTranslucent:)`.
    public var followsTheme = false

    /// A Boolean value that indicates whether the radius is always half the shorter side of the post, whatever the size of the
    /// post. The default is false. If the value is true, `radius` has no effect.
    public var isCapsule = false

    /// The set of rounded corners. The default is `.all`. The other corners are square.
    ///
    /// With nil, the corners away from the edge of the screen at which the post is shown are rounded, such as both bottom corners
    /// of a post at the top edge. If the post isn't at an edge, nil rounds all corners.
    public var places: Places?

    /// A Boolean value that indicates whether the corners have the continuous curve of app icons. If the value is false, the
    /// curve is circular. The default is true. The corners of a capsule are always circular.
    public var isContinuous: Bool

    /// Creates corners with a radius.
    ///
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - places: The set of rounded corners. The default is `.all`. With nil, the corners away from the edge of the screen at
    ///     which the post is shown are rounded, such as both bottom corners of a post at the top edge. If the post isn't at an
    ///     edge, nil rounds all corners.
    ///   - isContinuous: A Boolean value that indicates whether the corners have the continuous curve of app icons. If the value
    ///     is false, the curve is circular. The default is true.
    public init(_ radius: CGFloat, places: Places? = .all, isContinuous: Bool = true) {
        self.radius = radius
        self.places = places
        self.isContinuous = isContinuous
    }

    /// Square corners, with a radius of 0.
    public static let none = PostCorners(0)

    /// Four rounded corners with a radius of half the shorter side of the post, whatever the size of the post.
    public static let capsule: PostCorners = {
        var corners = PostCorners(0)
        corners.isCapsule = true
        return corners
    }()

    /// Returns rounded corners with the radius that the post's theme has in `PostTheme.cornerRadius`. The corners have the
    /// continuous curve of app icons.
    ///
    /// - Parameters:
    ///   - radius: The radius in points to use if the corner radius of the theme is nil.
    ///   - places: The set of rounded corners. The default is `.all`. With nil, the corners away from the edge of the screen at
    ///     which the post is shown are rounded, such as both bottom corners of a post at the top edge. If the post isn't at an
    ///     edge, nil rounds all corners.
    public static func themed(_ radius: CGFloat, places: Places? = .all) -> PostCorners {
        var corners = PostCorners(radius, places: places)
        corners.followsTheme = true
        return corners
    }

    /// Returns four rounded corners with a fixed radius, which the theme of the post doesn't replace. The corners have the
    /// continuous curve of app icons.
    ///
    /// - Parameter radius: The radius in points.
    public static func rounded(_ radius: CGFloat) -> PostCorners { PostCorners(radius) }
}
