import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts that show the progress and the result of a task.
@MainActor
struct RunningPostTests {
    private struct Failure: Error {}

    /// A gate that suspends a task until a test opens it.
    private struct Gate {
        let opening: AsyncStream<Void>
        let open: AsyncStream<Void>.Continuation

        init() {
            (opening, open) = AsyncStream.makeStream()
        }

        func wait() async throws {
            for await _ in opening { break }
            try Task.checkCancellation()
        }
    }

    private let poster = RecordingPoster()
    private let gate = Gate()

    private func start(
        _ operation: @escaping @Sendable (@escaping @Sendable (Double?) -> Void) async throws -> Int
    ) -> Task<Int, any Error> {
        Task {
            try await poster.post(
                whileRunning: ProgressMessage(title: "Uploading"),
                operation: operation,
                success: { Message(title: "Uploaded \($0)") },
                failure: { _ in Message(title: "Failed") }
            )
        }
    }

    /// Waits for the post of the task.
    private func post() async throws -> Post {
        for _ in 0..<100 where poster.postManager.currentPosts.isEmpty { await Task.yield() }
        return try #require(poster.postManager.currentPosts.first)
    }

    private func title(of post: Post) -> String? { (post.view as? MessageView)?.titleLabel.text }

    @Test func resultIsReturnedAndShownInTheSameView() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        let view = post.view
        #expect(title(of: post) == "Uploading")
        #expect(post.timeLeft == nil)
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(post.view === view)
        #expect(title(of: post) == "Uploaded 3")
        #expect((view as? ProgressMessageView)?.activityIndicatorView.isAnimating == false)
        let time = try #require(post.timeLeft)
        poster.clock.advance(by: time)
        #expect(post.reason == .timeout)
    }

    @Test func errorIsShownAndRethrown() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            throw Failure()
        }
        let post = try await post()
        gate.open.yield()
        await #expect(throws: Failure.self) { try await task.value }
        #expect(title(of: post) == "Failed")
        #expect(post.phase == .shown)
    }

    @Test func removalByUserCancelsTheTask() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        post.remove(reason: .pan)
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(post.reason == .pan)
        #expect(poster.views.isEmpty)
    }

    @Test func cancellingTheTaskRemovesThePost() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(post.reason == .cancelled)
    }

    @Test func removalByCodeLetsTheTaskFinish() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        post.remove()
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(post.reason == .programmatic)
        #expect(poster.views.isEmpty)
    }

    @Test(arguments: [(0.25, 0.25), (7, 1), (-1, 0)]) func reportedFractionIsShownAndClamped(
        fraction: Double, shown: Float
    ) async throws {
        let task = start { [gate] progress in
            progress(0.1)
            progress(fraction)
            try await gate.wait()
            return 3
        }
        let view = try #require(try await post().view as? ProgressMessageView)
        // The two fractions may arrive in separate updates.
        for _ in 0..<100_000 where view.progressView.isHidden || view.progressView.progress != shown {
            await Task.yield()
        }
        #expect(view.progressView.progress == shown)
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(view.progressView.isHidden)
    }

    @Test func waitingPostEntersWithTheReportedProgress() async throws {
        let blocker = poster.post(PostRequest(view: .tagged(1)))
        let task = start { [gate] progress in
            progress(0.5)
            try await gate.wait()
            return 3
        }
        for _ in 0..<100 { await Task.yield() }
        blocker.remove()
        let view = try #require(try await post().view as? ProgressMessageView)
        #expect(view.progressView.progress == 0.5)
        gate.open.yield()
        #expect(try await task.value == 3)
    }
}
