/// Decides when posts appear and disappear.
///
/// Each event is a method that changes the state at once and returns the steps that the manager takes, in order. The
/// manager calls `admitNext(at:)` after these steps, and after a request from inside a callback. A method ignores an event
/// that no longer applies (an unknown ID, a phase that has passed, an old timer).
struct PostQueue: Sendable {
    // MARK: Rules

    /// The maximum number of posts on screen, at least 1. While posts without an end take all places, one that times out
    /// enters alongside. A post that leaves while another takes its place doesn't count, and neither does one without a size. If
    /// that gets a size, it counts, and all posts stay.
    var capacity: Int {
        didSet { capacity = max(1, capacity) }
    }

    /// Whether a post takes the place of another one if there is no room.
    var replacesOldestWhenFull = false

    /// Whether a single post is shown at a time, whatever the capacity. A post that doesn't time out makes no other one
    /// wait.
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
    var hostTimeout: Double?

    /// The seconds for which a notice waits before it expires, at a time scale of 1. They don't pass during its delay, and
    /// while no post may enter.
    var noticeLimit = 30.0

    // MARK: State

    /// Every post that hasn't ended.
    private var entries: [PostID: Entry] = [:]
    /// The waiting posts in the order in which they are admitted. Posts whose delay isn't over are last.
    private(set) var waiting: [PostID] = []
    /// The entering, shown and leaving posts in the order in which they were admitted.
    private(set) var active: [PostID] = []
    /// An index of the entries: the newest post of each content.
    private var newestPost: [ObjectIdentifier: PostID] = [:]
    /// The number of requests for each key, counted as long as a post with that key stays.
    private var requestCounts: [PostKey: Int] = [:]
    /// The wall-clock times until which requests with a key and the policy `.ignore(within:)` are refused.
    private var ignoreEnds: [PostKey: Double] = [:]
    /// The sources that hold all posts.
    private(set) var holds: Set<PostHold> = []
    /// The factor by which the time of shown posts is multiplied.
    private(set) var timeScale = 1.0

    /// The running timers.
    private var countdowns: [PostTimer.Purpose: Countdown] = [:]
    /// The end of the pause after the last exit, in media time.
    private var pauseEnd: Double?
    private var lastTimer: UInt64 = 0

    init(capacity: Int = 1, hostTimeout: Double? = nil) {
        self.capacity = max(1, capacity)
        self.hostTimeout = hostTimeout
    }

    // MARK: - Look-up

    var isEmpty: Bool { entries.isEmpty }

    var isHostAvailable: Bool { !holds.contains(.noHost) }

    /// Returns the phase of a post; nil for one that has ended or never existed.
    func phase(of id: PostID) -> PostPhase? { entries[id]?.phase }

    /// The state of a post; nil for one that has ended or never existed.
    subscript(id: PostID) -> Entry? { entries[id] }

    /// Returns the newest post that shows `content` or waits to show it, including a leaving one.
    func post(showing content: ObjectIdentifier) -> PostID? { newestPost[content] }

    /// Returns the seconds that a post has left on screen; nil for one that doesn't time out.
    func timeLeft(of id: PostID, at now: PostInstant) -> Double? {
        guard let entry = entries[id], entry.phase != .leaving else { return nil }
        if let dismissal = countdowns[.dismissal(id)] { return max(0, dismissal.due - now.media) }
        return entry.phase == .waiting ? entry.remaining ?? scaledInterval(of: entry) : entry.remaining
    }

    /// Returns the countdown of a post; nil for one that doesn't time out, or is about to leave.
    func countdownState(of id: PostID) -> CountdownState? {
        guard let entry = entries[id], entry.phase != .leaving, entry.exit == nil, !holds.contains(.untimed),
            let remaining = entry.remaining ?? (entry.phase == .waiting ? scaledInterval(of: entry) : nil)
        else { return nil }
        return CountdownState(
            duration: entry.timeOnScreen ?? remaining, remaining: remaining, due: countdowns[.dismissal(id)]?.due)
    }

    /// Whether a post other than `ids` shows `content` or waits to show it.
    private func isTaken(_ content: ObjectIdentifier?, by ids: [PostID]) -> Bool {
        guard let content, let other = newestPost[content], !ids.contains(other) else { return false }
        return stays(other)
    }

