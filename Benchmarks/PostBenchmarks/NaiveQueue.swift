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

    var count: Int { line.count }

    func view(at index: Int) -> UIView { line[index].view }

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
