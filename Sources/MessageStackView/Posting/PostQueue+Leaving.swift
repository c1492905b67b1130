extension PostQueue {
    // MARK: Wishes

    /// Code wants the post gone, which takes effect once its minimum time is over.
    ///
    /// - Parameter animated: nil for what the request asked for; an unanimated removal doesn't wait.
    mutating func dismiss(
        _ id: Post.ID, because reason: PostRemovalReason, animated: Bool? = nil, at now: PostInstant
    ) -> [Step] {
        guard let item = items[id], let activity = activities[id], activity.exit == nil, animated != false,
            item.minimumTime > 0, activity.shownAt.map({ now.media < $0 + item.minimumTime }) ?? true
        else { return remove(id, because: reason, animated: animated) }
        guard activity.wish == nil else { return [] }
        activities[id]?.wish = Activity.Exit(reason: reason, isAnimated: animated ?? item.animatesExit)
        forgetRequests(ofKey: item.key)
        // It leaves then, no sooner and no later.
        return stopCountdown(of: id) + startWishTimer(of: id, at: now)
    }

    mutating func startWishTimer(of id: Post.ID, at now: PostInstant) -> [Step] {
        guard let item = items[id], let activity = activities[id], activity.wish != nil, activity.wishTimer == nil,
            let shownAt = activity.shownAt
        else { return [] }
        let countdown = makeCountdown(.minimumTime(id), due: shownAt + item.minimumTime)
        activities[id]?.wishTimer = countdown
        return [.start(countdown.timer, after: max(0, countdown.due - now.media))]
    }

    /// One of the requests for a key is no longer wanted: when none is, its posts are dismissed.
    mutating func dismissCounted(_ key: PostKey, animated: Bool? = nil, at now: PostInstant) -> [Step] {
        guard let count = requestCounts[key] else { return [] }
        requestCounts[key] = count - 1
        guard count <= 1 else { return [] }
        requestCounts[key] = nil
        return posts(withKey: key).flatMap { dismiss($0, because: .programmatic, animated: animated, at: now) }
    }

    // MARK: Exits

    /// The post has to go. Asking again changes nothing, except that an unanimated wish cuts an animated exit short.
    ///
    /// - Parameters:
    ///   - animated: nil for what the request asked for.
    ///   - makingRoom: whether another post takes its place meanwhile.
    mutating func remove(
        _ id: Post.ID, because reason: PostRemovalReason, animated: Bool? = nil, makingRoom: Bool = false
    ) -> [Step] {
        guard let item = items[id] else { return [] }
        guard let activity = activities[id] else {
            forget(id)
            return [.end(id, reason)]
        }
        guard var exit = activity.exit else {
            let isAnimated = animated ?? activity.wish?.isAnimated ?? item.animatesExit
            return leave(id, Activity.Exit(reason: reason, isAnimated: isAnimated, isPopped: makingRoom))
        }
        let isHastened = exit.isAnimated && animated == false
        if isHastened { exit.isAnimated = false }
        if exit.returns {
            exit.returns = false
            exit.reason = reason
        }
        activities[id]?.exit = exit
        forgetRequests(ofKey: item.key)
        return isHastened ? [.hasten(id)] : []
    }

    mutating func leave(_ id: Post.ID, _ exit: Activity.Exit) -> [Step] {
        let steps = stopCountdown(of: id) + cancelWishTimer(of: id)
        activities[id]?.phase = .leaving
        activities[id]?.holds = []
        activities[id]?.wish = nil
        activities[id]?.exit = exit
        if exit.isPopped { poppedCount += 1 }
        forgetRequests(ofKey: items[id]?.key)
        return steps + [.leave(id)]
    }

    /// Removes everything: what is on the screen, in the order of its admission, then what waits, in its order.
    mutating func removeAll(because reason: PostRemovalReason, animated: Bool? = nil) -> [Step] {
        (active + waiting).flatMap { remove($0, because: reason, animated: animated) }
    }

    /// The view of a post is no longer where it was put: there is nothing left to animate.
    mutating func viewLost(_ id: Post.ID, because reason: PostRemovalReason) -> [Step] {
        guard activities[id] != nil else { return [] }
        return remove(id, because: reason, animated: false)
    }

    /// The exit of a post is over.
    mutating func left(_ id: Post.ID, at now: PostInstant) -> [Step] {
        guard let activity = activities[id], let exit = activity.exit else { return [] }
        if exit.isPopped {
            poppedCount -= 1
        } else if let pause = Self.interval(pause) {
            pauseEnd = now.media + pause
        }
        guard exit.returns else {
            forget(id)
            return [.end(id, exit.reason)]
        }
        activities[id] = nil
        remainders[id] = activity.remaining
        noteForDropping(id)
        lineUp(id)
        return [.giveBack(id)] + (holds.contains(.noHost) ? expectHost(for: [id], at: now) : [])
    }

    /// Forgets a post whose end has been decided.
    mutating func forget(_ id: Post.ID) {
        let key = items[id]?.key
        forgetContent(of: id)
        forgetKey(of: id)
        items[id] = nil
        activities[id] = nil
        urgent.remove(id)
        delays[id] = nil
        remainders[id] = nil
        forgetRequests(ofKey: key)
    }

    private mutating func cancelWishTimer(of id: Post.ID) -> [Step] {
        guard let timer = activities[id]?.wishTimer?.timer else { return [] }
        activities[id]?.wishTimer = nil
        return [.cancel(timer)]
    }

    // MARK: Timers

    /// A timer that was asked for has run out.
    mutating func timerFired(_ timer: PostTimer, at now: PostInstant) -> [Step] {
        guard isCurrent(timer) else { return [] }
        switch timer.purpose {
        case .dismissal(let id):
            activities[id]?.running = nil
            return remove(id, because: .timeout)
        case .minimumTime(let id):
            activities[id]?.wishTimer = nil
            guard let wish = activities[id]?.wish else { return [] }
            return leave(id, wish)
        case .delay:
            delayTimer = nil
            endDelays(at: now)
            return updateDelayTimer(at: now)
        case .expiry:
            deadlineTimer = nil
            return expireWaiting(at: now)
        case .pause:
            pauseTimer = nil
            return []
        }
    }
}
