import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The closures of the app and of a manager that see each request, and change or refuse it.
@MainActor
@Suite(.leavesNothingBehind)
struct PostAdmissionTests {
    @MainActor
    private final class Log {
        var lines: [String] = []

        /// Adds the name of an event.
        func add(_ event: PostEvent) { lines.append(String("\(event)".prefix { $0 != ":" })) }
    }

    private let poster = RecordingPoster()
    private let log = Log()
    private var manager: PostManager { poster.postManager }

    /// Records the titles of the messages that the closure of the app sees.
    private func recordRequests() {
        PostEnvironment.app.admit = { [log] request in
            log.lines.append((request.value as? Message)?.title ?? "none")
            return nil
        }
    }

    private func request(_ title: String, _ policy: PostDuplicatePolicy) -> PostRequest {
        PostRequest(Message(title)).with {
            $0.key = "key"
            $0.duplicatePolicy = policy
        }
    }

    // MARK: Seeing

    @Test func requestHasItsOptionsAndThoseOfOthers() {
        manager.defaults.minimumTime = 2
        PostEnvironment.app.options.delay = 3
        PostEnvironment.app.admit = { [log] request in
            log.lines = ["\(request.severity == .warning) \(request.minimumTime ?? 0) \(request.delay ?? 0)"]
            log.lines.append(
                "\(request.key?.rawValue ?? "none") \(request.value as? Message == Message(.warning, "Hot"))")
            return nil
        }
        let post = poster.post(Message(.warning, "Hot")) { $0.key = "heat" }
        #expect(log.lines == ["true 2.0 3.0", "heat true"] && post.phase == .waiting)
    }

    @Test func eachRequestIsSeenOnce() async {
        recordRequests()
        let first = poster.post(request("First", .ignore))
        poster.post(request("Duplicate", .ignore))
        poster.post(request("Update", .update))
        poster.post(request("Counted", .count))
        manager.enqueue(PostRequest(Message("Enqueued")))
        await TaskOrder.settle()
        first.update(with: Message("Updated"))
        poster.post(Message("Interrupting")) { $0.precedence = .interrupt }.remove()
        #expect(log.lines == ["First", "Duplicate", "Update", "Counted", "Enqueued", "Interrupting"])
        let other = RecordingPoster()
        manager.moveWaitingPosts(to: other.postManager)
        #expect(log.lines.count == 6 && other.postManager.posts.map(\.text) == ["Enqueued"])
    }

    @Test func cancellationIsNotSeen() {
        recordRequests()
        #expect(poster.post(CancellationError()).refusal == .cancellation && log.lines.isEmpty)
    }

    // MARK: Refusing

    @Test func refusedRequestEndsAndIsReported() {
        manager.historyLimit = 9
        PostEnvironment.app.options.onEvent { [log] in log.lines.append("app \($0)") }
        PostEnvironment.app.admit = { $0.severity == .success ? PostRefusal("muted") : nil }
        let post = poster.post(Message(.success, "Saved")) { [log] request in
            request.onEvent { log.lines.append("own \($0)") }
        }
        #expect(post.phase == .ended && post.refusal == PostRefusal("muted") && post.refusal?.name == "muted")
        let report = "refused: \(post), \(PostRefusal("muted"))"
        #expect(log.lines == ["own \(report)", "app \(report)"])
        #expect(poster.changes.isEmpty && manager.history.isEmpty && manager.posts.isEmpty)
        #expect(poster.post(Message(.error, "Failed")).phase == .shown)
    }

    @Test func refusedQuestionHasNoAnswer() async {
        PostEnvironment.app.admit = { _ in PostRefusal("muted") }
        #expect(await poster.ask(AlertMessage("Delete?", actions: [.cancel])) == nil)
    }

    @Test func operationOfARefusedPostRuns() async throws {
        PostEnvironment.app.admit = { $0.value is ProgressMessage ? PostRefusal("muted") : nil }
        let result = try await poster.post(whileRunning: "Loading") {
            7
        } success: {
            Message("Loaded \($0)")
        }
        #expect(result == 7 && poster.texts == ["Loaded 7"])
    }

    @Test func refusedUndoCommits() async {
        PostEnvironment.app.admit = { _ in PostRefusal("muted") }
        poster.post(undoable: "Deleted") { [log] in
            log.lines.append("commit")
        } undo: { [log] in
            log.lines.append("undo")
        }
        await TaskOrder.settle()
        #expect(log.lines == ["commit"])
    }

    // MARK: Changing

