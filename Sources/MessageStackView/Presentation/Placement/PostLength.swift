import UIKit

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