    // MARK: - Requests

    /// Accepts, merges or refuses a request. An accepted post waits.
    mutating func post(
        _ id: PostID, _ item: Item, _ terms: Terms = Terms(), at now: PostInstant
    ) -> (verdict: Verdict, steps: [Step]) {
        var item = item
        item.interval = Self.interval(item.interval)
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
        if let timeLeft = timeLeftToIgnore(item, terms, at: now) { return (.refused(.tooSoon(timeLeft: timeLeft)), []) }
        let replaced = terms.duplicatePolicy == .replace ? duplicates : []
        if isTaken(item.content, by: replaced) { return (.refused(.duplicateView), []) }
        if let refusal = refusal(of: item, replacing: replaced) { return (.refused(refusal), []) }

        var entry = Entry(id: id, item: item)
        entry.isUrgent = item.precedence != .enqueue
        entry.item.minimumTime = Self.interval(item.minimumTime) ?? 0
        entry.item.interval = item.interval.map { max($0, entry.item.minimumTime) }
        entry.noticeTimeLeft = noticeLimit * timeScale
        var steps: [Step] = []
        var takesPlaceOfAnother = false
        for other in replaced {
            entry.isUrgent = entry.isUrgent || active.contains(other) || entries[other]?.isUrgent == true
            // A delayed post can't take the place of the replaced one at once.
            let makesRoom = Self.interval(terms.delay) == nil && leavingForOthers < capacity
            if makesRoom, let shown = entries[other], shown.isOnScreen, shown.takesPlace { takesPlaceOfAnother = true }
            steps += remove(other, because: .replaced, makingRoom: makesRoom)
        }
        if case .override(dropsWaiting: true, _) = item.precedence {
            steps += remove(waiting, because: .overridden)
        }
        if replaced.isEmpty, isFull(for: item), let dropped = firstToDrop {
            steps += remove(dropped, because: .evicted)
        }
        countRequest(item.key)
        startIgnoring(item, terms, at: now)
        steps += enqueue(entry, delay: terms.delay, expiresAfter: terms.expiresAfter, at: now)
        if takesPlaceOfAnother, isOpen(to: item) { steps += admit(id) }
        return (.accepted, steps)
    }

    /// Returns the seconds for which requests like this one are still refused; nil if it may be accepted.
    private func timeLeftToIgnore(_ item: Item, _ terms: Terms, at now: PostInstant) -> Double? {
        guard case .ignore(let seconds) = terms.duplicatePolicy, seconds > 0, let key = item.key,
            let end = ignoreEnds[key], end > now.wall
        else { return nil }
        return end - now.wall
    }

    private mutating func startIgnoring(_ item: Item, _ terms: Terms, at now: PostInstant) {
        guard case .ignore(let seconds) = terms.duplicatePolicy, seconds > 0, let key = item.key else { return }
        ignoreEnds = ignoreEnds.filter { $0.value > now.wall }
        ignoreEnds[key] = now.wall + seconds
    }

    private mutating func countRequest(_ key: PostKey?) {
        if let key { requestCounts[key, default: 0] += 1 }
    }

    /// Resets the number of requests for a key if none of its posts stays.
    private mutating func forgetRequests(ofKey key: PostKey?) {
        guard let key, requestCounts[key] != nil else { return }
        if !posts(withKey: key).contains(where: stays) { requestCounts[key] = nil }
    }

    // MARK: - Waiting

    private mutating func enqueue(
        _ entry: Entry, delay: Double?, expiresAfter: Double?, at now: PostInstant
    ) -> [Step] {
        var entry = entry
        entry.delayEnd = Self.interval(delay).map { now.media + $0 }
        entry.expiry = expiresAfter.map { $0.isFinite ? now.wall + max(0, $0) : .infinity } ?? .infinity
        entry.hostDeadline = hostDeadline(at: now)
        if let content = entry.item.content { newestPost[content] = entry.id }
        insertIntoWaiting(entry)
        startNoticeTime(of: entry.id, at: now)
        return updateDelayTimer(at: now) + includeDeadline(of: entry.id, at: now)
    }

