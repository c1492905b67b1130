public import Foundation

/// The order in which waiting posts enter the screen; see `PostManager.ordering`. Regardless of the order, posts whose
/// `PostPrecedence` isn't `enqueue` enter before all others.
public enum PostOrdering: Equatable, Sendable {
    /// The order by priority: waiting posts with a higher priority enter first. Among posts of equal priority, older posts enter
    /// first. This is the default.
    case priorityThenAge
    /// The order by age: older waiting posts enter first, regardless of their priority.
    case age
    /// The reverse order by age: newer waiting posts enter first, regardless of their priority.
    case newestFirst
}

/// A rule for whether a post waits for the posts on screen, or replaces one of them.
public enum PostPrecedence: Equatable, Sendable {
    /// The post waits until there is room on screen; see `PostManager.capacity`. This is the default.
    case enqueue

    /// The post enters before all waiting posts. If there is no room on screen, it replaces one of the posts there: the one with
    /// the lowest priority or, among several with that priority, the oldest. The replaced post ends with
    /// `PostRemovalReason.overridden`.
    ///
    /// If there is no room, and every post on screen has a higher priority than the new post, the request is refused with
    /// `PostRefusal.outranked`. While a post on screen blocks touches on the app, as an alert does, there is no room, and only
    /// the blocking post can be replaced. A post never replaces another one that was posted later.
    case override

    /// The post enters before all waiting posts and, if there is no room, replaces a post on screen, as with `override`. In
    /// addition, all posts that are waiting when the request is posted end with `PostRemovalReason.overridden`.
    case overrideRemovingWaiting

    /// The post enters before all waiting posts and, if there is no room, replaces a post on screen, as with `override`. But the
    /// replaced post doesn't end: it waits, and returns to the screen afterward with the time that it had left.
    case interrupt
}

/// A policy for a request that is a duplicate of an existing post. Existing posts are those that wait, enter, are shown, or are
/// interrupted by another post and will return. A post that is being removed isn't among them, even if its removal waits for the
/// end of its `PostOptions.minimumTime`.
///
/// ``PostOptions/duplicatePolicy`` describes which requests are duplicates.
public enum PostDuplicatePolicy: Equatable, Sendable {
    /// Posts the request as if it weren't a duplicate. This is the default.
    case post
    /// Refuses the request, with `PostRefusal.duplicate`, while the post that it duplicates waits, enters or is shown.
    ///
    /// After that post has ended, duplicates with this policy are still refused, with `PostRefusal.tooSoon(timeLeft:)`, until
    /// `within` seconds have passed since the post's request was accepted. The `within` of the accepted request applies. The time
    /// also passes while the device sleeps. With 0, duplicates are accepted as soon as the post has ended; with infinity, never.
    /// If the accepted request has no key, the manager retains the value of the request, including the value's closures, for this
    /// time.
    ///
    /// ```swift
    /// request.key = "offline"
    /// request.duplicatePolicy = .ignore(within: 10)
    /// ```
    case ignore(within: TimeInterval)
    /// Posts the request, and ends the posts that it duplicates with `PostRemovalReason.replaced`. If one of these posts is on
    /// screen, the new post takes its place at once, unless the request has a delay. Otherwise the new post waits until there is
    /// room.
    case replace
    /// Merges the request into the newest post that it duplicates. The request gets no post of its own: the posting method
    /// returns the existing post.
    ///
    /// The existing post gets the content, the duration, the animations, the severity, the haptic, the announcement, `onTap` and
    /// `countText` of the request. If the request has a presentation, the post gets that too. The post's time on screen restarts.
    /// The post keeps its key, priority, precedence, delay, expiry, minimum time and gestures. From then on, the other closures
    /// of the request, such as `onEnd`, are called after those that the post already had.
    case update
    /// Merges the request into the newest post that it duplicates, as with `update`, and increases the `Post.count` of that post
    /// by 1.
    case count

    /// Refuses the request, with `PostRefusal.duplicate`, while the post that it duplicates waits, enters or is shown. Once that
    /// post has ended, the request is accepted. This is the same as `ignore(within: 0)`.
    public static let ignore = PostDuplicatePolicy.ignore(within: 0)
}

/// A policy for a request whose post would have to wait although the number of waiting posts has reached
/// `PostManager.waitingLimit`. If the limit is 0, no waiting post can be dropped, so every policy refuses the request.
public enum PostOverflowPolicy: Equatable, Sendable {
    /// Refuses the request, with `PostRefusal.queueFull`. This is the default.
    case refuse
    /// Accepts the request, and ends the oldest waiting post with `PostRemovalReason.evicted`.
    case dropOldest
    /// Accepts the request, and ends the newest of the posts that were already waiting with `PostRemovalReason.evicted`.
    case dropNewest
    /// Accepts the request if its priority is higher than the lowest priority among the waiting posts. The post with this lowest
    /// priority, or the newest of several, ends with `PostRemovalReason.evicted`. Otherwise the request is refused with
    /// `PostRefusal.queueFull`, and all posts continue to wait.
    case dropLowest
}

/// The rank of a waiting post. With the default `PostManager.ordering`, posts with a higher priority enter first. Posts of
/// equal priority enter in the order in which they were posted.
///
/// A higher priority alone never removes another post from the screen; see `PostPrecedence` and
/// `PostManager.replacesOldestWhenFull`.
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
