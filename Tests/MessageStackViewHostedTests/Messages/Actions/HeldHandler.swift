/// The handler of an action, which runs until a test ends it.
@MainActor
final class HeldHandler {
    private(set) var starts = 0
    private(set) var successes = 0
    private(set) var cancellations = 0

    private var ending: AsyncThrowingStream<Void, any Error>.Continuation?

    /// Waits for the end, or for the cancellation of the task.
    func run() async throws {
        starts += 1
        let (stream, ending) = AsyncThrowingStream<Void, any Error>.makeStream()
        self.ending = ending
        for try await _ in stream {}
        if Task.isCancelled { cancellations += 1 }
        try Task.checkCancellation()
        successes += 1
    }

    func succeed() { ending?.finish() }

    func fail(_ error: any Error) { ending?.finish(throwing: error) }
}
