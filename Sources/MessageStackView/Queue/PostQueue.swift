/// Decides which post appears and disappears, and when. It has no view, no clock, no animation and no isolation.
///
/// Each event is a method that changes the state at once and returns the steps that the manager takes, in order. Waiting
/// posts are admitted by `admitNext(at:)`, which the manager calls after it has taken all earlier steps: by then the queue
/// knows everything that their callbacks have posted, removed or suspended.
///
/// A method ignores an event that no longer applies (an unknown ID, a phase that has passed, an old timer) and returns no
/// steps.
struct PostQueue: Sendable {
    // MARK: Rules

    /// The maximum number of posts on the screen, at least 1. A post that leaves while another takes its place doesn't
    /// count.
    var capacity: Int {
        didSet { capacity = max(1, capacity) }
    }

    var capacityPolicy = PostCapacityPolicy.wait

    /// Whether a single post is shown at a time, whatever the capacity. A post that doesn't time out keeps no other one
    /// waiting.
    var isOneAtATime = false

    /// The order in which waiting posts are admitted.
    var ordering = PostOrdering.priorityThenAge {
        didSet { if ordering != oldValue { sortWaiting() } }
    }

    /// The maximum number of waiting posts, at least 0.
    var waitingLimit = Int.max {
        didSet { waitingLimit = max(0, waitingLimit) }
    }

    var overflowPolicy = PostOverflowPolicy.refuse

    /// The seconds between the end of an exit and the next entrance.
    var pause = 0.0

    /// The seconds after which a waiting post expires while there is no host; nil for never.
    var patience: Double?

    // MARK: State

    /// Every post that hasn't ended.
    private var entries: [PostID: Entry] = [:]
    /// The queued posts in the order in which they are admitted. Posts whose delay isn't over are last.
    private(set) var waiting: [PostID] = []
    /// The entering, shown and leaving posts in the order in which they were admitted.
    private(set) var active: [PostID] = []
    /// An index of the entries: the newest post of each content.
    private var newestPost: [ObjectIdentifier: PostID] = [:]
    /// The number of requests for each key since a post of it stays.
    private var requestCounts: [PostKey: Int] = [:]
    /// The sources that hold all posts.
    private(set) var holds: Set<PostHold> = []
    /// The factor by which the time of shown posts is multiplied.
    private(set) var timeScale = 1.0

    /// A timer for the first end of a delay.
    private var delayCountdown: Countdown?
    /// A timer for the first deadline of a waiting post.
    private var expiryCountdown: Countdown?
    private var pauseCountdown: Countdown?
    /// The end of the pause after the last exit, in media time.
    private var pauseEnd: Double?
    private var lastTimer: UInt64 = 0

    init(capacity: Int = 1, patience: Double? = nil) {
        self.capacity = max(1, capacity)
        self.patience = patience
    }

    /// The number of seconds if a timer can count it; nil, which means never, if it is NaN, infinite or not positive.
    static func interval(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
        return seconds
    }

    // MARK: - Look-up

    var isEmpty: Bool { entries.isEmpty }

    var hasHost: Bool { !holds.contains(.noHost) }

    /// The phase of a post; nil for one that has ended or never existed.
    func phase(of id: PostID) -> PostPhase? { entries[id]?.phase }

    /// Everything about one post; nil for one that has ended or never existed.
    subscript(id: PostID) -> Entry? { entries[id] }

    /// The newest post that shows `content` or waits to, a leaving one included.
    func post(showing content: ObjectIdentifier) -> PostID? { newestPost[content] }

    /// The posts of a key: those on the screen in the order of their admission, then the waiting ones in their order.
    func posts(withKey key: PostKey) -> [PostID] {
        (active + waiting).filter { entries[$0]?.item.key == key }
    }

    /// The seconds that a post has left on the screen; nil for one that doesn't time out.
    func timeLeft(of id: PostID, at now: PostInstant) -> Double? {
        guard let entry = entries[id], entry.exit == nil else { return nil }
        if let dismissal = entry.dismissal { return max(0, dismissal.due - now.media) }
        return entry.phase == .queued ? entry.remaining ?? scaledInterval(of: entry) : entry.remaining
    }

