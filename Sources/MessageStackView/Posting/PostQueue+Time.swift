extension PostQueue {
    // MARK: Changes

    /// Gives a post another time on the screen, which begins anew; nil for one that doesn't leave by itself.
    mutating func setInterval(_ interval: Double?, of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let item = items[id] else { return [] }
        items[id]?.interval = Self.interval(interval).map { max($0, item.minimumTime) }
        return restart(id, at: now)
    }

    /// Lets the time of a post begin anew.
    mutating func restart(_ id: Post.ID, at now: PostInstant) -> [Step] {
        remainders[id] = nil
        guard let activity = activities[id] else { return [] }
        guard activity.exit == nil else {
            activities[id]?.remaining = nil
            return []
        }
        let steps = stopCountdown(of: id)
        let interval = scaledInterval(of: id)
        activities[id]?.remaining = interval
        return steps + startCountdown(of: id, at: now)
    }

    /// Adds to the time that a post has left, or takes from it; one that has none stays as it is.
    mutating func extend(_ id: Post.ID, by seconds: Double, at now: PostInstant) -> [Step] {
        guard seconds.isFinite, let item = items[id], let interval = item.interval else { return [] }
        guard let activity = activities[id] else {
            if let remainder = remainders[id] {
                remainders[id] = max(0, remainder + seconds)
            } else {
                items[id]?.interval = max(interval + seconds, item.minimumTime, .leastNonzeroMagnitude)
            }
            return []
        }
        guard activity.exit == nil else { return [] }
        let steps = pauseCountdown(of: id, at: now)
        let remaining = activities[id]?.remaining.map { max(0, $0 + seconds) }
        activities[id]?.remaining = remaining
        return steps + startCountdown(of: id, at: now)
    }

    /// Seconds that a post has left on the screen; nil for one that doesn't leave by itself.
    func timeLeft(of id: Post.ID, at now: PostInstant) -> Double? {
        guard let activity = activities[id] else { return remainders[id] ?? scaledInterval(of: id) }
        guard activity.exit == nil else { return nil }
        return activity.running.map { max(0, $0.due - now.media) } ?? activity.remaining
    }

    /// Takes over what another request would have shown, and for how long; nil if it is too late, or another post has
    /// that view.
    mutating func update(_ id: Post.ID, with item: Item, at now: PostInstant) -> [Step]? {
        guard items[id] != nil, activities[id]?.isGoing != true, !isTaken(item.content, by: id) else { return nil }
        forgetContent(of: id)
        items[id]?.content = item.content
        items[id]?.animatesExit = item.animatesExit
        newestPost[item.content] = id
        return [.update(id)] + setInterval(item.interval, of: id, at: now)
    }

    /// Multiplies the time of all posts, and what is left of it, by `scale`, which is positive and finite.
    mutating func setTimeScale(_ scale: Double, at now: PostInstant) -> [Step] {
        guard scale.isFinite, scale > 0, scale != timeScale else { return [] }
        let ratio = scale / timeScale
        timeScale = scale
        remainders = remainders.mapValues { $0 * ratio }
        return active.flatMap { id -> [Step] in
            let steps = pauseCountdown(of: id, at: now)
            let remaining = activities[id]?.remaining.map { $0 * ratio }
            activities[id]?.remaining = remaining
            return steps + startCountdown(of: id, at: now)
        }
    }

    // MARK: Timers

    func scaledInterval(of id: Post.ID) -> Double? {
        items[id]?.interval.map { $0 * timeScale }
    }

    mutating func startCountdown(of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let activity = activities[id], activity.phase == .shown, activity.running == nil,
            activity.wish == nil, activity.holds.isEmpty, !isHeld(id), let remaining = activity.remaining
        else { return [] }
        let countdown = makeCountdown(.dismissal(id), due: now.media + remaining)
        activities[id]?.running = countdown
        return [.start(countdown.timer, after: remaining)]
    }

    mutating func stopCountdown(of id: Post.ID) -> [Step] {
        guard let timer = activities[id]?.running?.timer else { return [] }
        activities[id]?.running = nil
        return [.cancel(timer)]
    }

    mutating func pauseCountdown(of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let countdown = activities[id]?.running else { return [] }
        activities[id]?.remaining = max(0, countdown.due - now.media)
        return stopCountdown(of: id)
    }
}
