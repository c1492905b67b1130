extension PostQueue {
    var isEmpty: Bool { items.isEmpty }

    var waitingCount: Int { items.count - activities.count }

    /// Whether nothing keeps waiting posts from entering, apart from a lack of room.
    ///
    /// - Parameter isExempt: for those that ignore suspensions.
    func isOpen(isExempt: Bool) -> Bool {
        !holds.contains { $0.keepsPostsWaiting && !(isExempt && $0.isSuspension) }
    }

    /// Whether one more post may enter without any other leaving.
    var hasRoom: Bool {
        guard activities.count - poppedCount < capacity else { return false }
        return !isOneAtATime || !activities.keys.contains { items[$0]?.interval != nil }
    }

    // MARK: One post

    /// nil for a post that has ended, or never was.
    func phase(of id: Post.ID) -> PostPhase? {
        if let activity = activities[id] { return activity.phase }
        return items[id] == nil ? nil : .queued
    }

    func isWaiting(_ id: Post.ID) -> Bool { items[id] != nil && activities[id] == nil }

    /// Whether the post's exit is to be animated, as last decided; false for one that isn't leaving.
    func exitIsAnimated(_ id: Post.ID) -> Bool { activities[id]?.exit?.isAnimated ?? false }

    /// Why a leaving post leaves.
    func exitReason(of id: Post.ID) -> PostRemovalReason? { activities[id]?.exit?.reason }

    // MARK: All posts

    /// Waiting posts in the order in which they will enter, those last whose delay still runs. O(n log n).
    var waiting: [Post.ID] {
        waitingInLine + delays.map { Deadline(due: $0.value, id: $0.key) }.sorted().map(\.id)
    }

    /// Entering, shown and leaving posts in the order in which they were admitted.
    var active: [Post.ID] {
        activities.sorted { $0.value.admission < $1.value.admission }.map(\.key)
    }

    // MARK: Content

    /// The newest post that shows `content`, a leaving one included.
    func post(showing content: ObjectIdentifier) -> Post.ID? { newestPost[content] }

    /// Whether a post other than `id` shows `content` or waits to.
    func isTaken(_ content: ObjectIdentifier, by id: Post.ID? = nil) -> Bool {
        guard let other = newestPost[content], other != id else { return false }
        return activities[other]?.isGoing != true
    }

    mutating func forgetContent(of id: Post.ID) {
        guard let content = items[id]?.content, newestPost[content] == id else { return }
        newestPost[content] = nil
    }

    // MARK: Keys

    /// Every post of a key that has not ended: those on the screen in the order of their admission, then the waiting
    /// ones in their order.
    func posts(withKey key: PostKey) -> [Post.ID] {
        let ids = posts[key] ?? []
        let onScreen = ids.compactMap { id in activities[id].map { (id: id, admission: $0.admission) } }
        let waiting = ids.filter(isWaiting)
        let delayed = waiting.compactMap { id in delays[id].map { Deadline(due: $0, id: id) } }
        return onScreen.sorted { $0.admission < $1.admission }.map(\.id)
            + waiting.compactMap(place(of:)).sorted().map(\.id) + delayed.sorted().map(\.id)
    }

    /// How many posts of a key have not ended. O(1).
    func count(ofKey key: PostKey) -> Int { posts[key]?.count ?? 0 }

    /// The posts of an item's key that stay.
    func twins(of item: Item) -> [Post.ID] {
        guard let key = item.key, let ids = posts[key] else { return [] }
        return ids.filter { activities[$0]?.isGoing != true }.sorted()
    }

    mutating func noteKey(of id: Post.ID) {
        guard let key = items[id]?.key else { return }
        posts[key, default: []].insert(id)
    }

    mutating func forgetKey(of id: Post.ID) {
        guard let key = items[id]?.key else { return }
        posts[key]?.remove(id)
        if posts[key]?.isEmpty == true { posts[key] = nil }
    }

    // MARK: Counting

    mutating func countRequest(_ key: PostKey?) {
        guard let key else { return }
        requestCounts[key, default: 0] += 1
    }

    /// Starts to count anew where the last post of a key that stayed goes.
    mutating func forgetRequests(ofKey key: PostKey?) {
        guard let key, requestCounts[key] != nil else { return }
        if posts[key]?.contains(where: { activities[$0]?.isGoing != true }) != true { requestCounts[key] = nil }
    }
}
