/// Decides which post comes and goes when, and nothing else: it has no view, no clock, no animation, no isolation.
///
/// What happens is told to it by a method, which changes the state at once and returns the steps that somebody else is
/// to take, in order. A post is admitted by `admitNext(at:)`, which is asked when all earlier steps have been taken, so
/// that whatever these steps' callbacks post, remove or suspend is known before the next post is chosen.
///
/// Each method ignores what no longer applies (an unknown id, a phase that has passed, an old timer) and then returns
/// no steps.
struct PostQueue: Sendable {
    /// What the queue has to know of a request.
    struct Item: Sendable {
        var priority: PostPriority = .normal
        var key: PostKey?
        var duplicatePolicy = PostDuplicatePolicy.post
        /// What tells whether two posts would show the same view.
        var content: ObjectIdentifier
        /// Seconds on the screen; nil for a post that doesn't leave by itself.
        var interval: Double?
        var animatesExit = true
    }

    /// Posts that may be entering, shown or leaving at the same time; at least 1.
    var capacity: Int {
        didSet { capacity = max(1, capacity) }
    }

    /// The order of the waiting posts. Changing it costs O(n).
    var ordering = PostOrdering.priorityThenAge {
        didSet {
            guard ordering != oldValue else { return }
            let places = line.elements.filter { isWaiting($0.id) }.compactMap { place(of: $0.id) }
            line = BinaryHeap(places)
        }
    }

    /// Seconds that a post waits while there is nowhere to show it, before it expires; nil for ever.
    var patience: Double?

    /// Every post that has not ended, waiting ones and those on the screen.
    var items: [Post.ID: Item] = [:]
    /// Those of them that are entering, shown or leaving.
    var activities: [Post.ID: Activity] = [:]
    /// The newest post of each content.
    var newestPost: [ObjectIdentifier: Post.ID] = [:]
    /// The posts of each key.
    var posts: [PostKey: Set<Post.ID>] = [:]
    /// What holds all posts at once.
    var holds: Set<PostHold> = []
    /// Waiting posts that expire if no host is found, the first first; empty while there is one.
    var deadlines = BinaryHeap<Deadline>()
    var deadlineTimer: Countdown?

    /// The waiting posts in order. A post that left the line early stays in it until it comes up or the line is
    /// tidied, which saves a search.
    private var line = BinaryHeap<Place>()
    private var admissions: UInt64 = 0
    private var timers: UInt64 = 0

    init(capacity: Int = 1, patience: Double? = nil) {
        self.capacity = max(1, capacity)
        self.patience = patience
    }

    // MARK: Questions

    var isEmpty: Bool { items.isEmpty }
    var waitingCount: Int { items.count - activities.count }

    /// Places in the line, those included that nobody waits at any more.
    var placeCount: Int { line.count }

    /// Whether nothing keeps waiting posts from entering, apart from a lack of room.
    var isOpen: Bool { !holds.contains { $0.keepsPostsWaiting } }

    /// nil for a post that has ended, or never was.
    func phase(of id: Post.ID) -> PostPhase? {
        if let activity = activities[id] { return activity.phase }
        return items[id] == nil ? nil : .queued
    }

    /// The newest post that shows `content`, a leaving one included.
    func post(showing content: ObjectIdentifier) -> Post.ID? { newestPost[content] }

    /// Waiting posts in the order in which they will enter. O(n log n).
    var waiting: [Post.ID] {
        line.elements.filter { isWaiting($0.id) }.sorted().map(\.id)
    }

    /// Entering, shown and leaving posts in the order in which they were admitted.
    var active: [Post.ID] {
        activities.sorted { $0.value.admission < $1.value.admission }.map(\.key)
    }

    /// Whether the post's exit is to be animated, as last decided; false for one that isn't leaving.
    func exitIsAnimated(_ id: Post.ID) -> Bool { activities[id]?.exit?.isAnimated ?? false }

    /// Why a leaving post leaves.
    func exitReason(of id: Post.ID) -> PostRemovalReason? { activities[id]?.exit?.reason }

    /// Whether `timer` still means something.
    func isCurrent(_ timer: PostTimer) -> Bool {
        guard let owner = timer.owner else { return timer == deadlineTimer?.timer }
        return activities[owner]?.running?.timer == timer
    }

    // MARK: Coming

    /// A new post. It waits, unless the answer is a refusal.
    mutating func post(_ id: Post.ID, _ item: Item, at now: PostInstant) -> (refusal: PostRefusal?, steps: [Step]) {
        if let other = newestPost[item.content], phase(of: other) != .leaving {
            return (.duplicateView, [])
        }
        let duplicates = duplicates(of: item)
        if item.duplicatePolicy == .ignore, !duplicates.isEmpty { return (.duplicateKey, []) }
        let steps = duplicates.flatMap { remove($0, because: .replaced) }
        var item = item
        item.interval = Self.interval(item.interval)
        items[id] = item
        newestPost[item.content] = id
        noteKey(of: id)
        tidyLine()
        line.insert(Place(priority: item.priority, id: id, ordering: ordering))
        return (nil, steps + (holds.contains(.noHost) ? expectHost(for: [id], at: now) : []))
    }

    /// Lets the next waiting post enter, if there is one and there is room; it is entering from now on.
    mutating func admitNext() -> Post.ID? {
        guard isOpen, activities.count < capacity, waitingCount > 0 else { return nil }
        while let place = line.popFirst() {
            guard isWaiting(place.id) else { continue }
            admissions += 1
            activities[place.id] = Activity(admission: admissions, remaining: items[place.id]?.interval)
            return place.id
        }
        return nil
    }

    /// The content of an entering post is now known to be `content`.
    ///
    /// False if that is what another post shows or waits for; nothing has changed then.
    mutating func identify(_ id: Post.ID, as content: ObjectIdentifier) -> Bool {
        guard let item = items[id], item.content != content else { return true }
        if let other = newestPost[content], phase(of: other) != .leaving { return false }
        forgetContent(of: id)
        items[id]?.content = content
        newestPost[content] = id
        return true
    }

    /// The entrance of a post is over. Its time begins.
    mutating func entered(_ id: Post.ID, at now: PostInstant) -> [Step] {
        guard activities[id]?.phase == .entering else { return [] }
        activities[id]?.phase = .shown
        return [.didEnter(id)] + startCountdown(of: id, at: now)
    }

    // MARK: Bookkeeping

    mutating func makeTimer(owner: Post.ID?) -> PostTimer {
        timers += 1
        return PostTimer(serial: timers, owner: owner)
    }

    /// Forgets a post whose end has been decided.
    mutating func forget(_ id: Post.ID) {
        forgetContent(of: id)
        forgetKey(of: id)
        items[id] = nil
        activities[id] = nil
    }

    private mutating func forgetContent(of id: Post.ID) {
        guard let content = items[id]?.content, newestPost[content] == id else { return }
        newestPost[content] = nil
    }

    func isWaiting(_ id: Post.ID) -> Bool { items[id] != nil && activities[id] == nil }

    /// Drops the places of posts that no longer wait once they are the most, which costs O(1) per post on average.
    private mutating func tidyLine() {
        guard line.count > 2 * waitingCount + 32 else { return }
        let items = items
        let activities = activities
        line.keep { items[$0.id] != nil && activities[$0.id] == nil }
    }

    /// A number of seconds that a timer can count, or nil: NaN, zero, negative and infinite ones mean "never".
    private static func interval(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
        return seconds
    }
}
