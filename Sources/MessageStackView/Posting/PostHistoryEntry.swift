import UIKit

/// A record of a post that has ended, for `PostManager.history`.
public struct PostHistoryEntry: Sendable, Identifiable {
    /// The ID of the post.
    public let id: Post.ID
    /// The key of the post's request.
    public let key: PostKey?
    /// The priority of the post's request.
    public let priority: PostPriority
    /// The severity of the post's request.
    public let severity: PostSeverity?
    /// The text in the post's view. If the post ended before its view was made, it is the `Postable.summary` of the posted
    /// value. If that is nil, or no value was posted, it is empty.
    public let text: String
    /// The reason why the post ended.
    public let reason: PostRemovalReason
    /// A Boolean value that indicates whether the post was ever on screen.
    public let wasShown: Bool
    /// The time at which the post ended, in seconds: the wall time of the manager's clock, of which only differences matter.
    public let time: TimeInterval
}

extension PostHistoryEntry {
    @MainActor
    init(_ record: PostRecord, endedBecause reason: PostRemovalReason, wasShown: Bool, at time: TimeInterval) {
        let options = record.request.options
        id = record.post.id
        key = options.key
        priority = options.priority ?? .normal
        severity = options.severity
        text = record.text
        self.reason = reason
        self.wasShown = wasShown
        self.time = time
    }
}

/// The latest posts of a manager that have ended.
@MainActor
struct PostHistory {
    /// The maximum number of entries.
    var limit = 0 {
        didSet { trim() }
    }

    /// The entries, oldest first.
    private(set) var entries: [PostHistoryEntry] = []

    /// Adds an entry, unless the post was merged into another one.
    mutating func add(
        _ record: PostRecord, endedBecause reason: PostRemovalReason, wasShown: Bool, at time: TimeInterval
    ) {
        guard limit > 0 else { return }
        if case .merged = reason { return }
        entries.append(PostHistoryEntry(record, endedBecause: reason, wasShown: wasShown, at: time))
        trim()
    }

    private mutating func trim() {
        let surplus = entries.count - max(0, limit)
        if surplus > 0 { entries.removeFirst(surplus) }
    }
}
