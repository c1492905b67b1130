/// Posts in an order, the first first. One that has gone keeps its place until it comes up or the line is tidied, which
/// saves a search. Adding and taking cost O(log n) on average.
struct PostLine: Sendable {
    /// A place in the line.
    struct Place: Comparable, Sendable {
        /// The higher comes first.
        let rank: Int
        let id: Post.ID
        let isNewestFirst: Bool
        /// Before all others.
        var isFirst = false

        static func < (lhs: Place, rhs: Place) -> Bool {
            if lhs.isFirst != rhs.isFirst { return lhs.isFirst }
            guard lhs.rank == rhs.rank else { return lhs.rank > rhs.rank }
            // Of those that were to come at once, the last word counts.
            return lhs.isNewestFirst || lhs.isFirst ? lhs.id > rhs.id : lhs.id < rhs.id
        }
    }

    private var heap = BinaryHeap<Place>()

    /// Places, those included that nobody stands at any more.
    var placeCount: Int { heap.count }

    /// Those places, in no order.
    var places: [Place] { heap.elements }

    mutating func insert(_ place: Place) {
        heap.insert(place)
    }

    /// The first that satisfies `isHere`; those before it have gone, and lose their places.
    mutating func first(where isHere: (Post.ID) -> Bool) -> Place? {
        while let place = heap.first {
            if isHere(place.id) { return place }
            _ = heap.popFirst()
        }
        return nil
    }

    mutating func removeFirst() {
        _ = heap.popFirst()
    }

    /// Drops the places of those that have gone once they are the most, which costs O(1) per post on average.
    mutating func tidy(expecting count: Int, where isHere: (Post.ID) -> Bool) {
        guard heap.count > 2 * count + 32 else { return }
        heap.keep { isHere($0.id) }
    }
}

// MARK: - Orders

extension PostLine.Place {
    /// By what comes next.
    init(_ id: Post.ID, priority: PostPriority, isFirst: Bool, ordering: PostOrdering) {
        // Those that were to come at once come by priority, however the others do.
        let ranks = isFirst || ordering == .priorityThenAge
        self.init(
            rank: ranks ? priority.rawValue : 0,
            id: id,
            isNewestFirst: ordering == .newestFirst,
            isFirst: isFirst
        )
    }

    /// By what is dropped next where too many wait; nil where none of them is.
    init?(dropping id: Post.ID, priority: PostPriority, policy: PostOverflowPolicy) {
        switch policy {
        case .refuse: return nil
        case .dropOldest: self.init(rank: 0, id: id, isNewestFirst: false)
        case .dropNewest: self.init(rank: 0, id: id, isNewestFirst: true)
        // The lowest priority ranks highest here; a complement can't overflow.
        case .dropLowest: self.init(rank: ~priority.rawValue, id: id, isNewestFirst: true)
        }
    }
}
