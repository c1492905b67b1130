import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The actions in the environment, which post and dismiss.
@MainActor
@Suite(.leavesNothingBehind)
struct PostingActionTests {
    private struct SaveError: LocalizedError {
        var errorDescription: String? { "Not saved" }
    }

    private struct Screen: View {
        @Environment(\.post) private var post
        let log: PostModel

        var body: some View {
            VStack {
                Button("Text") { post("Copied", as: .toast) }
                Button("Text with options") { post("Added", as: .toast) { $0.key = "cart" } }
                Button("Error") { post(SaveError(), as: .card(.bottom)) { $0.key = "error" } }
                Button("Catch") { Task { await post.catching { throw SaveError() } } }
                Button("Upload") {
                    Task {
                        let text = try? await post(whileRunning: ProgressMessage("Uploading")) { progress in
                            progress(0.5)
                            return "a photo"
                        } success: { (photo: String) in
                            Message(.success, "Uploaded \(photo)")
                        }
                        log.text = text ?? ""
                    }
                }
                Button("Fail") {
                    Task {
                        try? await post(whileRunning: ProgressMessage("Uploading"), as: .card(.bottom)) { _ in
                            throw SaveError()
                        } failure: {
                            Message($0)
                        }
                    }
                }
                Button("Message") { post(Message(.success, "Saved")) }
                Button("Options") { post(Message("Kept"), as: .card(.bottom)) { $0.key = "kept" } }
                Button("View") { post(request: { $0.accessibilityMessage = "Uploading" }) { Row(log: log) } }
                Button("Request") {
                    var request = PostRequest(Message("Sent"))
                    request.key = "sent"
                    post(request, as: .card(.bottom))
                }
                Button("Delete") {
                    post(undoable: "Deleted") {
                        log.text = "final"
                    } undo: {
                        log.text = "undone"
                    }
                }
                Button("Delete two") {
                    for _ in 0..<2 {
                        post(undoable: { "\($0) deleted" }, request: { $0.key = "deletion" }, commit: {}, undo: {})
                    }
                }
                Button("Ask") {
                    let alert = AlertMessage("Sure?", actions: [PostAction("Yes")])
                    Task { log.text = await post.ask(alert)?.title ?? "" }
                }
            }
        }
    }

    private struct Row: View {
        @Environment(\.dismissPost) private var dismissPost
        @Environment(\.layoutDirection) private var direction
        let log: PostModel

        var body: some View {
            HStack {
                Text(dismissPost.post == nil ? "no post" : "in a post")
                Text(direction == .rightToLeft ? "right to left" : "left to right")
                Button("Hide") { dismissPost() }
            }
        }
    }

    private let model = PostModel()

    private func stage() -> SwiftUIStage { SwiftUIStage { Screen(log: model).poster() } }

    @Test func actionPostsValues() {
        let stage = stage()
        stage.tap("Message")
        #expect(stage.postedTexts == ["Saved"] && stage.posts.map(\.phase) == [.shown])
    }

    @Test func actionPostsValuesWithOptions() throws {
        let stage = stage()
        stage.tap("Options")
        let post = try #require(stage.posts.last)
        #expect(post.key == "kept" && post.text == "Kept")
        #expect(try #require(post.view?.enclosingSlot).edge == .bottom)
    }

    @Test func actionPostsRequestsWithAPresentation() throws {
        let stage = stage()
        stage.tap("Request")
        let post = try #require(stage.posts.last)
        #expect(stage.manager?.posts(withKey: "sent").first === post)
        #expect(try #require(post.view?.enclosingSlot).edge == .bottom)
    }

    @Test func actionPostsTextsWithOptions() {
        let stage = stage()
        stage.tap("Text with options")
        #expect(stage.posts.map(\.key) == ["cart"] && stage.postedTexts == ["Added"])
    }

    @Test func actionPostsTextsWithAPresentation() {
        let stage = stage()
        stage.tap("Text")
        #expect(stage.postedTexts == ["Copied"])
    }

    @Test func actionPostsErrors() throws {
        let stage = stage()
        stage.tap("Error")
        let post = try #require(stage.posts.last)
        #expect(post.key == "error" && post.value as? Message == Message(.error, "Not saved"))
        #expect(try #require(post.view?.enclosingSlot).edge == .bottom)
    }

    @Test func actionPostsTheErrorThatAnOperationThrows() async {
        let stage = stage()
        stage.tap("Catch")
        await stage.simulator.advance(by: 1)
        #expect(stage.posts.map { $0.value as? Message } == [Message(.error, "Not saved")])
    }

