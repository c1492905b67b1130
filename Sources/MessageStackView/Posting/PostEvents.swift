/// An event in the life of a manager's posts.
public enum PostEvent: Sendable {
    /// A request was accepted and waits, or a post that was on screen waits again.
    case waiting(Post)
    /// A request was refused.
    case refused(Post, PostRefusal)
    /// A post is about to enter the screen.
    case willPost(Post)
    /// The entrance of a post has ended.
    case didPost(Post)
    /// A post shows other content in place.
    case updated(Post)
    /// A post counts one more request for its key. The number is the new count.
    case counted(Post, Int)
    /// A post is about to leave the screen.
    case willRemove(Post)
    /// A post has ended. If it was on screen, it has left.
    case ended(Post, PostRemovalReason)
}

/// The streams of one manager's events. They end when the manager is deallocated.
///
/// They are used on the main actor only. `deinit`, which ends them, may run on any thread, but nothing else uses the object
/// then.
final class PostEventStreams: Sendable {
    nonisolated(unsafe) private var continuations: [UInt64: AsyncStream<PostEvent>.Continuation] = [:]
    nonisolated(unsafe) private var lastID: UInt64 = 0

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    /// Returns a stream of the events from now on. It keeps events until they are read.
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
