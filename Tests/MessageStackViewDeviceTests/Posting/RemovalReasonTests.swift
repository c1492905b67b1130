import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// The reports of the end of a post, for each removal reason by its real cause.
@MainActor
@Suite(.leavesNothingBehind)
struct RemovalReasonTests {
    private let stage = Stage()
    private let log = EndLog()
    private let postView: LoggingPostView
    private let delegate: LoggingDelegate
    private var manager: PostManager { postView.postManager }

    init() {
        postView = stage.view.createPosterView(layout: .top)
        delegate = LoggingDelegate(log)
        postView.log = log
        postView.postManager.delegate = delegate
    }

    /// Returns a request that reports to the log.
    private func makeRequest(_ ending: PostEnding) -> PostRequest {
        let message = Message("Photo deleted", subtitle: "Title", actions: [PostAction(PostEnding.button, id: "undo")])
        var request = ending == .noSize ? PostRequest(view: UIView()) : PostRequest(message)
        request.duration = ending == .timeout ? .seconds(10) : .untilRemoved
        request.key = PostEnding.key
        log.observe(&request)
        return request
    }

    /// Posts a request as the subject of the log. A canceled one shows the progress of a task.
    private func post(_ ending: PostEnding) async throws -> Post {
        guard ending == .cancelled else { return manager.post(makeRequest(ending)) }
        let task = Task {
            try await postView.post(
                whileRunning: ProgressMessage("Loading"), request: { log.observe(&$0) },
                operation: { _ in
                    // The stream has no elements, and its iteration ends when the task is canceled.
                    let (stream, continuation) = AsyncStream<Never>.makeStream()
                    for await _ in stream {}
                    withExtendedLifetime(continuation) {}
                    try Task.checkCancellation()
                })
        }
        log.task = task
        await stage.simulator.advance(by: 0.1)
        return try #require(manager.posts.first)
    }

    @Test(arguments: PostEnding.allCases)
    func endIsReportedOnceAndInOrder(ending: PostEnding) async throws {
        ending.prepare(postView)
        await stage.simulator.advance(by: 1)
        log.start(manager.events)
        let post = try await post(ending)
        log.follow(post)
        await stage.simulator.advance(by: 1)
        if let task = log.task { task.cancel() } else { try ending.cause(post, on: postView, of: stage) }
        await stage.simulator.advance(by: 2)

        let reason = try #require(post.reason)
        #expect(PostEnding(reason) == ending, "\(reason)")
        #expect(await post.ended == reason)
        #expect(post.phase == .ended && manager.post(withID: post.id) == nil)
        #expect(log.lines == (ending.isBeforeEntrance ? [] : EndLog.appearance) + EndLog.end)
        #expect(log.endReasons == [reason, reason, reason, reason])
        #expect(log.endPhases == [.ended, .ended, .ended, .ended])
        #expect(
            await log.events(of: post) == (ending.isBeforeEntrance ? ["waiting"] : EndLog.eventsOnScreen) + ["ended"])

        // Later removals and the end of the manager's other posts report nothing more.
        post.remove(animated: false)
        manager.removeAll(animated: false)
        await stage.simulator.advance(by: 1)
        #expect(log.lines.count == (ending.isBeforeEntrance ? 0 : EndLog.appearance.count) + EndLog.end.count)
    }

    /// A refused request is reported to its caller and to the events, but not to delegates and closures.
    @Test(arguments: [PostRefusal.duplicateView, .duplicate, .queueFull, .outranked])
    func refusalIsReportedOnce(refusal: PostRefusal) async {
        let view = UIView.banner()
        var request = PostRequest(view: view).with { $0.priority = .high }
        request.key = PostEnding.key
        manager.post(request)
        await stage.simulator.advance(by: 1)
        log.start(manager.events)
        request = PostRequest(view: refusal == .duplicateView ? view : UIView.banner())
        switch refusal {
        case .duplicate:
            request.key = PostEnding.key
            request.duplicatePolicy = .ignore
        case .queueFull: manager.waitingLimit = 0
        case .outranked: request.precedence = .override
        default: break
        }
        log.observe(&request)
        let post = manager.post(request)
        log.follow(post)
        await stage.simulator.advance(by: 1)
        #expect(post.refusal == refusal && post.reason == .refused(refusal) && post.phase == .ended)
        #expect(await post.ended == .refused(refusal))
        #expect(log.lines == ["handle ended"])
        #expect(await log.events(of: post) == ["refused"])
    }

    @Test func refusalWithoutPosterIsReportedOnce() async throws {
        var poster: PostView? = PostView(edge: .top)
        let orphan = poster?.postManager
        poster = nil
        log.start(orphan?.events)
        var request = PostRequest(view: UIView.banner())
        log.observe(&request)
        let post = try #require(orphan?.post(request))
        log.follow(post)
        await stage.simulator.advance(by: 0.1)
        #expect(post.refusal == .hostGone)
        #expect(log.lines == ["handle ended"])
        #expect(await log.events(of: post) == ["refused"])
    }

    /// Nothing calls the closures and the delegate after the manager is released.
    @Test func endOfManagerIsReportedToHandleAndEndsEvents() async throws {
        var postView: PostView? = PostView(edge: .top)
        let posts = ["Shown", "Waiting"].compactMap { postView?.post($0) }
        log.start(postView?.postManager.events)
        postView = nil
        await stage.simulator.advance(by: 0.1)
        for post in posts {
            #expect(post.phase == .ended && post.reason == .hostGone)
            #expect(await post.ended == .hostGone)
        }
        #expect(await log.waitForEndOfEvents())
    }
}

