/// What happens to a manager's posts, in order.
public enum PostEvent: Sendable {
    /// A request was accepted, and waits for its turn; or a post that was shown waits for another.
    case queued(Post)
    /// A request was not accepted.
    case refused(Post, PostRefusal)
    /// A post is about to come onto the screen.
    case willPost(Post)
    /// A post is on the screen, at rest.
    case didPost(Post)
    /// A post shows something else, in place.
    case updated(Post)
    /// A post stands for one more request of its key: for so many.
    case counted(Post, Int)
    /// A post is about to leave the screen.
    case willRemove(Post)
    /// A post has ended, and has left the screen if it was on it.
    case ended(Post, PostRemovalReason)
}

/// The streams on which one manager tells its events; they end when it goes.
///
/// Used on the main actor only. That the streams end with their owner is `deinit`'s duty, which may run anywhere, but
/// then has the object to itself.
final class PostEventStreams: Sendable {
    nonisolated(unsafe) private var continuations: [UInt64: AsyncStream<PostEvent>.Continuation] = [:]
    nonisolated(unsafe) private var lastID: UInt64 = 0

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    /// A stream of what happens from now on. It keeps what its reader hasn't read yet.
    @MainActor
    func makeStream() -> AsyncStream<PostEvent> {
        lastID += 1
        let id = lastID
        let (stream, continuation) = AsyncStream.makeStream(of: PostEvent.self)
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    @MainActor
    func tell(_ event: PostEvent) {
        for continuation in continuations.values { continuation.yield(event) }
    }
}
