import Testing
import UIKit

@testable import MessageStackView

/// Cancel actions without a title.
@MainActor
@Suite(.leavesNothingBehind)
struct CancelTitleTests {
    private let view = PostActionsView()

    @Test func cancelActionCanBeWrittenWithoutATitle() {
        let actions: [PostAction] = [
            .cancel, .cancel {}, .cancel(), .cancel(id: "no"), .cancel("Keep"), .cancel("Keep") {},
        ]
        #expect(actions.map(\.id) == ["cancel", "cancel", "cancel", "no", "Keep", "Keep"])
        #expect(actions.allSatisfy { $0.role == .cancel })
        #expect(actions.map { $0.handler != nil } == [false, true, false, false, false, true])
        view.actions = actions
        #expect(view.actions.map(\.title) == ["Cancel", "Cancel", "Cancel", "Cancel", "Keep", "Keep"])
    }

    @Test func onlyCancelActionsGetATitle() {
        view.actions = [PostAction("", id: "a"), .destructive("", id: "b"), PostAction("", id: "c", role: .cancel)]
        #expect(view.actions.map(\.title) == ["", "", "Cancel"])
    }

    @Test(arguments: LanguageTexts.languages)
    func titleIsInTheLanguageOfTheApp(language: String) {
        let strings = PostStrings(language: language)
        PostStrings.use(strings) { view.actions = [.cancel] }
        #expect(
            view.actions.map(\.title) == [strings.cancel] && view.buttons.map(\.accessibilityLabel) == [strings.cancel])
        #expect(!strings.cancel.isEmpty && (strings.cancel != "Cancel" || language == "en"))
    }
}