/// The reports about the post with the key of the subject.
@MainActor
private final class EndLog {
    static let appearance = [
        "poster willPost", "delegate willPost", "closure willPost", "poster didPost", "delegate didPost",
        "closure didPost", "poster willRemove", "delegate willRemove", "closure willRemove", "poster didRemove",
        "delegate didRemove",
    ]
    static let end = ["poster ended", "delegate ended", "closure ended", "handle ended"]
    static let eventsOnScreen = ["waiting", "willPost", "didPost", "willRemove"]

    /// The post whose reports count.
    var subject: Post?
    /// The task whose progress the subject shows.
    var task: Task<Void, any Error>?

    private struct Entry {
        let post: Post?
        let line: String
        let phase: PostPhase?
        let reason: PostRemovalReason?
    }

    private var entries: [Entry] = []
    private var posts: [ObjectIdentifier: Post] = [:]
    private var events: [PostEvent] = []
    private var haveEventsEnded = false

    private var entriesOfSubject: [Entry] { entries.filter { $0.post === subject } }

    /// The reports about the subject, such as "delegate willPost".
    var lines: [String] { entriesOfSubject.map(\.line) }

    /// The phases of the subject in the reports of its end.
    var endPhases: [PostPhase?] { entriesOfSubject.filter { $0.reason != nil }.map(\.phase) }

    /// The reasons in the reports of the subject's end.
    var endReasons: [PostRemovalReason?] { entriesOfSubject.map(\.reason).filter { $0 != nil } }

    /// Adds a report with a view.
    func add(_ receiver: String, _ report: String, _ view: UIView, of manager: PostManager) {
        if let post = manager.post(of: view) { posts[ObjectIdentifier(view)] = post }
        let post = posts[ObjectIdentifier(view)]
        entries.append(Entry(post: post, line: "\(receiver) \(report)", phase: post?.phase, reason: nil))
    }

    /// Adds a report with a post.
    func add(_ receiver: String, _ report: String, _ post: Post, _ reason: PostRemovalReason? = nil) {
        entries.append(Entry(post: post, line: "\(receiver) \(report)", phase: post.phase, reason: reason))
    }

    /// Follows the end of a post through its handle.
    func follow(_ post: Post) {
        subject = post
        post.whenEnded { self.add("handle", "ended", post, $0) }
    }

    func observe(_ request: inout PostRequest) {
        request.willPost { self.add("closure", "willPost", $0) }
        request.didPost { self.add("closure", "didPost", $0) }
        request.willRemove { self.add("closure", "willRemove", $0) }
        request.onEnd { self.add("closure", "ended", $0, $1) }
    }

    /// Collects the events of a stream.
    func start(_ stream: AsyncStream<PostEvent>?) {
        guard let stream else { return }
        Task {
            for await event in stream { events.append(event) }
            haveEventsEnded = true
        }
    }

    /// Whether the stream of the events has ended.
    func waitForEndOfEvents() async -> Bool {
        await TaskOrder.settle()
        return haveEventsEnded
    }

    /// Returns the names of the events of a post that has ended, after the task that receives them had the time to do so.
    func events(of post: Post) async -> [String] {
        await TaskOrder.settle()
        return names(of: post)
    }

    private func names(of post: Post) -> [String] {
        events.compactMap { event in
            switch event {
            case .waiting(let other): other === post ? "waiting" : nil
            case .merged(let other): other === post ? "merged" : nil
            case .refused(let other, let refusal): other === post && post.refusal == refusal ? "refused" : nil
            case .willPost(let other): other === post ? "willPost" : nil
            case .didPost(let other): other === post ? "didPost" : nil
            case .updated(let other): other === post ? "updated" : nil
            case .counted(let other, _): other === post ? "counted" : nil
            case .willRemove(let other): other === post ? "willRemove" : nil
            case .ended(let other, let reason): other === post && post.reason == reason ? "ended" : nil
            }
        }
    }
}

/// A delegate that logs its callbacks.
@MainActor
private final class LoggingDelegate: PostManagerDelegate {
    private let log: EndLog

    init(_ log: EndLog) {
        self.log = log
    }

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        log.add("delegate", "willPost", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didPost view: UIView) {
        log.add("delegate", "didPost", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, willRemove view: UIView) {
        log.add("delegate", "willRemove", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didRemove view: UIView) {
        log.add("delegate", "didRemove", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        log.add("delegate", "ended", post, reason)
    }
}

/// A post view that logs the callbacks that it receives as the poster.
private final class LoggingPostView: PostView, PostManagerDelegate {
    var log: EndLog?

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        log?.add("poster", "willPost", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didPost view: UIView) {
        log?.add("poster", "didPost", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, willRemove view: UIView) {
        log?.add("poster", "willRemove", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didRemove view: UIView) {
        log?.add("poster", "didRemove", view, of: postManager)
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        log?.add("poster", "ended", post, reason)
    }
}
