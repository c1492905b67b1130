import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

/// Forms with VoiceOver: order, labels, errors, actions and announcements.
@MainActor
@Suite(.leavesNothingBehind)
struct FormVoiceOverTests {
    private static let fields: [FormField] = [
        .email(placeholder: "ann@example.com"), .password(value: "correct horse"), .multiline("Note"), .toggle("News"),
        .choice("Plan", options: ["Free", "Pro"], chosen: "Pro"),
    ]

    /// Starts VoiceOver and posts a form.
    private func trial(_ fields: [FormField] = fields, _ edit: (inout FormMessage) -> Void = { _ in }) -> FormTrial {
        let stage = Stage()
        stage.simulator.voiceOver.start()
        return FormTrial(fields, on: stage, edit)
    }

    /// Returns the texts that were spoken since a number of texts.
    private func spoken(since count: Int, in trial: FormTrial) -> String {
        trial.simulator.voiceOver.spoken.dropFirst(count).joined(separator: "; ")
    }

    @Test func elementsAreReadInOrderOnce() throws {
        let trial = trial()
        let view = try trial.view
        let elements = trial.simulator.voiceOver.elements.filter { ($0 as? UIView)?.isDescendant(of: view) == true }
        #expect(
            elements.map(\.accessibilityLabel) == [
                "Account", "For all your devices", "Email", "Password", "Note", "News", "Plan", "Cancel", "Send",
            ])
        trial.simulator.voiceOver.stop()
    }

    @Test func errorsAreNoElementsButHints() async throws {
        let trial = trial()
        let count = trial.stage.readLabels.count
        try await trial.submit()
        #expect(try trial.control("email").accessibilityHint == PostStrings().requiredField)
        #expect(try trial.control("Note").accessibilityHint == PostStrings().requiredField)
        #expect(try trial.control("News").accessibilityHint == nil)
        #expect(trial.stage.readLabels.count >= count)
        #expect(trial.stage.readLabels.filter { $0 == "Email" }.count == 1)
        trial.simulator.voiceOver.stop()
    }

    @Test func valuesOfControlsAreRead() throws {
        let trial = trial()
        #expect(try trial.control("email").accessibilityValue == "ann@example.com", "the placeholder")
        try trial.type("a@b.co", into: "email")
        try trial.type("Hi", into: "Note")
        #expect(try trial.control("email").accessibilityValue == "a@b.co")
        #expect(try trial.control("Note").accessibilityValue == "Hi")
        #expect(try trial.control("News").accessibilityValue == "0")
        #expect(try trial.control("Plan").accessibilityValue == "Pro")
        trial.simulator.voiceOver.stop()
    }

    @Test func focusEntersFormAndReturns() async throws {
        let stage = Stage()
        let button = UIButton(type: .system)
        button.setTitle("Archive", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 150, height: 50)
        stage.view.addSubview(button)
        await stage.simulator.advance(by: 0.1)
        stage.simulator.voiceOver.start()
        stage.simulator.voiceOver.focus(on: button)
        let trial = FormTrial(on: stage)
        await stage.simulator.advance(by: 5)
        let focused = try #require(stage.simulator.voiceOver.focusedElement as? UIView)
        #expect(try focused.isDescendant(of: trial.view))
        #expect(!stage.readLabels.contains("Archive"))
        #expect(stage.simulator.voiceOver.escape())
        await stage.simulator.advance(by: 2)
        #expect(trial.ends == [.action(id: "cancel")])
        #expect(stage.simulator.voiceOver.focusedElement === button)
        stage.simulator.voiceOver.stop()
    }

    @Test func submittingFocusesFirstInvalidFieldAndSpeaksItsError() async throws {
        let trial = trial([.email(value: "a@b.co"), .toggle("Terms", isRequired: true), .name()])
        await trial.simulator.advance(by: 10)
        let count = trial.simulator.voiceOver.spoken.count
        trial.simulator.voiceOver.focus(on: try trial.submitButton)
        #expect(trial.simulator.voiceOver.activate())
        await trial.simulator.advance(by: 10)
        let terms = try trial.control("Terms")
        #expect(trial.simulator.voiceOver.focusedElement === terms)
        let spoken = spoken(since: count, in: trial)
        #expect(spoken.contains("Terms") && spoken.contains(PostStrings().requiredField), "\(spoken)")
        trial.simulator.voiceOver.stop()
    }

    @Test func errorThatAppearsIsAnnouncedOnce() async throws {
        let trial = trial(FormTrial.signIn)
        await trial.simulator.advance(by: 10)
        try trial.type("ann", into: "email")
        let count = trial.simulator.announcements.count
        try trial.focus("password")
        await trial.simulator.advance(by: 10)
        let announced = trial.simulator.announcements.dropFirst(count)
        #expect(announced.filter { $0.contains(PostStrings().invalidEmail) }.count == 1, "\(announced)")
        trial.simulator.voiceOver.stop()
    }

    @Test func announcementNamesEachFieldOnce() throws {
        let (stage, announcer) = (Stage(), RecordingAnnouncer())
        stage.simulator.advance(by: 0)
        stage.postView.postManager.announcer = announcer
        _ = FormTrial(Self.fields, on: stage)
        let text = announcer.announcements.map(\.text).joined(separator: ", ")
        for name in ["Account", "Email", "Password", "Note", "News", "Plan", "Send available", "Cancel available"] {
            #expect(text.components(separatedBy: name).count == 2, "\(name) in \(text)")
        }
    }

    @Test func titleOffersOnlyTheButtonsAsActions() async throws {
        let trial = trial()
        let title = try trial.view.titleLabel
        #expect(Set((title.accessibilityCustomActions ?? []).map(\.name)) == ["Send", "Cancel"])
        trial.simulator.voiceOver.focus(on: title)
        #expect(trial.simulator.voiceOver.perform(actionNamed: "Cancel"))
        await trial.simulator.advance(by: 1)
        #expect(trial.ends == [.action(id: "cancel")])
        trial.simulator.voiceOver.stop()
    }

    @Test func disabledSubmitButtonIsNoAction() throws {
        let trial = trial { $0.disablesSubmitWhileInvalid = true }
        #expect(try trial.view.titleLabel.accessibilityCustomActions?.map(\.name) == ["Cancel"])
        #expect(try trial.submitButton.accessibilityTraits.contains(.notEnabled))
        trial.simulator.voiceOver.stop()
    }

    @Test func controlsWorkByActivation() async throws {
        let trial = trial([.toggle("News"), .text("A", isRequired: false)])
        let voiceOver = trial.simulator.voiceOver
        voiceOver.focus(on: try trial.control("News"))
        #expect(voiceOver.activate())
        voiceOver.focus(on: try trial.control("A"))
        #expect(voiceOver.activate())
        #expect(try trial.focused == "A")
        voiceOver.focus(on: try trial.submitButton)
        #expect(voiceOver.activate())
        await trial.simulator.advance(by: 1)
        #expect(trial.answers.map { $0.isOn("News") } == [true])
        voiceOver.stop()
    }

    @Test func errorOfHandlerIsAnnounced() async throws {
        struct Failure: LocalizedError { var errorDescription: String? { "Wrong password" } }
        let stage = Stage()
        let announcer = RecordingAnnouncer()
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.announcer = announcer
        let trial = FormTrial([.toggle("News")], on: stage, isHandled: true)
        try await trial.submit()
        await trial.end(with: Failure())
        #expect(announcer.announcements.last?.text.contains("Wrong password") == true)
    }

    // MARK: Secrets

    @Test func passwordsAndCodesAreNeverSpokenOrRecorded() async throws {
        let (password, code) = ("correct horse", "847201")
        let stage = Stage()
        stage.simulator.voiceOver.start()
        await stage.simulator.advance(by: 0)
        let manager = stage.postView.postManager
        manager.historyLimit = 10
        let trial = FormTrial(
            [
                .email(value: "a@b.co"), .password(value: password, validate: { _ in "Too weak" }),
                .password(id: "new", isNew: true), .oneTimeCode(validate: { _ in "Wrong code" }),
            ], on: stage)
        try trial.type(password, into: "new")
        try trial.type(code, into: "code")
        #expect(try trial.values["new"] == password && trial.values["code"] == code)
        try await trial.submit()
        await stage.simulator.advance(by: 10)
        #expect(try trial.errors == ["password": "Too weak", "code": "Wrong code"])
        for id in ["password", "new", "code"] {
            stage.simulator.voiceOver.focus(on: try trial.control(id))
            await stage.simulator.advance(by: 1)
        }
        // The app speaks and records neither. VoiceOver reads a code in its field, where it is visible.
        var texts = stage.simulator.announcements
        texts += [String(reflecting: try trial.values), "\(trial.post!)", try trial.view.description]
        let readTexts =
            stage.simulator.voiceOver.spoken + [stage.simulator.accessibilityDump(), stage.simulator.dump()]
        trial.post.remove()
        await stage.simulator.advance(by: 1)
        texts += manager.history.map(\.text) + manager.history.map { "\($0)" }
        #expect(manager.history.count == 1)
        for text in texts + readTexts { #expect(!text.contains(password), "\(text)") }
        for text in texts { #expect(!text.contains(code), "\(text)") }
        stage.simulator.voiceOver.stop()
    }
}
