import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The text field of ratings.
@MainActor @Suite(.bothReadings(of: .keysPrecedeText), .leavesNothingBehind)
struct RatingCommentTests {
    private let handler = HeldHandler()

    private func rating(
        _ comment: FormField? = .multiline("What could be better?", id: "comment", isRequired: false),
        runsHandler: Bool = false
    ) -> RatingMessage {
        var rating = RatingMessage("How was it?", submit: "Send")
        if runsHandler { rating.handler = { [handler] _ in try await handler.run() } }
        rating.comment = comment
        return rating
    }

    private func field(of trial: RatingStage) throws -> FormFieldView {
        try #require(trial.view.commentView)
    }

    private func choose(_ step: Int, in trial: RatingStage) throws {
        try trial.tap(step)
        trial.stage.rest()
    }

    private func type(_ text: String, in trial: RatingStage) throws {
        trial.simulator.tap(try field(of: trial).control)
        trial.simulator.typeText(text)
        trial.stage.rest()
    }

    private func submit(_ trial: RatingStage) async throws {
        trial.simulator.tap(try trial.submit)
        await trial.simulator.advance(by: 1)
    }

    @Test func fieldAppearsWithTheChoice() throws {
        let trial = RatingStage(rating())
        let height = try trial.view.bounds.height
        #expect(try field(of: trial).isHidden)
        #expect(!trial.simulator.accessibilityDump().contains("What could be better?"))
        try choose(2, in: trial)
        #expect(try !field(of: trial).isHidden && trial.view.bounds.height > height + 50)
        #expect(trial.simulator.accessibilityDump().contains("What could be better?"))
        #expect(trial.simulator.layoutConflicts.isEmpty)
    }

    @Test func textIsInTheAnswer() async throws {
        let trial = RatingStage(rating())
        try choose(2, in: trial)
        try type("Too 2 noisy 🔊", in: trial)
        #expect(try trial.view.value == 2)
        try await submit(trial)
        #expect(trial.answers == [RatingMessage.Rating(value: 2, comment: "Too 2 noisy 🔊")])
    }

    @Test func emptyCommentIsNil() async throws {
        let trial = RatingStage(rating())
        try choose(5, in: trial)
        try await submit(trial)
        #expect(trial.answers == [RatingMessage.Rating(value: 5)])
    }

    @Test func requiredCommentIsAskedFor() async throws {
        let trial = RatingStage(rating(.text("Reason", id: "reason")))
        try choose(1, in: trial)
        try await submit(trial)
        let field = try field(of: trial)
        #expect(trial.answers == [] && trial.post.phase == .shown)
        #expect(field.error == "This field is required" && field.control.isFirstResponder)
        trial.simulator.typeText("Rain")
        #expect(field.error == nil)
        trial.stage.rest()
        try await submit(trial)
        #expect(trial.answers == [RatingMessage.Rating(value: 1, comment: "Rain")])
    }

    @Test func returnEndsTheEditingOfALine() throws {
        let trial = RatingStage(rating(.text("Reason", id: "reason")))
        try choose(1, in: trial)
        try type("Rain\n", in: trial)
        #expect(try !field(of: trial).control.isFirstResponder)
        #expect(trial.answers == [] && trial.post.phase == .shown)
    }

    @Test(arguments: [FormField.text("Reason", id: "reason"), .multiline("Reason", id: "reason")])
    func digitsAndArrowsInCommentBelongToText(comment: FormField) throws {
        let trial = RatingStage(rating(comment))
        try choose(3, in: trial)
        try type("ab", in: trial)
        for key in [HardwareKey.leftArrow, .leftArrow, .rightArrow] { trial.simulator.pressKey(key) }
        trial.simulator.pressKey(digit: 1)
        for key in [HardwareKey.upArrow, .downArrow] { trial.simulator.pressKey(key) }
        #expect(try trial.view.value == 3)
        #expect(try trial.view.commentView?.control.value == .text("a1b"))
    }

    @Test func returnStartsNewLineInCommentOfSeveralLines() async throws {
        let trial = RatingStage(rating())
        try choose(3, in: trial)
        try type("ab", in: trial)
        trial.simulator.pressKey(.return)
        await trial.simulator.advance(by: 1)
        #expect(try trial.view.commentView?.control.value == .text("ab\n"))
        #expect(trial.answers == [] && trial.post.phase == .shown)
    }