    /// Starts the time of a notice, unless its delay isn't over or no post may enter.
    private mutating func startNoticeTime(of id: PostID, at now: PostInstant) {
        guard let entry = entries[id], entry.delayEnd == nil, !holds.contains(where: \.stopsNotices) else { return }
        entries[id]?.noticeDeadline = now.wall + entry.noticeTimeLeft
    }

    private mutating func stopNoticeTime(of id: PostID, at now: PostInstant) {
        guard let entry = entries[id], entry.noticeDeadline.isFinite else { return }
        entries[id]?.noticeTimeLeft = entry.noticeDeadline - now.wall
        entries[id]?.noticeDeadline = .infinity
    }

    /// Returns the deadline of a post that begins to wait for a host; infinity if there is one, or no limit.
    private func hostDeadline(at now: PostInstant) -> Double {
        guard !isHostAvailable, let hostTimeout else { return .infinity }
        return now.wall + max(0, hostTimeout)
    }

    private mutating func sortWaiting() {
        let unsorted = waiting.compactMap { entries[$0] }
        waiting = []
        for entry in unsorted { insertIntoWaiting(entry) }
    }

    private mutating func insertIntoWaiting(_ entry: Entry) {
        entries[entry.id] = entry
        waiting.insert(entry.id, at: firstWaiting { !$0.precedes(entry, in: ordering) })
    }

    /// Returns the first index in `waiting` at which `isAfter` is true, found by bisection. It must be true for all later
    /// posts, too.
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

    /// Moves the posts whose delay is over to their positions among the waiting posts.
    private mutating func endDelays(at now: PostInstant) -> [Step] {
        while let (index, end) = firstDelayed(), end <= now.media {
            guard var entry = entries[waiting.remove(at: index)] else { break }
            entry.delayEnd = nil
            insertIntoWaiting(entry)
            startNoticeTime(of: entry.id, at: now)
        }
        return updateDelayTimer(at: now) + updateExpiryTimer(at: now)
    }

    /// Ends the posts that have waited too long, in the order of their deadlines.
    private mutating func expireWaiting(at now: PostInstant) -> [Step] {
        let expired = waiting.compactMap { entries[$0] }.filter { $0.deadline <= now.wall }
            .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
        return remove(expired.map(\.id), because: .expired) + updateExpiryTimer(at: now)
    }

    // MARK: - Admission

    /// Admits the next waiting post if there is room for it.
    mutating func admitNext(at now: PostInstant) -> [Step] {
        guard !waiting.isEmpty else { return cancel(.delay) + cancel(.expiry) + cancel(.pause) }
        // The timer counts media time, which stops while the device sleeps. Wall time may have passed the deadline.
        if let countdown = countdowns[.expiry], countdown.due <= now.wall {
            let steps = expireWaiting(at: now)
            if !steps.isEmpty { return steps }
        }
        if let countdown = countdowns[.delay], countdown.due <= now.media {
            let steps = endDelays(at: now)
            if !steps.isEmpty { return steps }
        }
        if let first = admissible.first(where: { _ in true }), !hasRoom(for: first.item, isReturning: first.hasEntered)
        {
            let steps = admitByReplacing(at: now)
            if !steps.isEmpty { return steps }
        }
        let next = admissible.first { hasRoom(for: $0.item, isReturning: $0.hasEntered) }
        guard let next else { return [] }
        if let pauseEnd, pauseEnd > now.media, !next.isUrgent {
            return run(.pause, until: pauseEnd, from: now.media)
        }
        return admit(next.id)
    }

    /// Admits the first waiting post if it may replace one on screen. An urgent post that may not keeps no other one waiting.
    private mutating func admitByReplacing(at now: PostInstant) -> [Step] {
        for next in admissible {
            if let (other, exit) = exitForRoom(for: next) {
                return stopDismissal(of: other, at: now) + leave(other, exit) + admit(next.id)
            }
            guard next.isUrgent else { break }
        }
        return []
    }

    private mutating func admit(_ id: PostID) -> [Step] {
        guard var entry = entries[id] else { return [] }
        removeFromWaiting(id)
        active.append(id)
        entry.phase = .entering
        entry.isUrgent = false
        entry.hasEntered = true
        entry.remaining = entry.remaining ?? scaledInterval(of: entry)
        entry.timeOnScreen = entry.timeOnScreen ?? entry.remaining
        entries[id] = entry
        pauseEnd = nil
        return cancel(.pause) + [.enter(id)]
    }

