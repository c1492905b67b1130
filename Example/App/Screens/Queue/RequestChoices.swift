import Foundation
import MessageStackView

/// The settings of the next request.
@MainActor
final class RequestChoices {
    private let priority = Choice<PostPriority>("Priority", ["normal": .normal, "high": .high, "low": .low])
    private let key = Choice<PostKey?>("Key", ["none": nil, "a": "a", "b": "b"])
    private let duplicatePolicy = Choice<PostDuplicatePolicy>(
        "Duplicate key",
        ["post": .post, "ignore": .ignore, "replace": .replace, "update": .update, "count": .count])
    private let precedence = Choice<PostPrecedence>(
        "Precedence",
        [
            "wait": .enqueue, "override": .override, "override, drop waiting": .overrideRemovingWaiting,
            "override, then return": .interrupt,
        ])
    private let duration = Choice<PostDuration>(
        "Duration", ["3 s": .seconds(3), "10 s": .seconds(10), "automatic": .automatic, "until removed": .untilRemoved])
    private let delay = Choice<TimeInterval>("Delay", ["none": 0, "2 s": 2])
    private let minimumTime = Choice<TimeInterval>("Minimum time", ["none": 0, "3 s": 3])
    private var count = 0

    var rows: [QueueRow] {
        [priority.row, key.row, duplicatePolicy.row, precedence.row, duration.row, delay.row, minimumTime.row]
    }

    /// Returns the next request, and the name of its post in the list.
    func makeRequest() -> (request: PostRequest, name: String) {
        count += 1
        let traits = [priority.row.value, key.value.map { "key \($0.rawValue)" }].compactMap { $0 }
        let name = "Post \(count)"
        var request = PostRequest(Message(title: name, subtitle: traits.joined(separator: ", ")))
        request.priority = priority.value
        request.key = key.value
        request.duplicatePolicy = duplicatePolicy.value
        request.precedence = precedence.value
        request.duration = duration.value
        request.delay = delay.value
        request.minimumTime = minimumTime.value
        return (request, name)
    }
}
