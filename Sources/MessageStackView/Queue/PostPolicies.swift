/// The order in which a manager's waiting posts come.
public enum PostOrdering: Hashable, Sendable {
    /// The highest priority first; of the same priority, the one that was posted first. The default.
    case priorityThenAge
    /// The one that was posted first, whatever its priority.
    case age
    /// The one that was posted last, whatever its priority.
    case newestFirst
}

/// Whether a post waits for those on the screen, or takes the place of one of them.
public enum PostPrecedence: Hashable, Sendable {
    /// It waits for its turn. The default.
    case enqueue

    /// It comes before all that wait. If there is no room, it takes the place of the least urgent post on the screen,
    /// the oldest of several, whose priority is not above its own; that one's end is `PostRemovalReason.overridden`.
    ///
    /// If all of them are more urgent, the request is refused, with `PostRefusal.outranked`. A post never overrides one
    /// that was posted after it.
    ///
    /// - Parameters:
    ///   - dropsWaiting: whether everything that waits ends too, once the request is accepted; false by default.
    ///   - returnsShown: whether the post that makes room waits for another turn, with the time that it had left,
    ///     rather than end; false by default.
    case override(dropsWaiting: Bool = false, returnsShown: Bool = false)
}

/// What becomes of a request whose key is that of a post that waits, enters or is shown. (A leaving one is no
/// duplicate.)
public enum PostDuplicatePolicy: Hashable, Sendable {
    /// It is posted like any other. The default.
    case post
    /// It is refused, with `PostRefusal.duplicateKey`.
    case ignore
    /// The others end, with `PostRemovalReason.replaced`. If one of them is on the screen, it takes that one's place at
    /// once; else it waits for its turn.
    case replace
    /// The newest of the others takes over what it shows and how long, in place; it ends at once itself, with
    /// `PostRemovalReason.merged(into:)`.
    case update
    /// The newest of the others shows that it stands for one more, and its time begins again; the request ends at once
    /// itself, with `PostRemovalReason.merged(into:)`.
    case count
}

/// What becomes of a request when as many posts wait as may.
public enum PostOverflowPolicy: Hashable, Sendable {
    /// It is refused, with `PostRefusal.queueFull`. The default.
    case refuse
    /// The oldest of the waiting posts makes room, with `PostRemovalReason.evicted`.
    case dropOldest
    /// The newest of the waiting posts makes room.
    case dropNewest
    /// The least urgent of the waiting posts makes room, the newest of several; a request that is not more urgent than
    /// that is refused.
    case dropLowest
}

/// How urgent a waiting post is: a higher one enters first, equal ones in the order in which they were posted.
///
/// It orders those that wait. It never takes a shown post off the screen.
public struct PostPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// Any number; those of the named priorities are −1000, −500, 0, 500 and 1000.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// After all others.
    public static let min = PostPriority(rawValue: -1000)
    /// What can wait.
    public static let low = PostPriority(rawValue: -500)
    /// The default of a request.
    public static let normal = PostPriority(rawValue: 0)
    /// What shouldn't wait behind the ordinary.
    public static let high = PostPriority(rawValue: 500)
    /// Before all others.
    public static let max = PostPriority(rawValue: 1000)

    public static func < (lhs: PostPriority, rhs: PostPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
