import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Bindings of a modifier at the root of a hosting controller, which no body of the app contains.
@MainActor
@Suite(.leavesNothingBehind)
struct RootBindingTests {
    enum Form: CaseIterable {
        case value, text, view, valueOfItem, viewOfItem
    }

    private let model = PostModel()

    private func stage(_ form: Form) -> SwiftUIStage {
        SwiftUIStage {
            let screen = Text("Screen")
            switch form {
            case .value:
                screen.post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { Message(model.text) }
            case .text:
                screen.post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { model.text }
            case .view:
                screen.post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { Text(model.text) }
            case .valueOfItem:
                screen.post(item: model.uploadBinding, onEnd: { model.ends.append($0) }) {
                    Message("\($0.title) \(model.text)")
                }
            case .viewOfItem:
                screen.post(item: model.uploadBinding, onEnd: { model.ends.append($0) }) {
                    Text("\($0.title) \(model.text)")
                }
            }
        }
    }

    private func set(_ isShown: Bool) {
        model.isShown = isShown
        model.upload = isShown ? PostModel.Upload(id: 1) : nil
    }

    @Test(arguments: Form.allCases)
    func bindingPostsAndRemoves(form: Form) {
        let stage = stage(form)
        for _ in 0..<2 {
            set(true)
            stage.rest()
            #expect(stage.posts.map(\.phase) == [.shown])
            set(false)
            stage.rest()
            #expect(stage.posts.isEmpty)
        }
        #expect(model.ends == [.programmatic, .programmatic])
    }

    @Test(arguments: Form.allCases)
    func stateOfAModelReachesTheContent(form: Form) {
        let stage = stage(form)
        set(true)
        stage.rest()
        let post = stage.posts.last
        model.text = "Half"
        stage.rest()
        #expect(stage.postedTexts.joined().hasSuffix("Half") && stage.posts.last === post && model.ends.isEmpty)
    }

    @Test func anotherItemUpdatesThePost() {
        let stage = stage(.viewOfItem)
        set(true)
        stage.rest()
        let post = stage.posts.last
        model.upload = PostModel.Upload(id: 2, title: "Second")
        stage.rest()
        #expect(stage.postedTexts == ["Second Saved"] && stage.posts.last === post)
    }

    @Test(arguments: Form.allCases)
    func bindingThatIsSetAgainAfterTheEndPostsAgain(form: Form) {
        let stage = stage(form)
        set(true)
        stage.rest()
        stage.posts.last?.remove(reason: .pan)
        stage.rest()
        #expect(!model.isShown || model.upload == nil)
        set(true)
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown] && model.ends == [.pan])
    }

    // MARK: - Values of a body

    /// A title that SwiftUI doesn't observe.
    private final class Title {
        var text = "First"
    }

    private struct Screen: View {
        let title: Title
        @State private var isShown = false

        var body: some View {
            let text = title.text
            Button("Show") { isShown = true }.post(isPresented: $isShown) { Message(text) }
        }
    }

    @Test func changedBindingEvaluatesTheBodyThatPosts() {
        let title = Title()
        let stage = SwiftUIStage { Screen(title: title) }
        title.text = "Second"
        stage.tap("Show")
        #expect(stage.postedTexts == ["Second"], "the closure captures what the body reads when the binding changes")
    }
}