    /// Records the content of an entering post, once its view exists.
    ///
    /// - Returns: Whether the content was recorded. It isn't if another post shows that content or waits to show it.
    mutating func identify(_ id: PostID, as content: ObjectIdentifier) -> Bool {
        guard let entry = entries[id], entry.item.content != content else { return true }
        guard !isTaken(content, by: [id]) else { return false }
        setContent(content, of: id)
        return true
    }

    private mutating func setContent(_ content: ObjectIdentifier?, of id: PostID) {
        removeFromIndex(id)
        entries[id]?.item.content = content
        if let content { newestPost[content] = id }
    }

    private mutating func removeFromIndex(_ id: PostID) {
        guard let content = entries[id]?.item.content, newestPost[content] == id else { return }
        newestPost[content] = nil
    }

    /// Ends the entrance of a post, and starts its time.
    mutating func entered(_ id: PostID, at now: PostInstant) -> [Step] {
        guard entries[id]?.phase == .entering else { return [] }
        entries[id]?.phase = .shown
        entries[id]?.shownAt = now.media
        return [.didEnter(id)] + startDismissal(of: id, at: now) + startMinimumTime(of: id, at: now)
    }

    /// Records whether a shown post has a size. The first report follows the entrance.
    ///
    /// - Parameter limit: The seconds after the first report at which a post without a time ends, if it has had no size
    ///   until then.
    mutating func setSize(_ id: PostID, hasSize: Bool, limit: Double, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.phase == .shown else { return [] }
        switch entry.size {
        case _ where hasSize: entries[id]?.size = .present
        case .unknown: entries[id]?.size = .missing(until: now.media + limit)
        case .present: entries[id]?.size = .lost
        case .missing, .lost: break
        }
        return updateSizeTimer(of: id, at: now)
    }

    // MARK: - Removal

    /// Removes a post once its minimum time is over.
    ///
    /// - Parameter animated: Whether the exit is animated; nil to follow the request. An unanimated removal doesn't wait
    ///   for the minimum time.
    mutating func dismiss(
        _ id: PostID, because reason: PostRemovalReason, animated: Bool? = nil, at now: PostInstant
    ) -> [Step] {
        guard let entry = entries[id], entry.isOnScreen, animated != false,
            entry.item.minimumTime > 0, entry.shownAt.map({ now.media < $0 + entry.item.minimumTime }) ?? true
        else { return remove(id, because: reason, animated: animated) }
        guard entry.exit == nil else { return [] }
        entries[id]?.exit = Exit(reason: reason, isAnimated: animated ?? entry.item.animatesExit)
        forgetRequests(ofKey: entry.item.key)
        return cancel(.dismissal(id)) + cancel(.size(id)) + startMinimumTime(of: id, at: now)
    }

    /// Removes posts in one pass, as `dismiss(_:because:animated:at:)` does with one.
    mutating func dismiss(
        _ ids: [PostID], because reason: PostRemovalReason, animated: Bool? = nil, at now: PostInstant
    ) -> [Step] {
        remove(ids, because: reason, animated: animated, dismissingAt: now)
    }

    /// Withdraws one of the requests for a key. The last withdrawal dismisses the posts with the key.
    mutating func dismissCounted(_ key: PostKey, animated: Bool? = nil, at now: PostInstant) -> [Step] {
        guard let count = requestCounts[key] else { return [] }
        requestCounts[key] = count > 1 ? count - 1 : nil
        guard count <= 1 else { return [] }
        return dismiss(posts(withKey: key), because: .programmatic, animated: animated, at: now)
    }

