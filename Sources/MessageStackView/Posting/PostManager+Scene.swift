import UIKit

extension PostManager {
    /// The scene that the posts are on is gone: they end, but for those that go on with `successor`.
    func loseScene(successor: PostManager) {
        self.successor = successor
        take(queue.sceneLost(at: now))
    }

    /// Gives away the waiting posts that outlive their scene.
    ///
    /// - Returns: whether there were any.
    func handOver() -> Bool {
        guard let successor else { return false }
        let departures = queue.giveUpWaiting(at: now)
        if queue.isEmpty { self.successor = nil }
        guard !departures.isEmpty else { return false }
        let moved = departures.compactMap { departure in records[departure.id].map { (departure, $0) } }
        for (departure, record) in moved {
            records[departure.id] = nil
            gestureManager.forget(record.post)
        }
        successor.takeOver(moved)
        return true
    }

    private func takeOver(_ arrivals: [(PostQueue.Departure, PostRecord)]) {
        for (departure, record) in arrivals {
            record.post.manager = self
            records[departure.id] = record
            streams.tell(.queued(record.post))
        }
        take(arrivals.flatMap { queue.takeOver($0.0, at: now) })
    }
}
