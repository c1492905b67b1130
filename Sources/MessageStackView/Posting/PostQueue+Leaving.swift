extension PostQueue {
    /// Somebody wants the post gone. Asking again changes nothing, except that an unanimated wish cuts an animated
    /// exit short.
    ///
    /// - Parameter animated: nil for what the request asked for.
    mutating func remove(_ id: Post.ID, because reason: PostRemovalReason, animated: Bool? = nil) -> [Step] {
        guard let item = items[id] else { return [] }
        guard let activity = activities[id] else {
            forget(id)
            return [.end(id, reason)]
        }
        if let exit = activity.exit {
            guard exit.isAnimated, animated == false else { return [] }
            activities[id]?.exit?.isAnimated = false
            return [.hasten(id)]
        }
        let steps = stopCountdown(of: id)
        activities[id]?.phase = .leaving
        activities[id]?.holds = []
        activities[id]?.exit = Activity.Exit(reason: reason, isAnimated: animated ?? item.animatesExit)
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
    mutating func left(_ id: Post.ID) -> [Step] {
        guard let exit = activities[id]?.exit else { return [] }
        forget(id)
        return [.end(id, exit.reason)]
    }

    /// A timer that was asked for has run out.
    mutating func timerFired(_ timer: PostTimer, at now: PostInstant) -> [Step] {
        guard isCurrent(timer) else { return [] }
        guard let owner = timer.owner else {
            deadlineTimer = nil
            return expireWaiting(at: now)
        }
        activities[owner]?.running = nil
        return remove(owner, because: .timeout)
    }
}
