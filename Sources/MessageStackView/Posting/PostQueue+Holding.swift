extension PostQueue {
    // MARK: One post

    /// Keeps a post on the screen from leaving by its timer. The same source counts once.
    mutating func hold(_ id: Post.ID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard let activity = activities[id], activity.exit == nil else { return [] }
        activities[id]?.holds.insert(source)
        return pauseCountdown(of: id, at: now)
    }

    /// Ends what `hold` began. The rest of the time runs once nothing holds the post any more.
    mutating func release(_ id: Post.ID, by source: PostHold, at now: PostInstant) -> [Step] {
        guard activities[id]?.holds.remove(source) != nil else { return [] }
        if let interval = scaledInterval(of: id), let remaining = activities[id]?.remaining {
            activities[id]?.remaining = max(remaining, min(source.leavesAtLeast, interval))
        }
        return startCountdown(of: id, at: now)
    }

    // MARK: All posts

    /// Keeps all posts, those to come included, from leaving by their timers; a suspension or the lack of a host also
    /// keeps waiting ones waiting.
    mutating func holdAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.insert(source).inserted else { return [] }
        var steps = active.filter { isHeld($0) }.flatMap { pauseCountdown(of: $0, at: now) }
        if source == .noHost { steps += expectHost(for: waiting, at: now) }
        return steps
    }

    /// Ends what `holdAll` began.
    mutating func releaseAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.contains(source) else { return [] }
        var steps: [Step] = []
        if source == .noHost {
            steps += expireWaiting(at: now)
            deadlines.keep { !$0.isForHost }
            steps += updateDeadlineTimer(at: now)
        }
        holds.remove(source)
        return steps + active.flatMap { startCountdown(of: $0, at: now) }
    }

    /// Whether something that holds all posts holds this one.
    func isHeld(_ id: Post.ID) -> Bool {
        guard !holds.isEmpty else { return false }
        let isExempt = items[id]?.ignoresSuspension == true
        return holds.contains { !(isExempt && $0.isSuspension) }
    }

    // MARK: Waiting posts

    /// Starts the patience of posts that have nowhere to be shown.
    mutating func expectHost(for ids: [Post.ID], at now: PostInstant) -> [Step] {
        guard let patience else { return [] }
        for id in ids { deadlines.insert(Deadline(due: now.wall + max(0, patience), id: id, isForHost: true)) }
        return updateDeadlineTimer(at: now)
    }

    /// Ends the posts that have waited too long.
    mutating func expireWaiting(at now: PostInstant) -> [Step] {
        var steps: [Step] = []
        while let deadline = deadlines.first, deadline.due <= now.wall || !isWaiting(deadline.id) {
            _ = deadlines.popFirst()
            guard isWaiting(deadline.id), deadline.isForHost || items[deadline.id]?.hasEntered == false else {
                continue
            }
            steps += remove(deadline.id, because: .expired)
        }
        return steps + updateDeadlineTimer(at: now)
    }

    /// The timer counts media time, and so may be late by what wall time ran ahead: `admitNext` looks at the clock
    /// itself.
    mutating func updateDeadlineTimer(at now: PostInstant) -> [Step] {
        keep(\.deadlineTimer, for: .expiry, until: deadlines.first?.due, from: now.wall)
    }
}
