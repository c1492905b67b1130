import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Questions that a task asks with `Poster.ask(_:as:)`.
    @MainActor
    struct AskTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView()
            postView.postManager.historyLimit = 10
        }

        private static let actions: [PostAction] = [.cancel("Keep"), .destructive("Delete")]
        private static let question = AlertMessage("Delete 12 photos?", actions: actions)
        /// A question that an escape ends without an answer.
        private static let questionWithoutCancel = AlertMessage("Which one?", actions: [PostAction("This")])

        /// A question that is asked in a task, and its outcome.
        @MainActor
        private final class Asking {
            private(set) var isAnswered = false
            private(set) var answer: PostAction?
            private(set) var task: Task<Void, Never>?

            init(
                _ question: AlertMessage, on poster: any Poster,
                request: @escaping @MainActor (inout PostRequest) -> Void = { _ in }
            ) {
                task = Task {
                    answer = await poster.ask(question, request: request)
                    isAnswered = true
                }
            }
        }

        private func ask(_ question: AlertMessage = question) async throws -> (asking: Asking, post: Post) {
            let asking = Asking(question, on: postView)
            await stage.rest()
            return (asking, try #require(postView.postManager.posts.max { $0.id < $1.id }))
        }

        @Test func requestOfAQuestionCanBeEdited() async throws {
            let asking = Asking(Self.question, on: postView) {
                $0.key = "deletion"
                $0.duration = .seconds(20)
            }
            await stage.rest()
            let post = try #require(postView.postManager.posts(withKey: "deletion").first)
            #expect(post.phase == .shown && post.timeLeft.map { $0 <= 20 } == true)
            post.remove(animated: false)
            await stage.rest()
            #expect(asking.isAnswered && asking.answer == nil)
        }

        @Test func answerIsReturnedAfterTheExit() async throws {
            let (asking, post) = try await ask()
            #expect(post.phase == .shown && !asking.isAnswered)
            try stage.button("Delete", of: post).sendActions(for: .touchUpInside)
            await stage.nextFrame()
            #expect(post.phase == .leaving && !asking.isAnswered)
            await stage.rest()
            #expect(asking.isAnswered && asking.answer == Self.actions[1])
            #expect(post.reason == .action(id: "Delete"))
        }

        @Test func answerComesAfterTheHandler() async throws {
            var isDone = false
            let action = PostAction("Delete") {
                isDone = true
            }
            let (asking, post) = try await ask(AlertMessage("Delete?", actions: [action]))
            try await stage.tapButton("Delete", of: post)
            #expect(isDone && asking.answer?.id == "Delete")
        }

        @Test func actionThatKeepsThePostIsNoAnswer() async throws {
            let help = PostAction("Help", endsPost: false)
            let (asking, post) = try await ask(AlertMessage("Delete?", actions: [help, .cancel("Keep")]))
            try await stage.tapButton("Help", of: post)
            #expect(post.phase == .shown && !asking.isAnswered)
            try await stage.tapButton("Keep", of: post)
            #expect(asking.answer?.id == "Keep")
        }

        // MARK: No answer

        struct Ending: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let reason: PostRemovalReason
            let end: @MainActor @Sendable (Post, PostView) throws -> Void

            static let all = [
                Ending(testDescription: "removal", reason: .programmatic) { post, _ in post.remove() },
                Ending(testDescription: "removal of all", reason: .programmatic) { $1.removeAll() },
                Ending(testDescription: "timeout", reason: .timeout) { post, _ in post.setDuration(.seconds(0.2)) },
                Ending(testDescription: "escape gesture", reason: .escape) { post, _ in
                    #expect(post.view?.accessibilityPerformEscape() == true)
                },
                Ending(testDescription: "another post", reason: .overridden) { _, postView in
                    var request = PostRequest(Message("Saved")).with { $0.priority = .max }
                    request.precedence = .override
                    postView.post(request)
                },
                Ending(testDescription: "view taken", reason: .viewTaken) { post, _ in
                    post.view?.removeFromSuperview()
                },
                Ending(testDescription: "slot removed", reason: .hostGone) { post, _ in
                    try #require(post.view?.enclosingSlot).removeFromSuperview()
                },
            ]
        }

        @Test(arguments: Ending.all)
        func endWithoutAnswerReturnsNil(ending: Ending) async throws {
            let (asking, post) = try await ask(Self.questionWithoutCancel)
            try ending.end(post, postView)
            await stage.advance(by: 2)
            #expect(asking.isAnswered && asking.answer == nil)
            #expect(post.reason == ending.reason)
        }

        @Test func refusedQuestionReturnsNilAtOnce() async throws {
            let urgent = PostPriority(rawValue: PostPriority.max.rawValue + 1)
            let banner = postView.post(PostRequest(Message("Fire alarm")).with { $0.priority = urgent })
            await stage.rest()
            let asking = Asking(Self.question, on: postView)
            await stage.rest()
            #expect(asking.isAnswered && asking.answer == nil)
            #expect(banner.phase == .shown && postView.postManager.posts.count == 1)
        }

        /// A poster that has the manager of a post view, but doesn't retain the post view.
        private final class Model: Poster {
            let postManager: PostManager

            init(_ postManager: PostManager) { self.postManager = postManager }
        }

        @Test func deallocatedPosterEndsTheQuestion() async throws {
            var postView: PostView? = stage.makePostView()
            weak var deallocated: PostView?
            deallocated = postView
            let model = Model(try #require(postView).postManager)
            let asking = Asking(Self.question, on: model)
            await stage.rest()
            let post = try #require(model.postManager.currentPosts.first)
            postView?.removeFromSuperview()
            postView = nil
            await stage.rest()
            #expect(deallocated == nil && post.reason == .hostGone)
            #expect(asking.isAnswered && asking.answer == nil)
        }

        @Test func waitingQuestionRetainsItsPosterUntilCanceled() async throws {
            var poster: RecordingPoster? = RecordingPoster()
            weak var weakPoster: RecordingPoster?
            weakPoster = poster
            let asking = Asking(Self.question, on: try #require(poster))
            await stage.rest()
            poster = nil
            #expect(weakPoster != nil)
            asking.task?.cancel()
            await stage.rest()
            #expect(asking.isAnswered && weakPoster == nil)
        }

        // MARK: Cancellation

        @Test func cancelingTheTaskRemovesThePost() async throws {
            let (asking, post) = try await ask()
            asking.task?.cancel()
            await stage.rest()
            #expect(asking.isAnswered && asking.answer == nil)
            #expect(post.reason == .cancelled && postView.postManager.posts.isEmpty)
        }

        @Test func questionOfCanceledTaskIsNeverSeen() async throws {
            let haptics = RecordingHaptics()
            postView.postManager.haptics = haptics.play
            let shown = postView.post(Message("Saved"))
            await stage.rest()
            let asking = Asking(Self.question, on: postView) { $0.haptic = .heavy }
            asking.task?.cancel()
            let sights = await stage.watch(frames: 30) { postView.postManager.posts.map(\.id) }
            #expect(asking.isAnswered && asking.answer == nil && sights.allSatisfy { $0 == [shown.id] })
            #expect(shown.phase == .shown && postView.postManager.history.isEmpty)
            #expect(haptics.played.isEmpty)
        }

        @Test func cancelingRemovesWaitingQuestion() async throws {
            let (first, waiting) = try await ask()
            let (second, shown) = try await ask()
            await stage.rest()
            #expect(waiting.phase == .waiting)
            first.task?.cancel()
            await stage.rest()
            #expect(first.isAnswered && waiting.reason == .cancelled)
            #expect(shown.phase == .shown && !second.isAnswered)
        }

        // MARK: Several questions

        @Test func eachOfTwoQuestionsGetsItsOwnAnswer() async throws {
            let (first, firstPost) = try await ask()
            let (second, secondPost) = try await ask(Self.questionWithoutCancel)
            await stage.advance(by: 2)
            try await stage.tapButton("This", of: secondPost)
            await stage.rest()
            #expect(second.answer?.id == "This" && !first.isAnswered)
            try await stage.tapButton("Keep", of: firstPost)
            await stage.rest()
            #expect(first.answer?.id == "Keep")
        }

        @Test func oneValueCanBeAskedTwice() async throws {
            let (first, firstPost) = try await ask()
            let (second, secondPost) = try await ask()
            let (shown, waiting) = firstPost.phase == .shown ? (firstPost, secondPost) : (secondPost, firstPost)
            #expect(shown.phase == .shown && waiting.phase == .waiting)
            try await stage.tapButton("Delete", of: shown)
            await stage.rest()
            #expect([first, second].filter(\.isAnswered).map(\.answer?.id) == ["Delete"])
            try await stage.tapButton("Keep", of: waiting)
            await stage.rest()
            #expect(Set([first, second].map(\.answer?.id)) == ["Delete", "Keep"])
        }

        // MARK: Merged questions

        /// Asks a question twice, of which the second one is merged into the post of the first.
        private func askTwice(
            _ policy: PostDuplicatePolicy, second: AlertMessage = question
        ) async throws -> (first: Asking, second: Asking, post: Post) {
            let request: @MainActor (inout PostRequest) -> Void = {
                $0.key = "deletion"
                $0.duplicatePolicy = policy
            }
            let first = Asking(Self.question, on: postView, request: request)
            await stage.rest()
            let later = Asking(second, on: postView, request: request)
            await stage.rest()
            #expect(postView.postManager.posts.count == 1 && !first.isAnswered && !later.isAnswered)
            return (first, later, try #require(postView.postManager.posts.first))
        }

        @Test(arguments: [PostDuplicatePolicy.update, .count])
        func mergedQuestionsGetTheSameAnswer(policy: PostDuplicatePolicy) async throws {
            let (first, second, post) = try await askTwice(policy)
            try await stage.tapButton("Delete", of: post)
            await stage.rest()
            #expect(first.answer?.id == "Delete" && second.answer?.id == "Delete")
        }

        @Test(arguments: [PostDuplicatePolicy.update, .count])
        func mergedQuestionsWithoutAnswerReturnNil(policy: PostDuplicatePolicy) async throws {
            let (first, second, post) = try await askTwice(policy)
            post.remove()
            await stage.rest()
            #expect(first.isAnswered && second.isAnswered && first.answer == nil && second.answer == nil)
        }

        @Test(arguments: [PostDuplicatePolicy.update, .count], [true, false])
        func mergedQuestionStaysUntilAllTasksAreCanceled(policy: PostDuplicatePolicy, isFirst: Bool) async throws {
            let (first, second, post) = try await askTwice(policy)
            let (canceled, other) = isFirst ? (first, second) : (second, first)
            canceled.task?.cancel()
            await stage.rest()
            #expect(canceled.isAnswered && canceled.answer == nil && !other.isAnswered && post.phase == .shown)
            other.task?.cancel()
            await stage.rest()
            #expect(other.isAnswered && other.answer == nil && post.reason == .cancelled)
        }

        @Test func canceledTaskKeepsAPostThatTheAppHasPosted() async throws {
            var request = PostRequest(Self.question)
            request.key = "deletion"
            let post = postView.post(request)
            await stage.rest()
            let asking = Asking(Self.question, on: postView) {
                $0.key = "deletion"
                $0.duplicatePolicy = .update
            }
            await stage.rest()
            asking.task?.cancel()
            await stage.rest()
            #expect(asking.isAnswered && post.phase == .shown)
        }

        @Test func updatedQuestionReturnsItsAnswer() async throws {
            let (asking, post) = try await ask()
            var answers: [String] = []
            for text in ["One", "Two"] {
                var question = AlertMessage("Delete?", text: text, actions: Self.actions)
                question.onAnswer = { answers.append("\(text) \($0.id)") }
                post.update(with: question)
            }
            await stage.rest()
            try await stage.tapButton("Keep", of: post)
            await stage.rest()
            #expect(asking.answer?.id == "Keep" && answers == ["Two Keep"])
        }

        @Test func waitingQuestionThatIsUpdatedReturnsItsAnswer() async throws {
            let (first, waiting) = try await ask()
            let (_, shown) = try await ask()
            #expect(waiting.phase == .waiting)
            waiting.update(with: AlertMessage("Delete?", actions: Self.actions))
            shown.remove()
            await stage.advance(by: 2)
            try await stage.tapButton("Keep", of: waiting)
            await stage.rest()
            #expect(first.answer?.id == "Keep")
        }

        // MARK: onAnswer

        @Test(arguments: BlockingKind.allCases)
        func postedQuestionCallsOnAnswerBeforeItsEnd(kind: BlockingKind) async throws {
            var calls: [String] = []
            var request: PostRequest
            switch kind {
            case .alert:
                var alert = Self.question
                alert.onAnswer = { calls.append("answer \($0.id)") }
                request = PostRequest(alert)
            case .popup:
                var popup = PopupMessage("Delete?", actions: Self.actions)
                popup.onAnswer = { calls.append("answer \($0.id)") }
                request = PostRequest(popup)
            }
            request.willRemove { _ in calls.append("willRemove") }
            request.onEnd { _, _ in calls.append("didEnd") }
            let post = postView.post(request)
            await stage.rest()
            try await stage.tapButton("Delete", of: post)
            #expect(calls == ["answer Delete", "willRemove", "didEnd"])
        }

        @Test func askCallsTheQuestionsOwnOnAnswer() async throws {
            var question = Self.question
            var answers: [String] = []
            question.onAnswer = { answers.append($0.id) }
            let (asking, post) = try await ask(question)
            try await stage.tapButton("Keep", of: post)
            #expect(answers == ["Keep"] && asking.answer?.id == "Keep")
        }

        @Test func answerIsGivenOnce() async throws {
            var question = Self.question
            var answers: [String] = []
            question.onAnswer = { answers.append($0.id) }
            let post = postView.post(question)
            await stage.rest()
            let (keep, delete) = (try stage.button("Keep", of: post), try stage.button("Delete", of: post))
            for button in [delete, keep, delete] { button.sendActions(for: .touchUpInside) }
            await stage.nextFrame()
            keep.sendActions(for: .touchUpInside)
            await stage.rest()
            keep.sendActions(for: .touchUpInside)
            #expect(answers == ["Delete"])
        }

        @Test func handlerThatOutlivesThePostGivesNoAnswer() async throws {
            let (gate, open) = AsyncStream<Void>.makeStream()
            var question = AlertMessage(
                "Delete?", actions: [PostAction("Delete") { for await _ in gate { break } }])
            var answers: [String] = []
            question.onAnswer = { answers.append($0.id) }
            let (asking, post) = try await ask(question)
            try await stage.tapButton("Delete", of: post)
            post.remove()
            await stage.nextFrame()
            #expect(post.phase == .leaving)
            open.yield()
            await stage.rest()
            #expect(asking.isAnswered && asking.answer == nil && answers.isEmpty)
            #expect(post.reason == .programmatic)
        }

        // MARK: Questions of an app

        /// A question with a number as its answer.
        private struct NumberQuestion: PostQuestion {
            var onAnswer: (@MainActor @Sendable (Int) -> Void)?

            @MainActor
            func makeView() -> UIView {
                let view = UISegmentedControl(items: ["1", "2", "3"])
                let onAnswer = onAnswer
                view.addAction(
                    UIAction { [weak view] _ in
                        guard let view else { return }
                        onAnswer?(view.selectedSegmentIndex + 1)
                    }, for: .valueChanged)
                return view
            }
        }

        @Test func questionOfAnAppReturnsItsFirstAnswer() async throws {
            var answer: Int?
            let task = Task { answer = await postView.ask(NumberQuestion()) }
            await stage.rest()
            let post = try #require(postView.postManager.currentPosts.first)
            let control = try #require(post.view as? UISegmentedControl)
            for index in [2, 0] {
                control.selectedSegmentIndex = index
                control.sendActions(for: .valueChanged)
            }
            post.remove()
            await stage.rest()
            await task.value
            #expect(answer == 3)
        }
    }
}
