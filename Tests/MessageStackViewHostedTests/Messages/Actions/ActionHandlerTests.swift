import Foundation
import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Actions whose handlers take time, fail, or are canceled.
    @MainActor
    struct ActionHandlerTests {
        enum Kind: CaseIterable {
            case banner, alert, popup
        }

        private struct Failure: LocalizedError {
            var errorDescription: String? { "The server didn't answer. Try again in a few minutes." }
        }

        private let stage: Stage
        private let handler = HeldHandler()

        init() async throws {
            stage = try await Stage()
        }

        /// The titles of the actions in `onAnswer` of an alert or a pop-up.
        private final class Answers {
            var titles: [String] = []
        }

        private let answers = Answers()

        private var retry: PostAction {
            PostAction("Retry") { [handler] in try await handler.run() }
        }

        private var actions: [PostAction] { [retry, PostAction("Details"), .cancel("Later")] }

        private func post(_ kind: Kind, _ actions: [PostAction], lasting duration: PostDuration? = nil) async -> Post {
            let onAnswer: @MainActor @Sendable (PostAction) -> Void = { [answers] in answers.titles.append($0.title) }
            var request: PostRequest
            switch kind {
            case .banner: request = PostRequest(Message("Upload failed", actions: actions))
            case .alert:
                var alert = AlertMessage("Upload failed", actions: actions)
                alert.onAnswer = onAnswer
                request = PostRequest(alert)
            case .popup:
                var popup = PopupMessage("Upload failed", actions: actions)
                popup.onAnswer = onAnswer
                request = PostRequest(popup)
            }
            request.duration = duration ?? request.duration
            let post = stage.postView.post(request)
            await stage.rest()
            return post
        }

        private func button(_ title: String, of post: Post) throws -> PostActionButton {
            try #require(post.view?.actionButton(title))
        }

        private func tap(_ title: String, of post: Post) async throws {
            await stage.tap(try button(title, of: post))
        }

        /// Ends the handler, and waits until the effects have ended.
        private func end(with error: (any Error)? = nil) async {
            if let error { handler.fail(error) } else { handler.succeed() }
            await stage.runTasks()
            await stage.rest()
        }

        /// The shown error of the post's last handler.
        private func errorLabel(of post: Post) -> UILabel? {
            func labels(in view: UIView) -> [UILabel] {
                view is UIControl
                    ? [] : view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap(\.self)
            }
            return post.view?.actionsView.flatMap { $0.showsError ? labels(in: $0).first { !$0.isHidden } : nil }
        }

        // MARK: Running

        @Test(arguments: Kind.allCases)
        func runningHandlerShowsProgressAndDisablesButtons(kind: Kind) async throws {
            let post = await post(kind, actions)
            let buttons = try ["Retry", "Details", "Later"].map { try button($0, of: post) }
            #expect(buttons.map(\.isEnabled) == [true, true, true])
            try await tap("Retry", of: post)
            #expect(handler.starts == 1 && post.phase == .shown)
            #expect(buttons.map { $0.configuration?.showsActivityIndicator } == [true, false, false])
            #expect(buttons.map(\.accessibilityLabel) == ["Retry", "Details", "Later"])
            #expect(buttons.map(\.isEnabled) == [false, false, true], "except the cancel button")
            #expect(buttons.map(\.accessibilityValue) == [PostEnvironment.app.strings.inProgress, nil, nil])
            for title in ["Retry", "Details"] { try await tap(title, of: post) }
            #expect(post.view?.actionsView?.choose("Details") == false)
            #expect(handler.starts == 1 && post.phase == .shown)
            await end()
            #expect(handler.successes == 1 && post.reason == .action(id: "Retry"))
            #expect(answers.titles == (kind == .banner ? [] : ["Retry"]))
        }

        @Test(arguments: Kind.allCases)
        func postDoesNotTimeOutWhileHandlerRuns(kind: Kind) async throws {
            let post = await post(kind, actions, lasting: .seconds(12))
            try await tap("Retry", of: post)
            await stage.advance(by: 30)
            #expect(post.phase == .shown)
            await end(with: Failure())
            #expect(post.phase == .shown)
            await stage.advance(by: 14)
            #expect(post.reason == .timeout, "the time continues after the handler")
        }

        // MARK: Failing

        @Test(arguments: Kind.allCases)
        func errorIsShownAboveButtonsAndPostStays(kind: Kind) async throws {
            let post = await post(kind, actions)
            let height = try #require(post.view?.enclosingSlot).bounds.height
            try await tap("Retry", of: post)
            await end(with: Failure())
            let label = try #require(errorLabel(of: post))
            let buttons = try #require(post.view?.actionsView?.buttons)
            #expect(post.phase == .shown && label.text == Failure().errorDescription)
            #expect(buttons.allSatisfy { label.screenFrame.maxY <= $0.screenFrame.minY + 0.5 })
            #expect(buttons.allSatisfy { $0.isEnabled && $0.configuration?.showsActivityIndicator == false })
            let slot = try #require(post.view?.enclosingSlot)
            #expect(slot.bounds.height >= height + label.bounds.height - 0.5)
            for view in buttons + [label] {
                #expect(slot.screenFrame.insetBy(dx: -0.5, dy: -0.5).contains(view.screenFrame))
            }
            #expect(
                label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity)).height <= label.bounds.height
                    + 0.5
            )
            #expect(answers.titles == [])
        }

        @Test func errorHasTheWidthOfTheBanner() async throws {
            let post = await post(.banner, [retry])
            try await tap("Retry", of: post)
            await end(with: Failure())
            let (slot, label) = (try #require(post.view?.enclosingSlot), try #require(errorLabel(of: post)))
            let title = try #require(post.view as? MessageView).titleLabel
            #expect(try #require(label.superview).bounds.width > slot.bounds.width - 40)
            #expect(label.screenFrame.minY >= title.screenFrame.maxY)
            try await tap("Retry", of: post)
            let button = try button("Retry", of: post).screenFrame
            #expect(button.minX >= title.screenFrame.maxX, "the button is next to the text again")
            await end()
            #expect(post.reason == .action(id: "Retry"))
        }

        @Test(arguments: Kind.allCases)
        func secondTryHidesErrorAndEndsPost(kind: Kind) async throws {
            let post = await post(kind, actions)
            let height = try #require(post.view?.enclosingSlot).bounds.height
            try await tap("Retry", of: post)
            await end(with: Failure())
            try await tap("Retry", of: post)
            #expect(handler.starts == 2 && errorLabel(of: post) == nil)
            #expect(abs(try #require(post.view?.enclosingSlot).bounds.height - height) < 0.5)
            await end()
            #expect(handler.successes == 1 && post.reason == .action(id: "Retry"))
        }

        @Test func errorThatTheMessageShowsIsNotShownTwice() async throws {
            let announcer = RecordingAnnouncer()
            let postView = stage.makePostView()
            postView.postManager.announcer = announcer
            let text = try #require(Failure().errorDescription)
            let post = postView.post(Message(.error, "Upload failed", subtitle: text, actions: [retry]))
            await stage.rest()
            let count = announcer.announcements.count
            try await tap("Retry", of: post)
            await end(with: Failure())
            #expect(post.phase == .shown && errorLabel(of: post) == nil)
            #expect(announcer.announcements.dropFirst(count).map(\.text) == [text], "VoiceOver says it again")
        }

        @Test(arguments: Kind.allCases)
        func cancellationErrorIsNotShown(kind: Kind) async throws {
            let post = await post(kind, actions)
            try await tap("Retry", of: post)
            await end(with: CancellationError())
            #expect(post.phase == .shown && errorLabel(of: post) == nil)
            #expect(try button("Retry", of: post).isEnabled && button("Details", of: post).isEnabled)
        }

        // MARK: Canceling

        @Test(arguments: Kind.allCases)
        func cancelActionCancelsRunningHandlerAndEndsPost(kind: Kind) async throws {
            let post = await post(kind, actions)
            try await tap("Retry", of: post)
            try await tap("Later", of: post)
            await stage.rest()
            #expect(handler.cancellations == 1 && handler.successes == 0)
            #expect(post.reason == .action(id: "Later"))
            #expect(answers.titles == (kind == .banner ? [] : ["Later"]))
        }

        @Test(arguments: Kind.allCases)
        func runningCancelHandlerIsNotRepeated(kind: Kind) async throws {
            let post = await post(
                kind, [PostAction("Retry"), .cancel("Later") { [handler] in try await handler.run() }])
            for _ in 0..<2 { try await tap("Later", of: post) }
            #expect(handler.starts == 1 && handler.cancellations == 0)
            #expect(try !button("Later", of: post).isEnabled)
            await end()
            #expect(post.reason == .action(id: "Later"))
        }

        @Test(arguments: Kind.allCases)
        func handlerContinuesAfterRemoval(kind: Kind) async throws {
            let post = await post(kind, actions)
            try await tap("Retry", of: post)
            post.remove()
            await stage.advance(by: 2)
            #expect(post.phase == .ended && handler.cancellations == 0)
            await end()
            #expect(handler.successes == 1)
            #expect(post.reason == .programmatic && answers.titles == [], "the removal is no answer")
        }

        @Test func handlerEndingDuringExitIsNoAnswer() async throws {
            let post = await post(.alert, actions)
            try await tap("Retry", of: post)
            post.remove()
            await stage.nextFrame()
            #expect(post.phase == .leaving)
            await end()
            #expect(handler.successes == 1 && post.reason == .programmatic && answers.titles == [])
        }

        @Test func viewIsReleasedWhileHandlerContinues() async throws {
            let post = await post(.banner, actions)
            try await tap("Retry", of: post)
            weak var view: UIView?
            view = post.view
            post.remove()
            await stage.advance(by: 2)
            #expect(view == nil)
            await end()
            #expect(handler.successes == 1)
        }

        // MARK: Keeping the post

        @Test(arguments: Kind.allCases)
        func actionCanKeepPost(kind: Kind) async throws {
            var details = PostAction("Details") { [handler] in try await handler.run() }
            details.endsPost = false
            let post = await post(kind, [details, .cancel("Later")])
            for count in 1...2 {
                try await tap("Details", of: post)
                await end()
                #expect(handler.successes == count && post.phase == .shown)
            }
            #expect(try button("Later", of: post).isEnabled && answers.titles == [])
            try await tap("Later", of: post)
            await stage.rest()
            #expect(post.reason == .action(id: "Later"))
        }

        // MARK: Choosing by code

        @Test func unknownIdentifierChoosesNothing() async throws {
            let post = await post(.banner, actions)
            #expect(post.view?.actionsView?.choose("Missing") == false)
            #expect(post.phase == .shown)
            #expect(post.view?.actionsView?.choose("Later") == true)
            await stage.rest()
            #expect(post.reason == .action(id: "Later"))
        }

        @Test func actionRunsWithoutPost() async throws {
            let view = PostActionsView()
            view.actions = [retry]
            #expect(view.choose("Retry"))
            #expect(!view.choose("Retry"), "while the handler runs")
            await stage.rest()
            await end()
            #expect(handler.successes == 1)
            #expect(view.choose("Retry"))
        }

        @Test(arguments: ["didPost", "willRemove"])
        func actionIsChosenInsideCallback(callback: String) async throws {
            var request = PostRequest(Message("Photo deleted", actions: [PostAction("Restore")]))
            nonisolated(unsafe) var (results, reasons): ([Bool], [PostRemovalReason]) = ([], [])
            let choose: @MainActor @Sendable (Post) -> Void = { post in
                results.append(post.view?.actionsView?.choose("Restore") ?? false)
            }
            if callback == "didPost" { request.didPost(choose) } else { request.willRemove(choose) }
            request.onEnd { reasons.append($1) }
            let post = stage.postView.post(request)
            await stage.rest()
            post.remove()
            await stage.rest()
            #expect(results == [callback == "didPost"])
            #expect(reasons == [callback == "didPost" ? .action(id: "Restore") : .programmatic])
        }

        // MARK: Updating

        @Test(arguments: Kind.allCases)
        func updateKeepsRunningHandler(kind: Kind) async throws {
            let post = await post(kind, actions)
            try await tap("Retry", of: post)
            switch kind {
            case .banner: post.update(with: Message("Uploading", actions: actions))
            case .alert: post.update(with: AlertMessage("Uploading", actions: actions))
            case .popup: post.update(with: PopupMessage("Uploading", actions: actions))
            }
            await stage.rest()
            #expect(try button("Retry", of: post).configuration?.showsActivityIndicator == true)
            #expect(try !button("Details", of: post).isEnabled && button("Later", of: post).isEnabled)
            try await tap("Retry", of: post)
            #expect(handler.starts == 1 && handler.cancellations == 0)
            await end()
            #expect(handler.successes == 1 && post.reason == .action(id: "Retry"))
        }

        /// An app that updates the post from the handler, for example to show the result, doesn't want it to end.
        @Test func updateWithoutActionsKeepsHandlerAndPost() async throws {
            let post = await post(.banner, actions)
            try await tap("Retry", of: post)
            post.update(with: Message("Uploading"))
            await stage.advance(by: 30)
            #expect(post.phase == .shown && handler.cancellations == 0)
            await end()
            #expect(handler.successes == 1 && post.phase == .shown)
        }

        @Test func updateWithOtherViewKeepsHandlerAndPost() async throws {
            let post = await post(.alert, actions)
            try await tap("Retry", of: post)
            post.update(with: ProgressMessage("Uploading"))
            await stage.rest()
            #expect(post.view is AlertMessageView == false && post.phase == .shown)
            await end()
            #expect(handler.successes == 1 && post.phase == .shown)
        }

        @Test func handlerOfRemovedActionDoesNotEndTheRunOfTheSameActionLater() async throws {
            let post = await post(.banner, [retry])
            try await tap("Retry", of: post)
            let view = try #require(post.view?.actionsView)
            let later = HeldHandler()
            view.actions = []
            view.actions = [PostAction("Retry") { try await later.run() }]
            await stage.rest()
            try await tap("Retry", of: post)
            #expect(later.starts == 1)
            await end()
            #expect(handler.successes == 1 && post.phase == .shown && view.isAnswering)
            later.succeed()
            await stage.runTasks()
            await stage.rest()
            #expect(later.successes == 1 && post.reason == .action(id: "Retry"))
        }

        @Test func updateHidesErrorAndReusesButtons() async throws {
            let post = await post(.banner, actions)
            try await tap("Retry", of: post)
            await end(with: Failure())
            let old = try button("Retry", of: post)
            post.update(with: Message("Upload failed again", actions: [retry, .cancel("Never")]))
            await stage.rest()
            #expect(errorLabel(of: post) == nil)
            #expect(try button("Retry", of: post) === old, "so that the focus stays")
            #expect(post.view?.actionsView?.buttons.map(\.action.title) == ["Retry", "Never"])
        }
    }
}
