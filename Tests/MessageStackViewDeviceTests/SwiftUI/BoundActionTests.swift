import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

/// The actions of values that a binding posts.
@MainActor
@Suite(.leavesNothingBehind)
struct BoundActionTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    /// A screen whose value follows the state of the app.
    private struct Screen<Value: Postable>: View {
        let model: PostModel
        let value: @MainActor (PostModel) -> Value

        var body: some View {
            Text(model.text).post(
                isPresented: model.isShownBinding,
                request: {
                    $0.duration = .seconds(60)
                    if $0.severity == .error { $0.key = "error" }
                },
                onEnd: { model.ends.append($0) }
            ) { value(model) }
        }
    }

    private let model = PostModel()

    init() {
        model.isShown = true
    }

    private func stage<Value: Postable>(_ value: @escaping @MainActor (PostModel) -> Value) -> SwiftUIStage {
        SwiftUIStage { Screen(model: model, value: value) }
    }

    private func button(_ stage: SwiftUIStage) throws -> PostActionButton {
        try #require(stage.posts.last?.view?.actionsView?.buttons.first)
    }

    /// Waits for the handler of an action, which runs in a task.
    private func runHandler(of stage: SwiftUIStage) async {
        stage.simulator.tapElement(named: "Retry")
        await stage.simulator.advance(by: 1)
    }

    @Test func closureReadsThePropertiesOfTheValue() {
        let stage = stage { _ in Message(.error, "Offline") }
        #expect(stage.manager?.posts(withKey: "error").count == 1)
    }

    // MARK: - Changes

    @Test func changedActionUpdatesThePost() throws {
        let image = UIImage(systemName: "arrow.up")
        let stage = stage { model in
            var action = PostAction("Retry", image: model.rows.isEmpty ? nil : image, endsPost: model.rows.count < 2)
            action.isEnabled = model.isVisible
            return Message("Offline", actions: [action])
        }
        let post = stage.posts.last
        model.isVisible = false
        stage.rest()
        #expect(try !button(stage).isEnabled)
        model.rows = [1]
        stage.rest()
        #expect(try button(stage).action.image == image)
        model.rows = [1, 2]
        stage.rest()
        #expect(try !button(stage).action.endsPost)
        #expect(stage.posts.last === post && model.ends.isEmpty)
    }

    @Test func changedActionOfAnAlertUpdatesThePost() throws {
        let stage = stage { model in
            var action = PostAction(model.text)
            action.isEnabled = model.isVisible
            return AlertMessage("Sure?", actions: [action])
        }
        model.isVisible = false
        stage.rest()
        #expect(try !button(stage).isEnabled)
        model.text = "Yes"
        stage.rest()
        #expect(try button(stage).action.title == "Yes")
    }

    // MARK: - Handlers

    @Test func newHandlerRunsWithoutARestartOfTheTime() async throws {
        let stage = stage { model in
            let text = model.text
            return Message("Offline", actions: [PostAction("Retry") { model.rows.append(text.count) }])
        }
        let timeLeft = try #require(stage.posts.last?.timeLeft)
        model.text = "Four"
        stage.rest()
        #expect(try #require(stage.posts.last?.timeLeft) < timeLeft - 0.9)
        await runHandler(of: stage)
        #expect(model.rows == [4])
    }

    @Test func newHandlerOfProgressRuns() async {
        let stage = stage { model in
            let text = model.text
            return ProgressMessage("Uploading", actions: [PostAction("Retry") { model.rows.append(text.count) }])
        }
        model.text = "Four"
        stage.rest()
        await runHandler(of: stage)
        #expect(model.rows == [4])
    }

    @Test func newHandlersOfQuestionsRun() async throws {
        let stage = stage { model in
            let text = model.text
            var alert = AlertMessage("Sure?", actions: [PostAction("Retry") { model.rows.append(text.count) }])
            alert.onAnswer = { _ in model.rows.append(-text.count) }
            return alert
        }
        model.text = "Four"
        stage.rest()
        await runHandler(of: stage)
        #expect(model.rows == [4, -4])
    }

    @Test func newHandlerOfAFormRunsWithTheEnteredText() async throws {
        let stage = stage { model in
            let text = model.text
            return FormMessage("Name", fields: [.text("Name", id: "name")], submit: "Retry") { values in
                model.rows.append(text.count * 100 + values["name"].count)
            }
        }
        let field = try #require(stage.posts.last?.view.flatMap { $0.firstDescendant(UITextField.self) })
        field.becomeFirstResponder()
        stage.simulator.typeText("Anna B")
        model.text = "Four"
        stage.rest()
        #expect(field.text == "Anna B")
        await runHandler(of: stage)
        #expect(model.rows == [406])
    }

    @Test func waitingPostGetsTheNewHandler() async throws {
        let stage = stage { model in
            let text = model.text
            return Message("Offline", actions: [PostAction("Retry") { model.rows.append(text.count) }])
        }
        stage.posts.last?.remove(animated: false)
        let first = try #require(stage.window.windowScene?.postView.post(Message("First")))
        model.isShown = true
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown, .waiting])
        model.text = "Four"
        stage.rest()
        first.remove(animated: false)
        stage.rest()
        await runHandler(of: stage)
        #expect(model.rows == [4])
    }

    @Test func errorOfAHandlerStaysInUpdates() async throws {
        let stage = stage { model in
            _ = model.text
            return Message("Offline", actions: [PostAction("Retry") { throw Failure() }])
        }
        await runHandler(of: stage)
        model.text = "Four"
        stage.rest()
        #expect(stage.postedTexts.contains("No connection"))
        #expect(stage.posts.last?.view?.actionsView?.showsError == true)
    }
}

extension UIView {
    /// The first view of a type inside.
    fileprivate func firstDescendant<ViewType: UIView>(_ type: ViewType.Type) -> ViewType? {
        subviews.lazy.compactMap { $0 as? ViewType ?? $0.firstDescendant(type) }.first
    }
}
