import MessageStackView
import UIKit

/// What one writes first: an array of views, sorted at each insertion.
@MainActor
final class NaiveQueue {
    private struct Waiting {
        let view: UIView
        let priority: Int
    }

    private var line: [Waiting] = []

    func post(_ view: UIView, priority: Int) {
        line.append(Waiting(view: view, priority: priority))
        line.sort { $0.priority > $1.priority }
    }

    func admitNext() -> UIView? {
        line.isEmpty ? nil : line.removeFirst().view
    }

    func remove(_ view: UIView) {
        line.removeAll { $0.view === view }
    }
}

/// A naive queue in which as many posts wait after each run as before.
@MainActor
final class NaiveQueueLife: Workload {
    private let queue = NaiveQueue()
    private let views: [UIView]
    private var dice = Dice()

    init(waiting: Int) {
        views = [UIView(), UIView()]
        for _ in 0..<waiting { queue.post(UIView(), priority: Int.random(in: 0..<5, using: &dice)) }
    }

    /// Two posts, an admission and the removal of one that waits.
    let operationsPerRun = 4

    func perform() {
        for view in views { queue.post(view, priority: Int.random(in: 0..<5, using: &dice)) }
        let admitted = queue.admitNext()
        queue.remove(views[0])
        _ = admitted
    }
}
