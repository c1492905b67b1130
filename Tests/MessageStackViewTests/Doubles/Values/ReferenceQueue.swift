@testable import MessageStackView

/// An independent, deliberately simple implementation of `PostQueue`.
///
/// It searches one list linearly, and adds elapsed time to each post or subtracts it in place of timers.
struct ReferenceQueue {
    /// Describes which posts may enter without replacing another one.
    enum Room {
        case any, timedOnly, none
    }

    var entries: [Entry] = []
    var holds: Set<PostHold> = []
    var capacity = 1
    var replacesOldestWhenFull = false
    var showsTimedPostAlongside = true
    var isOneAtATime = false
    var ordering = PostOrdering.priorityThenAge
    var limit = Int.max
    var overflowPolicy = PostOverflowPolicy.refuse
    var pause = 0.0
    var timeScale = 1.0
    let noticeLimit: Double
    /// The posts that have expired, in order.
    private(set) var expired: [PostID] = []
    /// The seconds without a size after which a post without a time ends.
    static let sizeLimit = 3.0
    private var pauseLeft = 0.0
    private var requests: [PostKey: Int] = [:]
    private var ignoreLeft: [PostKey: Double] = [:]
    private var admissions = 0
    /// Whether the posts on screen kept notices away when admission last came to rest.
    private var isBlocked = false

    init(noticeLimit: Double) {
        self.noticeLimit = noticeLimit
    }

    // MARK: State

    var live: [Entry] { entries.filter(\.isLive) }
    private var onScreen: [Entry] { entries.filter(\.isOnScreen) }
    private var queued: [Entry] { entries.filter { $0.phase == .waiting } }
    private var isWithoutHost: Bool { holds.contains(.noHost(nil)) }
    private var isSuspended: Bool { holds.contains(where: \.isSuspension) }

    func isOpen(to order: QueueOrder) -> Bool { !isWithoutHost && (order.ignoresSuspension || !isSuspended) }

    var active: [PostID] { onScreen.sorted { $0.admission < $1.admission }.map(\.id) }

    var waiting: [PostID] {
        let queued = queued
        let urgent = queued.filter { $0.isUrgent && $0.delay == nil }
        let others = queued.filter { !$0.isUrgent && $0.delay == nil }
        let delayed = queued.filter { $0.delay != nil }.sorted { ($0.delay ?? 0, $0.id) < ($1.delay ?? 0, $1.id) }
        let regular: [Entry] =
            switch ordering {
            case .priorityThenAge: [1, 0, -1].flatMap { priority in others.filter { $0.priority == priority } }
            case .age: others
            case .newestFirst: others.reversed()
            }
        let urgentFirst = [1, 0, -1].flatMap { priority in urgent.filter { $0.priority == priority }.reversed() }
        return (urgentFirst + regular + delayed).map(\.id)
    }

    func posts(withKey key: PostKey) -> [PostID] {
        let keyed = live.filter { $0.order.key == key }.map(\.id)
        return (active + waiting).filter(keyed.contains)
    }

    // MARK: Room

    /// The posts on screen that take a place.
    private var places: [Entry] { onScreen.filter { !$0.isDisplaced && $0.hasSize } }

    private var room: Room {
        let places = places
        if places.contains(where: \.isModal) { return .none }
        if isOneAtATime, onScreen.contains(where: { $0.timesOut && $0.hasSize }) { return .none }
        if places.count < capacity { return .any }
        guard places.count == capacity, showsTimedPostAlongside, !replacesOldestWhenFull else { return .none }
        return places.allSatisfy(\.hasNoEnd) ? .timedOnly : .none
    }

    /// Returns whether a post may enter without replacing another one.
    private func hasRoom(for entry: Entry) -> Bool {
        switch room {
        case .any: true
        case .timedOnly: entry.timesOut && entry.entrances == 0 && entry.order.precedence == .enqueue
        case .none: false
        }
    }

    /// Whether only posts without an end keep other posts from entering.
    private var keepsNoticesAway: Bool {
        let places = places
        return !isSuspended && !holds.contains(.untimed) && !isWithoutHost && room == .none && !places.isEmpty
            && places.allSatisfy(\.hasNoEnd)
    }