    /// Whether a post other than `id` shows `content` or waits to.
    private func isTaken(_ content: ObjectIdentifier, by id: PostID? = nil) -> Bool {
        guard let other = newestPost[content], other != id else { return false }
        return entries[other]?.isGoing == false
    }

    /// The staying posts of the item's key, the oldest first.
    private func duplicates(of item: Item) -> [PostID] {
        guard let key = item.key else { return [] }
        return posts(withKey: key).filter { entries[$0]?.isGoing == false }.sorted()
    }

    private func scaledInterval(of entry: Entry) -> Double? { entry.item.interval.map { $0 * timeScale } }

    // MARK: - Requests

    /// Accepts, merges or refuses a request. An accepted post waits.
    mutating func post(
        _ id: PostID, _ item: Item, _ terms: Terms = Terms(), at now: PostInstant
    ) -> (verdict: Verdict, steps: [Step]) {
        let duplicates = terms.duplicatePolicy == .post ? [] : duplicates(of: item)
        if let newest = duplicates.last {
            switch terms.duplicatePolicy {
            case .ignore:
                countRequest(item.key)
                return (.refused(.duplicateKey), [])
            case .count:
                countRequest(item.key)
                return (.merged(into: newest), restart(newest, at: now) + [.recount(newest)])
            case .update:
                guard let steps = update(newest, with: item, at: now) else { return (.refused(.duplicateView), []) }
                countRequest(item.key)
                return (.merged(into: newest), steps)
            case .post, .replace:
                break
            }
        }
        if isTaken(item.content) { return (.refused(.duplicateView), []) }
        let replaced = terms.duplicatePolicy == .replace ? duplicates : []
        if let refusal = refusal(of: item, replacing: replaced) { return (.refused(refusal), []) }

        var entry = Entry(id: id, item: item)
        entry.isUrgent = item.precedence != .enqueue
        entry.item.minimumTime = Self.interval(item.minimumTime) ?? 0
        entry.item.interval = Self.interval(item.interval).map { max($0, entry.item.minimumTime) }
        var steps: [Step] = []
        for other in replaced {
            entry.isUrgent = entry.isUrgent || active.contains(other) || entries[other]?.isUrgent == true
            // A delayed post can't take the place of the replaced one at once.
            let makesRoom = Self.interval(terms.delay) == nil && leavingForOthers < capacity
            steps += remove(other, because: .replaced, makingRoom: makesRoom)
        }
        if case .override(dropsWaiting: true, _) = item.precedence {
            steps += waiting.flatMap { remove($0, because: .overridden) }
        }
        if replaced.isEmpty, isFull(for: item), let dropped = firstToDrop {
            steps += remove(dropped, because: .evicted)
        }
        countRequest(item.key)
        steps += enqueue(entry, delay: terms.delay, expiresAfter: terms.expiresAfter, at: now)
        return (.accepted, steps)
    }

    /// The reason why there is no place for a post, whatever its key.
    private func refusal(of item: Item, replacing replaced: [PostID]) -> PostRefusal? {
        if case .override(let dropsWaiting, _) = item.precedence {
            let staying = active.compactMap { entries[$0] }.filter { $0.exit == nil && !replaced.contains($0.id) }
            if staying.count >= capacity, staying.allSatisfy({ $0.item.priority > item.priority }) { return .outranked }
            if dropsWaiting { return nil }
        }
        // A replacement adds no post.
        guard replaced.isEmpty, isFull(for: item) else { return nil }
        guard let dropped = firstToDrop, let lowest = entries[dropped]?.item.priority else { return .queueFull }
        return overflowPolicy == .dropLowest && item.priority <= lowest ? .queueFull : nil
    }

    /// Whether there is no room for one more post to wait.
    private func isFull(for item: Item) -> Bool {
        guard waitingLimit < .max else { return false }
        let isAdmitted = isOpen(to: item)
        var room = isAdmitted ? max(0, capacity - occupiedPlaces) : 0
        // Another post leaves for this one.
        if isAdmitted, room == 0, item.precedence != .enqueue || capacityPolicy != .wait { room = 1 }
        return waiting.count - waitingLimit >= room
    }

