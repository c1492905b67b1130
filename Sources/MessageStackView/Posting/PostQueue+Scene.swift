extension PostQueue {
    /// A waiting post that goes to another queue, and what is known of it.
    struct Departure: Sendable {
        let id: Post.ID
        let item: Item
        let isUrgent: Bool
        /// Seconds before it takes its place in the line.
        let delay: Double?
        /// Seconds that it waits at most.
        let expiresAfter: Double?
        /// Seconds that it has left on the screen, if it was there.
        let remainder: Double?
        /// How often its key was asked for; only the first one of a key says so.
        var requestCount = 0
    }

    /// What the posts are on is gone for good. Those that outlive it come off the screen to wait again, until
    /// `giveUpWaiting(at:)` lets go of them; the others end.
    mutating func sceneLost(at now: PostInstant) -> [Step] {
        (active + waiting).flatMap { id -> [Step] in
            items[id]?.outlivesScene == true
                ? callBack(id, at: now) : remove(id, because: .hostGone, animated: false)
        }
    }

    /// Takes a post off the screen, so that it waits again. One that is asked to go, or goes, does so at once.
    private mutating func callBack(_ id: Post.ID, at now: PostInstant) -> [Step] {
        guard let activity = activities[id] else { return [] }
        if let wish = activity.wish { return remove(id, because: wish.reason, animated: false) }
        guard let exit = activity.exit else {
            return pauseCountdown(of: id, at: now)
                + leave(id, Activity.Exit(reason: .hostGone, isAnimated: false, returns: true))
        }
        activities[id]?.exit?.isAnimated = false
        return exit.isAnimated ? [.hasten(id)] : []
    }

    /// Forgets the waiting posts that outlive their scene, which somebody else shows from now on.
    mutating func giveUpWaiting(at now: PostInstant) -> [Departure] {
        let expiries = deadlines.elements.filter { !$0.isForHost }.map { ($0.id, $0.due - now.wall) }
        let expiry = Dictionary(expiries, uniquingKeysWith: min)
        let counts = requestCounts
        var departures = waiting.compactMap { id in
            items[id].flatMap { item in
                item.outlivesScene
                    ? Departure(
                        id: id,
                        item: item,
                        isUrgent: urgent.contains(id),
                        delay: delays[id].map { $0 - now.media },
                        expiresAfter: item.hasEntered ? nil : expiry[id],
                        remainder: remainders[id]
                    ) : nil
            }
        }
        var counted: Set<PostKey> = []
        for index in departures.indices {
            forget(departures[index].id)
            guard let key = departures[index].item.key, counted.insert(key).inserted else { continue }
            departures[index].requestCount = counts[key] ?? 0
        }
        return departures
    }

    /// Lets a post of another queue wait here, whatever the limits: it was accepted already.
    mutating func takeOver(_ departure: Departure, at now: PostInstant) -> [Step] {
        if let key = departure.item.key { requestCounts[key, default: 0] += departure.requestCount }
        remainders[departure.id] = departure.remainder
        return insert(
            departure.id, departure.item, delay: departure.delay, expiresAfter: departure.expiresAfter,
            isUrgent: departure.isUrgent, at: now)
    }
}