    // MARK: Enqueueing

    mutating func post(_ id: PostID, _ order: QueueOrder) -> PostQueue.Verdict {
        let duplicates = live.filter { order.key != nil && $0.order.key == order.key && !$0.isEnding }.map(\.id)
        if let newest = duplicates.last, let verdict = merge(order, into: newest) { return verdict }
        let replaced = order.policy == .replace ? duplicates : []
        if let refusal = refusal(of: order, replacing: replaced) { return .refused(refusal) }
        let dropsWaiting = order.precedence == .overrideRemovingWaiting
        let entry = makeEntry(id, order)
        var evicted: PostID?
        if !dropsWaiting, replaced.isEmpty, isFull(for: entry) {
            evicted = postToEvict(for: order)
            if evicted == nil { return .refused(.queueFull) }
        }
        let successor = replace(replaced, with: order)
        if dropsWaiting { for other in waiting { remove(other, .overridden, animated: nil) } }
        if let evicted { remove(evicted, .evicted, animated: nil) }
        if case .ignore(let seconds) = order.policy, seconds > 0, let key = order.key { ignoreLeft[key] = seconds }
        entries.append(entry)
        entries[entries.count - 1].isUrgent = successor.isUrgent || order.precedence != .enqueue
        countRequest(order.key)
        if successor.hasPlace, isOpen(to: order) { enter(entries.count - 1) }
        return .accepted
    }

    private func makeEntry(_ id: PostID, _ order: QueueOrder) -> Entry {
        var entry = Entry(id: id, order: order, content: order.content)
        entry.interval = effectiveInterval(order.interval, minimumTime: entry.minimumTime)
        entry.awaitsInterval = order.awaitsInterval
        entry.mayStay = order.mayStay
        entry.isModal = order.isModal
        entry.isNotice = order.isNotice
        entry.noticeLimit = noticeLimit * timeScale
        entry.delay = order.delay > 0 ? order.delay : nil
        entry.expiry = order.expiresAfter.flatMap { $0.isFinite ? $0 : nil }
        return entry
    }

    /// Refuses a request because of a post with its key, or merges it into that post.
    ///
    /// - Returns: Nil if the policy of the request does neither.
    private mutating func merge(_ order: QueueOrder, into id: PostID) -> PostQueue.Verdict? {
        switch order.policy {
        case .ignore:
            countRequest(order.key)
            return .refused(.duplicate)
        case .count, .update:
            guard !isInUse(order.content, except: [id]) else { return .refused(.duplicateView) }
            countRequest(order.key)
            update(id, with: order)
            return .merged(into: id)
        case .post, .replace: return nil
        }
    }

    private mutating func update(_ id: PostID, with order: QueueOrder) {
        guard let index = index(of: id) else { return }
        entries[index].content = order.content
        setInterval(id, order.interval)
        entries[index].awaitsInterval = order.awaitsInterval
        entries[index].mayStay = order.mayStay
        // The new content has all of the time to get a size.
        if !entries[index].sizes.contains(true) { entries[index].sizes = [] }
        if !order.isNotice { entries[index].isNotice = false }
    }

    private func refusal(of order: QueueOrder, replacing replaced: [PostID]) -> PostRefusal? {
        if case .ignore(let seconds) = order.policy, seconds > 0, let key = order.key, let left = ignoreLeft[key],
            left > 0
        {
            return .tooSoon(timeLeft: left)
        }
        if isInUse(order.content, except: replaced) { return .duplicateView }
        return order.precedence != .enqueue && isOutranked(order, replacing: replaced) ? .outranked : nil
    }

    private func isInUse(_ content: Int?, except ids: [PostID]) -> Bool {
        content != nil && live.contains { $0.content == content && !ids.contains($0.id) && !$0.isEnding }
    }

