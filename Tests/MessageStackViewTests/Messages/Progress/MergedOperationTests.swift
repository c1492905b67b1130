import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Operations whose posts have the same key.
@MainActor
@Suite(.leavesNothingBehind)
struct MergedOperationTests {
    private struct Failure: Error {}

    /// An operation with a post, which a test ends.
    @MainActor
    private final class Operation {
        let name: String
        private let end: AsyncStream<Bool>.Continuation
        private let report: AsyncStream<Double>.Continuation
        private(set) var task: Task<Void, any Error>?

        init(
            _ name: String, on poster: RecordingPoster, _ policy: PostDuplicatePolicy, showsSuccess: Bool = true,
            actions: [PostAction] = []
        ) {
            self.name = name
            let (ends, end) = AsyncStream<Bool>.makeStream()
            let (reports, report) = AsyncStream<Double>.makeStream()
            (self.end, self.report) = (end, report)
            task = Task {
                try await poster.post(
                    whileRunning: ProgressMessage(name, actions: actions),
                    request: {
                        $0.key = "upload"
                        $0.duplicatePolicy = policy
                    },
                    operation: { progress in
                        let reporting = Task { for await fraction in reports { progress(fraction) } }
                        defer { reporting.cancel() }
                        for await succeeds in ends {
                            if !succeeds { throw Failure() }
                            return
                        }
                        throw CancellationError()
                    },
                    success: { showsSuccess ? Message("\(name) done") : nil },
                    failure: { _ in Message("\(name) failed") })
            }
        }

        func report(_ fraction: Double) async {
            report.yield(fraction)
            await TaskOrder.settle()
        }

