import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// A form on a simulated device, with the values that its handler and `onAnswer` got, and its reported end.
@MainActor
final class FormTrial {
    let stage: Stage
    let poster: any Poster
    /// The handler of the form, if the form has one: it runs until a test ends it.
    let handler = HeldHandler()
    private(set) var post: Post!
    /// The values with which the handler was called.
    private(set) var submitted: [FormValues] = []
    /// The values that `onAnswer` got.
    private(set) var answers: [FormValues] = []
    private(set) var ends: [PostRemovalReason] = []

    nonisolated static let signIn: [FormField] = [.email(), .password()]

    /// Posts a form, and advances the device until it is shown.
    ///
    /// - Parameters:
    ///   - fields: The fields.
    ///   - stage: The device.
    ///   - poster: The poster; nil for that of the key window.
    ///   - presentation: The presentation; nil for that of the form.
    ///   - isHandled: A Boolean value that indicates whether the form has a handler.
    ///   - edit: A closure that changes the form.
    init(
        _ fields: [FormField] = signIn, on stage: Stage = Stage(), poster: (any Poster)? = nil,
        as presentation: PostPresentation? = nil, isHandled: Bool = false,
        _ edit: (inout FormMessage) -> Void = { _ in }
    ) {
        self.stage = stage
        stage.simulator.advance(by: 0)
        self.poster = poster ?? stage.postView
        var form = FormMessage("Account", text: "For all your devices", fields: fields, submit: "Send")
        if isHandled { form.handler = makeHandler() }
        edit(&form)
        form.onAnswer = makeOnAnswer()
        self.poster.postManager.delegate = self
        post = self.poster.postManager.post(PostRequest(form), as: presentation)
        stage.rest()
    }

    var simulator: Simulator { stage.simulator }

    var view: FormMessageView {
        get throws { try #require(post.view as? FormMessageView) }
    }

    /// The present values.
    var values: FormValues {
        get throws { try view.values }
    }

    /// Returns the handler of the form, which records the values and then waits.
    func makeHandler() -> @MainActor @Sendable (FormValues) async throws -> Void {
        { [weak self, handler] values in
            self?.submitted.append(values)
            try await handler.run()
        }
    }

    /// Returns the `onAnswer` of the form, which records the values.
    func makeOnAnswer() -> @MainActor @Sendable (FormValues) -> Void {
        { [weak self] in self?.answers.append($0) }
    }

    // MARK: - Views

    func field(_ id: FormField.ID) throws -> FormFieldView {
        try #require(try view.fieldViews.first { $0.field.id == id })
    }

    func control(_ id: FormField.ID) throws -> any FormControl { try field(id).control }

    func textField(_ id: FormField.ID) throws -> UITextField { try #require(try control(id) as? UITextField) }

    func button(_ title: String) throws -> PostActionButton { try #require(try view.actionButton(title)) }

    /// The button that submits the form.
    var submitButton: PostActionButton {
        get throws { try #require(try view.actionsView.buttons.first { $0.action.id == "submit" }) }
    }

    /// The shown errors by the identifiers of the fields.
    var errors: [FormField.ID: String] {
        get throws {
            let views = try view.fieldViews.filter { $0.error != nil }
            return Dictionary(uniqueKeysWithValues: views.map { ($0.field.id, $0.error ?? "") })
        }
    }

    /// The identifier of the field that is first responder; nil if none is.
    var focused: FormField.ID? {
        get throws { try view.fieldViews.first { $0.control.isFirstResponder }?.field.id }
    }

    /// The shown text of the last handler's error; nil if there is none.
    var handlerError: String? {
        get throws {
            let labels = try view.actionsView.descendants.filter { $0 is UILabel && !($0.superview is UIControl) }
            return labels.first { !$0.isHidden }.flatMap { ($0 as? UILabel)?.text }
        }
    }

    // MARK: - Events

    /// Focuses a field.
    func focus(_ id: FormField.ID) throws {
        #expect(try control(id).becomeFirstResponder())
        simulator.advance(by: 0.5)
    }

    /// Focuses a text field, replaces its text, and types.
    func type(_ text: String, into id: FormField.ID) throws {
        if try focused != id { try focus(id) }
        let input = try control(id)
        let count = values(of: input).count
        simulator.typeText(String(repeating: "\u{8}", count: count) + text)
        simulator.advance(by: 0.1)
    }

    /// Scrolls a view of the form into sight, as a user does before tapping it.
    func scroll(to view: UIView) {
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
        }
        simulator.advance(by: 0.1)
    }

    /// Turns a switch on or off, as a tap does.
    func toggle(_ id: FormField.ID) throws {
        scroll(to: try control(id))
        simulator.tap(try control(id))
        simulator.advance(by: 0.5)
    }

    /// Chooses an option from the menu of a field.
    func choose(_ title: String, from id: FormField.ID) throws {
        scroll(to: try control(id))
        simulator.tap(try control(id))
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: title))
        simulator.advance(by: 1)
    }

    /// Taps the button that submits the form, and advances the device.
    func submit() async throws {
        simulator.tap(try submitButton)
        await simulator.advance(by: 1)
    }

    func tap(_ title: String) async throws {
        simulator.tap(try button(title))
        await simulator.advance(by: 1)
    }

    func press(_ key: HardwareKey) async {
        simulator.pressKey(key)
        await simulator.advance(by: 1)
    }

    /// Ends the handler, and advances the device.
    func end(with error: (any Error)? = nil) async {
        if let error { handler.fail(error) } else { handler.succeed() }
        await simulator.advance(by: 1)
    }

    // MARK: - Rules

    /// Expects a layout that settles and has no conflict.
    func expectSoundLayout(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
        #expect(simulator.layoutConflicts == [], sourceLocation: sourceLocation)
    }

    // MARK: - Private

    private func values(of input: any FormControl) -> String {
        if case .text(let text) = input.value { text } else { "" }
    }
}

// MARK: - PostManagerDelegate

extension FormTrial: PostManagerDelegate {
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if post === self.post { ends.append(reason) }
    }
}

extension PostStrings {
    /// Texts that differ from those of the app.
    static var foreign: PostStrings {
        var strings = PostStrings()
        strings.name = "Imię"
        strings.requiredField = "Wymagane"
        strings.invalidEmail = "Błędny adres"
        strings.invalidNumber = "Błędna liczba"
        return strings
    }
}
