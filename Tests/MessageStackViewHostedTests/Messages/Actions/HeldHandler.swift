/// The handler of an action, which runs until a test ends it.
@MainActor
final class HeldHandler {
    private(set) var starts = 0
    private(set) var successes = 0
    private(set) var cancellations = 0

    private var ending: CheckedContinuation<Void, any Error>?

    /// Waits for the end, or for the cancellation of the task. The task stays on the main actor, so that a test that lets tasks
    /// run knows that this one has.
    func run() async throws {
        starts += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { ending = $0 }
        } onCancel: {
            Task { @MainActor in end(.success(())) }
        }
        if Task.isCancelled { cancellations += 1 }
        try Task.checkCancellation()
        successes += 1
    }

    func succeed() { end(.success(())) }

    func fail(_ error: any Error) { end(.failure(error)) }

    private func end(_ result: Result<Void, any Error>) {
        ending?.resume(with: result)
        ending = nil
    }
}
