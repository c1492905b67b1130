import UIKit

/// Decides when posts come and go, and has a poster show them.
///
/// A `PostQueue` decides; the manager takes the steps that it returns on the poster, the clock and the gestures, and
/// tells it what happens. What is called from inside a callback is decided at once, so that its caller has the answer;
/// the steps that follow from it are taken when the steps before them have been.
///
/// ```swift
/// let manager = postView.postManager
/// manager.delegate = self
/// manager.post(PostRequest(view: UIView(), dismissAfter: 3))
/// ```
@MainActor
public final class PostManager {
    /// Told after the poster, if that is a `PostManagerDelegate` too.
    public weak var delegate: (any PostManagerDelegate)?

    /// Which gestures remove posts.
    public private(set) lazy var gestureManager = PostGestureManager(manager: self)

    /// Seconds that a poster may take for an animated or unanimated change, not counting the time in which a finger
    /// holds the post; a `PostTransition` that is slower than that has its time. Then the mistake is reported (it stops
    /// a debug build) and the change taken as finished.
    public var changeLimit: TimeInterval = 10

    /// What requests leave open. A change applies to posts that are posted afterwards.
    public var defaults = PostDefaults()

    /// How many posts that have ended `history` remembers; 0, the default, for none.
    public var historyLimit = 0 {
        didSet { forgetOldHistory() }
    }

    /// The posts that ended last, the oldest first; those that another post took over are not among them.
    public internal(set) var history: [PostHistoryEntry] = []

    /// Speaks what posts say when they are shown; the device's by default.
    public var announcer: any PostAnnouncer = VoiceOverAnnouncer.shared

    /// Those who see, hear and feel the posts.
    private(set) lazy var audience = PostAudience(
        needsChanged: { [weak self] in self?.needsChanged() },
        attentionChanged: { [weak self] id, hold, isHeld in self?.attend(to: id, hold, isHeld) }
    )

    weak var poster: (any UIViewPoster)?
    /// Takes the posts over that outlive their scene.
    weak var successor: PostManager?
    let clock: any PostClock
    var queue = PostQueue(capacity: 1, patience: 30)
    let records = PostRecords()
    let streams = PostEventStreams()
    nonisolated let inbox = PostInbox()
    var timers: [PostTimer: any PostClockTimer] = [:]
    var steps: [PostQueue.Step] = []
    var isActing = false
    var lastChange: UInt64 = 0
    private var lastSuspension: UInt64 = 0
    private var sceneActivity: SceneActivity?

    /// - Parameters:
    ///   - poster: shows the posts. It is not kept alive; when it has gone, its posts end and new ones are refused.
    ///   - clock: where time comes from; nil, the default, for the device's.
    public init(poster: any UIViewPoster, clock: (any PostClock)? = nil) {
        self.poster = poster
        self.clock = clock ?? DefaultPostClock.shared
        sceneActivity = SceneActivity { [weak self] scene, isActive in
            self?.scene(scene, isActive: isActive)
        }
        needsChanged()
    }

    var now: PostInstant { PostInstant(media: clock.mediaTime, wall: clock.wallTime) }

    // MARK: Rules

    /// Posts that may be on the screen at the same time; 1 by default, and taken as 1 if less. It may change at any
    /// time, from inside a callback too; posts that are shown stay, even if there are more.
    public var capacity: Int {
        get { queue.capacity }
        set {
            queue.capacity = newValue
            act()
        }
    }

    /// Whether one post is shown at a time (true, the default), or all at once: a `capacity` of 1, or of `Int.max`.
    public var isSerialQueue: Bool {
        get { capacity == 1 }
        set { capacity = newValue ? 1 : .max }
    }

    /// The order in which waiting posts come; `.priorityThenAge` by default. It may change at any time.
    public var ordering: PostOrdering {
        get { queue.ordering }
        set { queue.ordering = newValue }
    }

