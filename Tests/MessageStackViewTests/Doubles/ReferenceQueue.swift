@testable import MessageStackView

/// An independent, deliberately simple implementation of `PostQueue`.
///
/// It searches one list linearly and subtracts elapsed time from each post in place of timers.
struct ReferenceQueue {
    struct Entry {
        let id: Post.ID
        let order: QueueOrder
        /// Nil for a post whose view isn't made yet.
        var content: Int?
        var interval: Double?
        /// Whether the interval isn't known yet.
        var awaitsInterval = false
        var mayStay = false
        var isModal = false
        var isNotice = false
        /// The seconds for which a notice may still wait.
        var noticeLeft = 0.0
        var phase = PostPhase.waiting
        var admission = 0
        var entrances = 0
        var exits = 0
        var secondsLeft: Double?
        var holds: Set<PostHold> = []
        var isUrgent = false
        var delay: Double?
        var expiry: Double?
        var hostTimeout: Double?
        var secondsShown = 0.0
        /// The removal that takes effect when the minimum time has elapsed.
        var pendingRemoval: (reason: PostRemovalReason, isAnimated: Bool)?
        var reason: PostRemovalReason?
        var exitIsAnimated = false
        var isDisplaced = false
        var returns = false
        /// The reports of the size since the entrance, oldest first.
        var sizes: [Bool] = []
        var secondsSinceFirstSize = 0.0

        /// Whether the post counts toward the capacity, apart from an exit.
        var hasSize: Bool { sizes.last ?? true }
        var timesOut: Bool { interval != nil || awaitsInterval && !mayStay }
        var isLive: Bool { phase != .ended }
        var isOnScreen: Bool { isLive && phase != .waiting }
        var isEnding: Bool { phase == .leaving && !returns || pendingRemoval != nil }
        var priority: Int { order.priority }
        var minimumTime: Double { order.minimumTime > 0 ? order.minimumTime : 0 }
    }

    var entries: [Entry] = []
    var holds: Set<PostHold> = []
    var capacity = 1
    var replacesOldestWhenFull = false
    var isOneAtATime = false
    var ordering = PostOrdering.priorityThenAge
    var limit = Int.max
    var overflowPolicy = PostOverflowPolicy.refuse
    var pause = 0.0
    var timeScale = 1.0
    let hostTimeout: Double
    let noticeLimit: Double
    /// The seconds without a size after which a post without a time ends.
    static let sizeLimit = 3.0
    private var pauseLeft = 0.0
    private var requests: [PostKey: Int] = [:]
    private var ignoreLeft: [PostKey: Double] = [:]
    private var admissions = 0

    init(hostTimeout: Double, noticeLimit: Double) {
        self.hostTimeout = hostTimeout
        self.noticeLimit = noticeLimit
    }

    // MARK: State

    var live: [Entry] { entries.filter(\.isLive) }

    func isOpen(to order: QueueOrder) -> Bool {
        if holds.contains(.noHost(nil)) { return false }
        return order.ignoresSuspension || holds.isDisjoint(with: [.suspension(1), .suspension(2)])
    }

    var active: [Post.ID] { live.filter(\.isOnScreen).sorted { $0.admission < $1.admission }.map(\.id) }

