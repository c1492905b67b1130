import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

/// The choice of actions with a `RecordingPoster`.
@MainActor
@Suite(.leavesNothingBehind)
struct RecordingPosterChoiceTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "No network" }
    }

    /// The calls of closures, oldest first.
    @MainActor
    private final class Calls {
        var names: [String] = []
    }

    /// Work that runs outside the main actor.
    private actor Server {
        func answer() async { await Task.detached {}.value }
    }

    private let poster = RecordingPoster()
    private let calls = Calls()

    private func post(_ actions: PostAction...) -> Post {
        poster.post(Message("Upload failed", actions: actions))
    }

    /// Returns the description of the error that a choice throws.
    private func failure(choosing id: PostAction.ID) async throws -> String {
        let error = await #expect(throws: (any Error).self) { try await poster.choose(id) }
        return String(describing: try #require(error))
    }

    @Test func choiceReturnsAfterTheHandlerAndTheEnd() async throws {
        let post = post(
            PostAction("Retry", id: "retry") { [calls] in
                await Server().answer()
                calls.names.append("retry")
            })
        let chosen = try await poster.choose("retry")
        #expect(calls.names == ["retry"])
        #expect(chosen === post && post.phase == .ended && post.reason == .action(id: "retry"))
    }

    @Test func actionWithoutHandlerEndsThePost() async throws {
        let post = post(PostAction("Later"))
        try await poster.choose("Later")
        #expect(post.phase == .ended && post.reason == .action(id: "Later"))
    }

    @Test func postWhoseHandlerFailsStays() async throws {
        let post = post(PostAction("Retry") { throw Failure() })
        try await poster.choose("Retry")
        #expect(post.phase == .shown && post.reason == nil)
        #expect(poster.texts.first?.contains("No network") == true)
    }

    @Test func postOfAnActionThatDoesntEndItStays() async throws {
        let post = post(PostAction("Count", endsPost: false) { [calls] in calls.names.append("count") })
        for _ in 0..<3 { try await poster.choose("Count") }
        #expect(calls.names == ["count", "count", "count"] && post.phase == .shown)
    }

    @Test func choiceReturnsDuringTheExit() async throws {
        poster.habit = .completesWhenTold
        let post = post(PostAction("Retry") {})
        poster.complete()
        try await poster.choose("Retry")
        #expect(post.phase == .leaving && post.reason == .action(id: "Retry"))
    }

    @Test func newestPostWithTheActionIsAnswered() async throws {
        poster.postManager.capacity = 3
        let posts = [post(PostAction("Retry")), post(PostAction("Retry")), post(PostAction("Other"))]
        try await poster.choose("Retry")
        #expect(posts.map(\.reason) == [nil, .action(id: "Retry"), nil])
        try await poster.choose("Retry")
        #expect(posts.map(\.reason) == [.action(id: "Retry"), .action(id: "Retry"), nil])
    }

    @Test func compactPillCanBeAnswered() async throws {
        let message = Message("Upload failed", actions: [PostAction("Retry")])
        let post = poster.post(message, as: .pill)
        try await poster.choose("Retry")
        #expect(post.reason == .action(id: "Retry"))
    }

    @Test(arguments: ["de", "en"])
    func idsOfBuiltInActionsDontDependOnTheLanguage(language: String) async throws {
        PostEnvironment.app.strings = PostStrings(language: language)
        defer { PostEnvironment.app.strings = PostStrings() }
        let undoable = poster.post(undoable: "Deleted") {
        } undo: { [calls] in
            calls.names.append("undo")
        }
        try await poster.choose("undo")
        #expect(calls.names == ["undo"] && undoable.reason == .action(id: "undo"))
        for alert in [poster.post(AlertMessage("Done")), poster.post(Message("Done"), as: .alert)] {
            try await poster.choose("ok")
            #expect(alert.reason == .action(id: "ok"))
        }
        let form = poster.post(FormMessage("Sign in", fields: [.email()], submit: ""))
        try await poster.choose("cancel")
        #expect(form.reason == .action(id: "cancel"))
        let rating = poster.post(RatingMessage("How was it?", submit: ""))
        try await poster.choose("cancel")
        #expect(rating.reason == .action(id: "cancel"))
        let news = poster.post(FormMessage("News?", fields: [.toggle("News")], submit: ""))
        try await poster.choose("submit")
        #expect(news.reason == .action(id: "submit"))
    }

    // MARK: Failures

    @Test func failureListsTheActionsOnScreen() async throws {
        poster.postManager.capacity = 2
        let posts = [post(PostAction("Retry", id: "retry"), .cancel("Later")), post(PostAction("Open"))]
        poster.post(Message("Waiting", actions: [PostAction("Undo", id: "undo")]))
        #expect(
            try await failure(choosing: "undo")
                == "No post on screen has an action “undo”. The actions are “Open”, “retry”, “Later”.")
        #expect(posts.map(\.phase) == [.shown, .shown])
    }

    @Test func failureWithoutActionsSaysSo() async throws {
        poster.post("Saved")
        #expect(
            try await failure(choosing: "Retry") == "No post on screen has an action “Retry”. There are no actions.")
    }

    @Test func actionThatCantBeChosenFails() async throws {
        var disabled = PostAction("Retry")
        disabled.isEnabled = false
        let post = post(disabled)
        #expect(try await failure(choosing: "Retry").hasPrefix("The action “Retry” can't be chosen."))
        #expect(post.phase == .shown)
        poster.removeAll()
        let form = poster.post(FormMessage("Sign in", fields: [.email()], submit: "Send"))
        #expect(try await failure(choosing: "submit").hasPrefix("The action “submit” can't be chosen."))
        #expect(form.phase == .shown)
    }

    @Test func postThatLeavesCantBeAnswered() async throws {
        poster.habit = .completesWhenTold
        let post = post(PostAction("Retry"))
        poster.complete()
        post.remove()
        #expect(
            try await failure(choosing: "Retry") == "No post on screen has an action “Retry”. There are no actions.")
    }
}
