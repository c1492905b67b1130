/// Names one timer of a queue: never used again, so that a late one can't be taken for another.
struct PostTimer: Hashable, Sendable {
    /// What it is for.
    enum Purpose: Hashable, Sendable {
        /// The time of a shown post is over.
        case dismissal(Post.ID)
        /// A shown post that was asked to leave may do so.
        case minimumTime(Post.ID)
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