    /// Returns whether a request could enter only by replacing a post, and all such posts have a higher priority.
    ///
    /// While a post on screen blocks the app, only posts that block it can be replaced.
    private func isOutranked(_ order: QueueOrder, replacing replaced: [PostID]) -> Bool {
        var staying = places.filter { $0.isStaying && !replaced.contains($0.id) }
        if staying.contains(where: \.isModal) {
            staying = staying.filter(\.isModal)
        } else if staying.count < capacity, !(isOneAtATime && staying.contains(where: \.timesOut)) {
            return false
        }
        return !staying.isEmpty && staying.allSatisfy { $0.priority > order.priority }
    }

    /// Returns whether no more posts may wait.
    private func isFull(for entry: Entry) -> Bool {
        guard limit < .max else { return false }
        var rooms = 0
        if isOpen(to: entry.order) {
            let replaces = entry.order.precedence != .enqueue || replacesOldestWhenFull
            rooms = room == .any ? capacity - places.count : replaces || hasRoom(for: entry) ? 1 : 0
        }
        return queued.count - limit >= rooms
    }

    private func postToEvict(for order: QueueOrder) -> PostID? {
        let queued = queued
        switch overflowPolicy {
        case .refuse: return nil
        case .dropOldest: return queued.first?.id
        case .dropNewest: return queued.last?.id
        case .dropLowest:
            let lowest = queued.map(\.priority).min() ?? 0
            return order.priority > lowest ? queued.last { $0.priority == lowest }?.id : nil
        }
    }

    /// Removes the posts that a request replaces because of its key.
    ///
    /// - Returns: Whether the new post is urgent because of the replaced ones, and whether it enters in the place of one.
    private mutating func replace(_ ids: [PostID], with order: QueueOrder) -> (isUrgent: Bool, hasPlace: Bool) {
        var isUrgent = false
        var hasPlace = false
        for id in ids {
            guard let index = index(of: id) else { continue }
            let entry = entries[index]
            isUrgent = isUrgent || entry.isOnScreen || entry.isUrgent
            let isDisplaced = !(order.delay > 0) && live.filter(\.isDisplaced).count < capacity
            if entry.isStaying, isDisplaced, entry.hasSize { hasPlace = true }
            remove(id, .replaced, animated: nil, isDisplaced: isDisplaced)
        }
        return (isUrgent, hasPlace)
    }

    // MARK: Admission

    mutating func admit() {
        expire { $0 < 0 }
        while admitOne() {}
        expire { $0 <= 0 }
        isBlocked = keepsNoticesAway
        clearUnusedRequestCounts()
    }

    /// Admits at most one post.
    ///
    /// - Returns: Whether a post was admitted.
    private mutating func admitOne() -> Bool {
        let admissible = waiting.compactMap { index(of: $0) }
            .filter { isOpen(to: entries[$0].order) && entries[$0].delay == nil }
        let withRoom = admissible.first { hasRoom(for: entries[$0]) }
        if withRoom != admissible.first {
            let candidates =
                admissible.filter { entries[$0].isUrgent } + admissible.filter { !entries[$0].isUrgent }.prefix(1)
            for index in candidates {
                guard displacePost(for: entries[index]) else { continue }
                enter(index)
                return true
            }
        }
        guard let withRoom, pauseLeft <= 0 || entries[withRoom].isUrgent else { return false }
        enter(withRoom)
        return true
    }

    private mutating func enter(_ index: Int) {
        admissions += 1
        pauseLeft = 0
        entries[index].phase = .entering
        entries[index].admission = admissions
        entries[index].entrances += 1
        entries[index].isUrgent = false
        if entries[index].entrances == 1 { entries[index].secondsLeft = entries[index].interval.map { $0 * timeScale } }
    }

    /// Makes room for a post by removing another one.
    ///
    /// - Returns: Whether a post was removed.
    private mutating func displacePost(for entry: Entry) -> Bool {
        guard let index = postToDisplace(for: entry).flatMap({ self.index(of: $0) }) else { return false }
        let removal = entries[index].pendingRemoval
        let isPlain = entry.order.precedence == .enqueue
        entries[index].returns = entry.order.precedence == .interrupt && removal == nil
        let reason = removal?.reason ?? (isPlain ? .evicted : .overridden)
        remove(entries[index].id, reason, animated: nil, isDisplaced: true)
        return true
    }

