import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// Checks that forms do what users of SwiftEntryKit ask for. The numbers are those of the threads.
@Suite(.tags(.swiftEntryKit))
@MainActor
struct RivalFormTests {
    @Test("SEK #15: the texts can be read at any time")
    func textsCanBeReadAtAnyTime() async throws {
        let trial = FormTrial()
        #expect(try trial.values["email"] == "")
        var seen: [String] = []
        for character in "a@b" {
            trial.simulator.typeText(String(character))
            seen.append(try trial.values["email"])
        }
        #expect(seen == ["a", "a@", "a@b"], "after each keystroke, without a button")
        try trial.type("secret", into: "password")
        #expect(try trial.values["email"] == "a@b" && trial.values["password"] == "secret")
        trial.post.remove()
        #expect(try trial.values["password"] == "secret", "while the form leaves")
    }

    @Test("SEK #79 #107: the first text field is focused, and the focused one is known", arguments: [true, false])
    func firstTextFieldIsFocusedAtOnce(isAnimated: Bool) async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        var request = PostRequest(FormMessage(title: "Sign in", fields: FormTrial.signIn, submit: "Sign in"))
        request.animated = isAnimated ? .both : []
        let post = stage.postView.post(request)
        await stage.simulator.advance(by: 2 * Simulator.frame)
        let view = try #require(post.view as? FormMessageView)
        #expect(view.fieldViews.map(\.control.isFirstResponder) == [true, false])
        await stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame != nil)
        stage.simulator.typeText("\n")
        #expect(view.fieldViews.map(\.control.isFirstResponder) == [false, true])
    }

    @Test("SEK #152 #155: fields can be filled in before, and are read by identifier")
    func fieldsCanBeFilledInBefore() async throws {
        let trial = FormTrial([
            .text("Street", value: "Main Street"), .text("City", value: "Springfield"),
            .multiline("Note", value: "1\n2"),
        ])
        #expect(try trial.textField("Street").text == "Main Street")
        #expect(try (trial.control("Note") as? UITextView)?.text == "1\n2")
        try trial.type("Shelbyville", into: "City")
        try await trial.submit()
        let values = try #require(trial.answers.first)
        #expect(values["Street"] == "Main Street" && values["City"] == "Shelbyville" && values["Note"] == "1\n2")
    }
}