    var waiting: [Post.ID] {
        let queued = entries.filter { $0.phase == .waiting }
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

    func posts(withKey key: PostKey) -> [Post.ID] {
        (active + waiting).filter { id in live.contains { $0.id == id && $0.order.key == key } }
    }

    // MARK: Enqueueing and admission

    mutating func post(_ id: Post.ID, _ order: QueueOrder) -> PostQueue.Verdict {
        let duplicates = live.filter { order.key != nil && $0.order.key == order.key && !$0.isEnding }.map(\.id)
        if let newest = duplicates.last, let index = index(of: newest) {
            switch order.policy {
            case .ignore:
                countRequest(order.key)
                return .refused(.duplicate)
            case .count:
                countRequest(order.key)
                restart(newest)
                return .merged(into: newest)
            case .update:
                guard !isInUse(order.content, except: [newest]) else { return .refused(.duplicateView) }
                countRequest(order.key)
                entries[index].content = order.content
                setInterval(newest, order.interval)
                entries[index].awaitsInterval = order.awaitsInterval
                entries[index].mayStay = order.mayStay
                // The new content has all of the time to get a size.
                if !entries[index].sizes.contains(true) { entries[index].sizes = [] }
                if !order.isNotice { entries[index].isNotice = false }
                return .merged(into: newest)
            case .post, .replace: break
            }
        }
        if case .ignore(let seconds) = order.policy, seconds > 0, let key = order.key, let left = ignoreLeft[key],
            left > 0
        {
            return .refused(.tooSoon(timeLeft: left))
        }
        let replaced = order.policy == .replace ? duplicates : []
        if isInUse(order.content, except: replaced) { return .refused(.duplicateView) }
        let isOverriding = order.precedence != .enqueue
        let dropsWaiting = order.precedence == .overrideRemovingWaiting
        if isOverriding {
            let staying = live.filter {
                [.entering, .shown].contains($0.phase) && $0.hasSize && !replaced.contains($0.id)
            }
            let isAlone = isOneAtATime && staying.contains(where: \.timesOut)
            if staying.count >= capacity || isAlone, staying.allSatisfy({ $0.priority > order.priority }) {
                return .refused(.outranked)
            }
        }
        var dropped: Post.ID?
        if !dropsWaiting, replaced.isEmpty, isFull(order) {
            let queued = entries.filter { $0.phase == .waiting }
            switch overflowPolicy {
            case .refuse: break
            case .dropOldest: dropped = queued.first?.id
            case .dropNewest: dropped = queued.last?.id
            case .dropLowest:
                let lowest = queued.map(\.priority).min() ?? 0
                if order.priority > lowest { dropped = queued.last { $0.priority == lowest }?.id }
            }
            guard dropped != nil else { return .refused(.queueFull) }
        }
        var isUrgent = isOverriding
        var freesPlace = false
        for duplicate in replaced {
            guard let index = index(of: duplicate) else { continue }
            isUrgent = isUrgent || entries[index].isOnScreen || entries[index].isUrgent
            let isDisplaced = !(order.delay > 0) && live.filter { $0.isDisplaced }.count < capacity
            let isShown = [.entering, .shown].contains(entries[index].phase)
            if isShown, isDisplaced, entries[index].hasSize { freesPlace = true }
            remove(duplicate, .replaced, animated: nil, isDisplaced: isDisplaced)
        }
        if dropsWaiting { for other in waiting { remove(other, .overridden, animated: nil) } }
        if let dropped { remove(dropped, .evicted, animated: nil) }
        if case .ignore(let seconds) = order.policy, seconds > 0, let key = order.key { ignoreLeft[key] = seconds }
        add(id, order, isUrgent: isUrgent)
        if freesPlace, isOpen(to: order), let index = index(of: id) { enter(index) }
        return .accepted
    }

    private mutating func add(_ id: Post.ID, _ order: QueueOrder, isUrgent: Bool) {
        var entry = Entry(id: id, order: order, content: order.content)
        entry.interval = effectiveInterval(order.interval, minimumTime: entry.minimumTime)
        entry.awaitsInterval = order.awaitsInterval
        entry.mayStay = order.mayStay
        entry.isModal = order.isModal
        entry.isNotice = order.isNotice
        entry.noticeLeft = noticeLimit * timeScale
        entry.isUrgent = isUrgent
        entry.delay = order.delay > 0 ? order.delay : nil
        entry.expiry = order.expiresAfter.flatMap { $0.isFinite ? $0 : nil }
        entry.hostTimeout = holds.contains(.noHost(nil)) ? hostTimeout : nil
        entries.append(entry)
        countRequest(order.key)
    }

    private func isInUse(_ content: Int?, except ids: [Post.ID]) -> Bool {
        content != nil && live.contains { $0.content == content && !ids.contains($0.id) && !$0.isEnding }
    }

    private func isFull(_ order: QueueOrder) -> Bool {
        guard limit < .max else { return false }
        let isOpen = isOpen(to: order)
        let taken = live.filter { $0.isOnScreen && !$0.isDisplaced && $0.hasSize }.count
        var rooms = isOpen ? max(0, capacity - taken) : 0
        let timesOut = (order.interval ?? 0) > 0 || order.awaitsInterval && !order.mayStay
        let replaces = order.precedence != .enqueue || replacesOldestWhenFull
        if isOpen, rooms == 0, replaces || hasRoom(for: order, timesOut) { rooms = 1 }
        return entries.filter { $0.phase == .waiting }.count - limit >= rooms
    }

    /// Whether a post may enter without replacing another one.
    private func hasRoom(for order: QueueOrder, _ timesOut: Bool) -> Bool {
        let onScreen = live.filter(\.isOnScreen)
        let places = onScreen.filter { !$0.isDisplaced && $0.hasSize }
        if isOneAtATime {
            return places.count < capacity && !onScreen.contains { $0.timesOut && $0.hasSize }
        }
        if places.count < capacity { return true }
        guard timesOut, order.precedence == .enqueue, !replacesOldestWhenFull else { return false }
        // One that times out may join as many posts as there are places if none of them has an end or blocks the app.
        let joinable = places.filter {
            $0.phase != .leaving && $0.pendingRemoval == nil && !$0.timesOut && !$0.isModal
        }
        return joinable.count == capacity && places.count == capacity
    }

    /// Admits at most one post.
    ///
    /// - Returns: Whether a post was admitted.
    private mutating func admitOne() -> Bool {
        let admissible = waiting.compactMap { index(of: $0) }
            .filter { isOpen(to: entries[$0].order) && entries[$0].delay == nil }
        guard let first = admissible.first else { return false }
        let onScreen = live.filter(\.isOnScreen)
        let withRoom = admissible.filter {
            hasRoom(for: entries[$0].order, entries[$0].timesOut && entries[$0].entrances == 0)
        }
        let candidates =
            admissible.filter { entries[$0].isUrgent } + admissible.filter { !entries[$0].isUrgent }.prefix(1)
        let isAbleToDisplace = { [self] in postToDisplace(for: entries[$0], among: onScreen) != nil }
        if withRoom.first != first, let replacing = candidates.first(where: isAbleToDisplace) {
            guard let (other, returns) = postToDisplace(for: entries[replacing], among: onScreen) else { return false }
            guard let displacedIndex = self.index(of: other) else { return false }
            let removal = entries[displacedIndex].pendingRemoval
            entries[displacedIndex].returns = returns == true && removal == nil
            let reason = removal?.reason ?? (returns == nil ? .evicted : .overridden)
            remove(other, reason, animated: nil, isDisplaced: true)
            enter(replacing)
            return true
        }
        guard let index = withRoom.first else { return false }
        if pauseLeft > 0, !entries[index].isUrgent { return false }
        enter(index)
        return true
    }

    private mutating func enter(_ index: Int) {
        admissions += 1
        pauseLeft = 0
        entries[index].phase = .entering
        entries[index].admission = admissions
        entries[index].entrances += 1
        entries[index].isUrgent = false
        entries[index].hostTimeout = nil
        entries[index].expiry = nil
        if entries[index].entrances == 1 { entries[index].secondsLeft = entries[index].interval.map { $0 * timeScale } }
    }

    private func postToDisplace(for entry: Entry, among onScreen: [Entry]) -> (Post.ID, returns: Bool?)? {
        guard onScreen.filter(\.isDisplaced).count < capacity else { return nil }
        var returnsShown: Bool?
        if entry.order.precedence != .enqueue {
            returnsShown = entry.order.precedence == .interrupt
        } else if !replacesOldestWhenFull || isOneAtATime {
            return nil
        }
        let candidates = onScreen.filter {
            $0.id < entry.id && $0.phase != .leaving && $0.priority <= entry.priority && $0.hasSize
        }
        let lowest = candidates.map(\.priority).min()
        let other = candidates.filter { $0.priority == lowest }.min { $0.admission < $1.admission }
        return other.map { ($0.id, returnsShown) }
    }

    mutating func admit() {
        for entry in entries where entry.phase == .waiting && ((entry.expiry ?? 1) <= 0 || isOutOfDate(entry)) {
            remove(entry.id, .expired, animated: nil)
        }
        while admitOne() {}
        clearUnusedRequestCounts()
    }

    mutating func entered(_ id: Post.ID) {
        guard let index = index(of: id), entries[index].phase == .entering else { return }
        entries[index].phase = .shown
        entries[index].secondsShown = 0
    }

    mutating func setSize(_ id: Post.ID, _ hasSize: Bool) {
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

    mutating func setModal(_ id: Post.ID, _ isModal: Bool) {
        if let index = index(of: id) { entries[index].isModal = isModal }
    }

    // MARK: Removal

    mutating func left(_ id: Post.ID) {
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
        entries[index].hostTimeout = holds.contains(.noHost(nil)) ? hostTimeout : nil
    }

    mutating func dismiss(_ id: Post.ID, animated: Bool?) {
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

    mutating func remove(_ id: Post.ID, _ reason: PostRemovalReason, animated: Bool?, isDisplaced: Bool = false) {
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

    mutating func viewLost(_ id: Post.ID) {
        guard active.contains(id) else { return }
        remove(id, .viewTaken, animated: false)
    }

    // MARK: Time

    mutating func hold(_ id: Post.ID, _ source: PostHold) {
        guard let index = index(of: id) else { return }
        switch entries[index].phase {
        case .entering, .shown: entries[index].holds.insert(source)
        case .waiting: if source == .token(1) { entries[index].holds.insert(source) }
        case .leaving: if source == .token(1), entries[index].returns { entries[index].holds.insert(source) }
        case .ended: break
        }
    }

    mutating func release(_ id: Post.ID, _ source: PostHold) {
        guard let index = index(of: id), entries[index].holds.remove(source) != nil else { return }
        if [.entering, .shown].contains(entries[index].phase) { leaveTwoSeconds(at: index) }
    }

    /// Leaves a post that was held two seconds, or its whole time if that is shorter.
    private mutating func leaveTwoSeconds(at index: Int) {
        guard let interval = entries[index].interval else { return }
        entries[index].secondsLeft = entries[index].secondsLeft.map { max($0, min(2, interval * timeScale)) }
    }

    mutating func holdAll(_ source: PostHold) {
        guard holds.insert(source).inserted, source == .noHost(nil) else { return }
        for index in entries.indices where entries[index].phase == .waiting { entries[index].hostTimeout = hostTimeout }
    }

    mutating func releaseAll(_ source: PostHold) {
        guard holds.remove(source) != nil else { return }
        for index in entries.indices where [.entering, .shown].contains(entries[index].phase) {
            if !(source.isSuspension && entries[index].order.ignoresSuspension) { leaveTwoSeconds(at: index) }
        }
        guard source == .noHost(nil) else { return }
        for index in entries.indices { entries[index].hostTimeout = nil }
    }

    mutating func setInterval(_ id: Post.ID, _ interval: Double?) {
        guard let index = index(of: id), entries[index].isLive else { return }
        entries[index].interval = effectiveInterval(interval, minimumTime: entries[index].minimumTime)
        entries[index].awaitsInterval = false
        restart(id)
    }

    mutating func restart(_ id: Post.ID) {
        guard let index = index(of: id), entries[index].isLive else { return }
        entries[index].secondsLeft = entries[index].interval.map { $0 * timeScale }
    }

    mutating func extend(_ id: Post.ID, by seconds: Double) {
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

    mutating func pass(seconds: Double) {
        pauseLeft = max(0, pauseLeft - seconds)
        ignoreLeft = ignoreLeft.mapValues { $0 - seconds }
        for index in entries.indices {
            if entries[index].phase == .shown { entries[index].secondsShown += seconds }
            entries[index].secondsSinceFirstSize += seconds
            if runs(entries[index]) { entries[index].secondsLeft = entries[index].secondsLeft.map { $0 - seconds } }
            if entries[index].phase == .waiting {
                if countsWaiting { entries[index].noticeLeft -= max(0, seconds - max(0, entries[index].delay ?? 0)) }
                entries[index].delay = entries[index].delay.map { $0 - seconds }
                entries[index].expiry = entries[index].expiry.map { $0 - seconds }
                entries[index].hostTimeout = entries[index].hostTimeout.map { $0 - seconds }
            }
        }
        applyDeadlines()
    }

    /// Whether the time of waiting notices passes.
    private var countsWaiting: Bool {
        holds.isDisjoint(with: [.noHost(nil), .untimed, .suspension(1), .suspension(2)])
    }

    /// Returns whether a notice has waited too long.
    private func isOutOfDate(_ entry: Entry) -> Bool {
        entry.isNotice && entry.timesOut && entry.entrances == 0 && entry.noticeLeft <= 0 && countsWaiting
    }

    /// Returns whether the dismissal interval of a post is counting down.
    func runs(_ entry: Entry) -> Bool {
        let holds = entry.order.ignoresSuspension ? holds.subtracting([.suspension(1), .suspension(2)]) : holds
        return entry.phase == .shown && entry.secondsLeft != nil && entry.pendingRemoval == nil && entry.holds.isEmpty
            && holds.isEmpty
    }

    /// Ends delays, and removes posts whose time has elapsed.
    private mutating func applyDeadlines() {
        for entry in entries {
            guard let index = index(of: entry.id) else { continue }
            if let removal = entry.pendingRemoval, entry.phase == .shown, entry.secondsShown >= entry.minimumTime {
                remove(entry.id, removal.reason, animated: nil)
            }
            // The shortest interval is less than any difference of two times.
            if runs(entry), let left = entry.secondsLeft, left <= .leastNonzeroMagnitude {
                remove(entry.id, .timeout, animated: nil)
            }
            if secondsForSize(of: entries[index]) == 0 { remove(entry.id, .noSize, animated: nil) }
            guard entry.phase == .waiting else { continue }
            if min(entry.expiry ?? 1, entry.hostTimeout ?? 1) <= 0 || isOutOfDate(entry) {
                remove(entry.id, .expired, animated: nil)
            }
            if let delay = entry.delay, delay <= 0 { entries[index].delay = nil }
        }
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

    func index(of id: Post.ID) -> Int? { entries.firstIndex { $0.id == id } }
}
