/// A moment on both clocks of posting, in seconds.
struct PostInstant: Hashable, Sendable {
    /// Stops while the device sleeps. The time of a post on the screen is counted on it.
    var media: Double
    /// Goes on while the device sleeps. The patience of a waiting post is counted on it.
    var wall: Double
}

/// Names one timer of a queue: never used again, so that a late one can't be taken for another.
struct PostTimer: Hashable, Sendable {
    /// What it is for.
    enum Purpose: Hashable, Sendable {
        /// The time of a shown post is over.
        case dismissal(PostID)
        /// A shown post that was asked to leave may do so.
        case minimumTime(PostID)
        /// The delay of a post is over.
        case delay
        /// Some waiting post has waited too long.
        case expiry
        /// The pause after a post is over.
        case pause
    }

    let serial: UInt64
    let purpose: Purpose
}
