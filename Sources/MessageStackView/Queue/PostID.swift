/// The identifier of a post, which is unique while the process runs. `Post.ID` is another name of this type.
///
/// IDs are ordered by age: an older post has a smaller ID.
public struct PostID: Hashable, Comparable, Sendable {
    let rawValue: UInt64

    public static func < (lhs: PostID, rhs: PostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension PostID: CustomStringConvertible {
    public var description: String { "post \(rawValue)" }
}

/// A phase of a post, such as waiting or shown. The phases follow one another in the order of the cases. A post that is removed
/// early skips phases. Only a post that another post interrupts, or that moves to another scene, returns from `leaving` to
/// `waiting`. Later versions have no other phases, so a `switch` needs no default.
public enum PostPhase: Hashable, Sendable {
    /// The phase in which the post waits to enter the screen, after its request was accepted.
    case waiting
    /// The phase in which the view of the post is entering the screen.
    case entering
    /// The phase after the entrance, in which the post's time on screen passes. It begins when the view has almost reached its
    /// position: less than half a point of its motion and one percent of its fade remain.
    case shown
    /// The phase in which the view of the post is leaving the screen.
    case leaving
    /// The phase of a post that has ended, and whose view has left the screen. The post of a refused request is in this phase
    /// from the beginning.
    case ended
}

/// A name that an app chooses for related posts, to find, count and remove them and to recognize duplicates.
///
/// Several posts can have the same key, whereas a `PostID` identifies a single post.
///
/// ```swift
/// extension PostKey {
///     static let upload: PostKey = "upload"
/// }
/// ```
public struct PostKey: RawRepresentable, Hashable, Sendable {
    /// The name that the app has chosen.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key, by which an app finds, counts and removes posts.
    ///
    /// - Parameter name: The name that posts with this key share, such as the identifier of a conversation.
    public init(_ name: String) {
        rawValue = name
    }
}

// MARK: - ExpressibleByStringInterpolation

extension PostKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
