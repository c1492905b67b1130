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
        if let interval = items[id]?.interval, let remaining = activities[id]?.remaining {
            activities[id]?.remaining = max(remaining, min(source.leavesAtLeast, interval))
        }
        return startCountdown(of: id, at: now)
    }

    // MARK: All posts

    /// Keeps all posts, those to come included, from leaving by their timers; a suspension or the lack of a host also
    /// keeps waiting ones waiting.
    mutating func holdAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.insert(source).inserted else { return [] }
        var steps = active.flatMap { pauseCountdown(of: $0, at: now) }
        if source == .noHost { steps += expectHost(for: waiting, at: now) }
        return steps
    }

    /// Ends what `holdAll` began.
    mutating func releaseAll(by source: PostHold, at now: PostInstant) -> [Step] {
        guard holds.contains(source) else { return [] }
        var steps: [Step] = []
        if source == .noHost {
            steps += expireWaiting(at: now)
            deadlines.removeAll()
            steps += cancelDeadlineTimer()
        }
        holds.remove(source)
        return steps + active.flatMap { startCountdown(of: $0, at: now) }
    }

    // MARK: Time on the screen

    mutating func startCountdown(of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let activity = activities[id], activity.phase == .shown, activity.running == nil,
            activity.holds.isEmpty, holds.isEmpty, let remaining = activity.remaining
        else { return [] }
        let timer = makeTimer(owner: id)
        activities[id]?.running = Countdown(timer: timer, due: now.media + remaining)
        return [.start(timer, after: remaining)]
    }

    mutating func stopCountdown(of id: Post.ID) -> [Step] {
        guard let timer = activities[id]?.running?.timer else { return [] }
        activities[id]?.running = nil
        return [.cancel(timer)]
    }

    private mutating func pauseCountdown(of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let countdown = activities[id]?.running else { return [] }
        activities[id]?.remaining = max(0, countdown.due - now.media)
        return stopCountdown(of: id)
    }

    // MARK: Waiting for a host

    /// Starts the patience of posts that have nowhere to be shown.
    mutating func expectHost(for ids: [Post.ID], at now: PostInstant) -> [Step] {
        guard let patience else { return [] }
        for id in ids { deadlines.insert(Deadline(due: now.wall + max(0, patience), id: id)) }
        return updateDeadlineTimer(at: now)
    }

    /// Ends the posts whose patience is at its end.
    mutating func expireWaiting(at now: PostInstant) -> [Step] {
        var steps: [Step] = []
        while let deadline = deadlines.first, deadline.due <= now.wall || !isWaiting(deadline.id) {
            _ = deadlines.popFirst()
            if isWaiting(deadline.id) { steps += remove(deadline.id, because: .expired) }
        }
        return steps + updateDeadlineTimer(at: now)
    }

    /// Sees to it that a timer runs exactly if something may expire. It may fire early, never late.
    private mutating func updateDeadlineTimer(at now: PostInstant) -> [Step] {
        guard let due = deadlines.first?.due else { return cancelDeadlineTimer() }
        if let running = deadlineTimer, running.due <= due { return [] }
        let steps = cancelDeadlineTimer()
        let timer = makeTimer(owner: nil)
        deadlineTimer = Countdown(timer: timer, due: due)
        return steps + [.start(timer, after: max(0, due - now.wall))]
    }

    private mutating func cancelDeadlineTimer() -> [Step] {
        guard let timer = deadlineTimer?.timer else { return [] }
        deadlineTimer = nil
        return [.cancel(timer)]
    }
}