    private func postToDisplace(for entry: Entry) -> PostID? {
        guard onScreen.filter(\.isDisplaced).count < capacity else { return nil }
        let places = places
        if entry.order.precedence == .enqueue {
            guard replacesOldestWhenFull, !isOneAtATime, places.count >= capacity else { return nil }
        }
        let isModalShown = places.contains(where: \.isModal)
        let candidates = places.filter {
            $0.id < entry.id && $0.isStaying && $0.priority <= entry.priority && (!isModalShown || $0.isModal)
        }
        return candidates.min { ($0.priority, $0.admission) < ($1.priority, $1.admission) }?.id
    }

    mutating func entered(_ id: PostID) {
        guard let index = index(of: id), entries[index].phase == .entering else { return }
        entries[index].phase = .shown
        entries[index].secondsShown = 0
    }

    mutating func setSize(_ id: PostID, _ hasSize: Bool) {
        guard let index = index(of: id), entries[index].phase == .shown else { return }
        if entries[index].sizes.isEmpty { entries[index].secondsSinceFirstSize = 0 }
        entries[index].sizes.append(hasSize)
    }

    /// Returns the seconds after which a post ends because it has never had a size; nil if it won't.
    func secondsForSize(of entry: Entry) -> Double? {
        guard entry.phase == .shown, entry.pendingRemoval == nil, entry.secondsLeft == nil, !entry.sizes.isEmpty,
            !entry.sizes.contains(true)
        else { return nil }
        return max(0, Self.sizeLimit - entry.secondsSinceFirstSize)
    }

    mutating func setModal(_ id: PostID, _ isModal: Bool) {
        if let index = index(of: id) { entries[index].isModal = isModal }
    }

    // MARK: Removal

    mutating func left(_ id: PostID) {
        guard let index = index(of: id), entries[index].phase == .leaving else { return }
        if !entries[index].isDisplaced, pause > 0 { pauseLeft = pause }
        entries[index].isDisplaced = false
        guard entries[index].returns else {
            entries[index].phase = .ended
            return
        }
        entries[index].phase = .waiting
        entries[index].sizes = []
        entries[index].returns = false
        entries[index].reason = nil
    }

    mutating func dismiss(_ id: PostID, animated: Bool?) {
        guard let index = index(of: id) else { return }
        let entry = entries[index]
        let isEarly = entry.phase == .entering || entry.phase == .shown && entry.secondsShown < entry.minimumTime
        guard isEarly, animated != false, entry.minimumTime > 0 else {
            return remove(id, .programmatic, animated: animated)
        }
        if entry.pendingRemoval == nil { entries[index].pendingRemoval = (.programmatic, animated ?? true) }
        clearUnusedRequestCounts()
    }

    mutating func dismissCounted(_ key: PostKey) {
        guard let count = requests[key] else { return }
        requests[key] = count - 1
        if count <= 1 { for id in posts(withKey: key) { dismiss(id, animated: nil) } }
    }

    mutating func remove(_ id: PostID, _ reason: PostRemovalReason, animated: Bool?, isDisplaced: Bool = false) {
        guard let index = index(of: id) else { return }
        switch entries[index].phase {
        case .waiting:
            entries[index].phase = .ended
            entries[index].reason = reason
        case .entering, .shown:
            entries[index].phase = .leaving
            entries[index].reason = reason
            entries[index].exitIsAnimated = animated ?? entries[index].pendingRemoval?.isAnimated ?? true
            entries[index].pendingRemoval = nil
            entries[index].holds = entries[index].returns ? entries[index].holds.intersection([.token(1)]) : []
            entries[index].isDisplaced = isDisplaced
            entries[index].exits += 1
        case .leaving:
            entries[index].holds = []
            if animated == false { entries[index].exitIsAnimated = false }
            if entries[index].returns { entries[index].reason = reason }
            entries[index].returns = false
        case .ended:
            break
        }
        clearUnusedRequestCounts()
    }

    mutating func viewLost(_ id: PostID) {
        guard active.contains(id) else { return }
        remove(id, .viewTaken, animated: false)
    }

    // MARK: Time

