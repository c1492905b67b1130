/// A name of your own for posts that belong together, to look them up and to remove them by.
///
/// Several posts may have the same key. It has nothing to do with `PostID`, which names one post.
///
/// ```swift
/// extension PostKey {
///     static let upload: PostKey = "upload"
/// }
/// ```
public struct PostKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// MARK: - ExpressibleByStringLiteral

extension PostKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
