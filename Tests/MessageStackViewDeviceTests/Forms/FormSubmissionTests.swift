import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The submission of a form: values, progress, errors, cancellation and the answer.
@MainActor
@Suite(.leavesNothingBehind)
struct FormSubmissionTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "Wrong password" }
    }

    private static let fields: [FormField] = [
        .email(value: " a@b.co "), .password(value: "secret"), .multiline("Note", value: "Hi"),
        .toggle("News", isOn: true), .choice("Plan", options: ["Free", "Pro"], chosen: "Pro"),
    ]

    private func trial(_ edit: (inout FormMessage) -> Void = { _ in }) -> FormTrial {
        FormTrial(Self.fields, isHandled: true, edit)
    }

    /// Expects that the user can't change any value, or that they can.
    private func expectFields(
        of trial: FormTrial, areLocked isLocked: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try trial.values
        for id in ["email", "password", "Note"] {
            try trial.focus(id)
            trial.simulator.typeText("x\u{8}y")
        }
        #expect(try trial.control("News").isUserEnabled != isLocked, sourceLocation: sourceLocation)
        #expect(try trial.control("Plan").isUserEnabled != isLocked, sourceLocation: sourceLocation)
        try trial.toggle("News")
        let after = try trial.values
        let changed = ["email", "password", "Note", "News"].filter { before[$0] != after[$0] }
        #expect(
            changed.isEmpty == isLocked && [0, 4].contains(changed.count), "\(changed)", sourceLocation: sourceLocation)
    }

    // MARK: Success

    @Test func handlerGetsTrimmedValues() async throws {
        let trial = trial()
        try await trial.submit()
        let values = try #require(trial.submitted.first)
        #expect(trial.submitted.count == 1 && trial.handler.starts == 1)
        #expect(values["email"] == "a@b.co" && values["password"] == "secret" && values["Note"] == "Hi")
        #expect(values.isOn("News") && values.choice("Plan") == "Pro")
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers == [values])
    }

    @Test func formWithoutHandlerEndsAtOnce() async throws {
        let trial = FormTrial(Self.fields)
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.map { $0["email"] } == ["a@b.co"])
    }

    @Test func answerIsGivenOnceBeforeTheExit() async throws {
        nonisolated(unsafe) var calls: [String] = []
        let trial = FormTrial([.toggle("News")])
        var form = FormMessage("News?", fields: [.toggle("News")], submit: "OK") { _ in calls.append("handler") }
        form.onAnswer = { _ in calls.append("answer") }
        trial.post.remove(animated: false)
        var request = PostRequest(form)
        request.willRemove { _ in calls.append("willRemove") }
        request.onEnd { _, _ in calls.append("didEnd") }
        let post = trial.stage.postView.post(request)
        trial.stage.rest()
        for _ in 0..<3 { try #require(post.view?.actionButton("OK")).sendActions(for: .touchUpInside) }
        await trial.simulator.advance(by: 1)
        #expect(calls == ["handler", "answer", "willRemove", "didEnd"])
    }

    @Test func submitButtonShowsProgressAndFieldsAreLocked() async throws {
        let trial = trial()
        try expectFields(of: trial, areLocked: false)
        try trial.type("a@b.co", into: "email")
        try await trial.submit()
        let button = try trial.submitButton
        #expect(
            button.isRunning && !button.isEnabled && button.accessibilityValue == PostEnvironment.app.strings.inProgress
        )
        #expect(try trial.button("Cancel").isEnabled)
        try expectFields(of: trial, areLocked: true)
        #expect(try trial.view.actionsView.choose("submit") == false)
        trial.simulator.typeText("\n")
        await trial.simulator.advance(by: 0.2)
        #expect(trial.handler.starts == 1 && trial.post.phase == .shown)
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")])
    }

    @Test func formDoesNotTimeOutWhileItSubmits() async throws {
        let trial = trial()
        trial.post.setDuration(.seconds(12))
        try await trial.submit()
        await trial.simulator.advance(by: 60)
        #expect(trial.post.phase == .shown && trial.handler.cancellations == 0)
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")])
    }

    // MARK: Failure

    @Test func errorIsShownAndFormCanBeUsedAgain() async throws {
        let trial = trial()
        try await trial.submit()
        await trial.end(with: Failure())
        #expect(try trial.handlerError == "Wrong password")
        #expect(trial.post.phase == .shown && trial.answers.isEmpty)
        #expect(try trial.errors == [:] && trial.values["password"] == "secret")
        #expect(try !trial.submitButton.isRunning && trial.submitButton.isEnabled)
        try expectFields(of: trial, areLocked: false)
        trial.expectSoundLayout()
    }

    @Test func secondTrySucceedsWithChangedValues() async throws {
        let trial = trial()
        try await trial.submit()
        await trial.end(with: Failure())
        try trial.type("correct", into: "password")
        try await trial.submit()
        #expect(try trial.handlerError == nil)
        await trial.end()
        #expect(trial.submitted.map { $0["password"] } == ["secret", "correct"])
        #expect(trial.answers.map { $0["password"] } == ["correct"] && trial.ends == [.action(id: "submit")])
    }

    @Test func handlerThatCancelsItselfShowsNoError() async throws {
        let trial = trial()
        try await trial.submit()
        await trial.end(with: CancellationError())
        #expect(try trial.handlerError == nil && !trial.submitButton.isRunning)
        try expectFields(of: trial, areLocked: false)
    }

    // MARK: Cancellation

    @Test func cancelButtonCancelsTheHandler() async throws {
        let trial = trial()
        try await trial.submit()
        trial.simulator.tap(try trial.button("Cancel"))
        await trial.simulator.advance(by: 2 * Simulator.frame)
        #expect(trial.handler.cancellations == 1 && trial.post.phase == .leaving)
        await trial.simulator.advance(by: 1)
        #expect(trial.ends == [.action(id: "cancel")] && trial.answers.isEmpty)
    }

    /// An end of a form for another reason than its buttons.
    struct Ending: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let reason: PostRemovalReason
        let end: @MainActor @Sendable (FormTrial) throws -> Void

        static let all = [
            Ending(testDescription: "removal", reason: .programmatic) { $0.post.remove() },
            Ending(testDescription: "removal of all", reason: .programmatic) { $0.poster.postManager.removeAll() },
            Ending(testDescription: "view taken", reason: .viewTaken) { try $0.view.removeFromSuperview() },
            Ending(testDescription: "slot removed", reason: .hostGone) {
                try #require($0.post.view?.slot).removeFromSuperview()
            },
            Ending(testDescription: "manager invalidated", reason: .programmatic) {
                $0.poster.postManager.removeAll()
            },
        ]
    }

    @Test(arguments: Ending.all)
    func otherEndCancelsTheHandlerWhenItStarts(ending: Ending) async throws {
        let trial = trial()
        try await trial.submit()
        try ending.end(trial)
        // The task of the handler needs real time on another thread.
        for _ in 0..<60 where trial.handler.cancellations == 0 { await trial.simulator.advance(by: Simulator.frame) }
        #expect(trial.handler.cancellations == 1)
        await trial.simulator.advance(by: 2)
        #expect(trial.ends == [ending.reason] && trial.answers.isEmpty && trial.handler.cancellations == 1)
    }

    @Test func submissionIsTheEndAlsoIfAnotherPostComesFirst() async throws {
        let trial = trial()
        try trial.type("other", into: "password")
        try await trial.submit()
        var request = PostRequest(Message("Saved")).with { $0.priority = .max }
        request.precedence = .override
        trial.poster.postManager.post(request)
        await trial.simulator.advance(by: 2)
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.map { $0["password"] } == ["other"])
        #expect(trial.handler.cancellations == 0)
        await trial.end()
        #expect(trial.answers.count == 1)
    }

    @Test(arguments: [true, false])
    func focusStaysInTheFieldAfterAnError(isSubmittedByKey: Bool) async throws {
        let trial = FormTrial(isHandled: true)
        try trial.type("a@b.co", into: "email")
        try trial.type("secret", into: "password")
        if isSubmittedByKey {
            trial.simulator.typeText("\n")
            await trial.simulator.advance(by: 1)
        } else {
            try await trial.submit()
        }
        #expect(try trial.focused == "password")
        await trial.end(with: Failure())
        #expect(try trial.handlerError == "Wrong password" && trial.focused == "password")
        #expect(trial.simulator.keyboardFrame != nil)
        try trial.type("!", into: "password")
        #expect(try trial.values["password"] == "!")
    }

    @Test func errorOfTheHandlerLooksLikeThatOfAField() async throws {
        let trial = FormTrial(isHandled: true)
        try await trial.submit()
        let field = try #require(try trial.field("email").descendants.first { $0 is PostErrorView } as? PostErrorView)
        try trial.type("a@b.co", into: "email")
        try trial.type("secret", into: "password")
        try await trial.submit()
        await trial.end(with: Failure())
        let error = try #require(
            try trial.view.actionsView.descendants.first { $0 is PostErrorView } as? PostErrorView)
        let fonts = [error, field].map { $0.arrangedSubviews.compactMap { ($0 as? UILabel)?.font } }
        #expect(!error.isHidden && fonts[0].count == 1 && fonts[0] == fonts[1] && error.textColor == field.textColor)
        #expect(error.screenFrame.minX == (try trial.view.actionsView.screenFrame.minX))
    }

    @Test func sceneThatDisconnectsCancelsTheHandler() async throws {
        let trial = trial()
        try await trial.submit()
        trial.simulator.disconnect(try #require(trial.stage.window.windowScene))
        await trial.simulator.advance(by: 1)
        #expect(trial.ends == [.hostGone] && trial.handler.cancellations == 1)
    }

    @Test func formThatReturnsAfterAnotherPostKeepsItsHandlerAndValues() async throws {
        let trial = trial()
        try trial.type("other", into: "password")
        try await trial.submit()
        var request = PostRequest(Message("Urgent")).with { $0.priority = .max }
        request.precedence = .interrupt
        let other = trial.poster.postManager.post(request)
        await trial.simulator.advance(by: 1)
        #expect(other.phase == .shown && trial.post.phase == .waiting && trial.handler.cancellations == 0)
        other.remove()
        await trial.simulator.advance(by: 2)
        #expect(trial.post.phase == .shown)
        #expect(try trial.values["password"] == "other" && trial.submitButton.isRunning)
        await trial.end()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.map { $0["password"] } == ["other"])
    }

    @Test func handlerThatIgnoresCancellationGivesNoAnswer() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let trial = FormTrial([.toggle("News")]) {
            $0.handler = { _ in await Task.detached { for await _ in gate { break } }.value }
        }
        try await trial.submit()
        trial.post.remove()
        await trial.simulator.advance(by: 0.05)
        #expect(trial.post.phase == .leaving)
        open.yield()
        await trial.simulator.advance(by: 1)
        #expect(trial.ends == [.programmatic] && trial.answers.isEmpty)
    }

    @Test func viewIsReleasedAfterCancellation() async throws {
        let trial = trial()
        try await trial.submit()
        weak var view: UIView?
        view = trial.post.view
        #expect(view != nil)
        trial.post.remove()
        await trial.simulator.advance(by: 2)
        #expect(view == nil)
    }

    // MARK: ask

    @Test func askReturnsTheSubmittedValues() async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        nonisolated(unsafe) var results: [FormValues?] = []
        for isSubmitted in [true, false] {
            let form = FormMessage("Name?", fields: [.name()], submit: "OK")
            let task = Task { results.append(await stage.postView.ask(form)) }
            await stage.simulator.advance(by: 1)
            stage.simulator.typeText("Ann")
            if isSubmitted { stage.simulator.typeText("\n") } else { stage.simulator.pressKey(.escape) }
            await stage.simulator.advance(by: 1)
            await task.value
        }
        #expect(results.map { $0?["name"] } == ["Ann", nil])
    }

    @Test func askReturnsNilIfFormIsRemovedWhileItSubmits() async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        let handler = HeldHandler()
        nonisolated(unsafe) var results: [FormValues?] = []
        for isCanceled in [true, false] {
            let form = FormMessage("Name?", fields: [.name(value: "Ann")], submit: "OK") { _ in
                try await handler.run()
            }
            let task = Task { results.append(await stage.postView.ask(form)) }
            await stage.simulator.advance(by: 1)
            stage.simulator.typeText("\n")
            await stage.simulator.advance(by: 0.2)
            if isCanceled { task.cancel() } else { stage.postView.removeAll() }
            await stage.simulator.advance(by: 1)
            await task.value
        }
        #expect(results == [nil, nil] && handler.starts == 2 && handler.cancellations == 2)
    }

    // MARK: Touches

    /// A way to choose the button.
    enum Input: CaseIterable {
        case tap, drift, voiceOver, voiceOverAction, voiceControl
    }

    @Test(arguments: Input.allCases)
    func inputSubmitsOnce(input: Input) async throws {
        let stage = Stage()
        let simulator = stage.simulator
        let trial = FormTrial([.toggle("News")], on: stage)
        switch input {
        case .tap: simulator.tap(try trial.submitButton)
        case .drift:
            let frame = try trial.submitButton.screenFrame
            stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.finger.move(by: CGVector(dx: 0, dy: 3), frames: 3)
            stage.finger.up()
        case .voiceOver, .voiceOverAction:
            simulator.voiceOver.start()
            let target = input == .voiceOver ? try trial.submitButton : try trial.view.titleLabel
            simulator.voiceOver.focus(on: target)
            #expect(
                input == .voiceOver ? simulator.voiceOver.activate() : simulator.voiceOver.perform(actionNamed: "Send"))
        case .voiceControl: #expect(simulator.tapElement(named: "Send"))
        }
        await simulator.advance(by: 3)
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.count == 1)
        simulator.voiceOver.stop()
    }

    @Test func tapDuringEntranceSubmits() async throws {
        let stage = Stage()
        let post = stage.postView.post(FormMessage("News?", fields: [.toggle("News")], submit: "OK"))
        await stage.simulator.advance(by: 0.15)
        #expect(post.phase == .entering)
        let frame = try #require(post.view?.actionButton("OK")).screenFrame
        stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .action(id: "submit"))
    }
}

extension UIView {
    /// A Boolean value that indicates whether the user can operate the control.
    fileprivate var isUserEnabled: Bool { (self as? UIControl)?.isEnabled ?? true }
}
