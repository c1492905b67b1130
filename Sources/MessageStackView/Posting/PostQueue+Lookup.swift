extension PostQueue {
    /// Every post of a key that has not ended: those on the screen in the order of their admission, then the waiting
    /// ones in their order.
    func posts(withKey key: PostKey) -> [Post.ID] {
        let ids = posts[key] ?? []
        let onScreen = ids.compactMap { id in activities[id].map { (id: id, admission: $0.admission) } }
        let waiting = ids.filter(isWaiting).compactMap { place(of: $0) }
        return onScreen.sorted { $0.admission < $1.admission }.map(\.id) + waiting.sorted().map(\.id)
    }

    /// How many posts of a key have not ended. O(1).
    func count(ofKey key: PostKey) -> Int { posts[key]?.count ?? 0 }

    /// The posts that a new one's policy is about.
    func duplicates(of item: Item) -> [Post.ID] {
        guard let key = item.key, item.duplicatePolicy != .post else { return [] }
        return posts(withKey: key).filter { phase(of: $0) != .leaving }
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

    /// Where a post stands in the line by the present ordering.
    func place(of id: Post.ID) -> Place? {
        items[id].map { Place(priority: $0.priority, id: id, ordering: ordering) }
    }
}
