extension PostQueue {
    /// What is to be done, by somebody who can.
    enum Step: Hashable, Sendable {
        /// Tell that the post is shown.
        case didEnter(Post.ID)
        /// Take the post off the screen.
        case leave(Post.ID)
        /// Take a post that is leaving off the screen at once.
        case hasten(Post.ID)
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
            let reason: PostRemovalReason
            var isAnimated: Bool
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

        init(admission: UInt64, remaining: Double?) {
            self.admission = admission
            self.remaining = remaining
        }
    }

    /// A place in the line of those that wait.
    struct Place: Comparable, Sendable {
        /// The higher comes first; equal for all where the ordering doesn't look at priorities.
        let rank: Int
        let id: Post.ID
        let isNewestFirst: Bool

        init(priority: PostPriority, id: Post.ID, ordering: PostOrdering) {
            rank = ordering == .priorityThenAge ? priority.rawValue : 0
            isNewestFirst = ordering == .newestFirst
            self.id = id
        }

        static func < (lhs: Place, rhs: Place) -> Bool {
            guard lhs.rank == rhs.rank else { return lhs.rank > rhs.rank }
            return lhs.isNewestFirst ? lhs.id > rhs.id : lhs.id < rhs.id
        }
    }

    /// When a waiting post expires, in wall time.
    struct Deadline: Comparable, Sendable {
        let due: Double
        let id: Post.ID

        static func < (lhs: Deadline, rhs: Deadline) -> Bool {
            lhs.due == rhs.due ? lhs.id < rhs.id : lhs.due < rhs.due
        }
    }
}
