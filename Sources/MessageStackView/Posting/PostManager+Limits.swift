import UIKit

// The settings of the queue.
extension PostManager {
    /// A Boolean value that indicates whether one post is shown at a time. The default is true, which is a `capacity` of 1, with
    /// the exception that `capacity` describes. Setting false shows all posts at once, which is a `capacity` of `Int.max`.
    public var isSerialQueue: Bool {
        get { capacity == 1 }
        set { capacity = newValue ? 1 : .max }
    }

    /// The maximum number of posts on screen at the same time. The default is 1, which is also the minimum. A change applies
    /// at once, even from inside a callback. Posts that are already shown stay. A shown post doesn't count while its
    /// view has no width or no height; when it gets a size, the others stay.
    ///
    /// While posts that stay until they are removed take all places, one post that times out enters alongside, so that an
    /// unanswered error doesn't keep it waiting. The next one enters after that has left, and the next post without an end when
    /// one of the first leaves. No post enters alongside while one on screen blocks the app, while VoiceOver or Switch Control
    /// requires one post at a time, or if `replacesOldestWhenFull` is true. A post whose `precedence` is to override replaces
    /// another one instead, and a replaced post that returns needs a free place. Before its view is made, a post with an
    /// automatic duration counts as one that stays if it is about an error or has actions.
    public var capacity: Int {
        get { queue.capacity }
        set {
            queue.capacity = newValue
            run()
        }
    }

    /// The order in which waiting posts enter. The default is `.priorityThenAge`. A change applies at once.
    public var ordering: PostOrdering {
        get { queue.ordering }
        set { queue.ordering = newValue }
    }

    /// A Boolean value that indicates whether a post replaces another one if there is no room on screen. The default is
    /// false, and the post waits.
    ///
    /// If this property is true, the replaced post is the oldest of those with the lowest priority. It ends with
    /// `PostRemovalReason.evicted`. A post still waits while every post on screen has a higher priority.
    ///
    /// ```swift
    /// stackView.postManager.capacity = 3
    /// stackView.postManager.replacesOldestWhenFull = true
    /// ```
    public var replacesOldestWhenFull: Bool {
        get { queue.replacesOldestWhenFull }
        set {
            queue.replacesOldestWhenFull = newValue
            run()
        }
    }

    /// The maximum number of waiting posts, including delayed ones. The default is `Int.max`. With 0, a post enters at once
    /// or is refused. Negative numbers count as zero. A change applies to posts that are posted afterward.
    public var waitingLimit: Int {
        get { queue.waitingLimit }
        set { queue.waitingLimit = newValue }
    }

    /// The policy for a post beyond `waitingLimit`. The default is `.refuse`.
    public var overflowPolicy: PostOverflowPolicy {
        get { queue.overflowPolicy }
        set { queue.overflowPolicy = newValue }
    }

    /// The seconds between the end of an exit and the next entrance. The default is 0. A post that replaces another one
    /// enters without a pause. NaN, infinity and negative numbers count as zero.
    public var pauseBetweenPosts: TimeInterval {
        get { queue.pause }
        set { queue.pause = newValue }
    }

    /// The maximum number of seconds for which a post waits for a place on a screen before it expires; nil for no
    /// limit. The default is 30. A change applies to posts that begin to wait afterward. NaN and infinity count as nil.
    public var hostTimeout: TimeInterval? {
        get { queue.hostTimeout }
        set { queue.hostTimeout = newValue.flatMap { $0.isFinite ? $0 : nil } }
    }

    /// Applies the time scale and the capacity for the running assistive technologies.
    func needsDidChange() {
        queue.isOneAtATime = showsOneAtATimeForAssistiveTechnology && AssistiveTechnology.isRunning
        let scale = PostDuration.effectiveScale
        // Ignored if it is infinite.
        queue.setTimeScale(scale, at: now)
        perform(queue.setHoldOfAll(by: .untimed, !scale.isFinite, at: now))
    }
}
