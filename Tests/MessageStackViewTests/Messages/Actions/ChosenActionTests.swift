import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts that end while the handler of the chosen action runs.
@MainActor
@Suite(.leavesNothingBehind)
struct ChosenActionTests {
    private struct Failure: Error {}

    /// What ends the post while the handler runs.
    enum Cause: CaseIterable {
        case override, replace, evict, overrideOfWaiting, pan, code, host

        /// Whether another post ends it.
        var isOther: Bool { ![.pan, .code, .host].contains(self) }
    }

    @MainActor
    private final class Log {
        var answers: [String] = []
        /// The reason of the post when the answer is reported.
        var reasons: [PostRemovalReason?] = []
    }

    private let poster = RecordingPoster()
    private let log = Log()
    private var manager: PostManager { poster.postManager }

    /// Posts a question whose handler causes the end of its post, and chooses its action.
    private func choose(_ cause: Cause, endsPost: Bool = true) async throws -> Post {
        let (poster, log) = (poster, log)
        var action = PostAction("Delete", id: "delete") { Self.perform(cause, on: poster) }
        action.endsPost = endsPost
        var question = AlertMessage("Delete?", actions: [action])
        question.onAnswer = { log.answers.append($0.id) }
        var request = PostRequest(question)
        request.key = "question"
        request.priority = .normal
        let post = poster.post(request)
        #expect(try #require(Self.actionsView(of: post)).choose("delete"))
        await TaskOrder.settle()
        return post
    }

    private static func actionsView(of post: Post) -> PostActionsView? {
        func find(in view: UIView) -> PostActionsView? {
            view as? PostActionsView ?? view.subviews.lazy.compactMap(find).first
        }
        return post.view.flatMap(find)
    }

    private static func perform(_ cause: Cause, on poster: RecordingPoster) {
        var other = PostRequest(Message("Other"))
        other.duration = .untilRemoved
        switch cause {
        case .override: other.precedence = .override
        case .replace:
            other.key = "question"
            other.duplicatePolicy = .replace
        case .evict: poster.postManager.replacesOldestWhenFull = true
        case .overrideOfWaiting:
            other.precedence = .interrupt
            poster.post(other)
            other.precedence = .overrideRemovingWaiting
        case .pan: return poster.postManager.currentPosts.first?.remove(reason: .pan) ?? ()
        case .code: return poster.postManager.removeAll()
        case .host:
            return poster.postManager.process(
                poster.postManager.queue.sceneLost(of: ObjectIdentifier(poster), at: poster.postManager.now))
        }
        poster.post(other)
    }

    @Test(arguments: Cause.allCases.filter(\.isOther)) func otherPostDoesNotHideTheChoice(cause: Cause) async throws {
        let post = try await choose(cause)
        #expect(post.reason == .action(id: "delete") && log.answers == ["delete"])
        #expect(manager.history.allSatisfy { $0.reason != .overridden })
    }

    @Test(arguments: Cause.allCases.filter { !$0.isOther }) func otherEndsKeepTheirReasons(cause: Cause) async throws {
        let post = try await choose(cause)
        let reasons: [Cause: PostRemovalReason] = [.pan: .pan, .code: .programmatic, .host: .hostGone]
        #expect(post.reason == reasons[cause] && log.answers.isEmpty)
    }

    @Test(arguments: Cause.allCases.filter(\.isOther))
    func actionThatKeepsThePostIsNoReason(cause: Cause) async throws {
        let post = try await choose(cause, endsPost: false)
        let reasons: [Cause: PostRemovalReason] = [
            .override: .overridden, .overrideOfWaiting: .overridden, .replace: .replaced, .evict: .evicted,
        ]
        #expect(post.reason == reasons[cause] && log.answers.isEmpty)
    }

    @Test func askReturnsTheChoiceOfAReplacedQuestion() async throws {
        let poster = poster
        let question = AlertMessage(
            "Delete?", actions: [PostAction("Delete", id: "delete") { Self.perform(.override, on: poster) }])
        let asking = Task { await poster.ask(question) { $0.priority = .normal } }
        await TaskOrder.settle()
        let post = try #require(manager.currentPosts.first)
        #expect(try #require(Self.actionsView(of: post)).choose("delete"))
        #expect(await asking.value?.id == "delete")
        #expect(post.reason == .action(id: "delete"))
    }

    @Test func answerIsReportedBeforeTheEndIsDecided() async throws {
        let (poster, log) = (poster, log)
        var question = AlertMessage(
            "Delete?", actions: [PostAction("Delete", id: "delete") { Self.perform(.override, on: poster) }])
        question.onAnswer = { [weak poster] _ in
            log.reasons.append(poster?.postManager.posts.min { $0.id < $1.id }?.decidedReason)
        }
        var request = PostRequest(question)
        request.priority = .normal
        let post = poster.post(request)
        #expect(try #require(Self.actionsView(of: post)).choose("delete"))
        await TaskOrder.settle()
        #expect(log.reasons == [nil] && post.reason == .action(id: "delete"))
    }

    @Test func failedHandlerIsNoChoice() async throws {
        let poster = poster
        var question = AlertMessage("Delete?", actions: [PostAction("Delete", id: "delete") { throw Failure() }])
        question.onAnswer = { [log] in log.answers.append($0.id) }
        var request = PostRequest(question)
        request.priority = .normal
        let post = poster.post(request)
        #expect(try #require(Self.actionsView(of: post)).choose("delete"))
        await TaskOrder.settle()
        Self.perform(.override, on: poster)
        #expect(post.reason == .overridden && log.answers.isEmpty)
    }

    // MARK: Answers before the entrance

    @Test(arguments: [true, false]) func answerFromTheViewsMakingIsKept(inWillPost: Bool) async {
        let asking = Task {
            await poster.ask(EagerQuestion(answersWhenMade: !inWillPost)) {
                if inWillPost { $0.willPost { ($0.view as? EagerView)?.onAnswer?(42) } }
            }
        }
        await TaskOrder.settle()
        manager.removeAll()
        #expect(await asking.value == 42)
    }
}

/// A question that can answer itself while its view is made.
private struct EagerQuestion: PostQuestion {
    var answersWhenMade: Bool
    var onAnswer: (@MainActor @Sendable (Int) -> Void)?

    @MainActor
    func makeView() -> UIView {
        let view = EagerView()
        view.onAnswer = onAnswer
        if answersWhenMade { onAnswer?(42) }
        return view
    }
}

private final class EagerView: UIView {
    var onAnswer: ((Int) -> Void)?
}
