/// Decides when posts appear and disappear.
///
/// Each event is a method that changes the state at once and returns the steps that the manager takes, in order. The
/// manager calls `admitNext(at:)` after these steps, and after a request from inside a callback. It calls
/// `timeDidPass(at:)` at the time of `nextEvent`. A method ignores an event that no longer applies (an unknown ID, a phase
/// that has passed).
struct PostQueue: Sendable {
    // MARK: Rules

    /// The maximum number of posts on screen, at least 1. A post that leaves while another takes its place doesn't count, and
    /// neither does one without a size. If that gets a size, it counts, and all posts stay.
    var capacity: Int {
        didSet { capacity = max(1, capacity) }
    }

    /// Whether one post that times out enters alongside while posts without an end take all places, unless one of them blocks
    /// the app.
    var showsTimedPostAlongside = true

    /// Whether a post takes the place of another one if there is no room.
    var replacesOldestWhenFull = false

    /// Whether a post that times out is shown without others that enter later, whatever the capacity.
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

    /// The seconds of wall time after which a notice expires, at a time scale of 1. They pass while the queue is blocked and,
    /// from the start for each absence, while the notice has no host.
    var noticeLimit = 30.0

    // MARK: State

    /// Every post that hasn't ended.
    private var entries: [PostID: Entry] = [:]
    /// The waiting posts.
    private(set) var groups = Groups()
    /// The entering, shown and leaving posts in the order in which they were admitted.
    private(set) var active: [PostID] = []
    /// An index of the entries: the newest post of each content.
    private var newestPost: [ObjectIdentifier: PostID] = [:]
    /// An index of the entries: the posts with each key, oldest first.
    private var keyedPosts: [PostKey: [PostID]] = [:]
    private var requestCounts = RequestCounts()
    private var ignoredRequests = IgnoredRequests()
    /// The sources that hold all posts.
    private(set) var holds: Set<PostHold> = []
    /// The factor by which the time of shown posts is multiplied.
    private(set) var timeScale = 1.0

    /// The end of the pause after the last exit, in media time; nil once it is over.
    private(set) var pauseEnd: Double?
    private(set) var expiry = Expiry()

    init(capacity: Int = 1) {
        self.capacity = max(1, capacity)
    }

    // MARK: - Look-up

    var isEmpty: Bool { entries.isEmpty }

    /// The state of a post; nil for one that has ended or never existed.
    subscript(id: PostID) -> Entry? { entries[id] }

    /// Returns the posts with a key, oldest first.
    func keyedPosts(_ key: PostKey) -> [PostID] { keyedPosts[key] ?? [] }

    /// Returns the newest post that shows `content` or waits to show it, including a leaving one.
    func post(showing content: ObjectIdentifier) -> PostID? { newestPost[content] }

    // MARK: - Requests

    /// Accepts, merges or refuses a request. An accepted post waits.
    mutating func post(
        _ id: PostID, _ item: Item, at now: PostInstant
    ) -> (verdict: Verdict, steps: [Step]) {
        var item = item
        item.interval = Self.interval(item.interval)
        let duplicates = item.duplicatePolicy == .post ? [] : duplicates(of: item)
        if let newest = duplicates.last {
            switch item.duplicatePolicy {
            case .ignore:
                requestCounts.add(item.key)
                return (.refused(.duplicate), [])
            case .count, .update:
                guard update(newest, with: item, at: now) else { return (.refused(.duplicateView), []) }
                requestCounts.add(item.key)
                return (.merged(into: newest), [.update(newest, counts: item.duplicatePolicy == .count)])
            case .post, .replace:
                break
            }
        }
        if let timeLeft = ignoredRequests.timeLeft(for: item, at: now) {
            return (.refused(.tooSoon(timeLeft: timeLeft)), [])
        }
        let replaced = item.duplicatePolicy == .replace ? duplicates : []
        if isTaken(item.content, by: replaced) { return (.refused(.duplicateView), []) }
        if let refusal = refusal(of: item, replacing: replaced) { return (.refused(refusal), []) }

        var entry = Entry(id: id, item: item, noticeLimit: noticeLimit * timeScale, at: now)
        var steps: [Step] = []
        var takesPlaceOfAnother = false
        for other in replaced {
            entry.isUrgent = entry.isUrgent || active.contains(other) || entries[other]?.isUrgent == true
            // A delayed post can't take the place of the replaced one at once.
            let makesRoom = entry.delayEnd == nil && leavingForOthers < capacity
            if makesRoom, let shown = entries[other], shown.isOnScreen, shown.takesPlace { takesPlaceOfAnother = true }
            steps += remove([other], because: .replaced, makingRoom: makesRoom, at: now)
        }
        if item.precedence == .overrideRemovingWaiting {
            steps += remove(waiting, because: .overridden, at: now)
        }
        if replaced.isEmpty, isFull(for: item), let dropped = firstToDrop {
            steps += remove([dropped], because: .evicted, at: now)
        }
        requestCounts.add(item.key)
        ignoredRequests.start(with: item, at: now)
        enter(entry, at: now)
        if takesPlaceOfAnother, isOpen(to: item) { steps += admit(id, at: now) }
        return (.accepted, steps)
    }

