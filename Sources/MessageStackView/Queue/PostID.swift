/// The identifier of one post, also called `Post.ID`. It is unique while the process runs.
///
/// IDs are ordered by age: an earlier post has a smaller ID.
public struct PostID: Hashable, Comparable, Sendable {
    let rawValue: UInt64

    public static func < (lhs: PostID, rhs: PostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension PostID: CustomStringConvertible {
    public var description: String { "post \(rawValue)" }
}

/// A phase of a post's life. The phases follow one another in the order of the cases, except that a post that is
/// overridden and waits again returns from `leaving` to `waiting`. Later versions have no other phases.
public enum PostPhase: Hashable, Sendable {
    /// The post is accepted and waits.
    case waiting
    /// The post is entering the screen.
    case entering
    /// The entrance has ended: less than half a point of its motion and less than one percent of its fade remain. The post's time
    /// runs only in this phase.
    case shown
    /// The post is leaving the screen.
    case leaving
    /// The post has ended, or was refused.
    case ended
}

/// A name that an app chooses for related posts, to find and remove them.
///
/// Several posts may have the same key. A `PostID`, in contrast, identifies a single post.
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

    /// Creates a key with a name, such as the identifier of a conversation.
    public init(_ name: String) {
        rawValue = name
    }
}

// MARK: - ExpressibleByStringLiteral

extension PostKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
