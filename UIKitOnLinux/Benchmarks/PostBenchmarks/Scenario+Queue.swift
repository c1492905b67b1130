import MessageStackView
import UIKit

extension Scenario {
    /// Values that are enqueued and then removed, in each state in which they wait.
    static func queues(of count: Int) -> [Scenario] {
        [
            queue(count, "behind a timed post") {
                $0.show(Message("Shown"), for: .seconds(3600))
            },
            queue(count, "endless, behind an endless post", duration: .untilRemoved) {
                $0.show(Message("Shown"), for: .untilRemoved)
            },
            queue(count, "behind an alert") {
                $0.show(AlertMessage("Shown", actions: [.cancel("Keep"), .destructive("Delete")]), for: nil)
            },
            queue(count, "without a host", on: { PostView(edge: .top) }) { _ in },
            queue(count, "while suspended") { $0.suspension = $0.manager.suspend() },
        ]
    }

    /// - Parameters:
    ///   - duration: The time of the values on screen. By default, the library chooses it.
    ///   - makePoster: A closure that returns the poster.
    ///   - enter: A closure that brings a queue into the state in which the values are enqueued.
    private static func queue(
        _ count: Int, _ state: String, duration: PostDuration? = nil,
        on makePoster: @escaping @MainActor () -> PostView = { UIApplication.shared.postView },
        _ enter: @escaping @MainActor (WaitingQueue) -> Void
    ) -> Scenario {
        Scenario(name: "\(count) values \(state)", warmUps: 1) { meter in
            let stage = Stage(draws: false)
            return {
                let queue = WaitingQueue(makePoster())
                enter(queue)
                stage.pass(frames: 90)
                // The first run only fills caches.
                let count = meter.isOn ? count : 100
                let bytes = bytesInUse()
                meter.measure("enqueue") { queue.enqueue(count, for: duration) }
                precondition(queue.manager.waitingCount == count)
                meter.report("waiting value", bytes: (bytesInUse() - bytes) / count)
                if let shown = queue.manager.currentPosts.first {
                    meter.measure("next post") {
                        shown.remove(animated: false)
                        stage.pass(frames: 1)
                    }
                    precondition(queue.manager.waitingCount == count - 1)
                }
                meter.measure("removeAll") { queue.manager.removeAll() }
                queue.suspension = nil
                stage.pass { !queue.manager.isActive }
            }
        }
    }
}

/// A poster whose queue fills.
@MainActor
private final class WaitingQueue {
    var suspension: PostSuspension?
    var manager: PostManager { poster.postManager }
    private let poster: PostView

    init(_ poster: PostView) {
        self.poster = poster
    }

    func show(_ value: some Postable, for duration: PostDuration?) {
        var request = PostRequest(value)
        request.duration = duration
        poster.post(request)
    }

    func enqueue(_ count: Int, for duration: PostDuration?) {
        for number in 0..<count { show(Message("Message \(number)"), for: duration) }
    }
}