    // MARK: - Waiting

    /// Adds a post that isn't in the queue.
    private mutating func enter(_ entry: Entry, at now: PostInstant) {
        if let key = entry.item.key {
            var ids = keyedPosts.removeValue(forKey: key) ?? []
            ids.insert(entry.id, at: ids.sortedIndex(after: { $0 < entry.id }))
            keyedPosts[key] = ids
        }
        enqueue(entry, at: now)
    }

    private mutating func enqueue(_ entry: Entry, at now: PostInstant) {
        if let content = entry.item.content { newestPost[content] = entry.id }
        insertIntoWaiting(entry, at: now)
    }

    private mutating func insertIntoWaiting(_ entry: Entry, at now: PostInstant) {
        var entry = entry
        if entry.delayEnd == nil { expiry.start(&entry, at: now) }
        expiry.consider(entry)
        entries[entry.id] = entry
        insertIntoGroup(entry)
    }

    private mutating func sortWaiting() {
        groups.sort { [entries, ordering] ids in
            ids.compactMap { entries[$0] }.sorted { $0.precedes($1, in: ordering) }.map(\.id)
        }
    }

    private mutating func insertIntoGroup(_ entry: Entry) {
        groups.insert(entry) { [entries, ordering] in entries[$0]?.precedes(entry, in: ordering) == true }
    }

    private mutating func removeFromGroup(_ entry: Entry) {
        groups.remove(entry) { [entries, ordering] in entries[$0]?.precedes(entry, in: ordering) == true }
    }

    // MARK: - Admission

    /// Admits the next waiting post if there is room for it.
    mutating func admitNext(at now: PostInstant) -> [Step] {
        // The device may have slept since the last event. A post that expires only now may still enter.
        let overdue = waitingTimeDidPass(at: now, endsDue: false)
        if !overdue.isEmpty { return overdue }
        let steps = admitFirst(at: now)
        guard steps.isEmpty else { return steps }
        expiry.setBlocked(isBlocked, at: now)
        return waitingTimeDidPass(at: now)
    }

    private mutating func admitFirst(at now: PostInstant) -> [Step] {
        let open = openGroups
        guard let first = first(of: open) else { return [] }
        let admission = admission
        if !admission.admits(first.conditions) {
            let steps = admitByReplacing(first, at: now)
            if !steps.isEmpty { return steps }
        }
        guard let next = self.first(of: open.filter { admission.admits($0.conditions) }) else { return [] }
        return pauseEnd == nil || next.isUrgent ? admit(next.id, at: now) : []
    }

    /// Admits the first waiting post if it may replace one on screen. An urgent post that may not keeps no other one waiting.
    private mutating func admitByReplacing(_ first: Entry, at now: PostInstant) -> [Step] {
        // The limit keeps a burst of posts from filling the screen with leaving ones.
        guard leavingForOthers < capacity else { return [] }
        for next in first.isUrgent ? firstOfEachRank(of: openGroups) : [first] {
            if let (other, exit) = exitForRoom(for: next) {
                return leave(other, exit, at: now) + admit(next.id, at: now)
            }
            guard next.isUrgent else { break }
        }
        return []
    }

