public import Foundation

/// The width and the height of a post, with their limits.
///
/// A post is never larger than the room that it has. By default, the room is the safe area of the screen or view in which the
/// post is shown, without the `PostPlacement.insets` and the keyboard. Content that is taller than the post scrolls. If the
/// values conflict, a maximum has precedence over a minimum, and both have precedence over `width` and `height`.
public struct PostSize: Equatable, Sendable {
    /// A length for the width or the height of a post.
    public enum Length: Equatable, Sendable {
        /// The width or the height that the posted view itself has, for example due to its constraints.
        case content
        /// The whole width or height of the room for the post, between the `PostPlacement.insets`.
        case fill
        /// A fraction of the width or the height of the window or view in which the post is shown, such as 0.5 for half.
        case ratio(CGFloat)
        /// A length in points.
        case points(CGFloat)
        /// The width in which text is easy to read. It is the width of UIKit's `readableContentGuide`, and depends on the text
        /// size. As a height, `.readable` is the same as `.fill`.
        case readable
    }

    /// The width of the post. The default is `.fill`, the whole width between the `PostPlacement.insets`.
    public var width: Length
    /// The height of the post. The default is `.content`, the height of the posted view.
    public var height: Length
    /// The minimum width of the post. The default is nil, for no minimum. The values `.content` and `.fill` also mean that there
    /// is no minimum.
    public var minimumWidth: Length?
    /// The minimum height of the post. The default is nil, for no minimum. The values `.content`, `.fill` and `.readable` also
    /// mean that there is no minimum.
    public var minimumHeight: Length?
    /// The maximum width of the post. The default is nil, for no maximum in most post views. Some post views have a maximum of
    /// 400 points for the posts inside their bounds if this value is nil; see `PostPresentation.size`. With `.fill` or
    /// `.content`, there is no maximum in any post view.
    public var maximumWidth: Length?
    /// The maximum height of the post. The default is nil, for no maximum. The values `.content`, `.fill` and `.readable` also
    /// mean that there is no maximum.
    public var maximumHeight: Length?

    /// Creates a size. By default, it is the whole width between the `PostPlacement.insets`, and the height of the posted view.
    ///
    /// - Parameters:
    ///   - width: The width. The default is `.fill`, the whole width between the `PostPlacement.insets`.
    ///   - height: The height. The default is `.content`, the height of the posted view.
    ///   - minimumWidth: The minimum width. The default is nil, for no minimum.
    ///   - minimumHeight: The minimum height. The default is nil, for no minimum.
    ///   - maximumWidth: The maximum width. The default is nil, for no maximum except that of some post views; see
    ///     `PostPresentation.size`.
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

    /// A size with the width and the height of the posted view.
    public static let content = PostSize(width: .content)
    /// A size with the whole width between the `PostPlacement.insets`, and the height of the posted view.
    public static let fullWidth = PostSize()
    /// A size with the whole width and height between the `PostPlacement.insets`.
    public static let fill = PostSize(height: .fill)
    /// A size with the whole width between the `PostPlacement.insets`, but at most the width in which text is easy to read, and
    /// with the height of the posted view.
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

/// The horizontal alignment of a post that is narrower than the screen or view in which it is shown.
public enum PostAlignment: Equatable, Sendable {
    /// An alignment at the leading side: the left side, or the right side in a right-to-left layout.
    case leading
    /// An alignment in the horizontal center. This is the default.
    case center
    /// An alignment at the trailing side: the right side, or the left side in a right-to-left layout.
    case trailing
}
