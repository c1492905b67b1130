/// The number of requests for each key, which is kept until no post with the key remains.
struct RequestCounts: Sendable {
    private var counts: [PostKey: Int] = [:]

    /// Adds a request, if it has a key.
    mutating func add(_ key: PostKey?) {
        if let key { counts[key, default: 0] += 1 }
    }

    /// Withdraws a request for a key.
    ///
    /// - Returns: Whether it was the last one; false if there was none.
    mutating func withdraw(_ key: PostKey) -> Bool {
        guard let count = counts[key] else { return false }
        counts[key] = count > 1 ? count - 1 : nil
        return count <= 1
    }

    /// Returns whether there are requests for a key.
    func contains(_ key: PostKey) -> Bool { counts[key] != nil }

    /// Forgets the number for a key.
    mutating func forget(_ key: PostKey) { counts[key] = nil }

    /// Removes and returns the numbers for posts that move to another queue. If another post with the key stays, each moved post
    /// takes one request. Otherwise, the whole number moves.
    ///
    /// - Parameters:
    ///   - keys: The keys of the posts, once for each post.
    ///   - staying: The keys of the posts that stay.
    mutating func take(_ keys: [PostKey], staying: Set<PostKey>) -> RequestCounts {
        var taken = RequestCounts()
        for (key, moved) in Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +) {
            guard let count = counts[key] else { continue }
            taken.counts[key] = staying.contains(key) ? moved : count
            counts[key] = staying.contains(key) ? max(1, count - moved) : nil
        }
        return taken
    }

    /// Adds the numbers of another queue.
    mutating func merge(_ other: RequestCounts) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }
}
