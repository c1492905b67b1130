public import Foundation

/// The order in which a manager's waiting posts enter.
public enum PostOrdering: Equatable, Sendable {
    /// The highest priority first, and the oldest first among equal priorities. This is the default.
    case priorityThenAge
    /// The oldest first, regardless of priority.
    case age
    /// The newest first, regardless of priority.
    case newestFirst
}

/// A rule for whether a post waits for those on screen or replaces one of them.
public enum PostPrecedence: Equatable, Sendable {
    /// The post waits until there is room. This is the default.
    case enqueue

    /// The post enters before all posts that wait. If there is no room, it replaces the oldest of the posts of the
    /// lowest priority on screen, which ends with `PostRemovalReason.overridden`.
    ///
    /// If there is no room, and every post on screen has a higher priority, the request is refused with `PostRefusal.outranked`.
    /// A post never overrides one that was posted after it.
    case override

    /// The post enters as with `override`, and all posts that wait when it is posted end with `PostRemovalReason.overridden`.
    case overrideRemovingWaiting

    /// The post enters as with `override`, but the post that it replaces waits and returns afterward, with the time that it had
    /// left.
    case interrupt
}

/// A policy for a request that is a duplicate of a post that waits, enters or is shown. A leaving post doesn't count.
///
/// ``PostOptions/duplicatePolicy`` describes which requests are duplicates.
public enum PostDuplicatePolicy: Equatable, Sendable {
    /// The request is posted as if it were no duplicate. This is the default.
    case post
    /// The request is refused, with `PostRefusal.duplicate`, while a duplicate waits, enters or is shown.
    ///
    /// After that post has ended, duplicates with this policy are still refused, with `PostRefusal.tooSoon(timeLeft:)`, until
    /// `within` seconds have passed since the last one was accepted. The accepted request sets the number of seconds. The time
    /// includes device sleep. NaN and negative numbers count as zero. With infinity, the manager never accepts a second one. If
    /// the request has no key, the manager retains its value for this time, with its closures.
    ///
    /// ```swift
    /// request.key = "offline"
    /// request.duplicatePolicy = .ignore(within: 10)
    /// ```
    case ignore(within: TimeInterval)
    /// The existing posts end with `PostRemovalReason.replaced`. If one of them is on screen, the new post replaces it
    /// at once. Otherwise it waits until there is room.
    case replace
    /// The newest existing post shows the content of the request, and its time restarts with the duration of the request. The
    /// request's own post ends at once, and calls the request's `didEnd` with `PostRemovalReason.merged(into:)`.
    case update
    /// The newest existing post counts one more request, and its time restarts. The request's own post ends at once, and calls
    /// the request's `didEnd` with `PostRemovalReason.merged(into:)`.
    case count

    /// The request is refused with `PostRefusal.duplicate`.
    public static let ignore = PostDuplicatePolicy.ignore(within: 0)
}

/// A policy for a request beyond `PostManager.waitingLimit`.
public enum PostOverflowPolicy: Equatable, Sendable {
    /// The request is refused with `PostRefusal.queueFull`. This is the default.
    case refuse
    /// The oldest waiting post ends with `PostRemovalReason.evicted`.
    case dropOldest
    /// The newest waiting post ends with `PostRemovalReason.evicted`.
    case dropNewest
    /// The newest of the waiting posts of the lowest priority ends with `PostRemovalReason.evicted`. If the request's
    /// priority isn't higher than that, the request is refused with `PostRefusal.queueFull`.
    case dropLowest
}

/// The rank of a waiting post. Higher priorities enter first, and equal ones in the order in which they were posted.
///
/// A priority alone never removes a post from the screen.
public struct PostPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The rank. The named priorities are −1000, −500, 0, 500 and 1000, but any number is valid.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The lowest named priority.
    public static let min = PostPriority(rawValue: -1000)
    /// A priority for posts that aren't urgent.
    public static let low = PostPriority(rawValue: -500)
    /// The default priority of a request.
    public static let normal = PostPriority(rawValue: 0)
    /// A priority for urgent posts.
    public static let high = PostPriority(rawValue: 500)
    /// The highest named priority.
    public static let max = PostPriority(rawValue: 1000)

    public static func < (lhs: PostPriority, rhs: PostPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
