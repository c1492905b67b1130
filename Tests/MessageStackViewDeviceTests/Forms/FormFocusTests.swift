import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The focused field of a form: at first, by the Return, Tab and Escape keys, and afterward.
@MainActor @Suite(.bothReadings(of: .keysPrecedeText), .leavesNothingBehind)
struct FormFocusTests {
    private static let fields: [FormField] = [
        .toggle("News"), .email(), .choice("Plan", options: ["Free", "Pro"], isRequired: false), .password(),
        .toggle("Terms"), .number("Age", isRequired: false),
    ]

    /// A poster in the key window, in a separate window, or in a screen.
    enum Place: CaseIterable {
        case keyWindow, postWindow, content

        @MainActor
        func poster(on stage: Stage) -> any Poster {
            stage.simulator.advance(by: 0)
            return switch self {
            case .keyWindow: stage.postView
            case .postWindow: UIApplication.shared.postWindow()
            case .content: stage.makePostView()
            }
        }
    }

    // MARK: At first

    @Test(arguments: Place.allCases)
    func firstTextFieldIsFocusedWhenFormEnters(place: Place) throws {
        let stage = Stage()
        let trial = FormTrial(Self.fields, on: stage, poster: place.poster(on: stage))
        #expect(try trial.focused == "email" && stage.simulator.keyboardFrame != nil)
        #expect(try trial.view.window?.hasKeyStatus == true)
        stage.simulator.typeText("a")
        #expect(try trial.values["email"] == "a")
    }

    @Test func formWithoutTextFieldsHasNoKeyboard() async throws {
        let trial = FormTrial([.toggle("News"), .choice("Plan", options: ["Free"], isRequired: false)])
        #expect(try trial.focused == nil && trial.simulator.keyboardFrame == nil)
        #expect(try trial.view.isFirstResponder)
        await trial.press(.return)
        #expect(trial.ends == [.action(id: "submit")])
    }

    @Test func textViewCanBeTheFirstField() throws {
        let trial = FormTrial([.multiline("Comment")])
        #expect(try trial.focused == "Comment")
    }

    @Test(arguments: [true, false])
    func passiveFormLeavesFirstResponder(isInStack: Bool) throws {
        let stage = Stage()
        let appField = stage.showKeyboard()
        let poster: any Poster = isInStack ? stage.view.createMessageStackView() : stage.makePostView()
        let trial = FormTrial(Self.fields, on: stage, poster: poster, as: .card(.top))
        #expect(trial.post.phase == .shown && appField.isFirstResponder)
        #expect(try trial.focused == nil)
        stage.simulator.typeText("a")
        #expect(appField.text == "a")
        stage.simulator.tap(try trial.control("email"))
        stage.rest()
        #expect(try trial.focused == "email")
    }

    // MARK: Return

    @Test func returnKeysLeadFromFieldToField() throws {
        let trial = FormTrial(Self.fields)
        let keys = try ["email", "password", "Age"].map { try trial.textField($0).returnKeyType }
        #expect(keys == [.next, .next, .go])
    }

