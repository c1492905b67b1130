import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests
@testable import MessageStackViewHostedTests

/// Posts of bindings beside the SwiftUI views that post.
@MainActor
@Suite(.leavesNothingBehind)
struct AnchoredBindingTests {
    private let model = PostModel()

    private struct Screen: View {
        let model: PostModel
        var presentation: PostPresentation?
        var edit: @MainActor (inout PostRequest) -> Void = { _ in }

        var body: some View {
            VStack {
                Text("Screen")
                if model.isVisible {
                    Text("Filter").frame(width: 120, height: 40)
                        .post(
                            isPresented: model.isShownBinding, as: presentation, request: edit,
                            onEnd: { model.ends.append($0) }
                        ) { Message(model.text) }
                }
            }
        }
    }

    /// Expects that the post is below the view that posts.
    private func expectPost(below text: String, on stage: SwiftUIStage) throws {
        let slot = try #require(stage.posts.last?.view?.enclosingSlot)
        let frame = slot.convert(slot.bounds, to: nil)
        let label = try #require(
            stage.window.descendants.compactMap { $0 as? PostAnchorView }.first { $0.bounds.width == 120 })
        let anchor = label.convert(label.bounds, to: nil)
        #expect(anchor.size == CGSize(width: 120, height: 40))
        #expect(slot.arrow?.edge == .bottom && abs(frame.minY - anchor.maxY - 12) < 0.5)
        #expect(abs(frame.midX - anchor.midX) < 0.5)
    }

    @Test func postIsBesideTheViewThatPosts() throws {
        let stage = SwiftUIStage { Screen(model: model, presentation: .anchored) }
        model.isShown = true
        stage.rest()
        try expectPost(below: "Filter", on: stage)
    }

    @Test func requestMayBeAnchored() throws {
        let stage = SwiftUIStage { Screen(model: model) { $0.presentation = .anchored(edge: .bottom) } }
        model.isShown = true
        stage.rest()
        try expectPost(below: "Filter", on: stage)
    }

    @Test func postLeavesWithTheView() {
        let stage = SwiftUIStage { Screen(model: model, presentation: .anchored) }
        model.isShown = true
        stage.rest()
        model.isVisible = false
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends.count == 1)
    }

    @Test func otherPostsAreAtTheEdgeOfTheirPoster() throws {
        let stage = Stage()
        let post = stage.postView.post("Saved", as: .anchored)
        stage.rest()
        let slot = try #require(post.view?.enclosingSlot)
        #expect(slot.edge == .top && slot.arrow == nil)
    }
}
