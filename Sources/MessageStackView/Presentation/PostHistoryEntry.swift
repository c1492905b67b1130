public import UIKit

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
    /// The name of the type of the posted value or view.
    let contentType: String
}
