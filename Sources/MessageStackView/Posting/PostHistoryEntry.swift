import UIKit

/// A post that has ended, as `PostManager.history` remembers it.
public struct PostHistoryEntry: Sendable, Identifiable {
    /// The id of the post.
    public let id: Post.ID
    /// The key of its request.
    public let key: PostKey?
    /// The priority of its request.
    public let priority: PostPriority
    /// The severity of its request.
    public let severity: PostSeverity?
    /// What could be read in it; empty for one that ended before it had a view, unless its value knows.
    public let text: String
    /// Why it ended.
    public let reason: PostRemovalReason
    /// Whether it was on the screen.
    public let wasShown: Bool
    /// When it ended, on the wall time of the manager's clock, in seconds.
    public let time: TimeInterval
}

extension PostHistoryEntry {
    @MainActor
    init(_ record: PostRecord, endedBecause reason: PostRemovalReason, wasShown: Bool, at time: TimeInterval) {
        let request = record.request
        let content = request.content
        id = record.post.id
        key = request.key
        priority = request.priority
        severity = request.severity
        text = content.viewIfMade.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } ?? content.model?.text ?? ""
        self.reason = reason
        self.wasShown = wasShown
        self.time = time
    }
}