    @Test func returnMovesToNextTextFieldAndThenSubmits() async throws {
        let trial = FormTrial(Self.fields, isHandled: true)
        var focused: [FormField.ID?] = []
        for text in ["a@b.co", "secret", "12"] {
            focused.append(try trial.focused)
            trial.simulator.typeText(text + "\n")
            await trial.simulator.advance(by: 0.5)
        }
        #expect(focused == ["email", "password", "Age"])
        #expect(trial.submitted.map { $0["password"] } == ["secret"])
        #expect(trial.submitted.map { $0.number("Age") } == [12])
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.count == 1)
    }

    @Test func returnOnDrawnAndHardwareKeyboardIsEqual() async throws {
        for isHardware in [false, true] {
            let trial = FormTrial([.text("A", isRequired: false), .text("B", isRequired: false)])
            for index in 0..<2 {
                #expect(try trial.focused == ["A", "B"][index])
                if isHardware {
                    trial.simulator.pressKey(.return)
                } else {
                    #expect(trial.simulator.tapKey(index == 0 ? "next" : "go"))
                }
                await trial.simulator.advance(by: 1)
            }
            #expect(trial.ends == [.action(id: "submit")] && trial.answers.count == 1)
        }
    }

    @Test func returnInLastFieldOfInvalidFormFocusesInvalidField() throws {
        let trial = FormTrial(Self.fields)
        try trial.focus("Age")
        trial.simulator.typeText("\n")
        trial.simulator.advance(by: 0.5)
        #expect(try trial.focused == "email" && trial.errors.keys.sorted() == ["email", "password"])
    }

    @Test func returnStartsNewLineInTextOfSeveralLines() throws {
        let trial = FormTrial([.text("A"), .multiline("Comment")])
        #expect(try trial.textField("A").returnKeyType == .next)
        trial.simulator.typeText("a\nb\nc")
        #expect(try trial.focused == "Comment" && trial.values["Comment"] == "b\nc" && trial.values["A"] == "a")
        #expect(trial.post.phase == .shown)
    }

    @Test func returnKeyStartsNewLineInTextOfSeveralLines() async throws {
        let trial = FormTrial([.multiline("Comment")])
        trial.simulator.typeText("a")
        await trial.press(.return)
        #expect(try trial.values["Comment"] == "a\n" && trial.post.phase == .shown)
    }

    @Test(arguments: [FormField.text("A"), .multiline("A")])
    func keysOfInputMethodBelongToText(field: FormField) async throws {
        let trial = FormTrial([field])
        trial.simulator.composeText("nihon")
        await trial.press(.escape)
        #expect(try trial.values["A"] == "" && trial.post.phase == .shown, "Escape discards the composed text")
        trial.simulator.composeText("nihon")
        await trial.press(.return)
        #expect(try trial.values["A"] == "nihon" && trial.post.phase == .shown, "Return commits the composed text")
        await trial.press(.escape)
        #expect(trial.ends == [.action(id: "cancel")])
    }

    // MARK: Other keys

    @Test func tabReachesEveryControlAndWraps() throws {
        let trial = FormTrial(Self.fields)
        let controls = try trial.view.fieldViews.map { $0.control as UIView } + trial.view.actionsView.buttons
        var reached: [UIView] = []
        // The title and the text offer the buttons as actions.
        for _ in 0..<controls.count + 2 {
            trial.simulator.pressKey(.tab)
            reached.append(try #require(trial.simulator.keyboardFocus as? UIView))
        }
        #expect(try Set(reached) == Set(controls + [trial.view.titleLabel, trial.view.subtitleLabel]))
        trial.simulator.pressKey(.tab)
        #expect(trial.simulator.keyboardFocus === reached.first, "the focus wraps inside the form")
        for view in reached.reversed() {
            trial.simulator.pressKey(.tab, withShift: true)
            #expect(trial.simulator.keyboardFocus === view)
        }
    }

    @Test func tabFocusesNextTextField() throws {
        let trial = FormTrial(FormTrial.signIn)
        trial.simulator.pressKey(.tab)
        #expect(try trial.focused == "password")
        trial.simulator.typeText("x")
        #expect(try trial.values["password"] == "x")
        trial.simulator.pressKey(.tab, withShift: true)
        #expect(try trial.focused == "email")
    }

    @Test func spaceOperatesSwitchAndButton() async throws {
        let trial = FormTrial([.toggle("News"), .text("A", isRequired: false)])
        trial.simulator.moveKeyboardFocus(to: try trial.control("News"))
        await trial.press(.space)
        #expect(try trial.values.isOn("News"))
        trial.simulator.moveKeyboardFocus(to: try trial.submitButton)
        await trial.press(.space)
        #expect(trial.answers.map { $0.isOn("News") } == [true])
    }

    @Test(arguments: ["email", "News", "submit"])
    func escapeCancels(start: String) async throws {
        let trial = FormTrial(Self.fields)
        switch start {
        case "submit": trial.simulator.moveKeyboardFocus(to: try trial.submitButton)
        case "News": trial.simulator.moveKeyboardFocus(to: try trial.control("News"))
        default: try trial.type("a@b.co", into: start)
        }
        await trial.press(.escape)
        #expect(trial.ends == [.action(id: "cancel")] && trial.answers.isEmpty)
    }

    /// Without Full Keyboard Access, a text input is first responder, and no element has the focus.
    @Test(arguments: [FormField.text("A"), .multiline("A")], [true, false])
    func escapeInTextCancelsWithoutKeyboardFocus(field: FormField, blocksApp: Bool) async throws {
        let trial = FormTrial([field], as: blocksApp ? nil : .card(.top))
        try trial.focus("A")
        trial.simulator.moveKeyboardFocus(to: nil)
        await trial.press(.escape)
        #expect(trial.ends == [.action(id: "cancel")] && trial.answers.isEmpty)
    }

    @Test func escapeEndsFormWithoutCancelButton() async throws {
        let trial = FormTrial { $0.cancel = "" }
        #expect(try trial.view.actionsView.actions.map(\.title) == ["Send"])
        await trial.press(.escape)
        #expect(trial.ends == [.escape] && trial.answers.isEmpty)
    }

    @Test func dragsAndTapsOutsideKeepForm() async throws {
        let trial = FormTrial()
        let frame = try #require(trial.post.view?.slot).screenFrame
        trial.simulator.fling(
            from: CGPoint(x: frame.midX, y: frame.minY + 10), to: CGPoint(x: frame.midX, y: frame.minY + 300))
        trial.simulator.tap(at: CGPoint(x: frame.midX, y: frame.minY - 20))
        await trial.simulator.advance(by: 60)
        #expect(trial.post.phase == .shown)
        #expect(try trial.focused == "email")
    }

    // MARK: Afterward

    @Test(arguments: Place.allCases, [true, false])
    func previousFirstResponderIsRestored(place: Place, isSubmitted: Bool) async throws {
        let stage = Stage()
        let appField = stage.showKeyboard()
        let trial = FormTrial([.text("A", isRequired: false)], on: stage, poster: place.poster(on: stage))
        #expect(try trial.focused == "A")
        if isSubmitted { try await trial.submit() } else { try await trial.tap("Cancel") }
        #expect(trial.ends == [.action(id: isSubmitted ? "submit" : "cancel")])
        #expect(appField.isFirstResponder && stage.window.hasKeyStatus)
        stage.simulator.typeText("a")
        #expect(appField.text == "a")
    }

    @Test(arguments: Place.allCases)
    func keyboardIsHiddenAfterForm(place: Place) async throws {
        let stage = Stage()
        let trial = FormTrial(on: stage, poster: place.poster(on: stage))
        #expect(stage.simulator.keyboardFrame != nil)
        try await trial.tap("Cancel")
        #expect(stage.simulator.keyboardFrame == nil && stage.window.hasKeyStatus)
    }

    @Test func keyboardsAndContentTypesFollowKind() throws {
        let trial = FormTrial([
            .text("Text"), .email(), .password(), .password(id: "new", isNew: true), .oneTimeCode(), .name(),
            .number("Age"),
        ])
        let expected: [(FormField.ID, UITextContentType?, UIKeyboardType, Bool)] = [
            ("Text", nil, .default, false), ("email", .username, .emailAddress, false),
            ("password", .password, .default, true), ("new", .newPassword, .default, true),
            ("code", .oneTimeCode, .numberPad, false), ("name", .name, .default, false),
            ("Age", nil, .numbersAndPunctuation, false),
        ]
        for (id, type, keyboard, isSecure) in expected {
            let field = try trial.textField(id)
            #expect(field.textContentType == type && field.keyboardType == keyboard, "\(id)")
            #expect(field.isSecureTextEntry == isSecure, "\(id)")
        }
        for id in ["email", "password", "new", "code"] {
            let field = try trial.textField(id)
            #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no, "\(id)")
        }
        #expect(try trial.textField("name").autocapitalizationType == .words)
        #expect(try FormTrial([.email()]).textField("email").textContentType == .emailAddress, "without a password")
    }
}
