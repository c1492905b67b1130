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
