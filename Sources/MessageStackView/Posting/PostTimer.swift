/// Names one timer of a queue: never used again, so that a late one can't be taken for another.
struct PostTimer: Hashable, Sendable {
    let serial: UInt64
    /// The post that leaves when it fires; nil for the one that looks after waiting posts.
    let owner: Post.ID?
}
