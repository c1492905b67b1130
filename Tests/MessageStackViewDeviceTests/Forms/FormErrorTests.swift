import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The errors below the fields of a form: when they appear, change and disappear.
@MainActor
@Suite(.leavesNothingBehind)
struct FormErrorTests {
    private static let required = PostStrings().requiredField
    private static let invalidEmail = PostStrings().invalidEmail
    private static let fields: [FormField] = [.email(), .password(), .number("Age", isRequired: false)]

    @Test func newFormHasNoErrors() throws {
        let trial = FormTrial([.email(value: "a"), .password(), .toggle("Terms", isRequired: true)])
        #expect(try trial.errors == [:])
        #expect(try trial.view.fieldViews.allSatisfy { $0.control.accessibilityHint == nil })
    }

    @Test func firstValueIsTypedWithoutErrors() throws {
        let trial = FormTrial()
        for character in "ann@example.com" {
            trial.simulator.typeText(String(character))
            trial.simulator.advance(by: 0.1)
            #expect(try trial.errors == [:])
        }
    }

    @Test func filledFieldThatIsLeftShowsItsError() throws {
        let trial = FormTrial(Self.fields)
        try trial.type("ann", into: "email")
        try trial.focus("password")
        #expect(try trial.errors == ["email": Self.invalidEmail])
        let field = try trial.field("email")
        let label = try #require(field.descendants.compactMap { $0 as? UILabel }.first { $0.text == field.error })
        #expect(!label.isHidden && label.bounds.height > 10)
        #expect(label.screenFrame.minY >= field.control.screenFrame.maxY)
        #expect(try trial.control("email").accessibilityHint == Self.invalidEmail)
        trial.expectSoundLayout()
    }

    @Test func emptyFieldThatIsLeftShowsNoError() throws {
        let trial = FormTrial(Self.fields)
        for id in ["email", "password", "Age", "email"] { try trial.focus(id) }
        try trial.type("  ", into: "email")
        try trial.focus("Age")
        #expect(try trial.errors == [:])
    }

    @Test func errorFollowsEachKeystroke() throws {
        let trial = FormTrial(Self.fields)
        try trial.type("ann", into: "email")
        try trial.focus("password")
        try trial.focus("email")
        #expect(try trial.errors == ["email": Self.invalidEmail])
        trial.simulator.typeText("@b.c")
        #expect(try trial.errors == [:])
        trial.simulator.typeText("\u{8}")
        #expect(try trial.errors == ["email": Self.invalidEmail])
        trial.simulator.typeText(String(repeating: "\u{8}", count: 6))
        #expect(try trial.values["email"] == "")
        #expect(try trial.errors == ["email": Self.required])
        trial.simulator.typeText("a@b.co")
        #expect(try trial.errors == [:])
        #expect(try trial.control("email").accessibilityHint == nil)
    }

