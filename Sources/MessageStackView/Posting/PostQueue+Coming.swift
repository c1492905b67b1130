extension PostQueue {
    // MARK: Requests

    /// A new post. It waits, unless the answer is another.
    mutating func post(
        _ id: Post.ID, _ item: Item, _ terms: Terms = Terms(), at now: PostInstant
    ) -> (verdict: Verdict, steps: [Step]) {
        // Looked for only where it matters: there may be many of a key.
        let twins = terms.duplicatePolicy == .post ? [] : twins(of: item)
        let newest = twins.max()
        switch terms.duplicatePolicy {
        case .ignore where newest != nil:
            countRequest(item.key)
            return (.refused(.duplicateKey), [])
        case .count:
            guard let newest else { break }
            countRequest(item.key)
            return (.merged(into: newest), restart(newest, at: now) + [.recount(newest)])
        case .update:
            guard let newest else { break }
            guard let steps = update(newest, with: item, at: now) else { return (.refused(.duplicateView), []) }
            countRequest(item.key)
            return (.merged(into: newest), steps)
        case .post, .ignore, .replace:
            break
        }
        if isTaken(item.content) { return (.refused(.duplicateView), []) }
        let replaced = terms.duplicatePolicy == .replace ? twins : []
        if let refusal = refusal(of: item, replacing: replaced) { return (.refused(refusal), []) }
        var steps: [Step] = []
        var isUrgent = item.precedence != .enqueue
        for other in replaced {
            isUrgent = isUrgent || activities[other] != nil || urgent.contains(other)
            // Its place is free at once only if it is taken at once.
            let isTaken = Self.interval(terms.delay) == nil && poppedCount < capacity
            steps += remove(other, because: .replaced, makingRoom: isTaken)
        }
        if case .override(dropsWaiting: true, _) = item.precedence {
            steps += waiting.flatMap { remove($0, because: .overridden) }
        }
        if replaced.isEmpty { steps += makeRoomToWait(for: item) }
        steps += add(id, item, terms, isUrgent: isUrgent, at: now)
        return (.accepted, steps)
    }

    /// Why there is no place for a post, whatever its key.
    private mutating func refusal(of item: Item, replacing replaced: [Post.ID]) -> PostRefusal? {
        if case .override(let dropsWaiting, _) = item.precedence {
            let staying = activities.filter { $0.value.exit == nil && !replaced.contains($0.key) }
            if staying.count >= capacity, staying.allSatisfy({ (items[$0.key]?.priority ?? .min) > item.priority }) {
                return .outranked
            }
            if dropsWaiting { return nil }
        }
        // One that takes the place of another is not one more.
        guard replaced.isEmpty, isFull(for: item) else { return nil }
        guard let dropped = firstToDrop(), let lowest = items[dropped]?.priority else { return .queueFull }
        return overflowPolicy == .dropLowest && item.priority <= lowest ? .queueFull : nil
    }

    private mutating func add(
        _ id: Post.ID, _ item: Item, _ terms: Terms, isUrgent: Bool, at now: PostInstant
    ) -> [Step] {
        var item = item
        item.interval = Self.interval(item.interval).map { max($0, item.minimumTime) }
        countRequest(item.key)
        return insert(id, item, delay: terms.delay, expiresAfter: terms.expiresAfter, isUrgent: isUrgent, at: now)
    }

    /// Lets a post wait here.
    mutating func insert(
        _ id: Post.ID, _ item: Item, delay: Double?, expiresAfter: Double?, isUrgent: Bool, at now: PostInstant
    ) -> [Step] {
        items[id] = item
        newestPost[item.content] = id
        noteKey(of: id)
        if isUrgent { urgent.insert(id) }
        tidyLines()
        noteForDropping(id)
        var steps: [Step] = []
        if let delay = Self.interval(delay) {
            delays[id] = now.media + delay
            delayEnds.insert(Deadline(due: now.media + delay, id: id))
            steps += updateDelayTimer(at: now)
        } else {
            lineUp(id)
        }
        if let limit = expiresAfter, limit.isFinite {
            deadlines.insert(Deadline(due: now.wall + max(0, limit), id: id))
            steps += updateDeadlineTimer(at: now)
        }
        if holds.contains(.noHost) { steps += expectHost(for: [id], at: now) }
        return steps
    }

    // MARK: The screen

    /// Lets the next waiting post enter, if there is one and there is room; it is entering from now on.
    mutating func admitNext(at now: PostInstant) -> [Step] {
        guard waitingCount > 0 else { return settle() }
        if let due = deadlines.first?.due, due <= now.wall {
            let steps = expireWaiting(at: now)
            if !steps.isEmpty { return steps }
        }
        if let due = delayEnds.first?.due, due <= now.media { endDelays(at: now) }
        guard let id = firstInLine() else { return [] }
        if hasRoom {
            if let pauseEnd, pauseEnd > now.media, !urgent.contains(id) { return awaitPause(at: now) }
            return admit(id)
        }
        guard let (other, exit) = whoMakesRoom(for: id) else { return [] }
        // One that returns goes on with what is left of its time.
        return pauseCountdown(of: other, at: now) + leave(other, exit) + admit(id)
    }

    private mutating func admit(_ id: Post.ID) -> [Step] {
        if items[id]?.ignoresSuspension == true { exemptLine.removeFirst() } else { line.removeFirst() }
        urgent.remove(id)
        items[id]?.hasEntered = true
        pauseEnd = nil
        let remaining = remainders.removeValue(forKey: id) ?? items[id]?.interval.map { $0 * timeScale }
        activities[id] = Activity(admission: makeAdmission(), remaining: remaining)
        return Self.cancel(&pauseTimer) + [.enter(id)]
    }

    /// Who is to leave for a waiting post, and how.
    private func whoMakesRoom(for id: Post.ID) -> (Post.ID, Activity.Exit)? {
        // No more than one for each place, or a burst would fill the screen with posts that leave.
        guard let item = items[id], poppedCount < capacity else { return nil }
        var exit = Activity.Exit(reason: .evicted, isAnimated: true, isPopped: true)
        if case .override(_, let returnsShown) = item.precedence {
            exit.reason = .overridden
            exit.returns = returnsShown
        } else if capacityPolicy == .wait || isOneAtATime {
            return nil
        }
        let candidates = activities.compactMap { other, activity -> (PostPriority, UInt64, Post.ID)? in
            guard other < id, activity.exit == nil, let priority = items[other]?.priority, priority <= item.priority
            else { return nil }
            return (priority, activity.admission, other)
        }
        guard let other = candidates.min(by: <)?.2 else { return nil }
        exit.isAnimated = items[other]?.animatesExit ?? true
        if let wish = activities[other]?.wish {
            exit.reason = wish.reason
            exit.returns = false
        }
        return (other, exit)
    }

    /// The content of an entering post is now known to be `content`.
    ///
    /// False if that is what another post shows or waits for; nothing has changed then.
    mutating func identify(_ id: Post.ID, as content: ObjectIdentifier) -> Bool {
        guard let item = items[id], item.content != content else { return true }
        guard !isTaken(content, by: id) else { return false }
        forgetContent(of: id)
        items[id]?.content = content
        newestPost[content] = id
        return true
    }

    /// The entrance of a post is over. Its time begins.
    mutating func entered(_ id: Post.ID, at now: PostInstant) -> [Step] {
        guard activities[id]?.phase == .entering else { return [] }
        activities[id]?.phase = .shown
        activities[id]?.shownAt = now.media
        return [.didEnter(id)] + startCountdown(of: id, at: now) + startWishTimer(of: id, at: now)
    }
}
