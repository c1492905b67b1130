extension PostQueue {
    /// The part of a request that the queue needs for as long as the post lives.
    struct Item: Sendable {
        var priority = PostPriority.normal
        var key: PostKey?
        /// Identifies the view: two posts with equal identifiers would show the same one.
        var content: ObjectIdentifier
        /// The seconds on the screen, before `timeScale`; nil for a post that doesn't time out.
        var interval: Double?
        /// The minimum seconds on the screen.
        var minimumTime = 0.0
        var animatesExit = true
        var precedence = PostPrecedence.enqueue
        /// Whether a suspension neither keeps the post waiting nor stops its timer.
        var ignoresSuspension = false
        /// Whether the post moves to another queue when its scene disconnects.
        var outlivesScene = false
    }

    /// The part of a request that the queue needs only when it is posted.
    struct Terms: Sendable {
        var duplicatePolicy = PostDuplicatePolicy.post
        /// The seconds of media time before the post may be admitted.
        var delay = 0.0
        /// The seconds of wall time after which a post that still waits expires; nil for never.
        var expiresAfter: Double?
    }

    /// The answer to a request.
    enum Verdict: Hashable, Sendable {
        case accepted
        case merged(into: PostID)
        case refused(PostRefusal)
    }

    /// An action that the queue asks its manager for.
    enum Step: Hashable, Sendable {
        /// Show the post.
        case enter(PostID)
        /// Report that the post is shown.
        case didEnter(PostID)
        /// Show the new content of the post.
        case update(PostID)
        /// Show how many requests the post stands for.
        case recount(PostID)
        /// Remove the post from the screen.
        case leave(PostID)
        /// Finish the exit of a leaving post at once.
        case finishLeaving(PostID)
        /// Return the content of a post that has left the screen and waits again.
        case requeue(PostID)
        case start(PostTimer, after: Double)
        case cancel(PostTimer)
        /// Report the end of the post, and release it.
        case end(PostID, PostRemovalReason)
    }

    /// A timer and the time at which it fires, in seconds of its clock.
    struct Countdown: Sendable {
        let timer: PostTimer
        let due: Double
    }

    /// A decided exit of a post.
    struct Exit: Sendable {
        var reason: PostRemovalReason
        var isAnimated: Bool
        /// Whether another post enters meanwhile, so that this one no longer counts towards the capacity.
        var makesRoom = false
        /// Whether the post waits again afterwards.
        var returns = false
    }

    /// Everything that the queue knows about one post.
    struct Entry: Sendable {
        let id: PostID
        var item: Item
        var phase = PostPhase.queued

        // While it waits.

        /// Whether the post is admitted before all posts that aren't urgent.
        var isUrgent = false
        /// The end of the delay in media time; nil once it is over.
        var delayEnd: Double?
        /// The wall time at which the request expires, unless the post has been on the screen before.
        var expiry: Double?
        /// The wall time at which the post expires if there is no host until then.
        var hostDeadline: Double?
        var hasEntered = false

        // While it is on the screen.

        /// The sources that stop the dismissal timer.
        var holds: Set<PostHold> = []
        /// The seconds left when the dismissal timer stopped last. It is kept for a post that waits again. Nil for a post
        /// that doesn't time out, and for one that hasn't been on the screen.
        var remaining: Double?
        var dismissal: Countdown?
        /// The media time at which the entrance ended.
        var shownAt: Double?
        /// An exit that was asked for and waits for the end of the minimum time.
        var pendingExit: Exit?
        var minimumTimeCountdown: Countdown?
        /// Set once the post is leaving.
        var exit: Exit?

        init(id: PostID, item: Item) {
            self.id = id
            self.item = item
        }

        /// Whether the post is leaving for good, or will as soon as its minimum time is over.
        var isGoing: Bool { exit.map { !$0.returns } ?? (pendingExit != nil) }

        /// The wall time at which the post expires if it still waits.
        var deadline: Double? {
            [hasEntered ? nil : expiry, hostDeadline].compactMap(\.self).min()
        }
    }

    /// A waiting post that moves to another queue. Times are relative, since that queue may have another clock.
    struct Transfer: Sendable {
        var entry: Entry
        /// The seconds left of the delay.
        let delay: Double?
        /// The seconds until the request expires.
        let expiresAfter: Double?
        /// The number of requests for the key; only in the first transfer of each key.
        var requestCount = 0
    }
}