        func end(succeeding succeeds: Bool = true) async {
            end.yield(succeeds)
            await TaskOrder.settle()
        }
    }

    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }

    nonisolated private static let policies = [PostDuplicatePolicy.update, .count]

    private func start(
        _ name: String, _ policy: PostDuplicatePolicy, showsSuccess: Bool = true, actions: [PostAction] = []
    ) async -> Operation {
        let operation = Operation(name, on: poster, policy, showsSuccess: showsSuccess, actions: actions)
        await TaskOrder.settle()
        return operation
    }

    private var fraction: Float? {
        manager.currentPosts.compactMap { $0.view as? ProgressMessageView }.first?.progressView.progress
    }

    @Test(arguments: policies) func postShowsTheNewestOperation(policy: PostDuplicatePolicy) async {
        let (first, second) = (await start("First", policy), await start("Second", policy))
        #expect(poster.texts == ["Second"])
        await second.report(0.5)
        await first.report(0.1)
        #expect(fraction == 0.5)
        manager.removeAll()
        await first.end()
        await second.end()
    }

    @Test(arguments: policies, [true, false])
    func lastResultIsShownInPlace(policy: PostDuplicatePolicy, firstEndsFirst: Bool) async throws {
        let operations = [await start("First", policy), await start("Second", policy)]
        let post = try #require(manager.currentPosts.first)
        let (early, late) = firstEndsFirst ? (operations[0], operations[1]) : (operations[1], operations[0])
        await early.end()
        #expect(post.phase == .shown && manager.posts(withKey: "upload").map(\.id) == [post.id])
        #expect(manager.posts.map(\.text) == [late.name, "\(early.name) done"])
        await late.report(0.7)
        #expect(post.text == late.name && fraction == 0.7)
        await late.end()
        #expect(post.text == "\(late.name) done" && post.timeLeft != nil)
    }

    @Test(arguments: policies) func earlierSuccessWithoutAValueIsNotShown(policy: PostDuplicatePolicy) async {
        let first = await start("First", policy, showsSuccess: false)
        let second = await start("Second", policy, showsSuccess: false)
        await first.end()
        #expect(manager.posts.map(\.text) == ["Second"])
        await second.end()
        #expect(manager.posts.isEmpty)
    }

    @Test(arguments: policies) func earlierFailureIsAPostOfItsOwn(policy: PostDuplicatePolicy) async {
        let (first, second) = (await start("First", policy), await start("Second", policy, showsSuccess: false))
        await first.end(succeeding: false)
        #expect(manager.posts.map(\.text) == ["Second", "First failed"])
        #expect(manager.posts.map(\.key) == ["upload", nil])
        await second.end()
        #expect(manager.posts.map(\.text) == ["First failed"])
    }

    @Test(arguments: policies) func canceledOperationLeavesThePostToTheOther(policy: PostDuplicatePolicy) async throws {
        let (first, second) = (await start("First", policy), await start("Second", policy))
        let post = try #require(manager.currentPosts.first)
        second.task?.cancel()
        await TaskOrder.settle()
        #expect(post.text == "First" && post.phase == .shown)
        first.task?.cancel()
        await TaskOrder.settle()
        #expect(post.reason == .cancelled && manager.posts.isEmpty)
    }

    @Test(arguments: policies) func dismissalCancelsAll(policy: PostDuplicatePolicy) async throws {
        let operations = [await start("First", policy), await start("Second", policy)]
        manager.currentPosts.first?.remove(reason: .pan)
        for operation in operations {
            await #expect(throws: CancellationError.self) { try await operation.task?.value }
        }
    }

    @Test func actionOfTheShownOperationDecidesForAll() async {
        let first = await start("First", .update)
        let second = await start("Second", .update, actions: [PostAction("Hide", id: "hide")])
        manager.currentPosts.first?.remove(reason: .action(id: "hide"))
        await first.end()
        await second.end()
        #expect(manager.posts.map(\.text) == ["First done", "Second done"])
    }

    @Test func requestOfTheAppKeepsThePost() async throws {
        var request = PostRequest(Message("Uploads"))
        request.key = "upload"
        request.duration = .untilRemoved
        let post = poster.post(request)
        let operation = await start("First", .update, showsSuccess: false)
        #expect(post.text == "First")
        await operation.end()
        #expect(post.phase == .shown)
    }

    @Test(arguments: [PostDuplicatePolicy.ignore, .replace])
    func otherPoliciesShowTheResultsOfBoth(policy: PostDuplicatePolicy) async {
        let (first, second) = (await start("First", policy), await start("Second", policy))
        #expect(poster.texts == [policy == .replace ? "Second" : "First"])
        await first.end()
        await second.end()
        let shown = policy == .replace ? ["Second done"] : ["First done", "Second done"]
        #expect(manager.posts.map(\.text) == shown)
    }

    @Test func replacedOperationShowsItsFailure() async {
        let (first, second) = (await start("First", .replace), await start("Second", .replace))
        await first.end(succeeding: false)
        await second.end()
        #expect(manager.posts.map(\.text) == ["Second done", "First failed"])
    }

    @Test func reportChangesOnlyTheFractionOfAWaitingPost() async throws {
        manager.showsTimedPostAlongside = false
        let blocker = poster.post(PostRequest(view: .tagged(1)))
        let operation = await start("First", .post)
        let post = try #require(manager.waitingPosts.first)
        let log = EventLog()
        post.setDuration(.seconds(30))
        var edited = PostRequest(ProgressMessage("Renamed"))
        edited.severity = .warning
        edited.haptic = .heavy
        edited.accessibilityMessage = "Being uploaded"
        post.update(with: edited)
        let events = Task { for await event in manager.events { log.labels.append(event.description) } }
        await TaskOrder.settle()
        await operation.report(0.5)
        #expect(log.labels.isEmpty)
        let options = try #require(manager.records[post.id]?.request.options)
        #expect(options.haptic == .heavy && options.accessibilityMessage == "Being uploaded")
        #expect(post.severity == .warning && options.duration == .seconds(30))
        blocker.remove()
        #expect(fraction == 0.5 && poster.texts == ["Renamed"])
        events.cancel()
        manager.removeAll()
        await operation.end()
    }

    @MainActor
    private final class EventLog {
        var labels: [String] = []
    }
}
