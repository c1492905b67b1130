@testable import MessageStackView

/// Registers the benchmarks of the queue: events while posts wait, and 10,000 posts from enqueueing to removal.
func registerQueues() {
    register("Queue, 1000 waiting") { QueueLife(waiting: 1000) }
    register("Queue, 10000 messages") { QueueDrain() }
}

/// Enqueues 10,000 posts, most of them while the first one is shown, and then shows one after another until all have timed
/// out.
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
            _ = queue.admitNext(at: now)
        }
        queue.show(PostID(rawValue: 1), &now)
        while case .enter(let id)? = queue.admitNext(at: now).last {
            queue.show(id, &now)
        }
        precondition(queue.isEmpty)
    }
}

extension PostQueue {
    /// Ends the entrance of a post, and removes the post 5 seconds later, after its time. Each event asks for the next one, as
    /// those of a manager do.
    mutating func show(_ id: PostID, _ now: inout PostInstant) {
        _ = entered(id, at: now)
        precondition(nextEvent.media == now.media + 5)
        now.media += 5
        precondition(timeDidPass(at: now) == [.leave(id)])
        _ = left(id, at: now)
    }
}
