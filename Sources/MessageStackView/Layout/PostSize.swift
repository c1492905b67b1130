import Foundation

/// The size of a post.
///
/// A post never exceeds its area, which is the host's safe area without the insets and the keyboard. Content that is
/// taller than the post scrolls. A maximum has precedence over a minimum, and both have precedence over `width` and
/// `height`. Lengths that are negative, NaN or infinite are ignored.
public struct PostSize: Hashable, Sendable {
    /// A rule for the width or the height of a post.
    public enum Length: Hashable, Sendable {
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
    /// The maximum width. The default is nil. Both nil and `.content` mean that there is no maximum.
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
    /// Returns the height in points of a slot with enough room.
    ///
    /// - Parameters:
    ///   - wanted: The height of the content.
    ///   - room: The height of the area.
    ///   - host: The height that ratios refer to.
    func height(wanted: CGFloat, room: CGFloat, host: CGFloat) -> CGFloat {
        func points(_ length: PostSize.Length?) -> CGFloat? {
            switch length {
            case nil, .content: nil
            case .fill, .readable: room
            case .ratio(let ratio): ratio.isFinite && ratio >= 0 ? ratio.length * host : nil
            case .points(let points): points.isFinite && points >= 0 ? points.length : nil
            }
        }
        let least = max(points(height) ?? wanted, points(minimumHeight) ?? 0)
        return min(least, points(maximumHeight) ?? .infinity, room)
    }
}
