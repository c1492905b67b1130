/// Decides which post comes and goes when, and nothing else: it has no view, no clock, no animation, no isolation.
///
/// What happens is told to it by a method, which changes the state at once and returns the steps that somebody else is
/// to take, in order. A post is admitted by `admitNext(at:)`, which is asked when all earlier steps have been taken, so
/// that whatever these steps' callbacks post, remove or suspend is known before the next post is chosen.
///
/// Each method ignores what no longer applies (an unknown id, a phase that has passed, an old timer) and then returns
/// no steps.
struct PostQueue: Sendable {
    // MARK: Rules

    /// Posts that may be entering, shown or leaving at the same time; at least 1. One that leaves while another takes
    /// its place doesn't count.
    var capacity: Int {
        didSet { capacity = max(1, capacity) }
    }

    var capacityPolicy = PostCapacityPolicy.wait

    /// Whether one post is shown at a time, whatever the capacity; one that stays until it is removed keeps none
    /// waiting.
    var isOneAtATime = false

    /// The order of the waiting posts. Changing it costs O(n).
    var ordering = PostOrdering.priorityThenAge {
        didSet { if ordering != oldValue { reviseLines() } }
    }

    /// Posts that may wait; at least 0.
    var waitingLimit = Int.max {
        didSet {
            waitingLimit = max(0, waitingLimit)
            if waitingLimit != oldValue { reviseDropLine() }
        }
    }

    /// What becomes of a post that is one too many. Changing it costs O(n).
    var overflowPolicy = PostOverflowPolicy.refuse {
        didSet { if overflowPolicy != oldValue { reviseDropLine() } }
    }

    /// Seconds between the end of an exit and the next entrance.
    var pause = 0.0

    /// Seconds that a post waits while there is nowhere to show it, before it expires; nil for ever.
    var patience: Double?

    // MARK: State

    /// Every post that has not ended, waiting ones and those on the screen.
    var items: [Post.ID: Item] = [:]
    /// Those of them that are entering, shown or leaving.
    var activities: [Post.ID: Activity] = [:]
    /// How many of those leave while another takes their place.
    var poppedCount = 0
    /// The newest post of each content.
    var newestPost: [ObjectIdentifier: Post.ID] = [:]
    /// The posts of each key.
    var posts: [PostKey: Set<Post.ID>] = [:]
    /// How often each key was asked for since there is a post of it that stays.
    var requestCounts: [PostKey: Int] = [:]
    /// What holds all posts at once.
    var holds: Set<PostHold> = []
    /// What the time of shown posts is multiplied by.
    var timeScale = 1.0

    /// The waiting posts in order, but for those whose delay still runs.
    var line = PostLine()
    /// Those of them that ignore suspensions stand here instead, in the same order.
    var exemptLine = PostLine()
    /// The waiting posts in the order in which they are dropped; empty where none is.
    var dropLine = PostLine()
    /// Waiting posts that come before all others.
    var urgent: Set<Post.ID> = []
    /// Waiting posts whose delay still runs, and its end in media time.
    var delays: [Post.ID: Double] = [:]
    var delayEnds = BinaryHeap<Deadline>()
    var delayTimer: Countdown?
    /// Seconds that posts which wait again have left.
    var remainders: [Post.ID: Double] = [:]
    /// When waiting posts expire, in wall time, the first first.
    var deadlines = BinaryHeap<Deadline>()
    var deadlineTimer: Countdown?
    /// The end of the pause after the last exit, in media time.
    var pauseEnd: Double?
    var pauseTimer: Countdown?

    private var admissions: UInt64 = 0
    private var timers: UInt64 = 0

    init(capacity: Int = 1, patience: Double? = nil) {
        self.capacity = max(1, capacity)
        self.patience = patience
    }

    // MARK: Bookkeeping

    mutating func makeAdmission() -> UInt64 {
        admissions += 1
        return admissions
    }

    mutating func makeCountdown(_ purpose: PostTimer.Purpose, due: Double) -> Countdown {
        timers += 1
        return Countdown(timer: PostTimer(serial: timers, purpose: purpose), due: due)
    }

    /// Whether `timer` still means something.
    func isCurrent(_ timer: PostTimer) -> Bool {
        switch timer.purpose {
        case .dismissal(let id): activities[id]?.running?.timer == timer
        case .minimumTime(let id): activities[id]?.wishTimer?.timer == timer
        case .delay: delayTimer?.timer == timer
        case .expiry: deadlineTimer?.timer == timer
        case .pause: pauseTimer?.timer == timer
        }
    }

    /// A number of seconds that a timer can count, or nil: NaN, zero, negative and infinite ones mean "never".
    static func interval(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
        return seconds
    }
}
