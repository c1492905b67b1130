extension PostQueue {
    /// What is asked of a post only when it comes.
    struct Terms: Sendable {
        var duplicatePolicy = PostDuplicatePolicy.post
        /// Seconds of media time before it takes its place in the line.
        var delay = 0.0
        /// Seconds of wall time that it waits at most; nil for ever.
        var expiresAfter: Double?
    }

    /// What becomes of a request.
    enum Verdict: Hashable, Sendable {
        case accepted
        case merged(into: Post.ID)
        case refused(PostRefusal)
    }

    /// What is to be done, by somebody who can.
    enum Step: Hashable, Sendable {
        /// Bring the post onto the screen.
        case enter(Post.ID)
        /// Tell that the post is shown.
        case didEnter(Post.ID)
        /// Let the post show what it was told to.
        case update(Post.ID)
        /// Let the post show how many requests it stands for.
        case recount(Post.ID)
        /// Take the post off the screen.
        case leave(Post.ID)
        /// Take a post that is leaving off the screen at once.
        case hasten(Post.ID)
        /// The post is off the screen, and waits again.
        case giveBack(Post.ID)
        case start(PostTimer, after: Double)
        case cancel(PostTimer)
        /// Tell that the post has ended, and let go of it.
        case end(Post.ID, PostRemovalReason)
    }

    /// A timer that runs out at `due`, in seconds of the clock that it counts on.
    struct Countdown: Sendable {
        let timer: PostTimer
        let due: Double
    }

    /// A post on the screen.
    struct Activity: Sendable {
        struct Exit: Sendable {
            var reason: PostRemovalReason
            var isAnimated: Bool
            /// Another post comes in its place meanwhile, so that it takes no room.
            var isPopped = false
            /// It waits again afterwards.
            var returns = false
        }

        /// The how manieth to be admitted.
        let admission: UInt64
        var phase = PostPhase.entering
        /// Seconds left when the timer last stood still; nil for a post that doesn't leave by itself.
        var remaining: Double?
        var running: Countdown?
        var holds: Set<PostHold> = []
        /// Set once it is leaving.
        var exit: Exit?
        /// When its entrance was over, in media time.
        var shownAt: Double?
        /// The exit that it was asked for and has to wait for.
        var wish: Exit?
        var wishTimer: Countdown?

        init(admission: UInt64, remaining: Double?) {
            self.admission = admission
            self.remaining = remaining
        }

        /// Whether it has gone as far as others are concerned: it leaves for good, or is about to.
        var isGoing: Bool { exit.map { !$0.returns } ?? (wish != nil) }
    }

    /// When something happens to a waiting post, in seconds of the clock that it counts on.
    struct Deadline: Comparable, Sendable {
        let due: Double
        let id: Post.ID
        /// Counts only as long as there is nowhere to show posts.
        var isForHost = false

        static func < (lhs: Deadline, rhs: Deadline) -> Bool {
            lhs.due == rhs.due ? lhs.id < rhs.id : lhs.due < rhs.due
        }
    }
}