    /// Removes a post at once. A further removal changes nothing, except that an unanimated one finishes an animated exit,
    /// and that a post that was to return doesn't.
    ///
    /// - Parameters:
    ///   - animated: Whether the exit is animated; nil to follow the request.
    ///   - makingRoom: Whether another post takes the place of this one meanwhile.
    mutating func remove(
        _ id: PostID, because reason: PostRemovalReason, animated: Bool? = nil, makingRoom: Bool = false
    ) -> [Step] {
        guard let entry = entries[id] else { return [] }
        guard entry.phase != .waiting else {
            removeFromWaiting(id)
            forget(id)
            return [.end(id, reason)]
        }
        guard entry.phase == .leaving, var exit = entry.exit else {
            let isAnimated = animated ?? entry.exit?.isAnimated ?? entry.item.animatesExit
            return leave(id, Exit(reason: reason, isAnimated: isAnimated, makesRoom: makingRoom))
        }
        let finishes = exit.isAnimated && animated == false
        if finishes { exit.isAnimated = false }
        let isDecidedNow = exit.returns
        if isDecidedNow {
            exit.returns = false
            exit.reason = reason
        }
        entries[id]?.exit = exit
        forgetRequests(ofKey: entry.item.key)
        return (isDecidedNow ? [.decideEnd(id, reason)] : []) + (finishes ? [.finishLeaving(id)] : [])
    }

    /// Removes all posts: those on screen in the order of their admission, then the waiting ones in their order.
    mutating func removeAll(because reason: PostRemovalReason, animated: Bool? = nil) -> [Step] {
        remove(active + waiting, because: reason, animated: animated)
    }

    /// Removes several posts, as `remove(_:because:animated:makingRoom:)` removes one. Waiting posts leave the queue in one
    /// pass.
    ///
    /// - Parameter now: The time at which the posts are dismissed; nil to remove them regardless of their minimum times.
    mutating func remove(
        _ ids: [PostID], because reason: PostRemovalReason, animated: Bool? = nil, dismissingAt now: PostInstant? = nil
    ) -> [Step] {
        let waitingIDs = Set(ids.filter { entries[$0]?.phase == .waiting })
        let removesTogether = waitingIDs.count > 1
        if removesTogether { waiting.removeAll(where: waitingIDs.contains) }
        var steps: [Step] = []
        for id in ids {
            if removesTogether, waitingIDs.contains(id) {
                guard entries[id] != nil else { continue }
                removeFromIndex(id)
                entries[id] = nil
                steps.append(.end(id, reason))
            } else if let now {
                steps += dismiss(id, because: reason, animated: animated, at: now)
            } else {
                steps += remove(id, because: reason, animated: animated)
            }
        }
        guard removesTogether else { return steps }
        let stayingKeys = Set(entries.values.filter { !$0.isGoing }.compactMap(\.item.key))
        for key in requestCounts.keys where !stayingKeys.contains(key) { requestCounts[key] = nil }
        return steps
    }

    private mutating func removeFromWaiting(_ id: PostID) {
        if let index = waiting.firstIndex(of: id) { waiting.remove(at: index) }
    }

    /// Removes a post whose view is no longer in its place, so its exit can't be animated.
    mutating func viewLost(_ id: PostID, because reason: PostRemovalReason) -> [Step] {
        active.contains(id) ? remove(id, because: reason, animated: false) : []
    }

    private mutating func leave(_ id: PostID, _ exit: Exit) -> [Step] {
        guard var entry = entries[id] else { return [] }
        let steps = cancel(.dismissal(id)) + cancel(.minimumTime(id)) + cancel(.size(id))
        entry.phase = .leaving
        entry.holds = entry.holds.filter { exit.returns && $0.isToken }
        entry.exit = exit
        entries[id] = entry
        forgetRequests(ofKey: entry.item.key)
        return steps + [.leave(id)]
    }

    /// Ends the exit of a post.
    mutating func left(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.phase == .leaving, let exit = entry.exit else { return [] }
        active.removeAll { $0 == id }
        if !exit.makesRoom, let pause = Self.interval(pause) { pauseEnd = now.media + pause }
        guard exit.returns else {
            forget(id)
            return [.end(id, exit.reason)]
        }
        var waitingAgain = Entry(id: id, item: entry.item)
        waitingAgain.hasEntered = true
        waitingAgain.remaining = entry.remaining
        waitingAgain.timeOnScreen = entry.timeOnScreen
        waitingAgain.holds = entry.holds
        waitingAgain.hostDeadline = hostDeadline(at: now)
        insertIntoWaiting(waitingAgain)
        return [.requeue(id)] + includeDeadline(of: id, at: now)
    }

