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
