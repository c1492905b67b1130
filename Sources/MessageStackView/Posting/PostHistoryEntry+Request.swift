import UIKit

extension PostHistoryEntry {
    /// Creates the entry of a post that has ended or was refused.
    ///
    /// - Parameter view: The view of the post; nil if it wasn't made.
    @MainActor
    init(
        of post: Post, _ request: PostRequest, view: UIView? = nil, endedBecause reason: PostRemovalReason,
        wasShown: Bool = false, at time: TimeInterval
    ) {
        let options = request.options
        id = post.id
        key = options.key
        priority = options.priority ?? .normal
        severity = options.severity
        text = request.content.text(in: view)
        contentType = request.content.typeName
        self.reason = reason
        self.wasShown = wasShown
        self.time = time
    }
}
