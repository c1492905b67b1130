public import Foundation

/// The width and the height of a post, with their limits.
///
/// A post never exceeds its area, which is the host's safe area without the insets and the keyboard. Content that is taller than
/// the post scrolls. If the values conflict, a maximum has precedence over a minimum, and both have precedence over `width` and
/// `height`.
public struct PostSize: Equatable, Sendable {
    /// A length for the width or the height of a post.
    public enum Length: Equatable, Sendable {
        /// The width or the height of the content.
        case content
        /// The whole width or height between the insets.
        case fill
        /// A fraction of the width or the height of the host, such as 0.5 for half.
        case ratio(CGFloat)
        /// A length in points.
        case points(CGFloat)
        /// The width in which text is easy to read. UIKit derives it from the text size. As a height, it is the same as
        /// `fill`.
        case readable
    }

    /// The width of the post. The default is `.fill`, the whole width between the insets.
    public var width: Length
    /// The height of the post. The default is `.content`, the height of the content.
    public var height: Length
    /// The minimum width of the post. The default is nil, which means that there is no minimum. `.content` and `.fill` mean
    /// the same.
    public var minimumWidth: Length?
    /// The minimum height of the post. The default is nil, which means that there is no minimum. `.content`, `.fill` and
    /// `.readable` mean the same.
    public var minimumHeight: Length?
    /// The maximum width of the post. The default is nil, which means that there is no maximum, except for posts at the edge
    /// of a poster that has a maximum of its own (see `PostPresentation.size`). `.fill` and `.content` mean that there is no
    /// maximum in any poster.
    public var maximumWidth: Length?
    /// The maximum height of the post. The default is nil, which means that there is no maximum. `.content`, `.fill` and
    /// `.readable` mean the same.
    public var maximumHeight: Length?

    /// Creates a size. By default, it is the whole width between the insets, and the height of the content.
    ///
    /// - Parameters:
    ///   - width: The width. The default is `.fill`.
    ///   - height: The height. The default is `.content`.
    ///   - minimumWidth: The minimum width. The default is nil, for no minimum.
    ///   - minimumHeight: The minimum height. The default is nil, for no minimum.
    ///   - maximumWidth: The maximum width. The default is nil, for no maximum except that of the poster.
    ///   - maximumHeight: The maximum height. The default is nil, for no maximum.
    public init(
        width: Length = .fill,
        height: Length = .content,
        minimumWidth: Length? = nil,
        minimumHeight: Length? = nil,
        maximumWidth: Length? = nil,
        maximumHeight: Length? = nil
    ) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
        self.minimumHeight = minimumHeight
        self.maximumWidth = maximumWidth
        self.maximumHeight = maximumHeight
    }

    /// The width and the height of the content.
    public static let content = PostSize(width: .content)
    /// The whole width between the insets, and the height of the content.
    public static let fullWidth = PostSize()
    /// The whole width and height between the insets.
    public static let fill = PostSize(height: .fill)
    /// The whole width between the insets up to the width in which text is easy to read, and the height of the content.
    public static let readable = PostSize(maximumWidth: .readable)
}

extension PostSize {
    /// The rules for a width or a height.
    struct Limits: Equatable {
        /// The length that isn't that of the content; nil for the length of the content.
        var target: CGFloat?
        var least: CGFloat?
        var greatest: CGFloat?
        /// The points that there are.
        var room: CGFloat

        /// Returns the length of a post whose content has a length.
        func length(of content: CGFloat) -> CGFloat {
            min(max(target ?? content, least ?? 0), greatest ?? .infinity, max(0, room))
        }
    }

    /// Returns the rules for the width.
    ///
    /// - Parameters:
    ///   - room: The width of the area.
    ///   - host: The width that ratios refer to.
    ///   - readable: The width in which text is easy to read.
    func width(in room: CGFloat, host: CGFloat, readable: CGFloat) -> Limits {
        Limits(
            target: width.points(filling: room, host, readable),
            least: minimumWidth?.points(filling: nil, host, readable),
            greatest: maximumWidth?.points(filling: nil, host, readable), room: room)
    }

    /// Returns the rules for the height.
    ///
    /// - Parameters:
    ///   - room: The height of the area.
    ///   - host: The height that ratios refer to.
    func height(in room: CGFloat, host: CGFloat) -> Limits {
        Limits(
            target: height.points(filling: room, host, room),
            least: minimumHeight?.points(filling: nil, host, nil),
            greatest: maximumHeight?.points(filling: nil, host, nil), room: room)
    }
}

extension PostSize.Length {
    /// Returns the length in points; nil for that of the content and for a length that isn't valid.
    fileprivate func points(filling room: CGFloat?, _ host: CGFloat, _ readable: CGFloat?) -> CGFloat? {
        switch self {
        case .content: nil
        case .fill: room
        case .readable: readable
        case .ratio(let ratio): ratio.validLength.map { $0 * host }
        case .points(let points): points.validLength
        }
    }
}

/// The horizontal alignment of a post that is narrower than the room that it has.
public enum PostAlignment: Equatable, Sendable {
    /// An alignment at the leading side: the left side, or the right side in a right-to-left layout.
    case leading
    /// An alignment in the horizontal center.
    case center
    /// An alignment at the trailing side: the right side, or the left side in a right-to-left layout.
    case trailing
}
