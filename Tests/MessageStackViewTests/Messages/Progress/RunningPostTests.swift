import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts that show the progress and the result of a task.
@MainActor
@Suite(.leavesNothingBehind)
struct RunningPostTests {
    private struct Failure: Error {}

    private enum NetworkError: Error {
        case cancelled, timedOut
    }

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
        _ actions: [PostAction] = [],
        _ operation: @escaping @Sendable (@escaping @Sendable (Double?) -> Void) async throws -> Int
    ) -> Task<Int, any Error> {
        Task {
            try await poster.post(
                whileRunning: ProgressMessage("Uploading", actions: actions),
                operation: operation,
                success: { Message(title: "Uploaded \($0)") },
                failure: { _ in Message(title: "Failed") }
            )
        }
    }

    /// Waits for the post of the task.
    private func post() async throws -> Post {
        await TaskOrder.settle()
        return try #require(poster.postManager.currentPosts.first)
    }

    private func title(of post: Post) -> String? { (post.view as? MessageView)?.titleLabel.text }

    @Test func operationWithoutProgressHasATextAsItsMessage() async throws {
        let task = Task {
            try await poster.post(whileRunning: "Signing in") { [gate] in
                try await gate.wait()
                return 3
            }
        }
        let post = try await post()
        #expect(title(of: post) == "Signing in" && (post.value as? ProgressMessage)?.fraction == nil)
        gate.open.yield()
        #expect(try await task.value == 3)
    }

    @Test func valueOfThePostHasTheReportedFraction() async throws {
        let task = start { [gate] progress in
            progress(0.5)
            try await gate.wait()
            return 3
        }
        let post = try await post()
        await TaskOrder.settle()
        #expect((post.value as? ProgressMessage)?.fraction == 0.5)
        gate.open.yield()
        _ = try await task.value
    }

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

    @Test func callersCancellationDoesNotWaitForTheOperation() async throws {
        let task = start { [gate] _ in
            for await _ in gate.opening { break }
            return 3
        }
        let post = try await post()
        task.cancel()
        await TaskOrder.settle()
        #expect(post.reason == .cancelled && poster.views.isEmpty)
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(!poster.postManager.isActive)
    }

    // MARK: Actions

    private func actionsView(of post: Post) throws -> PostActionsView {
        try #require(post.view as? MessageView).actionsView
    }

    @Test(arguments: [PostAction.cancel("Stop"), .destructive("Stop")])
    func actionCancelsTheOperation(action: PostAction) async throws {
        let task = start([action]) { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        #expect(try actionsView(of: post).choose("Stop"))
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(post.reason == .action(id: "Stop") && !poster.postManager.isActive)
    }

    @Test func cancelActionWorksOnceAndDoesNotWaitForTheExit() async throws {
        let poster = RecordingPoster(.completesWhenTold)
        let task = Task {
            try await poster.post(whileRunning: ProgressMessage(actions: [.cancel("Cancel")])) { [gate] _ in
                try await gate.wait()
            }
        }
        await TaskOrder.settle()
        poster.complete()
        let post = try #require(poster.postManager.currentPosts.first)
        let actions = try actionsView(of: post)
        #expect(actions.choose("Cancel"))
        #expect(!actions.choose("Cancel"), "the end is decided")
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(post.phase == .leaving && post.reason == .action(id: "Cancel"))
    }

    @Test(arguments: [true, false])
    func cancelActionDoesNotWaitForTheOperation(fails: Bool) async throws {
        let task = start([.cancel("Cancel")]) { [gate] _ in
            for await _ in gate.opening { break }
            if fails { throw Failure() }
            return 3
        }
        let post = try await post()
        #expect(try actionsView(of: post).choose("Cancel"))
        #expect(post.reason == .action(id: "Cancel") && poster.views.isEmpty)
        gate.open.yield()
        let value = try? await task.value
        #expect(value == (fails ? nil : 3))
        #expect(!poster.postManager.isActive, "nothing is shown for a canceled operation")
    }

    @Test(arguments: [true, false])
    func otherActionLetsTheOperationContinue(fails: Bool) async throws {
        let task = start([.cancel("Cancel"), PostAction("Hide")]) { [gate] _ in
            try await gate.wait()
            if fails { throw Failure() }
            return 3
        }
        let post = try await post()
        #expect(try actionsView(of: post).choose("Hide"))
        #expect(!poster.postManager.isActive)
        gate.open.yield()
        let value = try? await task.value
        #expect(value == (fails ? nil : 3))
        #expect(poster.postManager.currentPosts.map(title) == [fails ? "Failed" : "Uploaded 3"])
    }

    @Test func cancelHandlerCanKeepTheOperation() async throws {
        let task = start([.cancel("Cancel") { throw CancellationError() }]) { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        let actions = try actionsView(of: post)
        #expect(actions.choose("Cancel"))
        await TaskOrder.settle()
        #expect(!actions.isAnswering && post.reason == nil)
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(title(of: post) == "Uploaded 3")
    }

    @Test func resultEndsARunningCancelHandler() async throws {
        let answer = Gate()
        let task = start([.cancel("Cancel") { for await _ in answer.opening { break } }]) { [gate] _ in
            try await gate.wait()
            return 3
        }
        let post = try await post()
        #expect(try actionsView(of: post).choose("Cancel"))
        gate.open.yield()
        #expect(try await task.value == 3)
        answer.open.yield()
        await TaskOrder.settle()
        #expect(title(of: post) == "Uploaded 3" && post.reason == nil, "the result isn't canceled")
    }

    @Test func actionsStayUntilTheResult() async throws {
        let task = start([.cancel("Cancel")]) { [gate] progress in
            progress(0.5)
            try await gate.wait()
            return 3
        }
        let post = try await post()
        let view = try #require(post.view as? ProgressMessageView)
        await TaskOrder.settle()
        #expect(view.progressView.progress == 0.5 && view.actionsView.actions.map(\.id) == ["Cancel"])
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(post.view === view && view.actionsView.actions.isEmpty && view.actionsView.isHidden)
    }

    @Test func errorOfACanceledOperationIsNotShown() async throws {
        // As with `URLSession`, whose error is no `CancellationError`.
        let task = start { [gate] _ in
            for await _ in gate.opening { break }
            throw Task.isCancelled ? NetworkError.cancelled : .timedOut
        }
        let post = try await post()
        task.cancel()
        gate.open.yield()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(post.reason == .cancelled && !poster.postManager.isActive)
    }

    // MARK: Other ends

    /// Ends of the post while the operation runs, besides those by the user and by the canceled caller.
    nonisolated static let otherEnds: [PostRemovalReason] = [
        .programmatic, .timeout, .overridden, .replaced, .evicted, .expired, .refused(.queueFull), .refused(.duplicate),
    ]

    /// Causes an end of the post of an operation with the key "upload", and returns the other post that caused it.
    private func end(_ post: Post, because reason: PostRemovalReason) -> Post? {
        var other = PostRequest(Message(title: "Other"))
        other.duration = .untilRemoved
        switch reason {
        case .programmatic: post.remove()
        case .timeout:
            post.setDuration(.seconds(1))
            poster.clock.advance(by: 1)
        case .overridden: other.precedence = .override
        case .replaced:
            other.key = "upload"
            other.duplicatePolicy = .replace
        case .evicted: poster.postManager.replacesOldestWhenFull = true
        case .expired: poster.clock.advance(by: 1)
        default: return nil
        }
        return [.overridden, .replaced, .evicted].contains(reason) ? poster.post(other) : nil
    }

    @Test(arguments: otherEnds, [true, false])
    func resultOfAnEndedPostIsAPostOfItsOwn(reason: PostRemovalReason, fails: Bool) async throws {
        let manager = poster.postManager
        var other: Post?
        if [.expired, .refused(.queueFull)].contains(reason) { other = poster.post(PostRequest(view: .tagged(1))) }
        manager.waitingLimit = reason == .refused(.queueFull) ? 0 : .max
        if reason == .refused(.duplicate) {
            var request = PostRequest(Message(title: "Other"))
            request.key = "upload"
            request.duration = .untilRemoved
            other = poster.post(request)
        }
        let task = Task {
            try await poster.post(
                whileRunning: ProgressMessage("Uploading"), as: .float(.bottom),
                request: {
                    $0.key = "upload"
                    if reason == .expired { $0.expiresAfter = 1 }
                    if reason == .refused(.duplicate) { $0.duplicatePolicy = .ignore }
                },
                operation: { [gate] _ in
                    try await gate.wait()
                    if fails { throw Failure() }
                    return 3
                },
                success: { Message(title: "Uploaded \($0)") }, failure: { _ in Message(title: "Failed") })
        }
        await TaskOrder.settle()
        if let running = manager.posts.first(where: { $0.id != other?.id }) {
            other = end(running, because: reason) ?? other
            #expect(running.reason == reason)
        }
        manager.waitingLimit = .max
        gate.open.yield()
        _ = await task.result
        other?.remove()
        let isShown = reason == .replaced ? fails : true
        let shown = manager.currentPosts
        #expect(shown.compactMap(title) == (isShown ? [fails ? "Failed" : "Uploaded 3"] : []))
        #expect(manager.posts(withKey: "upload").isEmpty)
        let placement = PostPresentation.float(.bottom).placement
        #expect(shown.allSatisfy { manager.presentation(of: $0)?.placement == placement })
    }

    @Test(arguments: [
        PostRemovalReason.pan, .tap, .closeButton, .clearAll, .backdrop, .escape, .action(id: "x"), .cancelled,
    ])
    func nothingIsShownAfterARemovalByTheUserOrCaller(reason: PostRemovalReason) async throws {
        let task = start { [gate] _ in
            for await _ in gate.opening { break }
            throw Failure()
        }
        let post = try await post()
        post.remove(reason: reason)
        gate.open.yield()
        _ = await task.result
        #expect(post.reason == reason && !poster.postManager.isActive)
    }

    @Test func nothingIsShownForACanceledCaller() async throws {
        let task = start { [gate] _ in
            for await _ in gate.opening { break }
            throw Failure()
        }
        let post = try await post()
        post.remove()
        task.cancel()
        gate.open.yield()
        _ = await task.result
        #expect(!poster.postManager.isActive)
    }

    @Test func resultReplacesTheProgressThatMakesRoomForAnAlert() async throws {
        let task = start { [gate] _ in
            try await gate.wait()
            throw Failure()
        }
        let post = try await post()
        var urgent = PostRequest(Message(title: "Urgent"))
        urgent.precedence = .interrupt
        let other = poster.post(urgent)
        #expect(post.phase == .waiting && post.reason == nil)
        gate.open.yield()
        _ = await task.result
        other.remove()
        #expect(title(of: post) == "Failed" && poster.postManager.posts.map(\.id) == [post.id])
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
        await TaskOrder.settle()
        #expect(view.progressView.progress == shown)
        gate.open.yield()
        #expect(try await task.value == 3)
        #expect(view.progressView.isHidden)
    }

    @Test func waitingPostEntersWithTheReportedProgress() async throws {
        let blocker = poster.post(PostRequest(view: .tagged(1)))
        let task = start([.cancel("Cancel")]) { [gate] progress in
            progress(0.5)
            try await gate.wait()
            return 3
        }
        await TaskOrder.settle()
        blocker.remove()
        let view = try #require(try await post().view as? ProgressMessageView)
        #expect(view.progressView.progress == 0.5 && view.actionsView.actions.map(\.id) == ["Cancel"])
        gate.open.yield()
        #expect(try await task.value == 3)
    }

    /// The closure of an operation, with which it reports its progress.
    @MainActor
    private final class Report {
        var report: (@Sendable (Double?) -> Void)?
    }

    @Test(arguments: [0, 5]) func reportAfterTheResultIsNotShown(delay: TimeInterval) async throws {
        let report = Report()
        let result = try await poster.post(
            whileRunning: ProgressMessage("Uploading"), request: { $0.delay = delay },
            operation: { progress in
                await MainActor.run { report.report = progress }
                return 3
            }, success: { Message(title: "Uploaded \($0)") })
        report.report?(0.5)
        await TaskOrder.settle()
        #expect(result == 3)
        poster.clock.advance(by: delay)
        let post = try await post()
        let view = try #require(post.view as? MessageView)
        #expect(title(of: post) == "Uploaded 3" && post.timeLeft != nil)
        #expect((view as? ProgressMessageView)?.progressView.isHidden != false)
    }

    @Test func nothingIsPostedForCanceledTask() async throws {
        let haptics = RecordingHaptics()
        poster.postManager.haptics = haptics.play
        let task = Task {
            try await poster.post(
                whileRunning: ProgressMessage("Uploading"), request: { $0.haptic = .heavy },
                operation: { _ in try Task.checkCancellation() })
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(poster.changes.isEmpty && haptics.played.isEmpty)
    }

    @Test func canceledOperationStillReturnsItsResult() async throws {
        let task = Task {
            try await poster.post(
                whileRunning: ProgressMessage("Uploading"), operation: { _ in Task.isCancelled })
        }
        task.cancel()
        #expect(try await task.value)
        #expect(poster.changes.isEmpty && !poster.postManager.isActive)
    }
}
