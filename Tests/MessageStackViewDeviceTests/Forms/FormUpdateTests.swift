import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// A form that changes while it is shown.
@MainActor
@Suite(.leavesNothingBehind)
struct FormUpdateTests {
    private func update(_ trial: FormTrial, _ fields: [FormField], isHandled: Bool = false) async {
        var form = FormMessage("Changed", fields: fields, submit: "Go")
        if isHandled { form.handler = trial.makeHandler() }
        form.onAnswer = trial.makeOnAnswer()
        trial.post.update(with: form)
        await trial.simulator.advance(by: 1)
        trial.expectSoundLayout()
    }

    @Test func fieldsKeepValuesAndFocus() async throws {
        let trial = FormTrial([
            .email(), .multiline("Note"), .toggle("News"), .choice("Plan", options: ["Free", "Pro"]), .number("Age"),
        ])
        try trial.toggle("News")
        try trial.choose("Pro", from: "Plan")
        try trial.type("Hi", into: "Note")
        try trial.type("a@b.co", into: "email")
        let controls = try trial.view.fieldViews.map(\.control)
        await update(
            trial,
            [
                .email("Address", placeholder: "Work", value: "other", isRequired: false),
                .multiline("Note", value: "x"),
                .toggle("News", isOn: false), .choice("Plan", options: ["Free", "Pro"], chosen: "Free"),
                .number("Age", value: 3),
            ])
        #expect(try zip(trial.view.fieldViews, controls).allSatisfy { $0.control === $1 })
        #expect(try trial.view.titleLabel.text == "Changed" && trial.submitButton.action.title == "Go")
        let values = try trial.values
        #expect(values["email"] == "a@b.co" && values["Note"] == "Hi" && values.isOn("News"))
        #expect(values.choice("Plan") == "Pro" && values["Age"] == "")
        #expect(try trial.focused == "email" && trial.control("email").accessibilityLabel == "Address")
        #expect(try trial.textField("email").placeholder == "Work")
        trial.simulator.typeText("m")
        #expect(try trial.values["email"] == "a@b.com")
    }

    @Test(arguments: [
        FormField.text("A", value: "1"), .multiline("A", value: "1"), .toggle("A", isOn: true),
        .choice("A", options: ["1"], chosen: "1"), .number("A", value: 1), .password(id: "A", value: "1"),
    ])
    func fieldOfOtherKindHasItsOwnValue(field: FormField) async throws {
        let trial = FormTrial([.email(id: "A", value: "a@b.co"), .text("B")])
        try trial.type("x", into: "A")
        await update(trial, [field, .text("B")])
        #expect(try trial.values["A"] == FormValues([field])["A"])
        #expect(try trial.view.fieldViews.count == 2 && trial.field("A").field.kind == field.kind)
    }

    @Test func newOptionsKeepTheChosenOne() async throws {
        let trial = FormTrial([.choice("Plan", options: ["Free", "Pro"])])
        try trial.choose("Pro", from: "Plan")
        await update(trial, [.choice("Plan", options: ["Pro", "Team"], chosen: "Team")])
        #expect(try trial.values.choice("Plan") == "Pro")
        try trial.choose("Team", from: "Plan")
        #expect(try trial.values.choice("Plan") == "Team")
        await update(trial, [.choice("Plan", options: ["Free"])])
        #expect(try trial.values.choice("Plan") == nil)
        #expect(try trial.control("Plan").accessibilityValue == PostEnvironment.app.strings.choose)
    }

    @Test func placeholdersChange() async throws {
        let trial = FormTrial([
            .multiline("Note", placeholder: "One"), .choice("Plan", options: ["Free"], placeholder: "One"),
        ])
        await update(
            trial, [.multiline("Note", placeholder: "Two"), .choice("Plan", options: ["Free"], placeholder: "Two")])
        #expect(try trial.control("Note").accessibilityValue == "Two")
        #expect(try trial.control("Plan").accessibilityValue == "Two")
        let note = try trial.control("Note")
        let label = try #require(note.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Two" })
        #expect(!label.isHidden && note.bounds.contains(label.frame) && label.bounds.width > 10)
    }

    @Test func removedFieldsDisappear() async throws {
        let trial = FormTrial([.email(), .password(), .toggle("Terms", isRequired: true)])
        try await trial.submit()
        #expect(try trial.errors.count == 3)
        let height = try trial.view.bounds.height
        await update(trial, [.password()])
        #expect(try trial.view.fieldViews.map(\.field.id) == ["password"])
        #expect(try trial.view.bounds.height < height - 100)
        #expect(try trial.errors == ["password": PostStrings().requiredField])
        try trial.type("secret", into: "password")
        #expect(try trial.textField("password").returnKeyType == .go)
        trial.simulator.typeText("\n")
        await trial.simulator.advance(by: 1)
        #expect(trial.ends == [.action(id: "submit")])
    }

