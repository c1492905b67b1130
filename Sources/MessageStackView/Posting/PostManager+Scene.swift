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
        let transfers = queue.transferWaiting(at: now)
        if queue.isEmpty { self.successor = nil }
        guard !transfers.isEmpty else { return false }
        let moved = transfers.compactMap { transfer in records[transfer.entry.id].map { (transfer, $0) } }
        for (transfer, record) in moved {
            records[transfer.entry.id] = nil
            gestureManager.forget(record.post)
        }
        successor.receive(moved)
        return true
    }

    private func receive(_ transfers: [(PostQueue.Transfer, PostRecord)]) {
        for (transfer, record) in transfers {
            record.post.manager = self
            records[transfer.entry.id] = record
            streams.tell(.queued(record.post))
        }
        take(transfers.flatMap { queue.receive($0.0, at: now) })
    }
}
