@testable import MessageStackView

/// A queue in steady state: the number of waiting posts is the same after each run.
@MainActor
final class QueueLife: Workload {
    private var queue = PostQueue()
    private var now = PostInstant(media: 0, wall: 0)
    private var dice = Dice()
    private var lastID: UInt64 = 0
    private let waiting: Int
    /// Recent posts. Some of them are waiting, and others have ended.
    private var known: [Post.ID] = []

    init(waiting: Int) {
        self.waiting = waiting
        for _ in 0..<waiting { known.append(post()) }
    }

    /// 200 steps of seven events: two posts, an admission, an entrance, a timeout, an exit, and the removal of a
    /// waiting post.
    let operationsPerRun = 200 * 7

    func perform() {
        for _ in 0..<200 { step() }
    }

    private func step() {
        now.media += 1
        for _ in 0..<2 { known[randomIndex()] = post() }
        for case .enter(let id) in queue.admitNext(at: now) {
            queue.show(id, &now)
        }
        while queue.waiting.count > waiting { _ = queue.remove(known[randomIndex()], because: .programmatic, at: now) }
    }

    private func post() -> Post.ID {
        lastID += 1
        let id = Post.ID(rawValue: lastID)
        // A placeholder for a view. The queue only compares it.
        var item = PostQueue.Item(content: unsafeBitCast(UInt(lastID), to: ObjectIdentifier.self))
        item.priority = PostPriority(rawValue: Int.random(in: 0..<5, using: &dice))
        item.interval = 5
        _ = queue.post(id, item, at: now)
        return id
    }

    private func randomIndex() -> Int { Int.random(in: 0..<waiting, using: &dice) }
}
