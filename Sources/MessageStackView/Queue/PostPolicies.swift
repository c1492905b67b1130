public import Foundation

/// The order in which a manager's waiting posts enter; see `PostManager.ordering`.
public enum PostOrdering: Equatable, Sendable {
    /// The order in which waiting posts with a higher priority enter first and, among posts of equal priority, older posts. This
    /// is the default.
    case priorityThenAge
    /// The order in which older waiting posts enter first, regardless of their priority.
    case age
    /// The order in which newer waiting posts enter first, regardless of their priority.
    case newestFirst
}

/// A rule for whether a post waits for the posts on screen, or replaces one of them.
public enum PostPrecedence: Equatable, Sendable {
    /// The rule that the post waits until there is room on screen; see `PostManager.capacity`. This is the default.
    case enqueue

    /// The rule that the post enters before all waiting posts. If there is no room on screen, it replaces the post on screen with
    /// the lowest priority and, among posts of equal priority, the oldest of them. The replaced post ends with
    /// `PostRemovalReason.overridden`.
    ///
    /// If there is no room, and every post on screen has a higher priority, the request is refused with `PostRefusal.outranked`.
    /// While a post on screen blocks touches on the app, there is no room, and only that post can be replaced. A post never
    /// replaces another one that was posted later.
    case override

    /// The rule that the post enters before all waiting posts and, if there is no room, replaces a post on screen, as with
    /// `override`. In addition, all posts that wait at that moment end with `PostRemovalReason.overridden`.
    case overrideRemovingWaiting

    /// The rule that the post enters before all waiting posts and, if there is no room, replaces a post on screen, as with
    /// `override`. But the replaced post doesn't end: it waits and returns afterward, with the time that it had left.
    case interrupt
}

/// A policy for a request that is a duplicate of a post that waits, enters or is shown. A post that is being removed has no
/// duplicates, even if its removal waits for the end of its `PostOptions.minimumTime`. A post that another post interrupts can
/// have duplicates, since it returns.
///
/// ``PostOptions/duplicatePolicy`` describes which requests are duplicates.
public enum PostDuplicatePolicy: Equatable, Sendable {
    /// The policy that the request is posted as if it weren't a duplicate. This is the default.
    case post
    /// The policy that the request is refused, with `PostRefusal.duplicate`, while a post of which it is a duplicate waits,
    /// enters or is shown.
    ///
    /// After that post has ended, duplicate requests with this policy are still refused, with `PostRefusal.tooSoon(timeLeft:)`,
    /// until `within` seconds have passed since the last of them was accepted. The value of `within` in the accepted request
    /// applies. The time also passes while the device sleeps. With infinity, the manager never accepts another duplicate. If the
    /// accepted request has no key, the manager retains its value, including the closures of the value, for this time.
    ///
    /// ```swift
    /// request.key = "offline"
    /// request.duplicatePolicy = .ignore(within: 10)
    /// ```
    case ignore(within: TimeInterval)
    /// The policy that the request is posted, and that the posts of which it is a duplicate end with
    /// `PostRemovalReason.replaced`. If one of them is on screen, the new post takes its place at once. Otherwise the new post
    /// waits until there is room.
    case replace
    /// The policy that the request is merged into the newest post of which it is a duplicate. The request gets no post of its
    /// own: the posting method returns that post.
    ///
    /// The post then has the content, the duration, the animations, the severity, the haptic, the announcement, `onTap` and
    /// `countText` of the request, and its presentation if the request has one. Its time restarts. It keeps its key, priority,
    /// precedence, delay, expiry, minimum time and gestures. From then on, the other closures of the request, such as `onEnd`,
    /// are called after those that the post already had.
    case update
    /// The policy that the request is merged into the newest post of which it is a duplicate, as with `update`, and that the
    /// `Post.count` of that post increases by 1.
    case count

    /// The policy that the request is refused, with `PostRefusal.duplicate`, while a post of which it is a duplicate waits,
    /// enters or is shown. It is `ignore(within: 0)`.
    public static let ignore = PostDuplicatePolicy.ignore(within: 0)
}

/// A policy for a request that is posted when the number of waiting posts has reached `PostManager.waitingLimit`.
public enum PostOverflowPolicy: Equatable, Sendable {
    /// The policy that the request is refused with `PostRefusal.queueFull`. This is the default.
    case refuse
    /// The policy that the request is accepted, and that the oldest waiting post ends with `PostRemovalReason.evicted`.
    case dropOldest
    /// The policy that the request is accepted, and that the newest post that was already waiting ends with
    /// `PostRemovalReason.evicted`.
    case dropNewest
    /// The policy that the request is accepted, and that the waiting post with the lowest priority, among posts of equal priority
    /// the newest, ends with `PostRemovalReason.evicted`. If the priority of the request isn't higher than the priority of that
    /// post, no post is dropped, and the request is refused with `PostRefusal.queueFull`.
    case dropLowest
}

/// The rank of a waiting post. With the default `PostManager.ordering`, posts with a higher priority enter first. Posts of
/// equal priority enter in the order in which they were posted.
///
/// A higher priority alone never removes another post from the screen.
public struct PostPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The rank as a number. Posts with higher numbers enter first. The named priorities are −1000, −500, 0, 500 and 1000, but
    /// any number is valid.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The lowest named priority, −1000.
    public static let min = PostPriority(rawValue: -1000)
    /// A priority for posts that aren't urgent, −500.
    public static let low = PostPriority(rawValue: -500)
    /// The default priority of a request, 0.
    public static let normal = PostPriority(rawValue: 0)
    /// A priority for urgent posts, 500.
    public static let high = PostPriority(rawValue: 500)
    /// The highest named priority, 1000.
    public static let max = PostPriority(rawValue: 1000)

    public static func < (lhs: PostPriority, rhs: PostPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
