import UIKit

/// How large a post is.
///
/// A post never leaves its area, whatever these say: the safe area of its host without the insets, and without the
/// keyboard. Content that is higher than what is left for it scrolls. Then a maximum counts for more than a minimum,
/// and both for more than `width` and `height`. Lengths that are negative, NaN or infinite say nothing.
public struct PostSize: Hashable, Sendable {
    /// `.fill` by default.
    public var width: PostLength
    /// `.content` by default.
    public var height: PostLength
    /// None by default; `.content` means none.
    public var minimumWidth: PostLength?
    /// None by default; `.content` means none.
    public var minimumHeight: PostLength?
    /// None by default; `.content` means none.
    public var maximumWidth: PostLength?
    /// None by default; `.content` means none.
    public var maximumHeight: PostLength?

    /// As wide as there is room and as high as the content, if nothing is said.
    public init(
        width: PostLength = .fill,
        height: PostLength = .content,
        minimumWidth: PostLength? = nil,
        minimumHeight: PostLength? = nil,
        maximumWidth: PostLength? = nil,
        maximumHeight: PostLength? = nil
    ) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
        self.minimumHeight = minimumHeight
        self.maximumWidth = maximumWidth
        self.maximumHeight = maximumHeight
    }

    /// As large as the content, as far as there is room.
    public static let content = PostSize(width: .content)
    /// As wide as there is room, and as high as the content.
    public static let fullWidth = PostSize()
    /// All the room that there is.
    public static let fill = PostSize(height: .fill)
    /// As wide as there is room, but no wider than lines of text should be.
    public static let readable = PostSize(maximumWidth: .readable)
}

/// A rule for the width or the height of a post.
public enum PostLength: Hashable, Sendable {
    /// As its content wants.
    case content
    /// All that there is room for between the insets.
    case fill
    /// A part of the host's width or height: 0.5 for half.
    case ratio(CGFloat)
    /// In points.
    case points(CGFloat)
    /// The width in which lines of text are easy to read, which UIKit takes from the text size; as a height, `fill`.
    case readable
}