    /// Deletes the state of a post that is in neither list any more.
    private mutating func forget(_ id: PostID) {
        let key = entries[id]?.item.key
        removeFromIndex(id)
        entries[id] = nil
        forgetRequests(ofKey: key)
    }

    // MARK: - Holds

    /// Starts or ends a hold of a post.
    mutating func setHold(_ id: PostID, by source: PostHold, _ isHeld: Bool, at now: PostInstant) -> [Step] {
        isHeld ? hold(id, by: source, at: now) : release(id, by: source, at: now)
    }

    /// Pauses the dismissal timer of a post on screen or, if the source is a token, of one that waits or will return.
    /// Another hold by the same source has no effect, so a single `release(_:by:at:)` ends it.
    mutating func hold(_ id: PostID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.isOnScreen || source.isToken && !entry.isLeavingForGood else { return [] }
        entries[id]?.holds.insert(source)
        return stopDismissal(of: id, at: now)
    }

    /// Ends the hold of a post by a source. The dismissal timer continues once no source holds the post.
    mutating func release(_ id: PostID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard entries[id]?.holds.remove(source) != nil else { return [] }
        extendAfterHold(id)
        return startDismissal(of: id, at: now)
    }

    /// Leaves a held post at least two seconds, or its whole interval if that is shorter, so that it doesn't disappear just
    /// when a finger has released it, or it can be seen again.
    private mutating func extendAfterHold(_ id: PostID) {
        guard let entry = entries[id], entry.isOnScreen, let interval = scaledInterval(of: entry),
            let remaining = entry.remaining
        else { return }
        entries[id]?.remaining = max(remaining, min(2, interval))
    }