    /// The waiting post that is dropped if there is one too many; nil if none is.
    private var firstToDrop: PostID? {
        switch overflowPolicy {
        case .refuse: nil
        case .dropOldest: waiting.min()
        case .dropNewest: waiting.max()
        case .dropLowest:
            waiting.min { one, other in
                guard let first = entries[one]?.item, let second = entries[other]?.item else { return false }
                return first.priority == second.priority ? one > other : first.priority < second.priority
            }
        }
    }

    private mutating func countRequest(_ key: PostKey?) {
        if let key { requestCounts[key, default: 0] += 1 }
    }

    /// Resets the number of requests for a key if none of its posts stays.
    private mutating func forgetRequests(ofKey key: PostKey?) {
        guard let key, requestCounts[key] != nil else { return }
        if !posts(withKey: key).contains(where: { entries[$0]?.isGoing == false }) { requestCounts[key] = nil }
    }

    // MARK: - Waiting

    private mutating func enqueue(
        _ entry: Entry, delay: Double?, expiresAfter: Double?, at now: PostInstant
    ) -> [Step] {
        var entry = entry
        entry.delayEnd = Self.interval(delay).map { now.media + $0 }
        entry.expiry = expiresAfter.flatMap { $0.isFinite ? now.wall + max(0, $0) : nil }
        entry.hostDeadline = hasHost ? nil : hostDeadline(at: now)
        entries[entry.id] = entry
        newestPost[entry.item.content] = entry.id
        insertIntoWaiting(entry.id)
        return updateDelayCountdown(at: now) + includeDeadline(of: entry.id, at: now)
    }

    private func hostDeadline(at now: PostInstant) -> Double? { patience.map { now.wall + max(0, $0) } }

    /// Whether `lhs` is admitted before `rhs`.
    private func precedes(_ lhs: Entry, _ rhs: Entry) -> Bool {
        if lhs.delayEnd != rhs.delayEnd {
            guard let first = lhs.delayEnd, let second = rhs.delayEnd else { return lhs.delayEnd == nil }
            return first < second
        }
        if lhs.delayEnd != nil { return lhs.id < rhs.id }
        guard lhs.isUrgent == rhs.isUrgent else { return lhs.isUrgent }
        if lhs.isUrgent || ordering == .priorityThenAge, lhs.item.priority != rhs.item.priority {
            return lhs.item.priority > rhs.item.priority
        }
        return lhs.isUrgent || ordering == .newestFirst ? lhs.id > rhs.id : lhs.id < rhs.id
    }

    private mutating func sortWaiting() {
        waiting = waiting.compactMap { entries[$0] }.sorted(by: precedes).map(\.id)
    }

    private mutating func insertIntoWaiting(_ id: PostID) {
        guard let entry = entries[id] else { return }
        let index = firstWaiting { !precedes($0, entry) }
        waiting.insert(id, at: index)
    }