    @Test func actionShowsTheResultOfAnOperation() async {
        let stage = stage()
        stage.tap("Upload")
        await stage.simulator.advance(by: 1)
        #expect(
            model.text == "a photo"
                && stage.posts.compactMap { $0.value as? Message } == [Message(.success, "Uploaded a photo")])
    }

    @Test func actionShowsTheErrorOfAnOperationInItsPost() async throws {
        let stage = stage()
        stage.tap("Fail")
        await stage.simulator.advance(by: 1)
        #expect(stage.posts.map { $0.value as? Message } == [Message(.error, "Not saved")])
        #expect(try #require(stage.posts.first?.view?.enclosingSlot).edge == .bottom)
    }

    @Test func actionPostsUndoableMessages() {
        let stage = stage()
        stage.tap("Delete")
        stage.tap("Undo")
        #expect(model.text == "undone")
    }

    @Test func actionCountsUndoableMessages() {
        let stage = stage()
        stage.tap("Delete two")
        #expect(stage.postedTexts == ["2 deleted", "Undo"])
    }

    @Test func actionAsksQuestions() async {
        let stage = stage()
        stage.tap("Ask")
        await stage.simulator.advance(by: 1)
        stage.tap("Yes")
        await TaskOrder.settle()
        #expect(model.text == "Yes")
    }

    @Test func postedViewIsAnnounced() {
        let stage = stage()
        stage.simulator.isVoiceOverRunning = true
        stage.tap("View")
        stage.rest()
        #expect(stage.simulator.announcements.contains { $0.contains("Uploading") })
    }

    @Test func postedViewFollowsTheEnvironment() {
        let stage = SwiftUIStage { Screen(log: model).poster().environment(\.layoutDirection, .leftToRight) }
        stage.tap("View")
        #expect(stage.postedTexts.contains("left to right"))
        stage.show { Screen(log: model).poster().environment(\.layoutDirection, .rightToLeft) }
        #expect(stage.postedTexts.contains("right to left") && stage.posts.count == 1)
    }

    @Test func dismissActionRemovesItsOwnPost() {
        let stage = stage()
        stage.manager?.capacity = 2
        stage.tap("View")
        stage.tap("Message")
        #expect(stage.posts.count == 2)
        let row = stage.posts[0]
        stage.tap("Hide")
        #expect(row.reason == .closeButton && stage.posts.count == 1 && stage.postedTexts == ["Saved"])
    }

    @Test func dismissActionOutsideAPostDoesNothing() {
        let stage = SwiftUIStage { Row(log: model) }
        stage.tap("Hide")
        #expect(stage.texts.contains("no post") && stage.posts.isEmpty)
    }

    @Test func bindingRemovesOnlyItsPost() {
        let stage = SwiftUIStage {
            Screen(log: model).post(isPresented: model.isShownBinding) { Message("Offline") }
        }
        stage.manager?.capacity = 2
        stage.tap("Message")
        model.isShown = true
        stage.show { Screen(log: model).post(isPresented: model.isShownBinding) { Message("Offline") } }
        #expect(stage.posts.count == 2)
        model.isShown = false
        stage.show { Screen(log: model).post(isPresented: model.isShownBinding) { Message("Offline") } }
        #expect(stage.postedTexts == ["Saved"])
    }

    // MARK: - Scenes

    @Test func scenesPostIndependently() {
        let first = SwiftUIStage(on: Simulator(device: .iPad11)) { Screen(log: model).poster() }
        model.isShown = true
        let second = SwiftUIStage(nextTo: first) {
            Text("Second").post(isPresented: model.isShownBinding) { Message("Offline") }
        }
        #expect(second.postedTexts == ["Offline"] && first.posts.isEmpty)
        first.tap("Message")
        #expect(first.postedTexts == ["Saved"] && second.postedTexts == ["Offline"])
    }

    @Test func chosenPosterGetsThePosts() {
        let stage = SwiftUIStage {
            Screen(log: model).poster { $0.postWindow() }
        }
        stage.tap("Message")
        #expect(stage.posts.isEmpty)
        #expect(stage.window.windowScene?.postWindow().postManager.posts.count == 1)
    }

    @Test func actionInsideAPostPostsOnItsScene() {
        model.isShown = true
        let first = SwiftUIStage(on: Simulator(device: .iPad11)) {
            Text("Screen").post(isPresented: model.isShownBinding) { Screen(log: model) }
        }
        first.manager?.capacity = 2
        let second = SwiftUIStage(nextTo: first) {
            Text("Second").post(isPresented: model.isShownBinding) { Message("Offline") }
        }
        first.tap("Message")
        #expect(first.postedTexts == ["Saved"] && second.postedTexts == ["Offline"])
    }

    @Test func actionWithoutAnchorUsesTheKnownScene() {
        let stage = SwiftUIStage { Screen(log: model) }
        stage.tap("Message")
        #expect(stage.posts.map(\.phase) == [.shown])
    }
}
