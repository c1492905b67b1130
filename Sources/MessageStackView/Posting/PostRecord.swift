import UIKit

/// What a manager keeps of a post that has not ended.
struct PostRecord {
    /// Something that the poster has been asked for and has not finished.
    struct Change {
        let serial: UInt64
        let kind: PostChange.Kind
        let isAnimated: Bool
        /// Runs out if the poster takes too long; nil while a finger is on the post.
        var limit: (any PostClockTimer)?
    }

    let post: Post
    let request: PostRequest
    /// Whether `willPost` was told, and so the other delegate calls have to follow.
    var wasAnnounced = false
    /// Made when it enters.
    var slot: PostSlot?
    var change: Change?
    /// The speed of the finger that let go of it last, in points per second.
    var velocity: CGPoint?
}
