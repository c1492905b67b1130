import UIKit

/// A naive queue in which as many posts wait after each run as before.
@MainActor
final class NaiveQueueLife: Workload {
    private let queue = NaiveQueue()
    private let waiting: Int
    private var dice = Dice()

    init(waiting: Int) {
        self.waiting = waiting
        for _ in 0..<waiting { post() }
    }

    /// Two posts, an admission and the removal of one that waits.
    let operationsPerRun = 4

    func perform() {
        for _ in 0..<2 { post() }
        _ = queue.admitNext()
        queue.remove(queue.view(at: Int.random(in: 0..<queue.count, using: &dice)))
    }

    private func post() {
        queue.post(UIView(), priority: Int.random(in: 0..<5, using: &dice))
    }
}
