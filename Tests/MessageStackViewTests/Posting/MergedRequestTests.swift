import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Requests that are merged into a post with the same key.
@MainActor
@Suite(.leavesNothingBehind)
struct MergedRequestTests {
    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }

    /// Both policies that merge requests.
    nonisolated private static let policies = [PostDuplicatePolicy.update, .count]

    private final class Log {
        var lines: [String] = []
    }

    private func request(_ title: String, _ policy: PostDuplicatePolicy = .update) -> PostRequest {
        var request = PostRequest(Message(title))
        request.key = "key"
        request.duplicatePolicy = policy
        return request
    }

    @Test(arguments: policies) func postOfTheFirstRequestIsReturned(policy: PostDuplicatePolicy) {
        let post = poster.post(request("First"))
        #expect(poster.post(request("Second", policy)) === post)
        #expect(manager.post(request("Third", policy)) === post)
        #expect(poster.texts == ["Third"] && post.count == (policy == .count ? 3 : 1))
    }

    @Test(arguments: policies) func historyHasOneEntry(policy: PostDuplicatePolicy) {
        manager.historyLimit = 9
        let post = poster.post(request("First"))
        poster.post(request("Second", policy))
        post.remove()
        #expect(manager.history.map(\.id) == [post.id])
        #expect(poster.values(of: Message.self) == [Message("Second")])
    }

    @Test(arguments: policies) func bothWaitForTheSameEnd(policy: PostDuplicatePolicy) async {
        let handles = [poster.post(request("First")), poster.post(request("Second", policy))]
        let ends = handles.map { post in Task { await post.ended } }
        await TaskOrder.settle()
        handles[1].remove(reason: .pan)
        for end in ends { #expect(await end.value == .pan) }
    }

    @Test(arguments: policies) func newestRequestDeterminesTheContent(policy: PostDuplicatePolicy) {
        let post = poster.post(request("First"))
        let log = Log()
        var second = PostRequest(Message(.error, "Second"))
        second.key = "key"
        second.duplicatePolicy = policy
        second.duration = .seconds(7)
        second.priority = .high
        second.onTap { _ in log.lines.append("second") }
        poster.post(second)
        #expect(post.severity == .error && post.timeLeft == 7 && post.priority == .normal)
        post.view?.enclosingSlot?.touches.actions.forEach { post.perform([$0], because: .tap) }
        #expect(log.lines == ["second"])
        poster.post(request("Third", policy))
        post.view?.enclosingSlot?.touches.actions.forEach { post.perform([$0], because: .tap) }
        #expect(log.lines == ["second"])
    }

    @Test func countTextIsThatOfTheNewestAndStaysAfterAnUpdate() {
        var first = request("One message", .count)
        first.countText = { "\($0) messages" }
        let post = poster.post(first)
        poster.post(first)
        #expect(poster.texts == ["2 messages"])
        post.update(with: Message("Two", subtitle: "from Ada"))
        #expect(poster.texts == ["2 messages, from Ada"])
        var last = request("One mail", .count)
        last.countText = { "\($0) mails" }
        poster.post(last)
        #expect(poster.texts == ["3 mails"])
        poster.post(request("Without a text", .count))
        #expect(poster.texts == ["Without a text"])
    }

    @Test(arguments: policies) func closuresOfEachRequestAreCalled(policy: PostDuplicatePolicy) {
        let log = Log()
        manager.defaults.onEnd { _, _ in log.lines.append("manager") }
        manager.defaults.onEvent { if case .ended = $0 { log.lines.append("manager ended") } }
        func request(_ name: String) -> PostRequest {
            var request = self.request(name, policy)
            request.willPost { _ in log.lines.append("\(name) willPost") }
            request.didPost { _ in log.lines.append("\(name) didPost") }
            request.willRemove { _ in log.lines.append("\(name) willRemove") }
            request.onEnd { _, reason in log.lines.append("\(name) didEnd \(reason.name)") }
            return request
        }
        let post = poster.post(request("first"))
        #expect(log.lines == ["first willPost", "first didPost"])
        log.lines = []
        poster.post(request("second"))
        poster.post(self.request("third", policy))
        #expect(log.lines.isEmpty)
        post.remove()
        #expect(
            log.lines == [
                "first willRemove", "second willRemove", "first didEnd programmatic", "manager", "manager ended",
                "second didEnd programmatic",
            ])
    }

    @Test(arguments: policies) func waitingPostTakesTheNewestRequest(policy: PostDuplicatePolicy) {
        manager.showsTimedPostAlongside = false
        let blocker = poster.post(PostRequest(view: .tagged(1)))
        let post = poster.post(request("First"))
        let log = Log()
        var second = request("Second", policy)
        second.didPost { _ in log.lines.append("second didPost") }
        poster.post(second)
        #expect(post.phase == .waiting && post.text == "Second")
        blocker.remove()
        #expect(poster.texts == ["Second"] && log.lines == ["second didPost"])
    }

    @Test(arguments: policies) func viewOfAnotherPostIsRefused(policy: PostDuplicatePolicy) {
        let view = UIView()
        poster.post(PostRequest(view: view))
        let post = poster.post(request("First"))
        var second = PostRequest(view: view)
        second.key = "key"
        second.duplicatePolicy = policy
        let refused = poster.post(second)
        #expect(refused !== post && refused.refusal == .duplicateView && post.count == 1)
    }

    @Test func streamHasTheMergedPost() async {
        var events = manager.events.makeAsyncIterator()
        let post = poster.post(request("First"))
        poster.post(request("Second"))
        var labels: [String] = []
        for _ in 1...6 {
            guard let event = await events.next() else { break }
            #expect(event.post === post)
            labels.append(String(event.description.prefix { $0 != ":" }))
        }
        #expect(labels == ["waiting", "willPost", "didPost", "waiting", "merged", "updated"])
    }

    @Test func thousandsOfUpdatesReleaseTheirClosures() {
        final class Token {}
        weak var last: Token?
        let log = Log()
        for _ in 1...10_000 {
            let token = Token()
            last = token
            var request = request("Update", .count)
            request.onEnd { _, _ in
                _ = token
                log.lines.append("end")
            }
            poster.post(request)
        }
        #expect(last != nil && manager.posts.map(\.count) == [10_000])
        manager.removeAll()
        #expect(log.lines.count == 10_000 && last == nil)
    }
}
