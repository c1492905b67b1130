import Foundation

@testable import Example

/// A simulated server whose answers wait until a test sends them.
@MainActor
final class ManualServer {
    private var requests: [CheckedContinuation<Void, any Error>] = []

    /// A server that waits for this one.
    var server: SampleServer {
        SampleServer { _ in
            try await withTaskCancellationHandler {
                try await self.wait()
            } onCancel: {
                Task { @MainActor in self.answer(throwing: CancellationError()) }
            }
        }
    }

    /// Waits for a request if there is none, and answers all of them.
    ///
    /// - Parameter error: The error of the requests; nil, the default, for success.
    func answerNext(throwing error: (any Error)? = nil) async {
        await waitForRequest()
        answer(throwing: error)
    }

    /// Waits for a request if there is none.
    func waitForRequest() async {
        await TaskOrder.settle()
    }

    private func wait() async throws {
        try await withCheckedThrowingContinuation { requests.append($0) }
    }

    private func answer(throwing error: (any Error)?) {
        let answered = requests
        requests = []
        for request in answered {
            if let error { request.resume(throwing: error) } else { request.resume() }
        }
    }
}