    /// The first index in `waiting` at which `isAfter` is true, by bisection: it is true for all later posts too.
    private func firstWaiting(where isAfter: (Entry) -> Bool) -> Int {
        var range = waiting.startIndex..<waiting.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[waiting[middle]].map(isAfter) ?? true {
                range = range.lowerBound..<middle
            } else {
                range = middle + 1..<range.upperBound
            }
        }
        return range.lowerBound
    }

    private func firstDelayed() -> (index: Int, end: Double)? {
        let index = firstWaiting { $0.delayEnd != nil }
        guard index < waiting.endIndex, let end = entries[waiting[index]]?.delayEnd else { return nil }
        return (index, end)
    }

    /// Moves the posts whose delay is over to their places.
    private mutating func endDelays(at now: PostInstant) {
        while let (index, end) = firstDelayed(), end <= now.media {
            let id = waiting.remove(at: index)
            entries[id]?.delayEnd = nil
            insertIntoWaiting(id)
        }
    }

    /// Ends the posts that have waited too long, in the order of their deadlines.
    private mutating func expireWaiting(at now: PostInstant) -> [Step] {
        let expired = waiting.compactMap { entries[$0] }.filter { ($0.deadline ?? .infinity) <= now.wall }
            .sorted { ($0.deadline ?? 0, $0.id) < ($1.deadline ?? 0, $1.id) }
        return expired.flatMap { remove($0.id, because: .expired) } + updateExpiryCountdown(at: now)
    }

    // MARK: - Admission

    /// Admits the next waiting post if there is room for it.
    mutating func admitNext(at now: PostInstant) -> [Step] {
        guard !waiting.isEmpty else {
            return cancel(\.delayCountdown) + cancel(\.expiryCountdown) + cancel(\.pauseCountdown)
        }
        // The timer counts media time, which stops while the device sleeps. Wall time may have passed the deadline.
        if let countdown = expiryCountdown, countdown.due <= now.wall {
            let steps = expireWaiting(at: now)
            if !steps.isEmpty { return steps }
        }
        if let countdown = delayCountdown, countdown.due <= now.media { endDelays(at: now) }
        guard let next = firstAdmissible else { return [] }
        if hasRoom {
            if let pauseEnd, pauseEnd > now.media, !next.isUrgent {
                return keep(\.pauseCountdown, for: .pause, until: pauseEnd, from: now.media)
            }
            return admit(next.id)
        }
        guard let (other, exit) = exitForRoom(for: next) else { return [] }
        return stopDismissal(of: other, at: now) + leave(other, exit) + admit(next.id)
    }

    /// The first waiting post whose delay is over and that nothing keeps waiting.
    private var firstAdmissible: Entry? {
        guard hasHost else { return nil }
        for id in waiting {
            guard let entry = entries[id], entry.delayEnd == nil else { return nil }
            if isOpen(to: entry.item) { return entry }
        }
        return nil
    }

    /// Whether neither a suspension nor the lack of a host keeps a post waiting.
    private func isOpen(to item: Item) -> Bool {
        !holds.contains { $0.keepsPostsWaiting && !(item.ignoresSuspension && $0.isSuspension) }
    }

    private var leavingForOthers: Int { active.count { entries[$0]?.exit?.makesRoom == true } }

    private var occupiedPlaces: Int { active.count - leavingForOthers }

    private var hasRoom: Bool {
        guard occupiedPlaces < capacity else { return false }
        return !isOneAtATime || !active.contains { entries[$0]?.item.interval != nil }
    }

    /// The post that leaves for a waiting one, and its exit: the first admitted one of the lowest priority.
    private func exitForRoom(for next: Entry) -> (PostID, Exit)? {
        // At most one for each place: a burst of posts must not fill the screen with leaving ones.
        guard leavingForOthers < capacity else { return nil }
        var exit = Exit(reason: .evicted, isAnimated: true, makesRoom: true)
        if case .override(_, let returnsShown) = next.item.precedence {
            exit.reason = .overridden
            exit.returns = returnsShown
        } else if capacityPolicy == .wait || isOneAtATime {
            return nil
        }
        let candidates = active.compactMap { entries[$0] }
            .filter { $0.id < next.id && $0.exit == nil && $0.item.priority <= next.item.priority }
        guard let other = candidates.min(by: { $0.item.priority < $1.item.priority }) else { return nil }
        exit.isAnimated = other.item.animatesExit
        if let pending = other.pendingExit {
            exit.reason = pending.reason
            exit.returns = false
        }
        return (other.id, exit)
    }

    private mutating func admit(_ id: PostID) -> [Step] {
        guard var entry = entries[id] else { return [] }
        waiting.removeAll { $0 == id }
        active.append(id)
        entry.phase = .entering
        entry.isUrgent = false
        entry.hasEntered = true
        entry.remaining = entry.remaining ?? scaledInterval(of: entry)
        entries[id] = entry
        pauseEnd = nil
        return cancel(\.pauseCountdown) + [.enter(id)]
    }

    /// Records the content of an entering post, once its view exists.
    ///
    /// - Returns: false, with nothing changed, if another post shows that content or waits to.
    mutating func identify(_ id: PostID, as content: ObjectIdentifier) -> Bool {
        guard let entry = entries[id], entry.item.content != content else { return true }
        guard !isTaken(content, by: id) else { return false }
        setContent(content, of: id)
        return true
    }

    private mutating func setContent(_ content: ObjectIdentifier, of id: PostID) {
        removeFromIndex(id)
        entries[id]?.item.content = content
        newestPost[content] = id
    }

    private mutating func removeFromIndex(_ id: PostID) {
        guard let content = entries[id]?.item.content, newestPost[content] == id else { return }
        newestPost[content] = nil
    }

    /// The entrance of a post is over. Its time starts.
    mutating func entered(_ id: PostID, at now: PostInstant) -> [Step] {
        guard entries[id]?.phase == .entering else { return [] }
        entries[id]?.phase = .shown
        entries[id]?.shownAt = now.media
        return [.didEnter(id)] + startDismissal(of: id, at: now) + startMinimumTimeCountdown(of: id, at: now)
    }

    // MARK: - Removal

    /// Removes a post once its minimum time is over.
    ///
    /// - Parameter animated: Whether the exit is animated; nil for what the request says. An unanimated removal doesn't
    ///   wait for the minimum time.
    mutating func dismiss(
        _ id: PostID, because reason: PostRemovalReason, animated: Bool? = nil, at now: PostInstant
    ) -> [Step] {
        guard let entry = entries[id], [.entering, .shown].contains(entry.phase), animated != false,
            entry.item.minimumTime > 0, entry.shownAt.map({ now.media < $0 + entry.item.minimumTime }) ?? true
        else { return remove(id, because: reason, animated: animated) }
        guard entry.pendingExit == nil else { return [] }
        entries[id]?.pendingExit = Exit(reason: reason, isAnimated: animated ?? entry.item.animatesExit)
        forgetRequests(ofKey: entry.item.key)
        return cancelDismissal(of: id) + startMinimumTimeCountdown(of: id, at: now)
    }

    /// Withdraws one of the requests for a key. After the last one the posts of the key are dismissed.
    mutating func dismissCounted(_ key: PostKey, animated: Bool? = nil, at now: PostInstant) -> [Step] {
        guard let count = requestCounts[key] else { return [] }
        requestCounts[key] = count > 1 ? count - 1 : nil
        guard count <= 1 else { return [] }
        return posts(withKey: key).flatMap { dismiss($0, because: .programmatic, animated: animated, at: now) }
    }

    /// Removes a post at once. Asking again changes nothing, except that an unanimated removal finishes an animated exit.
    ///
    /// - Parameters:
    ///   - animated: Whether the exit is animated; nil for what the request says.
    ///   - makingRoom: Whether another post takes the place of this one meanwhile.
    mutating func remove(
        _ id: PostID, because reason: PostRemovalReason, animated: Bool? = nil, makingRoom: Bool = false
    ) -> [Step] {
        guard let entry = entries[id] else { return [] }
        guard entry.phase != .queued else {
            waiting.removeAll { $0 == id }
            forget(id)
            return [.end(id, reason)]
        }
        guard var exit = entry.exit else {
            let isAnimated = animated ?? entry.pendingExit?.isAnimated ?? entry.item.animatesExit
            return leave(id, Exit(reason: reason, isAnimated: isAnimated, makesRoom: makingRoom))
        }
        let finishes = exit.isAnimated && animated == false
        if finishes { exit.isAnimated = false }
        if exit.returns {
            exit.returns = false
            exit.reason = reason
        }
        entries[id]?.exit = exit
        forgetRequests(ofKey: entry.item.key)
        return finishes ? [.finishLeaving(id)] : []
    }

    /// Removes all posts: those on the screen in the order of their admission, then the waiting ones in their order.
    mutating func removeAll(because reason: PostRemovalReason, animated: Bool? = nil) -> [Step] {
        (active + waiting).flatMap { remove($0, because: reason, animated: animated) }
    }

    /// Removes a post whose view is no longer in its place, so that no exit can be animated.
    mutating func viewLost(_ id: PostID, because reason: PostRemovalReason) -> [Step] {
        active.contains(id) ? remove(id, because: reason, animated: false) : []
    }

    private mutating func leave(_ id: PostID, _ exit: Exit) -> [Step] {
        let steps = cancelDismissal(of: id) + cancelMinimumTimeCountdown(of: id)
        entries[id]?.phase = .leaving
        entries[id]?.holds = []
        entries[id]?.pendingExit = nil
        entries[id]?.exit = exit
        forgetRequests(ofKey: entries[id]?.item.key)
        return steps + [.leave(id)]
    }

    /// The exit of a post is over.
    mutating func left(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], let exit = entry.exit else { return [] }
        active.removeAll { $0 == id }
        if !exit.makesRoom, let pause = Self.interval(pause) { pauseEnd = now.media + pause }
        guard exit.returns else {
            forget(id)
            return [.end(id, exit.reason)]
        }
        var waitingAgain = Entry(id: id, item: entry.item)
        waitingAgain.hasEntered = true
        waitingAgain.remaining = entry.remaining
        waitingAgain.hostDeadline = hasHost ? nil : hostDeadline(at: now)
        entries[id] = waitingAgain
        insertIntoWaiting(id)
        return [.requeue(id)] + includeDeadline(of: id, at: now)
    }

    /// Forgets a post that is in neither list any more.
    private mutating func forget(_ id: PostID) {
        let key = entries[id]?.item.key
        removeFromIndex(id)
        entries[id] = nil
        forgetRequests(ofKey: key)
    }

    // MARK: - Holds

    /// Stops the dismissal timer of a post on the screen. A source counts once.
    mutating func hold(_ id: PostID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], [.entering, .shown].contains(entry.phase) else { return [] }
        entries[id]?.holds.insert(source)
        return stopDismissal(of: id, at: now)
    }

    /// Ends a hold. The timer goes on once nothing holds the post.
    mutating func release(_ id: PostID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard entries[id]?.holds.remove(source) != nil else { return [] }
        if let entry = entries[id], let interval = scaledInterval(of: entry), let remaining = entry.remaining {
            entries[id]?.remaining = max(remaining, min(source.leavesAtLeast, interval))
        }
        return startDismissal(of: id, at: now)
    }

    /// Stops the dismissal timers of all posts, later ones included. A suspension and the lack of a host also keep waiting
    /// posts waiting.
    mutating func holdAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.insert(source).inserted else { return [] }
        let steps = active.filter { isHeldWithAll($0) }.flatMap { stopDismissal(of: $0, at: now) }
        guard source == .noHost else { return steps }
        let deadline = hostDeadline(at: now)
        for id in waiting { entries[id]?.hostDeadline = deadline }
        return steps + updateExpiryCountdown(at: now)
    }

    /// Ends a hold of all posts.
    mutating func releaseAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.contains(source) else { return [] }
        var steps: [Step] = []
        if source == .noHost {
            steps += expireWaiting(at: now)
            for id in waiting { entries[id]?.hostDeadline = nil }
            steps += updateExpiryCountdown(at: now)
        }
        holds.remove(source)
        return steps + active.flatMap { startDismissal(of: $0, at: now) }
    }

    /// Whether a hold of all posts applies to this one.
    private func isHeldWithAll(_ id: PostID) -> Bool {
        let isExempt = entries[id]?.item.ignoresSuspension == true
        return holds.contains { !(isExempt && $0.isSuspension) }
    }

    // MARK: - Changes

    /// Sets the time of a post on the screen, and restarts it; nil for a post that doesn't time out.
    mutating func setInterval(_ interval: Double?, of id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id] else { return [] }
        entries[id]?.item.interval = Self.interval(interval).map { max($0, entry.item.minimumTime) }
        return restart(id, at: now)
    }

    /// Restarts the time of a post.
    mutating func restart(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id] else { return [] }
        let isOnScreen = entry.phase == .entering || entry.phase == .shown
        let remaining = isOnScreen ? scaledInterval(of: entry) : nil
        let steps = cancelDismissal(of: id)
        entries[id]?.remaining = remaining
        return steps + startDismissal(of: id, at: now)
    }

    /// Adds to the time that a post has left, or subtracts from it. A post that doesn't time out stays so.
    mutating func extend(_ id: PostID, by seconds: Double, at now: PostInstant) -> [Step] {
        guard seconds.isFinite, let entry = entries[id], let interval = entry.item.interval, entry.exit == nil
        else { return [] }
        if entry.phase == .queued, entry.remaining == nil {
            entries[id]?.item.interval = max(interval + seconds, entry.item.minimumTime, .leastNonzeroMagnitude)
            return []
        }
        let steps = stopDismissal(of: id, at: now)
        let remaining = entries[id]?.remaining.map { max(0, $0 + seconds) }
        entries[id]?.remaining = remaining
        return steps + startDismissal(of: id, at: now)
    }

    /// Takes over the content and the time of another request.
    ///
    /// - Returns: nil if the post is going, or if another post has that content.
    mutating func update(_ id: PostID, with item: Item, at now: PostInstant) -> [Step]? {
        guard let entry = entries[id], !entry.isGoing, !isTaken(item.content, by: id) else { return nil }
        setContent(item.content, of: id)
        entries[id]?.item.animatesExit = item.animatesExit
        return [.update(id)] + setInterval(item.interval, of: id, at: now)
    }

    /// Sets the factor for the time of all posts, and applies it to the time that is left. Ignores a factor that isn't
    /// positive and finite.
    mutating func setTimeScale(_ scale: Double, at now: PostInstant) -> [Step] {
        guard scale.isFinite, scale > 0, scale != timeScale else { return [] }
        let ratio = scale / timeScale
        timeScale = scale
        let steps = active.flatMap { stopDismissal(of: $0, at: now) }
        for id in active + waiting {
            let remaining = entries[id]?.remaining.map { $0 * ratio }
            entries[id]?.remaining = remaining
        }
        return steps + active.flatMap { startDismissal(of: $0, at: now) }
    }

    // MARK: - Scenes

    /// The scene of the posts is gone. Posts that outlive it leave the screen and wait for `transferWaiting(at:)`; the
    /// others end.
    mutating func sceneLost(at now: PostInstant) -> [Step] {
        (active + waiting).flatMap { id -> [Step] in
            guard let entry = entries[id] else { return [] }
            guard entry.item.outlivesScene else { return remove(id, because: .hostGone, animated: false) }
            return entry.phase == .queued ? [] : recall(entry, at: now)
        }
    }

    /// Takes a post off the screen at once. Unless it is going, it waits again.
    private mutating func recall(_ entry: Entry, at now: PostInstant) -> [Step] {
        if let pending = entry.pendingExit { return remove(entry.id, because: pending.reason, animated: false) }
        guard let exit = entry.exit else {
            return stopDismissal(of: entry.id, at: now)
                + leave(entry.id, Exit(reason: .hostGone, isAnimated: false, returns: true))
        }
        entries[entry.id]?.exit?.isAnimated = false
        return exit.isAnimated ? [.finishLeaving(entry.id)] : []
    }

    /// Removes the waiting posts that outlive their scene, so that another queue can take them.
    mutating func transferWaiting(at now: PostInstant) -> [Transfer] {
        let counts = requestCounts
        var countedKeys: Set<PostKey> = []
        return waiting.compactMap { entries[$0] }.filter(\.item.outlivesScene).map { entry in
            var transfer = Transfer(
                entry: entry,
                delay: entry.delayEnd.map { $0 - now.media },
                expiresAfter: entry.hasEntered ? nil : entry.expiry.map { $0 - now.wall })
            if let key = entry.item.key, countedKeys.insert(key).inserted { transfer.requestCount = counts[key] ?? 0 }
            waiting.removeAll { $0 == entry.id }
            forget(entry.id)
            return transfer
        }
    }

    /// Adds a post of another queue, whatever the limits: it was accepted there.
    mutating func receive(_ transfer: Transfer, at now: PostInstant) -> [Step] {
        if let key = transfer.entry.item.key, transfer.requestCount > 0 {
            requestCounts[key, default: 0] += transfer.requestCount
        }
        return enqueue(transfer.entry, delay: transfer.delay, expiresAfter: transfer.expiresAfter, at: now)
    }

    // MARK: - Timers

    /// Whether the queue still waits for `timer`.
    func isCurrent(_ timer: PostTimer) -> Bool {
        switch timer.purpose {
        case .dismissal(let id): entries[id]?.dismissal?.timer == timer
        case .minimumTime(let id): entries[id]?.minimumTimeCountdown?.timer == timer
        case .delay: delayCountdown?.timer == timer
        case .expiry: expiryCountdown?.timer == timer
        case .pause: pauseCountdown?.timer == timer
        }
    }

    /// A timer has fired.
    mutating func timerFired(_ timer: PostTimer, at now: PostInstant) -> [Step] {
        guard isCurrent(timer) else { return [] }
        switch timer.purpose {
        case .dismissal(let id):
            entries[id]?.dismissal = nil
            return remove(id, because: .timeout)
        case .minimumTime(let id):
            entries[id]?.minimumTimeCountdown = nil
            return entries[id]?.pendingExit.map { leave(id, $0) } ?? []
        case .delay:
            delayCountdown = nil
            endDelays(at: now)
            return updateDelayCountdown(at: now)
        case .expiry:
            expiryCountdown = nil
            return expireWaiting(at: now)
        case .pause:
            pauseCountdown = nil
            return []
        }
    }

    private mutating func makeCountdown(_ purpose: PostTimer.Purpose, due: Double) -> Countdown {
        lastTimer += 1
        return Countdown(timer: PostTimer(serial: lastTimer, purpose: purpose), due: due)
    }

    private mutating func startDismissal(of id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.phase == .shown, entry.dismissal == nil, entry.pendingExit == nil,
            entry.holds.isEmpty, !isHeldWithAll(id), let remaining = entry.remaining
        else { return [] }
        let countdown = makeCountdown(.dismissal(id), due: now.media + remaining)
        entries[id]?.dismissal = countdown
        return [.start(countdown.timer, after: remaining)]
    }

    /// Stops the dismissal timer and keeps the time that is left.
    private mutating func stopDismissal(of id: PostID, at now: PostInstant) -> [Step] {
        guard let countdown = entries[id]?.dismissal else { return [] }
        entries[id]?.remaining = max(0, countdown.due - now.media)
        return cancelDismissal(of: id)
    }

    private mutating func cancelDismissal(of id: PostID) -> [Step] {
        guard let timer = entries[id]?.dismissal?.timer else { return [] }
        entries[id]?.dismissal = nil
        return [.cancel(timer)]
    }

    private mutating func startMinimumTimeCountdown(of id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.pendingExit != nil, entry.minimumTimeCountdown == nil,
            let shownAt = entry.shownAt
        else { return [] }
        let countdown = makeCountdown(.minimumTime(id), due: shownAt + entry.item.minimumTime)
        entries[id]?.minimumTimeCountdown = countdown
        return [.start(countdown.timer, after: max(0, countdown.due - now.media))]
    }

    private mutating func cancelMinimumTimeCountdown(of id: PostID) -> [Step] {
        guard let timer = entries[id]?.minimumTimeCountdown?.timer else { return [] }
        entries[id]?.minimumTimeCountdown = nil
        return [.cancel(timer)]
    }

    private mutating func updateDelayCountdown(at now: PostInstant) -> [Step] {
        keep(\.delayCountdown, for: .delay, until: firstDelayed()?.end, from: now.media)
    }

    private mutating func updateExpiryCountdown(at now: PostInstant) -> [Step] {
        keep(\.expiryCountdown, for: .expiry, until: waiting.compactMap { entries[$0]?.deadline }.min(), from: now.wall)
    }

    /// Lets the timer fire no later than the deadline of a post that now waits.
    private mutating func includeDeadline(of id: PostID, at now: PostInstant) -> [Step] {
        guard let deadline = entries[id]?.deadline, deadline < expiryCountdown?.due ?? .infinity else { return [] }
        return keep(\.expiryCountdown, for: .expiry, until: deadline, from: now.wall)
    }

    /// Starts a timer that fires at `due`, in place of the one that runs; none if `due` is nil.
    private mutating func keep(
        _ countdown: WritableKeyPath<PostQueue, Countdown?>, for purpose: PostTimer.Purpose, until due: Double?,
        from now: Double
    ) -> [Step] {
        guard self[keyPath: countdown]?.due != due else { return [] }
        let steps = cancel(countdown)
        guard let due else { return steps }
        let new = makeCountdown(purpose, due: due)
        self[keyPath: countdown] = new
        return steps + [.start(new.timer, after: max(0, due - now))]
    }

    private mutating func cancel(_ countdown: WritableKeyPath<PostQueue, Countdown?>) -> [Step] {
        guard let timer = self[keyPath: countdown]?.timer else { return [] }
        self[keyPath: countdown] = nil
        return [.cancel(timer)]
    }
}
