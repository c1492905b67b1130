import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// Answers of posts that make room for another post, and would return afterward.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionReturnTests {
    /// A ready-made post with an answer.
    enum Kind: CaseIterable {
        case message, alert, popup, form, rating
    }

    /// A moment at which the handler of an action ends.
    enum Moment: CaseIterable {
        case leaving, waiting, returning, shownAgain
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    @MainActor
    private final class Log {
        var runs = 0
        var answers = 0
        var ends: [PostRemovalReason] = []
    }

    /// A view with a message whose action shows an alert.
    private struct TwoPosts: View {
        let model: PostModel

        var body: some View {
            Text("Screen")
                .post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) {
                    Message(.error, "First", actions: [PostAction("Done") { model.upload = PostModel.Upload(id: 1) }])
                }
                .post(item: model.uploadBinding) { _ in
                    AlertMessage("Second", actions: [PostAction("OK")])
                }
        }
    }

    private let stage = Stage()
    private let handler = HeldHandler()
    private let log = Log()
    private var simulator: Simulator { stage.simulator }

    /// Posts a message or a question whose action "submit" runs a closure.
    private func post(_ kind: Kind, _ run: @escaping @MainActor @Sendable () async throws -> Void) -> Post {
        simulator.advance(by: 0)
        let log = log
        let done = PostAction("Done", id: "submit") { [log] in
            log.runs += 1
            try await run()
        }
        let poster = stage.postView
        let edit: (inout PostRequest) -> Void = { $0.onEnd { _, reason in log.ends.append(reason) } }
        func post(_ value: some Postable) -> Post { poster.post(Self.request(value, edit)) }
        switch kind {
        case .message: return post(Message(.error, "First", actions: [done]))
        case .alert:
            var alert = AlertMessage("First", actions: [done])
            alert.onAnswer = { _ in log.answers += 1 }
            return post(alert)
        case .popup:
            var popup = PopupMessage("First", actions: [done])
            popup.onAnswer = { _ in log.answers += 1 }
            return post(popup)
        case .form:
            var form = FormMessage("First", fields: [], submit: "Done") { _ in
                log.runs += 1
                try await run()
            }
            form.onAnswer = { _ in log.answers += 1 }
            return post(form)
        case .rating:
            var rating = RatingMessage("First", submit: "Done") { _ in
                log.runs += 1
                try await run()
            }
            rating.onAnswer = { _ in log.answers += 1 }
            let post = post(rating)
            simulator.advance(by: 1)
            ((post.view as? RatingMessageView)?.ratingControl as? RatingControl)?.choose(4)
            return post
        }
    }

    private static func request(_ value: some Postable, _ edit: (inout PostRequest) -> Void) -> PostRequest {
        var request = PostRequest(value)
        edit(&request)
        return request
    }

    private func chooseDone(of post: Post) throws -> Bool {
        try #require(post.view?.actionsView).choose("submit")
    }

    /// Posts an alert over the present post.
    @discardableResult
    private static func postSecond(on poster: some Poster) -> Post {
        poster.post(AlertMessage("Second", actions: [PostAction("OK")]))
    }

    /// Advances the device to a moment in the life of a post that another one has replaced for a while.
    private func advance(to moment: Moment, of post: Post, behind second: Post) async throws {
        switch moment {
        case .leaving: #expect(post.phase == .leaving)
        case .waiting:
            await simulator.advance(by: 1)
            #expect(post.phase == .waiting)
        case .returning, .shownAgain:
            await simulator.advance(by: 1)
            second.remove()
            for _ in 0..<120 where post.phase != .entering { await simulator.advance(by: Simulator.frame) }
            #expect(post.phase == .entering)
            if moment == .shownAgain { await simulator.advance(by: 1) }
        }
    }

    private func expectAnsweredOnce(_ post: Post, _ kind: Kind) async {
        await simulator.advance(by: 3)
        #expect(log.ends == [.action(id: "submit")] && post.phase == .ended)
        #expect(log.runs == 1 && log.answers == (kind == .message ? 0 : 1))
        #expect(!stage.postView.postManager.posts.contains { $0.id == post.id })
    }

    // MARK: - The handler posts another post

    @Test(arguments: Kind.allCases)
    func postWhoseHandlerPostsAnAlertDoesNotReturn(kind: Kind) async throws {
        let postView = stage.postView
        let post = post(kind) { Self.postSecond(on: postView) }
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: post))
        await simulator.advance(by: 2)
        let second = try #require(postView.postManager.currentPosts.first)
        #expect(postView.postManager.posts.count == 1 && second.view is AlertMessageView)
        second.view?.actionsView?.choose("OK")
        await expectAnsweredOnce(post, kind)
        #expect(!postView.postManager.isActive)
    }

    @Test func answerReachesTheCallerOfAskOnce() async throws {
        let postView = stage.postView
        var answers: [PostAction.ID?] = []
        let task = Task {
            let alert = AlertMessage(
                "First", actions: [PostAction("Done", id: "submit") { Self.postSecond(on: postView) }])
            return await postView.ask(alert)?.id
        }
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: #require(postView.postManager.currentPosts.first)))
        await simulator.advance(by: 2)
        answers.append(await task.value)
        #expect(answers == ["submit"])
        #expect(postView.postManager.posts.count == 1)
    }

    @Test func postOfABindingWhoseHandlerShowsAnAlertDoesNotReturn() async {
        let model = PostModel()
        let screen = SwiftUIStage { TwoPosts(model: model) }
        model.isShown = true
        screen.rest()
        #expect(screen.posts.map(\.phase) == [.shown])
        screen.simulator.tapElement(named: "Done")
        await screen.simulator.advance(by: 2)
        #expect(!model.isShown && screen.posts.count == 1)
        screen.simulator.tapElement(named: "OK")
        await screen.simulator.advance(by: 2)
        #expect(screen.posts.isEmpty && model.upload == nil && model.ends == [.action(id: "Done")])
    }

    // MARK: - The answer arrives later

    @Test(arguments: Kind.allCases, Moment.allCases)
    func answerEndsPostAtAnyMoment(kind: Kind, moment: Moment) async throws {
        let post = post(kind) { [handler] in try await handler.run() }
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: post))
        await simulator.advance(by: 0.1)
        let second = Self.postSecond(on: stage.postView)
        try await advance(to: moment, of: post, behind: second)
        handler.succeed()
        await expectAnsweredOnce(post, kind)
    }

    @Test(arguments: Kind.allCases)
    func actionThatIsChosenWhileThePostMakesRoomEndsIt(kind: Kind) async throws {
        let post = post(kind) {}
        await simulator.advance(by: 1)
        let second = Self.postSecond(on: stage.postView)
        #expect(post.phase == .leaving && post.reason == nil)
        #expect(try chooseDone(of: post))
        await expectAnsweredOnce(post, kind)
        #expect(second.phase == .shown)
    }

    @Test(arguments: Kind.allCases, [Moment.leaving, .waiting])
    func failureIsShownWhenThePostReturns(kind: Kind, moment: Moment) async throws {
        let post = post(kind) { [handler] in try await handler.run() }
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: post))
        await simulator.advance(by: 0.1)
        let second = Self.postSecond(on: stage.postView)
        try await advance(to: moment, of: post, behind: second)
        handler.fail(Failure())
        await simulator.advance(by: 1)
        second.remove()
        await simulator.advance(by: 2)
        #expect(post.phase == .shown && log.answers == 0)
        let actionsView = try #require(post.view?.actionsView)
        #expect(actionsView.showsError && SwiftUIStage.labels(in: actionsView).contains { $0.text == "No connection" })
        #expect(try chooseDone(of: post), "the user can try again")
    }

    @Test(arguments: Moment.allCases)
    func actionThatKeepsThePostLetsItReturn(moment: Moment) async throws {
        let keep = PostAction("Keep", id: "submit", endsPost: false) { [handler] in try await handler.run() }
        let post = stage.postView.post(Message(.error, "First", actions: [keep]))
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: post))
        await simulator.advance(by: 0.1)
        let second = Self.postSecond(on: stage.postView)
        try await advance(to: moment, of: post, behind: second)
        handler.succeed()
        await simulator.advance(by: 1)
        second.remove()
        await simulator.advance(by: 2)
        #expect(post.phase == .shown && post.reason == nil)
        #expect(try #require(post.view?.actionsView).buttons.allSatisfy(\.isEnabled))
    }

    // MARK: - Other ways to dismiss

    @Test(arguments: [PostRemovalReason.closeButton, .escape])
    func controlsDismissAPostThatMakesRoom(reason: PostRemovalReason) throws {
        simulator.advance(by: 0)
        let post = stage.postView.post(Message(.error, "First"))
        simulator.advance(by: 1)
        Self.postSecond(on: stage.postView)
        #expect(post.phase == .leaving)
        #expect(try #require(post.view).endEnclosingPost(reason))
        #expect(post.reason == reason)
        #expect(try !#require(post.view).endEnclosingPost(.tap), "its end is decided")
        simulator.advance(by: 2)
        #expect(post.phase == .ended && post.reason == reason)
    }

    // MARK: - Holds

    @Test func tokenHoldsAPostThatReturns() async {
        await simulator.advance(by: 0)
        let post = stage.postView.post(Self.request(Message("First")) { $0.duration = .seconds(5) })
        await simulator.advance(by: 1)
        let hold = post.hold()
        let second = Self.postSecond(on: stage.postView)
        await simulator.advance(by: 1)
        #expect(post.phase == .waiting)
        second.remove()
        await simulator.advance(by: 20)
        #expect(post.phase == .shown)
        hold.release()
        await simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }

    @Test func runningHandlerHoldsAPostThatReturns() async throws {
        await simulator.advance(by: 0)
        let action = PostAction("Done", id: "submit") { [handler] in try await handler.run() }
        let post = stage.postView.post(
            Self.request(Message("First", actions: [action])) { $0.duration = .seconds(10) })
        await simulator.advance(by: 1)
        #expect(try chooseDone(of: post))
        await simulator.advance(by: 0.1)
        let second = Self.postSecond(on: stage.postView)
        await simulator.advance(by: 1)
        second.remove()
        await simulator.advance(by: 60)
        #expect(post.phase == .shown)
        handler.succeed()
        await simulator.advance(by: 1)
        #expect(post.reason == .action(id: "submit"))
    }

    @Test func touchAndFocusDoNotHoldAPostThatReturns() async throws {
        simulator.isVoiceOverRunning = true
        let post = stage.postView.post(Self.request(Message("First")) { $0.duration = .seconds(5) })
        await simulator.advance(by: 1)
        let view = try #require(post.view)
        simulator.moveFocus(to: view)
        await simulator.advance(by: 20)
        #expect(post.phase == .shown)
        let second = Self.postSecond(on: stage.postView)
        await simulator.advance(by: 1)
        #expect(post.phase == .waiting)
        second.remove()
        simulator.moveFocus(to: nil)
        await simulator.advance(by: 20)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [0.0, 5])
    func postCanBeHeldBeforeItEnters(delay: TimeInterval) {
        simulator.advance(by: 0)
        let post = stage.postView.post(
            Self.request(Message("First")) {
                $0.duration = .seconds(3)
                $0.delay = delay
            })
        let hold = post.hold()
        simulator.advance(by: 20)
        #expect(post.phase == .shown)
        hold.release()
        simulator.advance(by: 5)
        #expect(post.reason == .timeout)
    }

    @Test func tokenHoldsAPostThatMovesToAnotherScene() throws {
        let tablet = Stage(device: .iPad11)
        tablet.simulator.advance(by: 0)
        let scene = try #require(tablet.simulator.openScene())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        tablet.simulator.advance(by: 1)
        let post = scene.postView.post(
            Self.request(Message("First")) {
                $0.duration = .seconds(5)
                $0.outlivesScene = true
            })
        tablet.simulator.advance(by: 1)
        let hold = post.hold()
        tablet.simulator.disconnect(scene)
        tablet.simulator.advance(by: 20)
        #expect(post.phase == .shown)
        hold.release()
        tablet.simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }
}
