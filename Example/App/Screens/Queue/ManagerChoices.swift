import Foundation
import MessageStackView

/// The settings of the post manager, and actions that remove its posts.
@MainActor
final class ManagerChoices {
    private let manager: PostManager
    private let choices: [@MainActor () -> QueueRow]

    init(manager: PostManager) {
        self.manager = manager
        manager.capacity = 1
        var suspension: PostSuspension?
        let capacity = Choice("At the same time", ["1": 1, "2": 2, "3": 3]) { manager.capacity = $0 }
        let replacesOldest = Choice("At capacity", ["wait": false, "remove the oldest": true]) {
            manager.replacesOldestWhenFull = $0
        }
        let ordering = Choice<PostOrdering>(
            "Order", ["by priority": .priorityThenAge, "by age": .age, "newest first": .newestFirst]
        ) { manager.ordering = $0 }
        let limit = Choice("Waiting limit", ["unlimited": Int.max, "2": 2, "none": 0]) { manager.waitingLimit = $0 }
        let overflow = Choice<PostOverflowPolicy>(
            "When the queue is full",
            [
                "refuse": .refuse, "drop the oldest": .dropOldest, "drop the newest": .dropNewest,
                "drop the lowest": .dropLowest,
            ]
        ) { manager.overflowPolicy = $0 }
        let pause = Choice<TimeInterval>("Pause between posts", ["none": 0, "1 s": 1]) {
            manager.pauseBetweenPosts = $0
        }
        let isSuspended = Choice("Suspended", ["no": false, "yes": true]) {
            suspension?.release()
            suspension = $0 ? manager.suspend() : nil
        }
        choices = [
            { capacity.row }, { replacesOldest.row }, { ordering.row }, { limit.row }, { overflow.row }, { pause.row },
            { isSuspended.row },
        ]
    }

    var rows: [QueueRow] {
        choices.map { $0() } + [
            QueueRow(title: "Remove key a") { [manager] in manager.remove(key: "a") },
            QueueRow(title: "Remove normal and low") { [manager] in manager.remove(upTo: .normal) },
            QueueRow(title: "Remove current") { [manager] in manager.removeCurrent() },
            QueueRow(title: "Remove waiting") { [manager] in manager.removeWaiting() },
            QueueRow(title: "Remove all") { [manager] in manager.removeAll() },
        ]
    }
}
