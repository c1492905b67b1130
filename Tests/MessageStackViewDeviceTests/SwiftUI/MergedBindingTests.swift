import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Posts with one key of two bindings, of a binding and the app, and of the posting action.
@MainActor
@Suite(.leavesNothingBehind)
struct MergedBindingTests {
    private let model = PostModel()

    nonisolated private static let policies = [PostDuplicatePolicy.update, .count]

    /// Content that can remove its post, and changes its height.
    private struct Row: View {
        let title: String
        var lines = 1
        @Environment(\.dismissPost) private var dismissPost

        var body: some View {
            VStack {
                ForEach(0..<lines, id: \.self) { _ in Text(title) }
                Button("Hide \(title)") { dismissPost() }
            }
        }
    }

    /// A screen with a value of one binding, and a view of another.
    private struct Screen: View {
        let model: PostModel
        let policy: PostDuplicatePolicy
        var outlivesView = false

        private func edit(_ request: inout PostRequest) {
            request.key = "key"
            request.duplicatePolicy = policy
        }

        var body: some View {
            VStack {
                Text("Screen")
                    .post(isPresented: model.isShownBinding, request: edit, onEnd: { model.ends.append($0) }) {
                        Message(model.text, actions: [PostAction("Reload")])
                    }
                if model.isVisible {
                    Text("Row")
                        .post(
                            item: model.uploadBinding, outlivesView: outlivesView, request: edit,
                            onEnd: { model.ends.append($0) }
                        ) { Row(title: $0.title, lines: $0.id) }
                }
            }
        }
    }

    private func stage(_ policy: PostDuplicatePolicy = .update, outlivesView: Bool = false) -> SwiftUIStage {
        SwiftUIStage { Screen(model: model, policy: policy, outlivesView: outlivesView) }
    }

    /// Sets both bindings, the view after the value.
    private func showBoth(on stage: SwiftUIStage) {
        model.isShown = true
        stage.rest()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
    }

    @Test(arguments: policies) func newestBindingIsShown(policy: PostDuplicatePolicy) {
        let stage = stage(policy)
        showBoth(on: stage)
        #expect(stage.posts.count == 1 && stage.postedTexts.contains("Upload"))
        model.text = "Later"
        stage.rest()
        #expect(!stage.postedTexts.contains("Later") && model.isShown)
    }

    @Test(arguments: policies) func contentOfAMergedRequestRemovesItsPost(policy: PostDuplicatePolicy) {
        let stage = stage(policy)
        showBoth(on: stage)
        stage.tap("Hide Upload")
        #expect(stage.posts.isEmpty && !model.isShown && model.upload == nil)
        #expect(model.ends == [.closeButton, .closeButton])
    }

    @Test(arguments: policies) func contentOfAMergedRequestResizesItsPost(policy: PostDuplicatePolicy) throws {
        let stage = stage(policy)
        showBoth(on: stage)
        let height = try #require(stage.posts.first?.view?.bounds.height)
        model.upload = PostModel.Upload(id: 1, title: "Upload of a file with a name that needs three lines on a phone")
        stage.rest()
        #expect(try #require(stage.posts.first?.view?.bounds.height) > height)
    }

    @Test(arguments: policies) func postEndsWithTheLastBinding(policy: PostDuplicatePolicy) {
        let stage = stage(policy)
        showBoth(on: stage)
        model.text = "Later"
        model.upload = nil
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown] && stage.posts.first?.text == "Later")
        #expect(model.ends.isEmpty && model.isShown)
        model.isShown = false
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends == [.programmatic, .programmatic])
    }

    @Test(arguments: policies) func earlierBindingLeavesThePostToTheLater(policy: PostDuplicatePolicy) {
        let stage = stage(policy)
        showBoth(on: stage)
        model.isShown = false
        stage.rest()
        #expect(stage.posts.count == 1 && stage.postedTexts.contains("Upload"))
        model.upload = nil
        stage.rest()
        #expect(stage.posts.isEmpty)
    }

    @Test(arguments: policies) func bindingLeavesAPostOfTheApp(policy: PostDuplicatePolicy) throws {
        let stage = stage(policy)
        var request = PostRequest(Message("From the app"))
        request.key = "key"
        request.duration = .untilRemoved
        let post = try #require(stage.manager?.post(request))
        stage.rest()
        model.isShown = true
        stage.rest()
        #expect(stage.posts.map(\.id) == [post.id] && post.text == "Saved")
        model.isShown = false
        stage.rest()
        #expect(post.phase == .shown)
        post.remove()
        stage.rest()
        #expect(model.ends == [.programmatic])
    }

    @Test(arguments: policies) func removalByTheAppIsUnconditional(policy: PostDuplicatePolicy) {
        let stage = stage(policy)
        showBoth(on: stage)
        stage.posts.first?.remove()
        stage.rest()
        #expect(stage.posts.isEmpty && !model.isShown && model.upload == nil)
    }

    @Test(arguments: [true, false]) func viewThatIsGoneKeepsAPostThatOutlivesIt(outlivesView: Bool) {
        let stage = stage(outlivesView: outlivesView)
        showBoth(on: stage)
        model.isVisible = false
        stage.rest()
        model.isShown = false
        stage.rest()
        #expect(stage.posts.count == (outlivesView ? 1 : 0))
    }

    // MARK: The posting action

    private struct ActionScreen: View {
        let policy: PostDuplicatePolicy
        @Environment(\.post) private var post

        var body: some View {
            VStack {
                ForEach(["One", "Two"], id: \.self) { title in
                    Button(title) {
                        post(request: {
                            $0.key = "key"
                            $0.duplicatePolicy = policy
                        }) { Row(title: title) }
                    }
                }
            }
            .poster()
        }
    }

    @Test(arguments: policies) func contentOfTheActionRemovesThePostItWasMergedInto(policy: PostDuplicatePolicy) {
        let stage = SwiftUIStage { ActionScreen(policy: policy) }
        stage.tap("One")
        stage.tap("Two")
        #expect(stage.posts.count == 1)
        stage.tap("Hide Two")
        #expect(stage.posts.isEmpty)
    }
}
