@testable import MessageStackView

/// A queue in which as many posts wait after each run as before.
@MainActor
final class QueueLife: Workload {
    private var queue = PostQueue()
    private var now = PostInstant(media: 0, wall: 0)
    private var dice = Dice()
    private var lastID: UInt64 = 0
    private let waiting: Int
    /// Some of those that wait, and some that have ended since.
    private var known: [Post.ID] = []

    init(waiting: Int) {
        self.waiting = waiting
        for _ in 0..<waiting { known.append(post()) }
    }

    /// Two hundred times two posts, an admission, an entrance, a time-out, an exit, and the removal of one that waits.
    let operationsPerRun = 200 * 7

    func perform() {
        for _ in 0..<200 { liveOn() }
    }

    private func liveOn() {
        now.media += 1
        for _ in 0..<2 { known[anyone()] = post() }
        for case .enter(let id) in queue.admitNext(at: now) {
            for case .start(let timer, _) in queue.entered(id, at: now) { _ = queue.timerFired(timer, at: now) }
            _ = queue.left(id, at: now)
        }
        while queue.waiting.count > waiting { _ = queue.remove(known[anyone()], because: .programmatic) }
    }

    private func post() -> Post.ID {
        lastID += 1
        let id = Post.ID(rawValue: lastID)
        // Stands for a view, which the queue doesn't look at.
        var item = PostQueue.Item(content: unsafeBitCast(UInt(lastID), to: ObjectIdentifier.self))
        item.priority = PostPriority(rawValue: Int.random(in: 0..<5, using: &dice))
        item.interval = 5
        _ = queue.post(id, item, at: now)
        return id
    }

    private func anyone() -> Int { Int.random(in: 0..<waiting, using: &dice) }
}
