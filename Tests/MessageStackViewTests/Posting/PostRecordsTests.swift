import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts whose manager is deallocated.
@MainActor
@Suite(.leavesNothingBehind)
struct PostRecordsTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    /// Posts a message on a poster that is then released with its manager, and waits until the end is reported.
    private func post(
        _ habit: RecordingPoster.Habit = .completesAtOnce, _ prepare: (RecordingPoster, Post) -> Void = { _, _ in },
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) async -> Post {
        let post = post(RecordingPoster(habit), prepare, edit)
        await TaskOrder.settle()
        return post
    }

    private func post(
        _ poster: RecordingPoster, _ prepare: (RecordingPoster, Post) -> Void, _ edit: (inout PostRequest) -> Void
    ) -> Post {
        var request = PostRequest(Message(.warning, "Battery low"))
        request.willPost { [log] _ in log.lines.append("willPost") }
        request.didPost { [log] _ in log.lines.append("didPost") }
        request.willRemove { [log] _ in log.lines.append("willRemove") }
        request.onEnd { [log] post, reason in log.lines.append("didEnd \(reason.name) \(post.phase)") }
        request.onEvent { [log] event in
            switch event {
            case .willRemove: log.lines.append("event willRemove")
            case .ended(let post, let reason): log.lines.append("event ended \(reason.name) \(post.reason == reason)")
            default: break
            }
        }
        edit(&request)
        let post = poster.post(request)
        prepare(poster, post)
        return post
    }

    @Test func closuresOfShownPostAreCalled() async {
        let post = await post()
        #expect(
            log.lines == [
                "willPost", "didPost", "willRemove", "event willRemove", "didEnd hostGone ended",
                "event ended hostGone true",
            ])
        #expect(post.reason == .hostGone)
    }

    @Test func closuresOfWaitingPostAreCalled() async {
        let post = await post { _, _ in
        } _: {
            $0.delay = 5
        }
        #expect(log.lines == ["didEnd hostGone ended", "event ended hostGone true"])
        #expect(!post.wasShown)
    }

    @Test func leavingPostKeepsItsReason() async {
        let post = await post(.completesWhenTold) { poster, post in
            poster.complete()
            post.remove(reason: .pan)
        }
        #expect(
            log.lines == [
                "willPost", "didPost", "willRemove", "event willRemove", "didEnd pan ended", "event ended pan true",
            ])
        #expect(post.reason == .pan)
    }

    @Test func timeShownLastsUntilTheManagerIsGone() async {
        let post = await post { poster, _ in poster.clock.advance(by: 3) }
        #expect(post.reason == .hostGone && post.timeShown == 3)
    }

    @Test func propertiesOfEndedPostCanBeRead() async {
        let post = await post { _, _ in
        } _: {
            $0.key = "battery"
            $0.priority = .high
        }
        #expect(post.key == "battery" && post.priority == .high && post.severity == .warning)
        #expect(post.text.contains("Battery low") && post.wasShown && post.endTime == 5000)
    }
}
