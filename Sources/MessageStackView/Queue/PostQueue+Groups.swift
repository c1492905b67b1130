extension PostQueue {
    /// The conditions under which a waiting post may enter, besides its turn.
    struct Conditions: Equatable, Sendable {
        let poster: ObjectIdentifier?
        let ignoresSuspension: Bool
        let timesOut: Bool
        /// Whether another post has replaced the post on screen.
        let isReturning: Bool
        /// Whether the precedence of the post is to replace another one.
        let replacesOthers: Bool

        init(of item: Item, isReturning: Bool = false) {
            poster = item.poster
            ignoresSuspension = item.ignoresSuspension
            timesOut = item.timesOut
            self.isReturning = isReturning
            replacesOthers = item.precedence != .enqueue
        }
    }

    /// The waiting posts that enter under the same conditions.
    struct Group: Sendable {
        let conditions: Conditions
        /// The posts in the order in which they are admitted; not empty.
        var ids: [PostID]
    }

    /// The waiting posts, in groups with one first post each, so that no event has to look at all of them.
    struct Groups: Sendable {
        /// The posts whose delay is over, in one group for each set of conditions.
        private(set) var all: [Group] = []
        /// The posts whose delay isn't over, in the order in which it ends.
        private(set) var delayed: [PostID] = []

        var count: Int { all.reduce(delayed.count) { $0 + $1.ids.count } }

        /// Inserts a post.
        ///
        /// - Parameter precedes: Returns whether another post precedes it.
        mutating func insert(_ entry: Entry, after precedes: (PostID) -> Bool) {
            if entry.delayEnd != nil {
                delayed.insert(entry.id, at: delayed.sortedIndex(after: precedes))
            } else if let index = all.firstIndex(where: { $0.conditions == entry.conditions }) {
                let position = all[index].ids.sortedIndex(after: precedes)
                all[index].ids.insert(entry.id, at: position)
            } else {
                all.append(Group(conditions: entry.conditions, ids: [entry.id]))
            }
        }

        /// Removes a post, as it was when it was inserted.
        ///
        /// - Parameter precedes: Returns whether another post precedes it.
        mutating func remove(_ entry: Entry, after precedes: (PostID) -> Bool) {
            if entry.delayEnd != nil {
                delayed.remove(at: delayed.sortedIndex(after: precedes))
            } else if let index = all.firstIndex(where: { $0.conditions == entry.conditions }) {
                let position = all[index].ids.sortedIndex(after: precedes)
                all[index].ids.remove(at: position)
                if all[index].ids.isEmpty { all.remove(at: index) }
            }
        }

        /// Removes posts, in one pass.
        mutating func remove(_ ids: Set<PostID>) {
            for index in all.indices { all[index].ids.removeAll(where: ids.contains) }
            all.removeAll(where: \.ids.isEmpty)
            delayed.removeAll(where: ids.contains)
        }

        /// Sorts each group.
        mutating func sort(by sorted: ([PostID]) -> [PostID]) {
            for index in all.indices { all[index].ids = sorted(all[index].ids) }
        }
    }

    /// The waiting posts in the order in which they are admitted. Posts whose delay isn't over are last.
    var waiting: [PostID] { groups.all.reduce([]) { merged($0, $1.ids) } + groups.delayed }

    /// The groups that no suspension or missing host prevents from entering.
    var openGroups: [Group] {
        let closing = holds.filter(\.keepsPostsWaiting)
        return groups.all.filter { group in !closing.contains { $0.applies(to: group.conditions) } }
    }

    /// The waiting post whose delay ends first; nil if there is none.
    var firstDelayed: Entry? { groups.delayed.first.flatMap { self[$0] } }

    /// Returns the post that is admitted first among those in some groups.
    func first(of groups: [Group]) -> Entry? {
        groups.compactMap { $0.ids.first.flatMap { self[$0] } }.min { $0.precedes($1, in: ordering) }
    }

    /// Returns the first post of each group, and the first one of each priority among urgent ones, in their order. Another post of the
    /// group with the same priority is older, so that it can't replace a post that the first one can't.
    func firstOfEachRank(of groups: [Group]) -> [Entry] {
        var found: [Entry] = []
        for group in groups {
            var rest = group.ids[...]
            while let first = rest.first.flatMap({ self[$0] }) {
                found.append(first)
                guard first.isUrgent else { break }
                rest = rest[rest.sortedIndex(after: { self[$0]?.hasRank(of: first) == true })...]
            }
        }
        return found.sorted { $0.precedes($1, in: ordering) }
    }

    /// Merges two sorted lists of posts.
    private func merged(_ some: [PostID], _ others: [PostID]) -> [PostID] {
        guard !some.isEmpty, !others.isEmpty else { return some + others }
        var merged: [PostID] = []
        var rest = others[...]
        for id in some {
            guard let entry = self[id] else { continue }
            while let other = rest.first, self[other]?.precedes(entry, in: ordering) == true {
                merged.append(rest.removeFirst())
            }
            merged.append(id)
        }
        return merged + rest
    }
}

extension RandomAccessCollection {
    /// Returns the index after the elements for which a condition is true, found by bisection. The condition must be false for all
    /// elements after the first for which it is false. New posts are often last, so the last element is examined first.
    func sortedIndex(after condition: (Element) -> Bool) -> Index {
        guard let last, !condition(last) else { return endIndex }
        var range = startIndex..<index(before: endIndex)
        while !range.isEmpty {
            let middle = index(range.lowerBound, offsetBy: distance(from: range.lowerBound, to: range.upperBound) / 2)
            range = condition(self[middle]) ? index(after: middle)..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
