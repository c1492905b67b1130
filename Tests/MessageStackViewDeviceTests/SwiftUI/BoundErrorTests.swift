import Observation
import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Errors that a binding posts.
@MainActor
@Suite(.leavesNothingBehind)
struct BoundErrorTests {
    fileprivate struct SaveError: LocalizedError, RecoverableError {
        var text = "Not saved"
        var onRecovery: @Sendable (Int) -> Void = { _ in }
        var errorDescription: String? { text }
        var recoveryOptions: [String] { ["Try Again"] }

        func attemptRecovery(optionIndex: Int) -> Bool {
            onRecovery(optionIndex)
            return true
        }
    }

    @MainActor @Observable
    fileprivate final class Model {
        var error: (any Error)?
        var cartError: SaveError?
        var ends: [PostRemovalReason] = []
        var recoveries: [Int] = []
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            Text("Screen")
                .post(error: $model.error, onEnd: { model.ends.append($0) })
                .post(error: $model.cartError, as: .card(.bottom)) { $0.key = "cart" }
        }
    }

    private let model = Model()

    private func stage() -> SwiftUIStage { SwiftUIStage { Screen(model: model) } }

    @Test func errorIsPostedUntilItIsReset() throws {
        let stage = stage()
        #expect(stage.posts.isEmpty)
        model.error = SaveError()
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown] && stage.postedTexts.first == "Not saved")
        #expect(stage.posts.first?.severity == .error)
        model.error = nil
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends == [.programmatic])
    }

    @Test func bindingIsResetWhenThePostIsRemoved() {
        let stage = stage()
        model.error = SaveError()
        stage.rest()
        stage.posts.first?.remove(reason: .pan)
        stage.rest()
        #expect(model.error == nil && model.ends == [.pan])
    }

    @Test func errorOfAnAppsTypeCanBeBound() throws {
        let stage = stage()
        model.cartError = SaveError()
        stage.rest()
        let post = try #require(stage.posts.first)
        #expect(post.key == "cart" && post.view?.enclosingSlot?.edge == .bottom)
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func cancellationResetsTheBinding(error: any Error) {
        let stage = stage()
        model.error = error
        stage.rest()
        #expect(model.error == nil && stage.posts.isEmpty && model.ends == [.refused(.cancellation)])
    }

    @Test func otherErrorIsShownInThePost() {
        let stage = stage()
        model.error = SaveError()
        stage.rest()
        let post = stage.posts.first
        model.error = SaveError(text: "Not sent")
        stage.rest()
        #expect(stage.posts.count == 1 && stage.posts.first === post && stage.postedTexts.first == "Not sent")
    }

    @Test func valueOfTheAppIsShown() {
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        PostEnvironment.app.valueForError = { _ in Message(.warning, "Try later") }
        let stage = stage()
        model.error = SaveError()
        stage.rest()
        #expect(stage.postedTexts == ["Try later"])
    }

    @Test func chosenOptionIsRecoveredOnceAndResetsTheBinding() async {
        let stage = stage()
        model.error = SaveError { [model] index in MainActor.assumeIsolated { model.recoveries.append(index) } }
        stage.rest()
        stage.tap("Try Again")
        await stage.simulator.advance(by: 1)
        #expect(model.recoveries == [0] && model.error == nil)
    }
}
