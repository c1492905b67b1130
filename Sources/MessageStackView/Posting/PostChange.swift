import UIKit

/// One thing that a poster is asked to do with one post.
@MainActor
public struct PostChange {
    /// What is to be done.
    public enum Kind: Hashable, Sendable {
        /// Add the slot and bring it in.
        case post
        /// Bring the slot out and remove it. The slot may still be entering or leaving; it goes from where it is.
        case remove(PostRemovalReason)
    }

    /// Whether the post comes or goes.
    public let kind: Kind
    /// The post that changes.
    public let post: Post
    /// What to add, move and remove; the posted view is in it.
    public let slot: PostSlot
    /// Whether the change takes time. If not, the slot has to be where it belongs when `carryOut(_:)` returns.
    public let isAnimated: Bool
    /// How the post is to be shown: what the poster's presentation says, as its request has edited it.
    public let presentation: PostPresentation
    /// How a finger has thrown the slot off the screen; nil if none caused the change.
    public let throwing: PostThrow?
    /// To be called when the change is finished. Only the first call counts, and letting go of the closure without a
    /// call counts as one.
    public let completion: @MainActor () -> Void

    /// The speed of the finger that let go of the slot, in points per second; nil if no finger caused the change.
    public var velocity: CGPoint? { throwing?.velocity }
    /// Whether another post takes this one's place.
    public var isPop: Bool {
        switch kind {
        case .remove(.overridden), .remove(.replaced), .remove(.evicted): true
        default: false
        }
    }
    /// The posted view; nil if somebody took it.
    public var content: UIView? { slot.content }
    /// Where the post is in its life.
    public var phase: PostPhase { post.phase }
}
