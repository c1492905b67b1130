import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The closures for events of a request, a manager and the app.
@MainActor
@Suite(.leavesNothingBehind)
final class PostEventTests {
    private let poster = RecordingPoster()
    private var log: [String] = []

    private func request(_ title: String, _ name: String = "request") -> PostRequest {
        var request = PostRequest(Message(title))
        request.onEvent { [weak self] in self?.log.append("\(name) \($0.label)") }
        return request
    }

    @Test func closuresOfRequestManagerAndAppAreAllCalledInThisOrder() {
        poster.postManager.defaults.onEvent { [weak self] in self?.log.append("manager \($0.label)") }
        let options = PostEnvironment.app.options
        defer { PostEnvironment.app.options = options }
        PostEnvironment.app.options.onEvent { [weak self] in self?.log.append("app \($0.label)") }
        var request = request("Saved", "first")
        request.onEvent { [weak self] in self?.log.append("second \($0.label)") }
        poster.post(request).remove()
        let events = ["waiting", "willPost", "didPost", "willRemove", "ended"]
        #expect(log == events.flatMap { event in ["first", "second", "manager", "app"].map { "\($0) \(event)" } })
    }

    @Test func eachClosureIsCalledWithWaitingBeforeThePostEnters() {
        var request = PostRequest(Message("First"))
        request.onEvent { [weak self] in
            self?.log.append("first \($0.label)")
            if case .waiting = $0 {
                self?.poster.postManager.removeWaiting(completion: { self?.log.append("removed") })
            }
        }
        request.onEvent { [weak self] in self?.log.append("second \($0.label)") }
        let post = poster.post(request)
        #expect(log == ["first waiting", "second waiting", "first ended", "second ended", "removed"])
        #expect(post.reason == .programmatic && poster.changes.isEmpty)
    }

    @Test func closuresAreCalledInTheirOrderAndBeforeTheHandle() {
        var request = request("Saved")
        request.willPost { [weak self] _ in self?.log.append("willPost") }
        request.onEnd { [weak self] _, _ in self?.log.append("didEnd") }
        let post = poster.post(request)
        #expect(log == ["request waiting", "request willPost", "willPost", "request didPost"])
        log = []
        post.remove { [weak self] in self?.log.append("completion") }
        #expect(log == ["request willRemove", "request ended", "didEnd", "completion"])
    }

    @Test func refusedRequestIsReported() {
        poster.post(Message("Saved"))
        var request = request("Saved")
        request.duplicatePolicy = .ignore
        poster.post(request)
        #expect(log == ["request refused"])
    }

    @Test(arguments: [PostDuplicatePolicy.update, .count])
    func mergedRequestHearsOfItsPostFromThenOn(policy: PostDuplicatePolicy) {
        let post = poster.post(request("Saved", "first"))
        log = []
        var second = request("Saved", "second")
        second.duplicatePolicy = policy
        #expect(poster.post(second) === post)
        let events = policy == .count ? ["updated", "counted"] : ["updated"]
        #expect(log == ["second waiting", "second merged"] + events.flatMap { ["first \($0)", "second \($0)"] })
        log = []
        post.remove()
        #expect(log == ["first willRemove", "second willRemove", "first ended", "second ended"])
    }

    @Test func closuresOfAnUpdateAreNotCalled() {
        let post = poster.post(request("Saving", "first"))
        log = []
        post.update(with: request("Saved", "second"))
        #expect(log == ["first updated"])
    }

    @Test func endWithTheManagerIsReported() async {
        var own: RecordingPoster? = RecordingPoster()
        let post = own?.post(request("Saved"))
        log = []
        own = nil
        #expect(await post?.ended == .hostGone)
        // A manager that is deallocated ends its posts in a task.
        await Task {}.value
        #expect(log == ["request willRemove", "request ended"])
    }

    @Test func closureMayRemoveThePostBeforeItsEntrance() {
        var request = PostRequest(Message("Saved"))
        request.onEvent { if case .willPost(let post) = $0 { post.remove() } }
        let post = poster.post(request)
        #expect(post.reason == .programmatic)
        #expect(poster.changes.isEmpty)
    }

    @Test func eventHasThePropertiesOfItsPost() {
        var keys: [PostKey?] = []
        var values: [Message?] = []
        var severities: [PostSeverity?] = []
        var texts: [String] = []
        var request = PostRequest(Message(.error, "Offline"))
        request.key = "network"
        request.onEvent {
            keys.append($0.key)
            values.append($0.value as? Message)
            severities.append($0.severity)
            texts.append($0.text)
        }
        poster.post(request).remove()
        #expect(keys == Array(repeating: "network", count: 5))
        #expect(values == Array(repeating: Message(.error, "Offline"), count: 5))
        #expect(severities == Array(repeating: .error, count: 5))
        #expect(texts == Array(repeating: "Offline", count: 5))
    }

    @Test func streamHasKeySeverityAndTextAfterTheEnd() async {
        let events = poster.postManager.events
        var request = PostRequest(Message(.error, "Offline"))
        request.key = "network"
        poster.post(request).remove()
        for await event in events {
            guard case .ended(let post, let reason) = event else { continue }
            #expect(post.phase == .ended && reason == .programmatic)
            #expect(event.key == "network" && event.severity == .error && event.text == "Offline")
            #expect(event.value == nil)
            return
        }
        Issue.record("The stream has no end of the post.")
    }
}

extension PostEvent {
    fileprivate var label: Substring { description.prefix { $0 != ":" } }
}