    @Test func returnKeyEndsTheEditingOfALine() async throws {
        let trial = RatingStage(rating(.text("Reason", id: "reason")))
        try choose(1, in: trial)
        try type("Rain", in: trial)
        trial.simulator.pressKey(.return)
        await trial.simulator.advance(by: 1)
        #expect(try !field(of: trial).control.isFirstResponder)
        #expect(trial.answers == [] && trial.post.phase == .shown)
    }

    @Test func escapeInCommentCancels() async throws {
        let trial = RatingStage(rating())
        try choose(1, in: trial)
        try type("Rain", in: trial)
        trial.simulator.moveKeyboardFocus(to: nil)
        trial.simulator.pressKey(.escape)
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [] && trial.post.reason == .action(id: "cancel"))
    }

    @Test func commentIsLockedWhileTheHandlerRuns() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try choose(3, in: trial)
        try type("Before", in: trial)
        try await submit(trial)
        trial.simulator.typeText(" and after")
        #expect(try trial.view.commentView?.control.value == .text("Before"))
        #expect(try !trial.control.isEnabled)
        handler.succeed()
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [RatingMessage.Rating(value: 3, comment: "Before")])
    }

    @Test func newCommentIsLockedWhileTheHandlerRuns() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try choose(3, in: trial)
        try await submit(trial)
        trial.post.update(with: rating(.text("Reason", id: "reason"), runsHandler: true))
        trial.stage.rest()
        try type("Late", in: trial)
        #expect(try trial.view.commentView?.control.value == .text(""))
        #expect(try trial.view.commentView?.isLocked == true)
    }

    @Test func handlersIncludeTheRuleOfTheComment() async throws {
        let comment = { (word: String) in
            FormField.text("Reason", id: "reason", validate: { $0["reason"] == word ? "Not that" : nil })
        }
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.environment = PostEnvironment(strings: .foreign)
        let trial = RatingStage(rating(comment("Rain")), on: stage)
        try choose(3, in: trial)
        try await submit(trial)
        #expect(try field(of: trial).error == "Wymagane")
        trial.simulator.typeText("Snow")
        try trial.view.updateHandlers(of: rating(comment("Snow")))
        try await submit(trial)
        #expect(try field(of: trial).error == "Not that" && trial.post.phase == .shown)
    }

    @Test func removalCancelsTheHandler() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try choose(3, in: trial)
        try await submit(trial)
        trial.post.remove()
        await trial.simulator.advance(by: 1)
        #expect(handler.cancellations == 1 && handler.successes == 0 && trial.answers == [])
    }

    @Test func updateKeepsTheComment() throws {
        let trial = RatingStage(rating())
        try choose(3, in: trial)
        try type("Kept", in: trial)
        trial.post.update(with: rating())
        #expect(try trial.view.commentView?.control.value == .text("Kept"))
        trial.post.update(with: rating(.text("Reason", id: "reason")))
        #expect(try trial.view.commentView?.control.value == .text(""))
        #expect(try trial.view.commentView?.isHidden == false)
        trial.post.update(with: rating(nil))
        #expect(try trial.view.commentView == nil)
        #expect(!trial.stage.hasEndlessLayouts)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16], [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func editedFieldIsAboveTheKeyboard(device: Device, textSize: UIContentSizeCategory) throws {
        let stage = Stage(device: device)
        stage.simulator.preferredContentSizeCategory = textSize
        let trial = RatingStage(rating(.text("Reason", id: "reason")), on: stage)
        try choose(3, in: trial)
        let control = try field(of: trial).control
        control.becomeFirstResponder()
        trial.stage.rest()
        let keyboard = try #require(trial.simulator.keyboardFrame)
        let frame = control.screenFrame
        #expect(frame.maxY <= keyboard.minY && frame.minY >= stage.safeFrame.minY)
        let slot = try #require(trial.post.view?.slot).screenFrame
        #expect(slot.insetBy(dx: -1, dy: -1).contains(frame))
    }

    @Test func shownErrorFollowsNewRulesAtOnce() async throws {
        func ruled(_ error: String?) -> RatingMessage {
            var comment = FormField.multiline("What could be better?", id: "comment", isRequired: false)
            comment.validate = { _ in error }
            return rating(comment)
        }
        let trial = RatingStage(ruled("Too short"))
        try choose(2, in: trial)
        try type("No", in: trial)
        try await submit(trial)
        #expect(try field(of: trial).error == "Too short")
        trial.post.update(with: ruled("Too rude"))
        #expect(try field(of: trial).error == "Too rude")
        try trial.view.updateHandlers(of: ruled(nil))
        #expect(try field(of: trial).error == nil)
        trial.post.update(with: ruled("Too long"))
        #expect(try field(of: trial).error == nil, "an error is shown at the next attempt")
    }
}
