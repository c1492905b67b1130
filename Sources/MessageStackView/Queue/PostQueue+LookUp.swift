extension PostQueue {
    /// Returns the number of seconds if a clock can count it; nil, which means never, if it is NaN, infinite or not
    /// positive.
    static func interval(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, seconds > 0 else { return nil }
        return seconds
    }

    /// Returns the phase of a post; nil for one that has ended or never existed.
    func phase(of id: PostID) -> PostPhase? { self[id]?.phase }

    /// The times on both clocks at which `timeDidPass(at:)` is to be called; infinity for never. It is to be called at the first
    /// of both.
    var nextEvent: PostInstant {
        let nextExit = active.compactMap { self[$0]?.exitTime }.min() ?? .infinity
        guard groups.count > 0 else { return PostInstant(media: nextExit, wall: .infinity) }
        let nextEntrance = min(pauseEnd ?? .infinity, firstDelayed?.delayEnd ?? .infinity)
        return PostInstant(media: min(nextExit, nextEntrance), wall: expiry.next)
    }

    /// Returns the posts with a key: those on screen in the order of their admission, then the waiting ones in their order.
    func posts(withKey key: PostKey) -> [PostID] {
        let keyed = keyedPosts(key).compactMap { self[$0] }
        let waiting = keyed.filter { $0.phase == .waiting }.sorted { $0.precedes($1, in: ordering) }
        return active.filter { self[$0]?.item.key == key } + waiting.map(\.id)
    }

    /// Whether a post hasn't ended, isn't leaving for good, and isn't about to leave.
    func stays(_ id: PostID) -> Bool { self[id]?.isGoing == false }

    /// Whether a post other than `ids` shows `content` or waits to show it.
    func isTaken(_ content: ObjectIdentifier?, by ids: [PostID]) -> Bool {
        guard let content, let other = post(showing: content), !ids.contains(other) else { return false }
        return stays(other)
    }

    /// Returns the posts that have the item's key or, without one, its identity, and for which `stays(_:)` is true, oldest first.
    func duplicates(of item: Item) -> [PostID] {
        let compared: [PostID]
        if let key = item.key {
            compared = keyedPosts(key)
        } else if item.identity?.valueIdentity != nil {
            // Values can be compared, but not ordered or hashed.
            compared = (active + waiting).sorted().filter { self[$0]?.item.isDuplicate(of: item) == true }
        } else {
            return []
        }
        return compared.filter { stays($0) && !(item.comparesOnlyWaiting && phase(of: $0) != .waiting) }
    }

    /// Returns the interval of a post, multiplied by `timeScale`.
    func scaledInterval(of entry: Entry) -> Double? { entry.item.interval.map { $0 * timeScale } }

    /// Returns the seconds that a post has left on screen; nil for one that doesn't time out.
    func timeLeft(of id: PostID, at now: PostInstant) -> Double? {
        guard let entry = self[id], entry.phase != .leaving else { return nil }
        return entry.time?.left(at: now.media) ?? (entry.phase == .waiting ? scaledInterval(of: entry) : nil)
    }

    /// Returns the countdown of a post; nil for one that doesn't time out, or is about to leave.
    func countdownState(of id: PostID) -> CountdownState? {
        guard let entry = self[id], entry.phase != .leaving, entry.exit == nil, !holds.contains(.untimed),
            let time = entry.time ?? (entry.phase == .waiting ? scaledInterval(of: entry).map(SecondsLeft.init) : nil)
        else { return nil }
        return CountdownState(duration: entry.timeOnScreen ?? time.whenStopped, time: time)
    }

    /// Returns the seconds for which a post could be seen; nil for one that has ended or never existed.
    func timeShown(of id: PostID, at now: PostInstant) -> Double? { self[id]?.timeShown.passed(at: now.media) }

    /// Whether a post is shown, has a size, and nothing hides it.
    func canBeSeen(_ entry: Entry) -> Bool {
        entry.phase == .shown && entry.hasSize && !entry.holds.contains(where: \.hidesPost)
            && !holds.contains { $0.hidesPost && entry.item.obeys($0) }
    }

    /// Whether a hold of all posts applies to this one.
    func isHeldWithAll(_ entry: Entry) -> Bool { holds.contains(where: entry.item.obeys) }

    /// Whether the time of a post passes, or would if nothing covered the post.
    func passesUnlessCovered(_ id: PostID) -> Bool {
        guard let entry = self[id], entry.phase == .shown, entry.exit == nil, entry.time != nil else {
            return false
        }
        return entry.holds.isSubset(of: [.covered]) && !isHeldWithAll(entry)
    }

    // MARK: - Admission

    /// Returns the reason to refuse a post, regardless of its key; nil to accept it.
    func refusal(of item: Item, replacing replaced: [PostID]) -> PostRefusal? {
        if item.precedence != .enqueue {
            let staying = active.compactMap { self[$0] }
                .filter { $0.phase != .leaving && $0.takesPlace && !replaced.contains($0.id) }
            let blocking = staying.filter(\.item.isModal)
            let isLimited =
                !blocking.isEmpty || staying.count >= capacity || isOneAtATime && staying.contains(where: \.timesOut)
            let replaceable = blocking.isEmpty ? staying : blocking
            if isLimited, replaceable.allSatisfy({ $0.item.priority > item.priority }) { return .outranked }
            if item.precedence == .overrideRemovingWaiting { return nil }
        }
        // A replacement adds no post.
        guard replaced.isEmpty, isFull(for: item) else { return nil }
        guard let dropped = firstToDrop, let lowest = self[dropped]?.item.priority else { return .queueFull }
        return overflowPolicy == .dropLowest && item.priority <= lowest ? .queueFull : nil
    }

    /// Whether there is no room for one more post to wait.
    func isFull(for item: Item) -> Bool {
        guard waitingLimit < .max else { return false }
        guard isOpen(to: item) else { return groups.count >= waitingLimit }
        let admission = admission
        let free = admission == .any ? capacity - places.count : 0
        let replacesAnother = item.precedence != .enqueue || replacesOldestWhenFull
        return groups.count - waitingLimit
            >= max(replacesAnother || admission.admits(Conditions(of: item)) ? 1 : 0, free)
    }

    /// The waiting post that is dropped if there is one too many; nil if none is.
    var firstToDrop: PostID? {
        switch overflowPolicy {
        case .refuse: nil
        case .dropOldest: waiting.min()
        case .dropNewest: waiting.max()
        case .dropLowest:
            waiting.compactMap { self[$0] }.min { ($0.item.priority, $1.id) < ($1.item.priority, $0.id) }?.id
        }
    }

    /// Whether a post may enter, as far as suspensions and the host are concerned.
    func isOpen(to item: Item) -> Bool {
        !holds.contains { $0.keepsPostsWaiting && item.obeys($0) }
    }

    /// The number of leaving posts that other posts are replacing.
    var leavingForOthers: Int { active.count { self[$0]?.exit?.makesRoom == true } }

    /// The posts on screen that take a place, in the order of their admission.
    var places: [Entry] { active.compactMap { self[$0] }.filter(\.takesPlace) }

    /// The posts that may enter without replacing another one.
    enum Admission {
        /// All posts may enter, because there is room for one more.
        case any
        /// One post that times out may enter, in addition to the posts on screen, which don't time out. A post that has made room
        /// for one of these may not, since it would have left only to return beside that post.
        case timedOnly
        case none

        func admits(_ conditions: Conditions) -> Bool {
            switch self {
            case .any: true
            case .timedOnly: conditions.timesOut && !conditions.isReturning && !conditions.replacesOthers
            case .none: false
            }
        }
    }

    /// The posts that may enter now.
    var admission: Admission {
        let places = places
        if places.contains(where: \.item.isModal) { return .none }
        if isOneAtATime, active.compactMap({ self[$0] }).contains(where: { $0.timesOut && $0.hasSize }) { return .none }
        if places.count < capacity { return .any }
        let isAlongside = showsTimedPostAlongside && !replacesOldestWhenFull && places.count == capacity
        return isAlongside && places.allSatisfy(\.hasNoEnd) ? .timedOnly : .none
    }

    /// Whether a post waits for the removal of one that has no end.
    var waitsForRemoval: Bool {
        let places = places
        let endless = places.filter(\.hasNoEnd)
        guard endless.count >= capacity || endless.contains(where: \.item.isModal) else { return false }
        return openGroups.contains { !$0.conditions.timesOut || endless.count == places.count }
    }

    /// Returns the post that a waiting one replaces, and its exit. It is the first admitted one of the lowest priority.
    func exitForRoom(for next: Entry) -> (PostID, Exit)? {
        guard next.item.precedence != .enqueue || replacesOldestWhenFull && !isOneAtATime else { return nil }
        let places = places
        var exit = Exit(reason: .evicted, isAnimated: true, makesRoom: true)
        if next.item.precedence != .enqueue {
            exit.reason = .overridden
            exit.returns = next.item.precedence == .interrupt
        } else if places.count < capacity {
            return nil
        }
        // Another post would be in front of one that blocks the app.
        let isBlocked = places.contains(where: \.item.isModal)
        let candidates = places.filter {
            $0.id < next.id && $0.phase != .leaving && $0.item.priority <= next.item.priority
                && (!isBlocked || $0.item.isModal)
        }
        guard let other = candidates.min(by: { $0.item.priority < $1.item.priority }) else { return nil }
        exit.isAnimated = other.item.animatesExit
        if let pending = other.exit {
            exit.reason = pending.reason
            exit.returns = false
        }
        return (other.id, exit)
    }
}