    @Test func submittingShowsAllErrorsAndFocusesFirstInvalidField() async throws {
        let trial = FormTrial(
            Self.fields + [.toggle("Terms", isRequired: true), .choice("Plan", options: ["Free"]), .multiline("Why")],
            isHandled: true)
        try trial.type("ann@example.com", into: "email")
        try trial.type("x", into: "Age")
        try await trial.submit()
        #expect(
            try trial.errors == [
                "password": Self.required, "Age": PostStrings().invalidNumber, "Terms": Self.required,
                "Plan": Self.required, "Why": Self.required,
            ])
        #expect(try trial.focused == "password")
        #expect(trial.submitted.isEmpty && trial.post.phase == .shown)
        trial.expectSoundLayout()
    }

    @Test(arguments: [
        FormField.toggle("A", isRequired: true), .choice("A", options: ["One"]), .multiline("A"), .number("A"),
    ])
    func errorOfEachKindDisappearsWithItsCorrection(field: FormField) async throws {
        let trial = FormTrial([field])
        try await trial.submit()
        #expect(try trial.errors == ["A": Self.required])
        switch field.kind {
        case .toggle: try trial.toggle("A")
        case .choice: try trial.choose("One", from: "A")
        default: try trial.type("1", into: "A")
        }
        #expect(try trial.errors == [:])
        try await trial.submit()
        #expect(trial.answers.count == 1)
    }

    @Test func ruleOverTwoFieldsFollowsBoth() async throws {
        let trial = FormTrial([
            .password(),
            .password("Repeat", id: "repeat", validate: { $0["repeat"] == $0["password"] ? nil : "They differ" }),
        ])
        try trial.type("abc", into: "password")
        try trial.type("abd", into: "repeat")
        #expect(try trial.errors == [:])
        try await trial.submit()
        #expect(try trial.errors == ["repeat": "They differ"] && trial.focused == "repeat")
        try trial.type("abd", into: "password")
        #expect(try trial.errors == [:], "the other field has changed")
        try trial.type("abc", into: "password")
        #expect(try trial.errors == ["repeat": "They differ"])
    }

    @Test func ruleIsCalledForEachChange() throws {
        var calls = 0
        let trial = FormTrial([
            .text(
                "A",
                validate: { _ in
                    MainActor.assumeIsolated { calls += 1 }
                    return nil
                }), .text("B"),
        ])
        try trial.type("ab", into: "A")
        #expect(calls == 0, "no error is shown")
        try trial.focus("B")
        try trial.focus("A")
        let before = calls
        trial.simulator.typeText("cd")
        #expect(calls == before + 2)
    }

    @Test func canceledFormShowsNoErrorWhileItLeaves() async throws {
        let (announcer, stage) = (RecordingAnnouncer(), Stage())
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.announcer = announcer
        let trial = FormTrial(on: stage)
        try trial.type("ann", into: "email")
        let (view, count) = (try trial.view, announcer.announcements.count)
        stage.simulator.tap(try trial.button("Cancel"))
        for _ in 0..<20 {
            await stage.simulator.advance(by: Simulator.frame)
            #expect(view.fieldViews.allSatisfy { $0.error == nil })
        }
        #expect(announcer.announcements.count == count)
    }

    // MARK: disablesSubmitWhileInvalid

    @Test func submitButtonIsEnabledForInvalidValuesByDefault() throws {
        #expect(try FormTrial().submitButton.isEnabled)
    }

    @Test func submitButtonCanBeDisabledWhileInvalid() async throws {
        let trial = FormTrial([.email(), .toggle("Terms", isRequired: true)]) { $0.disablesSubmitWhileInvalid = true }
        #expect(try !trial.submitButton.isEnabled)
        try await trial.submit()
        try trial.type("a@b.co", into: "email")
        #expect(try !trial.submitButton.isEnabled)
        try trial.toggle("Terms")
        #expect(try trial.submitButton.isEnabled)
        try trial.type("a", into: "email")
        #expect(try !trial.submitButton.isEnabled)
        trial.simulator.typeText("\n")
        await trial.simulator.advance(by: 1)
        #expect(trial.answers.isEmpty && trial.post.phase == .shown)
        try trial.type("a@b.co", into: "email")
        try await trial.submit()
        #expect(trial.answers.count == 1 && trial.ends == [.action(id: "submit")])
    }

    @Test func argumentsOfFormApply() throws {
        let stage = Stage()
        let haptics = RecordingHaptics()
        stage.postView.postManager.haptics = haptics.play
        let post = stage.postView.post(
            FormMessage(
                "Account", fields: [.email()], submit: "Send", cancel: "", disablesSubmitWhileInvalid: true,
                severity: .error))
        stage.rest()
        let buttons = try #require(post.view as? FormMessageView).actionsView.buttons
        #expect(buttons.map(\.action.title) == ["Send"] && buttons.allSatisfy { !$0.isEnabled })
        #expect(haptics.played == [.error])
    }

    @Test func prefilledValidFormCanBeSubmittedAtOnce() async throws {
        let trial = FormTrial([.email(value: "a@b.co")]) { $0.disablesSubmitWhileInvalid = true }
        #expect(try trial.submitButton.isEnabled)
        try await trial.submit()
        #expect(trial.answers.map { $0["email"] } == ["a@b.co"])
    }

    // MARK: Texts of a manager

    @Test func errorsAreInTheTextsOfTheManager() async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.environment = PostEnvironment(strings: .foreign)
        let trial = FormTrial(Self.fields + [.text("Why")], on: stage)
        try trial.type("ann", into: "email")
        try trial.focus("password")
        #expect(try trial.errors == ["email": "Błędny adres"])
        try trial.type("x", into: "Age")
        try await trial.submit()
        #expect(
            try trial.errors == [
                "email": "Błędny adres", "password": "Wymagane", "Age": "Błędna liczba", "Why": "Wymagane",
            ])
    }
}