    mutating func hold(_ id: PostID, _ source: PostHold) {
        guard let index = index(of: id) else { return }
        switch entries[index].phase {
        case .entering, .shown: entries[index].holds.insert(source)
        case .waiting: if source == .token(1) { entries[index].holds.insert(source) }
        case .leaving: if source == .token(1), entries[index].returns { entries[index].holds.insert(source) }
        case .ended: break
        }
    }

    mutating func release(_ id: PostID, _ source: PostHold) {
        guard let index = index(of: id), entries[index].holds.remove(source) != nil else { return }
        if entries[index].isStaying { leaveTwoSeconds(at: index) }
    }

    /// Leaves a post that was held two seconds, or its whole time if that is shorter.
    private mutating func leaveTwoSeconds(at index: Int) {
        guard let interval = entries[index].interval else { return }
        entries[index].secondsLeft = entries[index].secondsLeft.map { max($0, min(2, interval * timeScale)) }
    }

    mutating func holdAll(_ source: PostHold) { holds.insert(source) }

    mutating func releaseAll(_ source: PostHold) {
        guard holds.remove(source) != nil else { return }
        for index in entries.indices where entries[index].isStaying {
            if !(source.isSuspension && entries[index].order.ignoresSuspension) { leaveTwoSeconds(at: index) }
        }
        guard source == .noHost(nil) else { return }
        for index in entries.indices { entries[index].secondsAbsent = 0 }
    }

    mutating func setInterval(_ id: PostID, _ interval: Double?) {
        guard let index = index(of: id), entries[index].isLive else { return }
        entries[index].interval = effectiveInterval(interval, minimumTime: entries[index].minimumTime)
        entries[index].awaitsInterval = false
        restart(id)
    }

    mutating func restart(_ id: PostID) {
        guard let index = index(of: id), entries[index].isLive else { return }
        entries[index].secondsLeft = entries[index].interval.map { $0 * timeScale }
    }

    mutating func extend(_ id: PostID, by seconds: Double) {
        guard seconds.isFinite, let index = index(of: id), let interval = entries[index].interval else { return }
        switch entries[index].phase {
        case .waiting where entries[index].entrances == 0:
            let least = max(entries[index].minimumTime, .leastNonzeroMagnitude)
            entries[index].interval = max(interval + seconds / timeScale, least)
        case .waiting, .entering, .shown:
            entries[index].secondsLeft = entries[index].secondsLeft.map { max(0, $0 + seconds) }
        case .leaving, .ended: break
        }
    }

    mutating func setTimeScale(_ scale: Double) {
        guard scale > 0 else { return }
        for index in entries.indices {
            entries[index].secondsLeft = entries[index].secondsLeft.map { $0 * scale / timeScale }
        }
        timeScale = scale
    }

    /// Lets time pass. Media time stands still while the device sleeps.
    mutating func pass(media: Double, wall: Double) {
        pauseLeft = max(0, pauseLeft - media)
        ignoreLeft = ignoreLeft.mapValues { $0 - wall }
        for index in entries.indices {
            if entries[index].phase == .waiting {
                passWaiting(index, media: media, wall: wall)
            } else {
                passOnScreen(index, media)
            }
        }
        applyDeadlines()
    }

    private mutating func passOnScreen(_ index: Int, _ seconds: Double) {
        if entries[index].phase == .shown { entries[index].secondsShown += seconds }
        if canBeSeen(entries[index]) { entries[index].secondsSeen += seconds }
        entries[index].secondsSinceFirstSize += seconds
        if runs(entries[index]) { entries[index].secondsLeft = entries[index].secondsLeft.map { $0 - seconds } }
    }

    private mutating func passWaiting(_ index: Int, media: Double, wall: Double) {
        // Both clocks run alike while the device is awake, and a delay can only end then.
        let sinceDelay = entries[index].delay.map { max(0, media - $0) } ?? wall
        if isBlocked { entries[index].secondsBlocked += sinceDelay }
        if countsAbsence { entries[index].secondsAbsent += sinceDelay }
        entries[index].delay = entries[index].delay.map { $0 - media }
        entries[index].expiry = entries[index].expiry.map { $0 - wall }
    }

    private var countsAbsence: Bool { isWithoutHost && !isSuspended }