    /// What becomes of a post for which there is no room on the screen; `.wait` by default.
    ///
    /// ```swift
    /// stackView.postManager.capacity = 3
    /// stackView.postManager.capacityPolicy = .removeOldest
    /// ```
    public var capacityPolicy: PostCapacityPolicy {
        get { queue.capacityPolicy }
        set {
            queue.capacityPolicy = newValue
            act()
        }
    }

    /// How many posts may wait, delayed ones included; `Int.max` by default, and taken as 0 if less: then a post comes
    /// at once or not at all. It applies to posts that come afterwards.
    public var waitingLimit: Int {
        get { queue.waitingLimit }
        set { queue.waitingLimit = newValue }
    }

    /// What becomes of a post that is one too many; `.refuse` by default.
    public var overflowPolicy: PostOverflowPolicy {
        get { queue.overflowPolicy }
        set { queue.overflowPolicy = newValue }
    }

    /// Seconds between the end of an exit and the next entrance; 0 by default. A post that takes another's place
    /// doesn't wait for it. NaN, infinity and less than zero count as zero.
    public var pauseBetweenPosts: TimeInterval {
        get { queue.pause }
        set { queue.pause = newValue }
    }

    /// Whether there is somewhere to show posts; true by default. A poster sets it. While it is false, posts wait, and
    /// the time of those that are shown stands still.
    public var hasHost: Bool {
        get { queue.hasHost }
        set { take(newValue ? queue.releaseAll(by: .noHost, at: now) : queue.holdAll(by: .noHost, at: now)) }
    }

    /// Seconds for which a post waits for somewhere to be shown before it expires; nil for ever, 30 by default. It
    /// applies to posts that begin to wait afterwards.
    public var patience: TimeInterval? {
        get { queue.patience }
        set { queue.patience = newValue.flatMap { $0.isFinite ? $0 : nil } }
    }

    /// Keeps waiting posts waiting and stops the time of those that are shown, until every such suspension has been
    /// released or let go of. Requests that can't wait say so: see `PostRequest.ignoresSuspension`.
    public func suspend() -> PostSuspension {
        lastSuspension += 1
        let hold = PostHold.suspension(lastSuspension)
        take(queue.holdAll(by: hold, at: now))
        return PostSuspension { [weak self] in
            guard let self else { return }
            take(queue.releaseAll(by: hold, at: now))
        }
    }

    /// Stops the time of one post until the suspension has been released or let go of.
    func hold(_ id: Post.ID) -> PostSuspension {
        lastSuspension += 1
        let hold = PostHold.token(lastSuspension)
        take(queue.hold(id, by: hold, at: now))
        return PostSuspension { [weak self] in
            guard let self else { return }
            take(queue.release(id, by: hold, at: now))
        }
    }

    // MARK: Looking

    /// Whether anything waits or is on the screen.
    public var isActive: Bool { !queue.isEmpty }

    /// Posts that are entering, shown or leaving, in the order in which they came.
    public var currentPosts: [Post] { queue.active.compactMap { records[$0]?.post } }

    /// Posts that wait, in the order in which they will come.
    public var waitingPosts: [Post] { queue.waiting.compactMap { records[$0]?.post } }

    /// How many posts wait.
    public var waitingCount: Int { queue.waiting.count }

    /// The posts of a key that have not ended: those on the screen, then those that wait, each in order.
    public func posts(withKey key: PostKey) -> [Post] {
        queue.posts(withKey: key).compactMap { records[$0]?.post }
    }

    /// The post of an id, unless it has ended.
    public func post(withID id: Post.ID) -> Post? { records[id]?.post }

    /// The requests of `currentPosts`.
    public var currentPostRequests: [PostRequest] { queue.active.compactMap { records[$0]?.request } }

    /// The post that shows `view` or waits to show it; the newest one if another is still leaving.
    public func post(of view: UIView) -> Post? {
        queue.post(showing: ObjectIdentifier(view)).flatMap { records[$0]?.post }
    }

    /// What happens from now on. The stream ends with the manager.
    public var events: AsyncStream<PostEvent> { streams.makeStream() }
}