    private mutating func admit(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id] else { return [] }
        removeFromGroup(entry)
        active.append(id)
        let interval = scaledInterval(of: entry)
        edit(id, at: now) {
            $0.phase = .entering
            $0.isUrgent = false
            $0.hasEntered = true
            $0.time = $0.time ?? interval.map(SecondsLeft.init)
            $0.timeOnScreen = $0.timeOnScreen ?? $0.time?.whenStopped
        }
        pauseEnd = nil
        return [.enter(id)]
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
        edit(id, at: now) {
            $0.phase = .shown
            $0.shownAt = now.media
        }
        return [.didEnter(id)]
    }

    /// Records whether a shown post has a size. The first report follows the entrance.
    ///
    /// - Parameter limit: The seconds after the first report at which a post without a time ends, if it has had no size
    ///   until then.
    mutating func setSize(_ id: PostID, hasSize: Bool, limit: Double, at now: PostInstant) {
        guard entries[id]?.phase == .shown else { return }
        edit(id, at: now) {
            switch $0.size {
            case _ where hasSize: $0.size = .present
            case .unknown: $0.size = .missing(until: now.media + limit)
            case .present: $0.size = .lost
            case .missing, .lost: break
            }
        }
    }

    // MARK: - Removal

    /// Removes posts. A further removal changes nothing, except that an unanimated one finishes an animated exit, and that a
    /// post that was to return doesn't.
    ///
    /// - Parameters:
    ///   - animated: Whether exits are animated; nil to follow the requests.
    ///   - keepsMinimumTime: Whether a post whose minimum time isn't over leaves only then, unless the removal isn't animated.
    ///   - makingRoom: Whether other posts take the places of these meanwhile.
    mutating func remove(
        _ ids: [PostID], because reason: PostRemovalReason, animated: Bool? = nil, keepsMinimumTime: Bool = false,
        makingRoom: Bool = false, at now: PostInstant
    ) -> [Step] {
        if ids.count > 1 { groups.remove(Set(ids.filter { entries[$0]?.phase == .waiting })) }
        var keys: Set<PostKey> = []
        var steps: [Step] = []
        for id in ids {
            guard let entry = entries[id] else { continue }
            if let key = entry.item.key { keys.insert(key) }
            switch entry.phase {
            case .waiting:
                if ids.count == 1 { removeFromGroup(entry) }
                forget(entry)
                steps.append(.end(id, entry.reported(reason)))
            case .leaving:
                if entry.exit?.returns == true {
                    let reason = entry.reported(reason)
                    entries[id]?.exit?.returns = false
                    entries[id]?.exit?.reason = reason
                    steps.append(.decideEnd(id, reason))
                }
                if animated == false { steps += finishExit(of: id) }
            default:
                let isAnimated = animated ?? entry.exit?.isAnimated ?? entry.item.animatesExit
                let exit = Exit(reason: reason, isAnimated: isAnimated, makesRoom: makingRoom)
                if !keepsMinimumTime || animated == false || entry.isMinimumTimeOver(at: now) {
                    steps += leave(id, exit, at: now)
                } else if entry.exit == nil {
                    edit(id, at: now) { $0.exit = exit }
                }
            }
        }
        forgetRequests(of: Array(keys))
        return steps
    }

    /// Withdraws one of the requests for a key. The last withdrawal removes the posts with the key.
    mutating func removeCounted(_ key: PostKey, animated: Bool? = nil, at now: PostInstant) -> [Step] {
        guard requestCounts.withdraw(key) else { return [] }
        return remove(
            posts(withKey: key), because: .programmatic, animated: animated, keepsMinimumTime: true, at: now)
    }

    /// Removes a post whose view is no longer in its place, so its exit can't be animated.
    mutating func viewLost(_ id: PostID, because reason: PostRemovalReason, at now: PostInstant) -> [Step] {
        active.contains(id) ? remove([id], because: reason, animated: false, at: now) : []
    }

    private mutating func leave(_ id: PostID, _ exit: Exit, at now: PostInstant) -> [Step] {
        var exit = exit
        if !exit.returns, let entry = entries[id] { exit.reason = entry.reported(exit.reason) }
        edit(id, at: now) {
            $0.phase = .leaving
            $0.holds = $0.holds.filter { exit.returns && $0.isToken }
            $0.exit = exit
        }
        forgetRequests(of: [entries[id]?.item.key])
        return [.leave(id)]
    }

    /// Ends the animation of an exit.
    private mutating func finishExit(of id: PostID) -> [Step] {
        guard entries[id]?.exit?.isAnimated == true else { return [] }
        entries[id]?.exit?.isAnimated = false
        return [.finishLeaving(id)]
    }

    /// Ends the exit of a post.
    mutating func left(_ id: PostID, at now: PostInstant) -> [Step] {
        guard let entry = entries[id], entry.phase == .leaving, let exit = entry.exit else { return [] }
        active.removeAll { $0 == id }
        if !exit.makesRoom, let pause = Self.interval(pause) { pauseEnd = now.media + pause }
        guard exit.returns else {
            forget(entry)
            forgetRequests(of: [entry.item.key])
            return [.end(id, exit.reason)]
        }
        var waitingAgain = Entry(id: id, item: entry.item)
        waitingAgain.hasEntered = true
        waitingAgain.time = entry.time
        waitingAgain.timeOnScreen = entry.timeOnScreen
        waitingAgain.timeShown = entry.timeShown
        waitingAgain.holds = entry.holds
        waitingAgain.choice = entry.choice
        enqueue(waitingAgain, at: now)
        return [.requeue(id)]
    }

    /// Resets the numbers of requests for keys that no remaining post has.
    private mutating func forgetRequests(of keys: [PostKey?]) {
        for case let key? in keys where requestCounts.contains(key) && !keyedPosts(key).contains(where: stays) {
            requestCounts.forget(key)
        }
    }

    /// Deletes the state of a post that is in no list any more.
    private mutating func forget(_ entry: Entry) {
        removeFromIndex(entry.id)
        entries[entry.id] = nil
        guard let key = entry.item.key, var ids = keyedPosts.removeValue(forKey: key) else { return }
        ids.remove(at: ids.sortedIndex(after: { $0 < entry.id }))
        if !ids.isEmpty { keyedPosts[key] = ids }
    }

    /// Records the end that the user has chosen with an action whose handler runs; nil for none.
    mutating func setChoice(_ choice: PostRemovalReason?, of id: PostID) {
        entries[id]?.choice = choice
    }

    // MARK: - Holds

    /// Starts or ends a hold, which stops the time of a post on screen or, if the source is a token, of one that waits or will
    /// return. A source holds a post once, however often it starts. The time continues once no source holds the post.
    mutating func setHold(_ id: PostID, by source: PostHold, _ isHeld: Bool, at now: PostInstant) {
        let scale = timeScale
        edit(id, at: now) {
            if !isHeld {
                if $0.holds.remove(source) != nil { $0.extendAfterHold(at: now, scale: scale) }
            } else if $0.isOnScreen || source.isToken && !$0.isLeavingForGood {
                $0.holds.insert(source)
            }
        }
    }

    /// Starts or ends a hold of all posts, also of those that enter later. If the source is a suspension or a missing host, no
    /// waiting post enters either.
    mutating func setHoldOfAll(by source: PostHold, _ isHeld: Bool, at now: PostInstant) -> [Step] {
        guard holds.contains(source) != isHeld else { return [] }
        let steps = isHeld ? [] : waitingTimeDidPass(at: now)
        if isHeld { holds.insert(source) } else { holds.remove(source) }
        expiry.setSuspended(holds.contains(where: \.isSuspension), at: now)
        if case .noHost(let poster) = source { expiry.setAbsent(isHeld, poster: poster, at: now) }
        let scale = timeScale
        for id in active {
            edit(id, at: now) {
                if !isHeld, $0.item.obeys(source) {
                    $0.extendAfterHold(at: now, scale: scale)
                }
            }
        }
        if source.keepsPostsWaiting { resetExpiry() }
        return steps
    }

    // MARK: - Changes

    /// Changes the state of a post. Afterward, its time passes while it is shown and nothing holds it, and its time shown while
    /// it can be seen.
    @inline(never)
    private mutating func edit(_ id: PostID, at now: PostInstant, _ change: (inout Entry) -> Void) {
        guard var entry = entries[id] else { return }
        let before = entry
        change(&entry)
        guard entry.phase != .waiting else {
            entries[id] = entry
            if entry.conditions != before.conditions {
                removeFromGroup(before)
                insertIntoGroup(entry)
            }
            return expiry.consider(entry)
        }
        let passes = entry.phase == .shown && entry.exit == nil && entry.holds.isEmpty && !isHeldWithAll(entry)
        entry.time?.setRunning(passes, at: now.media)
        entry.timeShown.setRunning(canBeSeen(entry), at: now.media)
        entries[id] = entry
    }

    /// Sets the seconds for which a post is on screen, and restarts them. With nil, the post doesn't time out.
    ///
    /// - Parameter awaits: Whether the interval follows once the post has a view.
    mutating func setInterval(_ interval: Double?, awaits: Bool = false, of id: PostID, at now: PostInstant) {
        let scale = timeScale
        edit(id, at: now) { entry in
            entry.item.interval = Self.interval(interval).map { max($0, entry.item.minimumTime) }
            entry.item.awaitsInterval = awaits
            entry.restart(scale: scale)
        }
    }

    /// Records whether a post blocks the app.
    mutating func setModal(_ isModal: Bool, of id: PostID) {
        entries[id]?.item.isModal = isModal
    }

    /// Restarts the time that a post is on screen.
    mutating func restart(_ id: PostID, at now: PostInstant) {
        let scale = timeScale
        edit(id, at: now) { $0.restart(scale: scale) }
    }

    /// Adds to the time that a post has left, or subtracts from it. A post that doesn't time out stays so.
    mutating func extend(_ id: PostID, by seconds: Double, at now: PostInstant) {
        guard seconds.isFinite, let entry = entries[id], entry.phase != .leaving, let interval = entry.item.interval
        else { return }
        let scale = timeScale
        edit(id, at: now) {
            if let left = $0.time?.left(at: now.media) {
                let extended = max(0, left + seconds)
                $0.time = SecondsLeft(extended)
                $0.timeOnScreen? += extended - left
            } else if $0.phase == .waiting {
                $0.item.interval = max(interval + seconds / scale, $0.item.minimumTime, .leastNonzeroMagnitude)
            }
        }
    }

    /// Replaces the content and the time of a post with those of another request.
    ///
    /// - Returns: Whether the post was updated. It isn't if it is leaving or about to, or if another post has that content.
    mutating func update(_ id: PostID, with item: Item, at now: PostInstant) -> Bool {
        guard let entry = entries[id], !entry.isGoing, !isTaken(item.content, by: [id]) else { return false }
        setContent(item.content, of: id)
        edit(id, at: now) {
            $0.item.animatesExit = item.animatesExit
            $0.item.mayStay = item.mayStay
            if case .missing = $0.size { $0.size = .unknown }
            $0.item.isNotice = $0.item.isNotice && item.isNotice
        }
        setInterval(item.interval, awaits: item.awaitsInterval, of: id, at: now)
        return true
    }

    /// Sets the factor for the time of all posts, and applies it to the time that is left. Ignores a factor that isn't
    /// positive and finite.
    mutating func setTimeScale(_ scale: Double, at now: PostInstant) {
        guard scale.isFinite, scale > 0, scale != timeScale else { return }
        let ratio = scale / timeScale
        timeScale = scale
        for id in active + waiting {
            edit(id, at: now) {
                guard let left = $0.time?.left(at: now.media) else { return }
                $0.time = SecondsLeft(left * ratio)
                $0.timeOnScreen? *= ratio
            }
        }
    }

    // MARK: - Scenes

    /// Handles the disconnection of a poster's scene. Posts that outlive the scene leave the screen and wait. The others end.
    mutating func sceneLost(of poster: ObjectIdentifier? = nil, at now: PostInstant) -> [Step] {
        (active + waiting).flatMap { id -> [Step] in
            guard let entry = entries[id], entry.item.poster == poster else { return [] }
            if !entry.item.outlivesScene { return remove([id], because: .hostGone, animated: false, at: now) }
            if entry.phase == .waiting { return [] }
            if entry.phase == .leaving { return finishExit(of: id) }
            if let exit = entry.exit { return remove([id], because: exit.reason, animated: false, at: now) }
            return leave(id, Exit(reason: .hostGone, isAnimated: false, returns: true), at: now)
        }
    }

    /// Removes waiting posts, so that another queue can take them.
    mutating func transferWaiting(at now: PostInstant, where moves: (Item) -> Bool) -> Transfer {
        var moving = waiting.compactMap { entries[$0] }.filter { moves($0.item) }
        let keys = moving.compactMap(\.item.key)
        for index in moving.indices {
            expiry.stop(&moving[index], at: now)
            moving[index].suspend(at: now)
        }
        let ids = Set(moving.map(\.id))
        let staying = Set(keys).filter { key in keyedPosts(key).contains { stays($0) && !ids.contains($0) } }
        let counts = requestCounts.take(keys, staying: staying)
        _ = remove(moving.map(\.id), because: .hostGone, at: now)
        return Transfer(entries: moving, requestCounts: counts)
    }

    /// Adds the posts of another queue regardless of the limits, since they were accepted there.
    ///
    /// - Parameter poster: The poster that shows them from now on.
    mutating func receive(_ transfer: Transfer, for poster: ObjectIdentifier? = nil, at now: PostInstant) {
        requestCounts.merge(transfer.requestCounts)
        for var entry in transfer.entries {
            entry.resume(at: now)
            entry.item.poster = poster
            enter(entry, at: now)
        }
    }

    // MARK: - Time

    /// Removes the posts whose time is over, earliest first, and ends delays and the pause.
    mutating func timeDidPass(at now: PostInstant) -> [Step] {
        let leaving = active.compactMap { entries[$0] }.filter { $0.exitTime <= now.media }
            .sorted { $0.exitTime < $1.exitTime }
        let steps = leaving.flatMap { entry in
            let reason = entry.time == nil ? PostRemovalReason.noSize : .timeout
            let exit = entry.exit ?? Exit(reason: reason, isAnimated: entry.item.animatesExit)
            return leave(entry.id, exit, at: now)
        }
        return steps + waitingTimeDidPass(at: now)
    }

    /// Ends the pause, delays, and the posts that have waited too long, these in the order of their deadlines.
    ///
    /// - Parameter endsDue: Whether posts with a deadline at this instant end too; true by default.
    private mutating func waitingTimeDidPass(at now: PostInstant, endsDue: Bool = true) -> [Step] {
        if let end = pauseEnd, end <= now.media { pauseEnd = nil }
        while var entry = firstDelayed, let end = entry.delayEnd, end <= now.media {
            removeFromGroup(entry)
            entry.delayEnd = nil
            insertIntoWaiting(entry, at: now)
        }
        guard expiry.next <= now.wall else { return [] }
        let deadlines = entries.values.filter { $0.phase == .waiting }.map {
            (id: $0.id, deadline: expiry.deadline(of: $0))
        }
        let expired = deadlines.filter { $0.deadline < now.wall || endsDue && $0.deadline == now.wall }
            .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
        let steps = remove(expired.map(\.id), because: .expired, at: now)
        resetExpiry()
        return steps
    }

    private mutating func resetExpiry() {
        expiry.reset(to: entries.values.lazy.filter { $0.phase == .waiting })
    }
}