    /// Returns whether a post can be seen. A touch, a token and an infinite factor of durations don't hide it.
    private func canBeSeen(_ entry: Entry) -> Bool {
        let all = entry.order.ignoresSuspension ? holds.filter { !$0.isSuspension } : holds
        return entry.phase == .shown && entry.hasSize && !entry.holds.contains(.offScreen)
            && all.isSubset(of: [.untimed])
    }

    /// Returns whether the dismissal interval of a post is counting down.
    func runs(_ entry: Entry) -> Bool {
        let holds = entry.order.ignoresSuspension ? holds.filter { !$0.isSuspension } : holds
        return entry.phase == .shown && entry.secondsLeft != nil && entry.pendingRemoval == nil && entry.holds.isEmpty
            && holds.isEmpty
    }

    /// Ends delays, and removes posts whose time has elapsed.
    private mutating func applyDeadlines() {
        for (index, entry) in entries.enumerated() {
            if let removal = entry.pendingRemoval, entry.phase == .shown, entry.secondsShown >= entry.minimumTime {
                remove(entry.id, removal.reason, animated: nil)
            }
            // The shortest interval is less than any difference of two times.
            if runs(entry), let left = entry.secondsLeft, left <= .leastNonzeroMagnitude {
                remove(entry.id, .timeout, animated: nil)
            }
            if secondsForSize(of: entries[index]) == 0 { remove(entry.id, .noSize, animated: nil) }
            if let delay = entry.delay, delay <= 0 { entries[index].delay = nil }
        }
        expire { $0 <= 0 }
    }

    /// Removes the posts whose seconds to their expiry satisfy a condition.
    private mutating func expire(where isDue: (Double) -> Bool) {
        let due = entries.compactMap { entry in secondsToExpiry(of: entry).map { (seconds: $0, id: entry.id) } }
            .filter { isDue($0.seconds) }.sorted { $0 < $1 }
        for (_, id) in due {
            remove(id, .expired, animated: nil)
            expired.append(id)
        }
    }

    // MARK: Events to come

    /// The seconds, while the device is awake, until a timer, a delay, the pause or the wait of a post ends.
    var secondsToNextEvent: Double {
        let times = live.flatMap { [secondsToExit(of: $0), secondsToExpiry(of: $0), $0.delay] } + [pauseLeft]
        return times.compactMap(\.self).filter { $0 > 0 }.min() ?? .infinity
    }

    /// Returns the seconds after which a post leaves; nil if it won't by itself.
    func secondsToExit(of entry: Entry) -> Double? {
        if runs(entry) { return entry.secondsLeft }
        if entry.phase == .shown, entry.pendingRemoval != nil { return entry.minimumTime - entry.secondsShown }
        return secondsForSize(of: entry)
    }

    /// Returns the seconds after which a waiting post expires, negative if its deadline has passed; nil if no clock runs.
    func secondsToExpiry(of entry: Entry) -> Double? {
        guard entry.phase == .waiting, entry.entrances == 0 else { return nil }
        if entry.order.expiresAfter != nil { return entry.expiry }
        guard entry.isWaitingNotice else { return nil }
        let leftOfBlock = entry.noticeLimit - entry.secondsBlocked
        let leftOfAbsence = entry.noticeLimit - entry.secondsAbsent
        let left = [
            isBlocked || leftOfBlock <= 0 ? leftOfBlock : nil,
            countsAbsence || leftOfAbsence <= 0 ? leftOfAbsence : nil,
        ]
        return left.compactMap(\.self).min()
    }

    // MARK: Bookkeeping

    private mutating func countRequest(_ key: PostKey?) {
        if let key { requests[key, default: 0] += 1 }
    }

    private mutating func clearUnusedRequestCounts() {
        for key in requests.keys where !live.contains(where: { $0.order.key == key && !$0.isEnding }) {
            requests[key] = nil
        }
    }

    private func effectiveInterval(_ interval: Double?, minimumTime: Double) -> Double? {
        guard let interval, interval > 0 else { return nil }
        return max(interval, minimumTime)
    }

    func index(of id: PostID) -> Int? { entries.firstIndex { $0.id == id } }
}