    /// Pauses the dismissal timers of all posts, including those that enter later. If the source is a suspension or a
    /// missing host, no waiting post enters either.
    mutating func holdAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.insert(source).inserted else { return [] }
        let steps = active.filter { isHeldWithAll($0) }.flatMap { stopDismissal(of: $0, at: now) }
        guard source.stopsNotices else { return steps }
        let deadline = hostDeadline(at: now)
        for id in waiting {
            if source == .noHost { entries[id]?.hostDeadline = deadline }
            stopNoticeTime(of: id, at: now)
        }
        return steps + updateExpiryTimer(at: now)
    }

    /// Ends the hold of all posts by a source. The dismissal timer of a post continues once no source holds the post.
    mutating func releaseAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.remove(source) != nil else { return [] }
        var steps: [Step] = []
        if source == .noHost {
            steps += expireWaiting(at: now)
            for id in waiting { entries[id]?.hostDeadline = .infinity }
        }
        if source.stopsNotices {
            for id in waiting { startNoticeTime(of: id, at: now) }
            steps += updateExpiryTimer(at: now)
        }
        for id in active where !source.isSuspension || entries[id]?.item.ignoresSuspension != true {
            extendAfterHold(id)
        }
        return steps + active.flatMap { startDismissal(of: $0, at: now) }
    }

    // MARK: - Changes

    /// Sets the seconds for which a post is on screen, and restarts them. With nil, the post doesn't time out.
    ///
    /// - Parameter awaits: Whether the interval follows once the post has a view.
    mutating func setInterval(
        _ interval: Double?, awaits: Bool = false, of id: PostID, at now: PostInstant
    ) -> [Step] {
        guard let entry = entries[id] else { return [] }
        entries[id]?.item.interval = Self.interval(interval).map { max($0, entry.item.minimumTime) }
        entries[id]?.item.awaitsInterval = awaits
        return restart(id, at: now) + (entry.phase == .waiting ? includeDeadline(of: id, at: now) : [])
    }

    /// Records whether a post blocks the app.
    mutating func setModal(_ isModal: Bool, of id: PostID) {
        entries[id]?.item.isModal = isModal
    }

    /// Restarts the time that a post is on screen.
    mutating func restart(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id] else { return [] }
        let steps = cancel(.dismissal(id))
        let remaining = entry.isOnScreen ? scaledInterval(of: entry) : nil
        entries[id]?.remaining = remaining
        entries[id]?.timeOnScreen = remaining
        return steps + startDismissal(of: id, at: now) + updateSizeTimer(of: id, at: now)
    }

    /// Adds to the time that a post has left, or subtracts from it. A post that doesn't time out stays so.
    mutating func extend(_ id: PostID, by seconds: Double, at now: PostInstant) -> [Step] {
        guard seconds.isFinite, let entry = entries[id], entry.phase != .leaving, let interval = entry.item.interval
        else {
            return []
        }
        if entry.phase == .waiting, entry.remaining == nil {
            let extended = interval + seconds / timeScale
            entries[id]?.item.interval = max(extended, entry.item.minimumTime, .leastNonzeroMagnitude)
            return []
        }
        let steps = stopDismissal(of: id, at: now)
        if let remaining = entries[id]?.remaining {
            let extended = max(0, remaining + seconds)
            entries[id]?.remaining = extended
            entries[id]?.timeOnScreen? += extended - remaining
        }
        return steps + startDismissal(of: id, at: now)
    }

    /// Replaces the content and the time of a post with those of another request.
    ///
    /// - Returns: The steps; nil if the post is leaving or about to, or if another post has that content.
    mutating func update(_ id: PostID, with item: Item, at now: PostInstant) -> [Step]? {
        guard let entry = entries[id], !entry.isGoing, !isTaken(item.content, by: [id]) else { return nil }
        setContent(item.content, of: id)
        entries[id]?.item.animatesExit = item.animatesExit
        entries[id]?.item.mayStay = item.mayStay
        entries[id]?.item.isNotice = entry.item.isNotice && item.isNotice
        return [.update(id)] + setInterval(item.interval, awaits: item.awaitsInterval, of: id, at: now)
    }

    /// Sets the factor for the time of all posts, and applies it to the time that is left. Ignores a factor that isn't
    /// positive and finite.
    mutating func setTimeScale(_ scale: Double, at now: PostInstant) -> [Step] {
        guard scale.isFinite, scale > 0, scale != timeScale else { return [] }
        let ratio = scale / timeScale
        timeScale = scale
        let steps = active.flatMap { stopDismissal(of: $0, at: now) }
        for id in active + waiting {
            entries[id]?.remaining? *= ratio
            entries[id]?.timeOnScreen? *= ratio
        }
        return steps + active.flatMap { startDismissal(of: $0, at: now) }
    }

    // MARK: - Scenes

    /// Handles the disconnection of the posts' scene. Posts that outlive the scene leave the screen and wait for
    /// `transferWaiting(at:)`. The others end.
    mutating func sceneLost(at now: PostInstant) -> [Step] {
        (active + waiting).flatMap { id -> [Step] in
            guard let entry = entries[id] else { return [] }
            guard entry.item.outlivesScene else { return remove(id, because: .hostGone, animated: false) }
            return entry.phase == .waiting ? [] : recall(entry, at: now)
        }
    }

    /// Removes a post from the screen at once. Unless it is about to end, it waits again.
    private mutating func recall(_ entry: Entry, at now: PostInstant) -> [Step] {
        guard let exit = entry.exit else {
            return stopDismissal(of: entry.id, at: now)
                + leave(entry.id, Exit(reason: .hostGone, isAnimated: false, returns: true))
        }
        guard entry.phase == .leaving else { return remove(entry.id, because: exit.reason, animated: false) }
        entries[entry.id]?.exit?.isAnimated = false
        return exit.isAnimated ? [.finishLeaving(entry.id)] : []
    }

    /// Removes the waiting posts that outlive their scene, so that another queue can take them.
    mutating func transferWaiting(at now: PostInstant) -> [Transfer] {
        let counts = requestCounts
        for id in waiting { stopNoticeTime(of: id, at: now) }
        var countedKeys: Set<PostKey> = []
        return waiting.compactMap { entries[$0] }.filter(\.item.outlivesScene).map { entry in
            var transfer = Transfer(
                entry: entry,
                delay: entry.delayEnd.map { $0 - now.media },
                expiresAfter: entry.hasEntered ? nil : entry.expiry - now.wall)
            if let key = entry.item.key, countedKeys.insert(key).inserted { transfer.requestCount = counts[key] ?? 0 }
            removeFromWaiting(entry.id)
            forget(entry.id)
            return transfer
        }
    }

    /// Adds a post of another queue regardless of the limits, since it was accepted there.
    mutating func receive(_ transfer: Transfer, at now: PostInstant) -> [Step] {
        if let key = transfer.entry.item.key, transfer.requestCount > 0 {
            requestCounts[key, default: 0] += transfer.requestCount
        }
        return enqueue(transfer.entry, delay: transfer.delay, expiresAfter: transfer.expiresAfter, at: now)
    }

    // MARK: - Timers

    /// Whether `timer` is running, and neither canceled nor replaced.
    func isCurrent(_ timer: PostTimer) -> Bool { countdowns[timer.purpose]?.timer == timer }

    /// Handles the end of a timer.
    mutating func timerFired(_ timer: PostTimer, at now: PostInstant) -> [Step] {
        guard isCurrent(timer) else { return [] }
        countdowns[timer.purpose] = nil
        switch timer.purpose {
        case .dismissal(let id): return remove(id, because: .timeout)
        case .minimumTime(let id): return entries[id]?.exit.map { leave(id, $0) } ?? []
        case .size(let id): return remove(id, because: .noSize)
        case .delay: return endDelays(at: now)
        case .expiry: return expireWaiting(at: now)
        case .pause: return []
        }
    }

    private mutating func startDismissal(of id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.phase == .shown, entry.exit == nil, entry.holds.isEmpty,
            countdowns[.dismissal(id)] == nil, !isHeldWithAll(id), let remaining = entry.remaining
        else { return [] }
        return start(.dismissal(id), due: now.media + remaining, after: remaining)
    }

    /// Pauses the dismissal timer and stores the time that is left.
    private mutating func stopDismissal(of id: PostID, at now: PostInstant) -> [Step] {
        guard let countdown = countdowns[.dismissal(id)] else { return [] }
        entries[id]?.remaining = max(0, countdown.due - now.media)
        return cancel(.dismissal(id))
    }

    private mutating func startMinimumTime(of id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.exit != nil, let shownAt = entry.shownAt else { return [] }
        return run(.minimumTime(id), until: shownAt + entry.item.minimumTime, from: now.media)
    }

    /// Limits the time of a post that has neither a time nor, since its entrance, a size.
    private mutating func updateSizeTimer(of id: PostID, at now: PostInstant) -> [Step] {
        var end: Double?
        if let entry = entries[id], entry.phase == .shown, entry.exit == nil, entry.remaining == nil,
            case .missing(let limit) = entry.size
        {
            end = limit
        }
        return run(.size(id), until: end, from: now.media)
    }

    private mutating func updateDelayTimer(at now: PostInstant) -> [Step] {
        run(.delay, until: firstDelayed()?.end, from: now.media)
    }

    private mutating func updateExpiryTimer(at now: PostInstant) -> [Step] {
        run(.expiry, until: waiting.compactMap { entries[$0]?.deadline }.filter(\.isFinite).min(), from: now.wall)
    }

    /// Makes the timer fire no later than the deadline of a post that now waits.
    private mutating func includeDeadline(of id: PostID, at now: PostInstant) -> [Step] {
        guard let deadline = entries[id]?.deadline, deadline < countdowns[.expiry]?.due ?? .infinity else { return [] }
        return run(.expiry, until: deadline, from: now.wall)
    }

    /// Replaces the timer for a purpose, unless it fires at `due` already. With nil, it only cancels the timer.
    private mutating func run(_ purpose: PostTimer.Purpose, until due: Double?, from now: Double) -> [Step] {
        guard countdowns[purpose]?.due != due else { return [] }
        let steps = cancel(purpose)
        guard let due else { return steps }
        return steps + start(purpose, due: due, after: max(0, due - now))
    }

    private mutating func start(_ purpose: PostTimer.Purpose, due: Double, after seconds: Double) -> [Step] {
        lastTimer += 1
        let timer = PostTimer(serial: lastTimer, purpose: purpose)
        countdowns[purpose] = Countdown(timer: timer, due: due)
        return [.start(timer, after: seconds)]
    }

    private mutating func cancel(_ purpose: PostTimer.Purpose) -> [Step] {
        countdowns.removeValue(forKey: purpose).map { [.cancel($0.timer)] } ?? []
    }
}
