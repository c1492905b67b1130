@testable import MessageStackView

/// Registers the benchmarks of the queue: events while posts wait, and 10,000 posts from enqueueing to removal.
func registerQueues() {
    register("Queue, 1000 waiting") { QueueLife(waiting: 1000) }
    register("Queue, 10000 messages") { QueueDrain() }
}

/// Enqueues 10,000 posts and then shows one after another until all have timed out.
@MainActor
final class QueueDrain: Workload {
    private let count: UInt64 = 10_000

    func perform() {
        var queue = PostQueue()
        var now = PostInstant(media: 0, wall: 0)
        for number in 1...count {
            // A placeholder for a view. The queue only compares it.
            let content = unsafeBitCast(UInt(number), to: ObjectIdentifier.self)
            _ = queue.post(PostID(rawValue: number), PostQueue.Item(content: content, interval: 5), at: now)
        }
        while case .enter(let id)? = queue.admitNext(at: now).last {
            now.media += 5
            for case .start(let timer, _) in queue.entered(id, at: now) { _ = queue.timerFired(timer, at: now) }
            _ = queue.left(id, at: now)
        }
        precondition(queue.isEmpty)
    }
}