    @Test func insertedFieldIsInItsPlaceInTheChain() async throws {
        let trial = FormTrial([.email(value: "a@b.co")], isHandled: true)
        try trial.focus("email")
        #expect(trial.simulator.keyTitles.contains("go"))
        await update(trial, [.name(), .email(), .oneTimeCode()], isHandled: true)
        let tops = try trial.view.fieldViews.map { $0.screenFrame.minY }
        #expect(try trial.view.fieldViews.map(\.field.id) == ["name", "email", "code"] && tops == tops.sorted())
        #expect(try trial.focused == "email" && trial.values["email"] == "a@b.co")
        #expect(trial.simulator.keyTitles.contains("next"))
        trial.simulator.typeText("\n")
        #expect(try trial.focused == "code")
        trial.simulator.typeText("123")
        try trial.focus("name")
        trial.simulator.typeText("Ann\n")
        #expect(try trial.focused == "email")
        try await trial.submit()
        #expect(trial.submitted.map { $0["code"] } == ["123"])
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")])
    }

    @Test func fieldsOfLongFormKeepValuesAndFocus() async throws {
        let fields = (1...70).map { FormField.text("\($0)", isRequired: false) }
        let trial = FormTrial(fields)
        try trial.type("x", into: "31")
        await update(trial, [.text("0"), .text("00")] + fields)
        #expect(try trial.focused == "31")
        trial.simulator.typeText("y")
        #expect(try trial.values["31"] == "xy")
        let tops = try trial.view.fieldViews.map { $0.screenFrame.minY }
        #expect(tops == tops.sorted() && Set(tops).count == 72)
        await update(trial, Array(fields[30..<31]))
        #expect(try trial.focused == "31" && trial.view.bounds.height < 300)
    }

    @Test func updateDuringSubmissionKeepsHandlerAndSubmittedValues() async throws {
        let trial = FormTrial([.email(value: "a@b.co"), .toggle("News")], isHandled: true)
        try await trial.submit()
        await update(trial, [.email(), .text("New"), .toggle("News")], isHandled: true)
        #expect(try trial.submitButton.isRunning && trial.handler.starts == 1 && trial.handler.cancellations == 0)
        try trial.focus("New")
        trial.simulator.typeText("x")
        #expect(try trial.values["New"] == "", "the new field is locked too")
        await trial.end()
        #expect(trial.answers == trial.submitted && trial.ends == [.action(id: "submit")])
    }

    @Test func rulesOfNewFieldsCount() async throws {
        let trial = FormTrial([.text("A", value: "1")]) { $0.disablesSubmitWhileInvalid = true }
        #expect(try trial.submitButton.isEnabled)
        let form = FormMessage(
            "A", fields: [.text("A", validate: { _ in "Wrong" })], submit: "Go", disablesSubmitWhileInvalid: true
        )
        trial.post.update(with: form)
        #expect(try !trial.submitButton.isEnabled)
        await update(trial, [.text("A", validate: { _ in "Wrong" })])
        try await trial.submit()
        #expect(try trial.errors == ["A": "Wrong"])
    }

    @Test func formReplacesAlertAndViceVersa() async throws {
        let trial = FormTrial()
        trial.post.update(with: AlertMessage("Done"))
        await trial.simulator.advance(by: 1)
        #expect(trial.post.view is AlertMessageView && !(trial.post.view is FormMessageView))
        await update(trial, FormTrial.signIn)
        #expect(try trial.view.fieldViews.count == 2)
    }

    /// Returns the view of a form, whose texts are those of the manager's environment.
    private func show(_ form: FormMessage, on stage: Stage) async throws -> FormMessageView {
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.environment = PostEnvironment(strings: .foreign)
        let post = stage.postView.post(form)
        stage.rest()
        return try #require(post.view as? FormMessageView)
    }

    @Test func handlersIncludeTheRulesOfFields() async throws {
        let form = { (taken: String) in
            FormMessage(
                "Account",
                fields: [.text("Name", value: "Ann", validate: { $0["Name"] == taken ? "Taken" : nil })],
                submit: "Go", disablesSubmitWhileInvalid: true)
        }
        let stage = Stage()
        let view = try await show(form("Bob"), on: stage)
        let submit = try #require(view.actionsView.buttons.first)
        #expect(submit.isEnabled && view.fieldViews[0].error == nil)
        view.updateHandlers(of: form("Ann"))
        #expect(!submit.isEnabled)
        view.updateHandlers(of: form("Bob"))
        #expect(submit.isEnabled && view.actionsView.choose("submit"))
    }

    @Test func shownErrorFollowsAnotherRule() async throws {
        let form = { (taken: String) in
            FormMessage(
                "Account", fields: [.name(value: "Ann", validate: { $0["name"] == taken ? "Taken" : nil })],
                submit: "Go")
        }
        let stage = Stage()
        let view = try await show(form("Ann"), on: stage)
        let labels = { view.fieldViews[0].descendants.compactMap { ($0 as? UILabel)?.text } }
        #expect(!view.actionsView.choose("submit") && view.fieldViews[0].error == "Taken" && labels().contains("Imię"))
        view.updateHandlers(of: form("Bob"))
        #expect(view.fieldViews[0].error == nil && labels().contains("Imię"))
    }
}
