/// Identifies one post for as long as the process runs; never used again for another. `Post.ID` is its other name.
///
/// IDs are ordered by age: the ID of an earlier post is the smaller one.
public struct PostID: Hashable, Comparable, Sendable {
    let rawValue: UInt64

    public static func < (lhs: PostID, rhs: PostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension PostID: CustomStringConvertible {
    public var description: String { "post \(rawValue)" }
}

/// Where a post is in its life. It only ever moves forward, but for a post that was overridden and waits for another
/// turn: from `leaving` it goes back to `queued`.
public enum PostPhase: Hashable, Sendable {
    /// Accepted, and waiting for its turn.
    case queued
    /// On its way onto the screen.
    case entering
    /// At rest on the screen. Its time runs in this phase only.
    case shown
    /// On its way off the screen.
    case leaving
    /// Ended, or refused from the start.
    case removed
}

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