    @Test func changedOptionsApply() {
        PostEnvironment.app.admit = { [log] request in
            request.duration = .seconds(9)
            request.onEvent { log.add($0) }
            return nil
        }
        let post = poster.post(Message("Saved")) { $0.duration = .seconds(3) }
        #expect(post.timeLeft == 9)
        #expect(log.lines == ["waiting", "willPost", "didPost"])
    }

    @Test func anotherRequestHasTheOptionsOfItsValueAndOfTheManager() {
        manager.defaults.key = "key"
        manager.defaults.onEvent { [log] in log.add($0) }
        PostEnvironment.app.admit = { request in
            request = PostRequest(Message(.error, "Other"))
            return nil
        }
        let post = poster.post(Message("Saved"))
        #expect(poster.texts == ["Other"] && post.severity == .error && post.key == "key")
        #expect(log.lines == ["waiting", "willPost", "didPost"])
    }

    @Test func closuresOfMergedRequestsAreThoseOfTheGate() {
        let first = poster.post(request("First", .update))
        PostEnvironment.app.admit = { [log] request in
            request.onEvent { log.add($0) }
            return nil
        }
        poster.post(request("Second", .update))
        first.remove()
        #expect(log.lines == ["waiting", "merged", "updated", "willRemove", "ended"])
    }

    @Test(arguments: [true, false]) func onlyAChangedDurationReplacesThatOfTheApp(isChanged: Bool) {
        PostEnvironment.app.admit = { request in
            if isChanged { request.duration = .seconds(5) }
            return nil
        }
        manager.defaults.duration = .seconds(4)
        let post = poster.post(request("First", .update))
        post.setDuration(.seconds(60))
        poster.post(request("Second", .update))
        #expect(post.timeLeft == (isChanged ? 5 : 60))
    }

    @Test func shownAgainRequestIsTheChangedOne() async {
        PostEnvironment.app.admit = { request in
            guard var message = request.value as? ProgressMessage else { return nil }
            message.title = "Changed " + (message.title ?? "")
            let options = request.options
            request = PostRequest(message)
            request.options = options
            return nil
        }
        let streams = (0..<2).map { _ in AsyncStream.makeStream(of: Never.self) }
        var tasks: [Task<Void, any Error>] = []
        for (title, (never, _)) in zip(["First", "Second"], streams) {
            tasks.append(
                Task {
                    try await poster.post(
                        whileRunning: ProgressMessage(title),
                        request: {
                            $0.key = "key"
                            $0.duplicatePolicy = .update
                        }, operation: { for await _ in never {} })
                })
            await TaskOrder.settle()
        }
        #expect(manager.posts.map(\.text) == ["Changed Second"])
        tasks[1].cancel()
        await TaskOrder.settle()
        #expect(manager.posts.map(\.text) == ["Changed First"])
        tasks[0].cancel()
        await TaskOrder.settle()
    }

    // MARK: App and manager

    @Test func appDecidesBeforeTheManager() {
        PostEnvironment.app.admit = { [log] request in
            log.lines.append("app")
            request.priority = .high
            return request.severity == .success ? PostRefusal("app") : nil
        }
        manager.environment = PostEnvironment()
        manager.environment.admit = { [log] request in
            log.lines.append("manager \(request.priority == .high)")
            return request.severity == .error ? PostRefusal("manager") : nil
        }
        let posts = [Message(.success, "1"), Message(.error, "2"), Message("3")].map { poster.post($0) }
        #expect(posts.map { $0.refusal?.name } == ["app", "manager", nil] && posts[2].priority == .high)
        #expect(log.lines == ["app", "app", "manager true", "app", "manager true"])
    }

    @Test func copyOfTheClosureOfTheAppIsNotCalledAgain() {
        recordRequests()
        manager.environment.durationScale = 2
        poster.post(Message("Saved"))
        manager.environment = .app
        poster.post(Message("Sent"))
        #expect(log.lines == ["Saved", "Sent"])
        PostEnvironment.app.admit = nil
        #expect(PostEnvironment.app.admit == nil && manager.environment.admit != nil)
        poster.post(Message("Read"))
        #expect(log.lines == ["Saved", "Sent", "Read"])
    }

    // MARK: Callbacks

    @Test func postInsideTheClosureEntersAfterTheDecision() {
        PostEnvironment.app.admit = { [poster] request in
            guard (request.value as? Message)?.title == "Refused" else { return nil }
            let notice = poster.post(Message("Muted"))
            return poster.changes.isEmpty && notice.phase == .entering ? PostRefusal("muted") : nil
        }
        #expect(poster.post(Message("Refused")).refusal == PostRefusal("muted"))
        #expect(poster.texts == ["Muted"])
    }
}
