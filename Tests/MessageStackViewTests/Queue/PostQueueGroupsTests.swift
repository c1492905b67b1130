import Testing

@testable import MessageStackView

/// The order of waiting posts that enter under different conditions.
@Suite(.leavesNothingBehind)
struct PostQueueGroupsTests {
    private var queue = PostQueue()
    private let now = PostInstant(media: 0, wall: 0)
    private var lastID: UInt64 = 0

    /// Posts one item after the other, and returns the IDs of the posts.
    private mutating func post(_ items: PostQueue.Item...) -> [PostID] {
        items.map { item in
            lastID += 1
            let id = PostID(rawValue: lastID)
            _ = queue.post(id, item, at: now)
            return id
        }
    }

    /// Admits posts until there is no room.
    private mutating func admit() {
        while !queue.admitNext(at: now).isEmpty {}
    }

    @Test mutating func groupsHaveOneOrder() {
        let ids = post(
            .init(), .init(interval: 5), .init(priority: .high, interval: 5), .init(ignoresSuspension: true),
            .init(interval: 5, delay: 1), .init(priority: .high), .init(precedence: .override), .init(delay: 1))
        #expect(queue.groups.all.count > 3)
        #expect(queue.waiting == [6, 2, 5, 0, 1, 3, 4, 7].map { ids[$0] })
        queue.ordering = .newestFirst
        #expect(queue.waiting == [6, 5, 3, 2, 1, 0, 4, 7].map { ids[$0] })
        #expect(queue.groups.count == 8)
    }

    @Test mutating func postThatGetsATimeChangesItsGroup() {
        let shown = post(.init())
        admit()
        let waiting = post(.init(), .init(), .init())
        admit()
        #expect(queue.active == shown)
        queue.setInterval(5, of: waiting[1], at: now)
        admit()
        #expect(queue.active == shown + [waiting[1]])
        #expect(queue.waiting == [waiting[0], waiting[2]])
    }

    @Test mutating func updateThatMayStayChangesTheGroup() {
        _ = post(.init())
        admit()
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        let waiting = post(.init(awaitsInterval: true), .init(awaitsInterval: true))
        let isUpdated = queue.update(waiting[0], with: .init(awaitsInterval: true, mayStay: true), at: now)
        _ = queue.setHoldOfAll(by: .suspension(1), false, at: now)
        admit()
        #expect(isUpdated && queue.waiting == [waiting[0]])
    }

    @Test mutating func urgentPostThatIsTooOldKeepsNoLowerOneWaiting() {
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        let old = post(.init(priority: .high, precedence: .override), .init(priority: .high, precedence: .override))
        let shown = post(.init(ignoresSuspension: true))
        admit()
        let newer = post(.init(precedence: .override))
        _ = queue.setHoldOfAll(by: .suspension(1), false, at: now)
        admit()
        #expect(queue.active == shown + newer)
        #expect(queue.phase(of: shown[0]) == .leaving && queue.waiting == old.reversed())
    }

    @Test mutating func postsWithAKeyAreInTheOrderOfTheQueue() {
        let shown = post(.init(key: "a"))
        admit()
        let ids = post(
            .init(key: "a"), .init(priority: .high, key: "a"), .init(key: "b"), .init(key: "a", delay: 1),
            .init(key: "a", interval: 5))
        #expect(queue.posts(withKey: "a") == shown + [ids[1], ids[0], ids[4], ids[3]])
        _ = queue.remove([ids[0], ids[4]], because: .tap, at: now)
        #expect(queue.posts(withKey: "a") == shown + [ids[1], ids[3]])
        #expect(queue.posts(withKey: "c") == [])
    }
}
