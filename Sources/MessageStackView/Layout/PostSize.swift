public import Foundation

/// The size of a post.
///
/// A post never exceeds its area, which is the host's safe area without the insets and the keyboard. Content that is
/// taller than the post scrolls. A maximum has precedence over a minimum, and both have precedence over `width` and
/// `height`. Lengths that are negative, NaN or infinite are ignored.
public struct PostSize: Equatable, Sendable {
    /// A rule for the width or the height of a post.
    public enum Length: Equatable, Sendable {
        /// The length of the content.
        case content
        /// All of the length between the insets.
        case fill
        /// A fraction of the host's width or height: 0.5 for half.
        case ratio(CGFloat)
        /// A length in points.
        case points(CGFloat)
        /// The width in which text is easy to read, which UIKit derives from the text size; as a height, the same as
        /// `fill`.
        case readable
    }

    /// The width; `.fill` by default.
    public var width: Length
    /// The height; `.content` by default.
    public var height: Length
    /// The minimum width. The default is nil. Both nil and `.content` mean that there is no minimum.
    public var minimumWidth: Length?
    /// The minimum height. The default is nil. Both nil and `.content` mean that there is no minimum.
    public var minimumHeight: Length?
    /// The maximum width. The default is nil. Both `.fill` and `.content` mean that there is no maximum, and so does nil, except for
    /// posts at the edge of a poster that has a maximum (see `PostPresentation.size`).
    public var maximumWidth: Length?
    /// The maximum height. The default is nil. Both nil and `.content` mean that there is no maximum.
    public var maximumHeight: Length?

    /// Creates a size; by default with all of the available width and the height of the content.
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

    /// The size of the content, limited by the available room.
    public static let content = PostSize(width: .content)
    /// All of the available width, and the height of the content.
    public static let fullWidth = PostSize()
    /// All of the available width and height.
    public static let fill = PostSize(height: .fill)
    /// All of the available width up to the readable width, and the height of the content.
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
