import MessageStackViewTesting
import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The answers of ratings, their handlers, and updates.
@MainActor
@Suite(.leavesNothingBehind)
struct RatingAnswerTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "The server didn't answer." }
    }

    private let handler = HeldHandler()

    private func rating(runsHandler: Bool = false) -> RatingMessage {
        guard runsHandler else { return RatingMessage("How was it?", submit: "Send") }
        return RatingMessage("How was it?", submit: "Send") { [handler] _ in try await handler.run() }
    }

    private func submit(_ step: Int, _ trial: RatingStage) async throws {
        try trial.tap(step)
        trial.simulator.tap(try trial.submit)
        await trial.simulator.advance(by: 0.5)
    }

    // MARK: Answers

    @Test func buttonAnswersOnce() async throws {
        let trial = RatingStage()
        try trial.tap(4)
        let center = try trial.submit.screenFrame
        for _ in 0..<2 { trial.simulator.tap(at: CGPoint(x: center.midX, y: center.midY)) }
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [RatingMessage.Rating(value: 4)])
        #expect(trial.post.reason == .action(id: "submit"))
    }

    @Test func submitIsDisabledWithoutChoice() async throws {
        let trial = RatingStage()
        trial.simulator.tap(try trial.submit)
        #expect(try !trial.submit.isEnabled && !trial.view.actionsView.choose("submit"))
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [] && trial.post.phase == .shown)
    }

    @Test func askReturnsChoice() async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        let postView = stage.postView
        let task = Task { await postView.ask(rating()) }
        await stage.simulator.advance(by: 1)
        let view = try #require(postView.postManager.currentPosts.first?.view as? RatingMessageView)
        view.ratingControl.accessibilityIncrement()
        #expect(view.value == 1 && view.actionsView.choose("submit"))
        await stage.simulator.advance(by: 1)
        #expect(await task.value == RatingMessage.Rating(value: 1))
    }

    @Test(arguments: [true, false])
    func canceledRatingHasNoAnswer(isByKey: Bool) async throws {
        let trial = RatingStage()
        try trial.tap(4)
        if isByKey {
            trial.simulator.pressKey(.escape)
        } else {
            let button = try trial.view.actionButton("Cancel")
            trial.simulator.tap(try #require(button))
        }
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [] && trial.post.reason == .action(id: "cancel"))
    }

    @Test func emptyCancelTitleMeansNoButton() async throws {
        var rating = rating()
        rating.cancel = ""
        let trial = RatingStage(rating)
        #expect(try trial.view.actionsView.actions.map(\.id) == ["submit"])
        trial.simulator.pressKey(.escape)
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [] && trial.post.reason == .escape)
    }

    @Test func equalTitlesDoNotClash() async throws {
        var rating = rating()
        rating.cancel = "Send"
        let trial = RatingStage(rating)
        try await submit(3, trial)
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [.init(value: 3)] && trial.post.reason == .action(id: "submit"))
    }

    @Test func ratingDoesNotTimeOut() async {
        let trial = RatingStage()
        await trial.simulator.advance(by: 120)
        #expect(trial.post.phase == .shown && trial.post.timeLeft == nil)
    }

    // MARK: Handlers

    @Test func handlerRunsOnceWithFixedChoice() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try await submit(4, trial)
        #expect(handler.starts == 1)
        #expect(try trial.submit.isRunning && !trial.control.isEnabled)
        try trial.tap(1)
        trial.simulator.pressKey(.leftArrow)
        trial.simulator.pressKey(.return)
        #expect(try trial.control.value == 4)
        handler.succeed()
        await trial.simulator.advance(by: 1)
        #expect(handler.starts == 1 && trial.answers == [.init(value: 4)])
        #expect(trial.post.reason == .action(id: "submit"))
    }

    @Test func errorIsShownAndChoiceCanChange() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try await submit(4, trial)
        handler.fail(Failure())
        await trial.simulator.advance(by: 1)
        #expect(try trial.view.actionsView.showsError && trial.control.isEnabled && trial.control.value == 4)
        #expect(trial.answers == [] && trial.post.phase == .shown)
        try await submit(2, trial)
        handler.succeed()
        await trial.simulator.advance(by: 1)
        #expect(handler.starts == 2 && trial.answers == [.init(value: 2)])
    }

    @Test func removedWhileHandlerRunsHasNoAnswer() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try await submit(4, trial)
        trial.post.remove()
        await trial.simulator.advance(by: 1)
        handler.succeed()
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [] && trial.post.reason == .programmatic && handler.starts == 1)
    }

    @Test func endedRatingIsReleased() async throws {
        var trial: RatingStage? = RatingStage(rating(runsHandler: true))
        let simulator = try #require(trial?.simulator)
        weak var view: UIView?
        view = try trial?.view
        try await submit(4, try #require(trial))
        trial?.post.remove()
        await simulator.advance(by: 1)
        handler.succeed()
        await simulator.advance(by: 1)
        trial = nil
        #expect(view == nil)
    }

    // MARK: Updates

    @Test func updateKeepsChoiceClamped() throws {
        let trial = RatingStage()
        let old = try trial.view
        try trial.tap(4)
        var new = RatingMessage("And the food?", submit: "Send")
        new.value = 1
        trial.post.update(with: new)
        #expect(try trial.view === old && old.value == 4 && trial.submit.isEnabled)
        new.count = 3
        trial.post.update(with: new)
        #expect(old.value == 3)
        #expect(try trial.control.accessibilityLabel == "And the food?")
        #expect(trial.haptics.played == [.selection])
    }

    @Test func updateWhileHandlerRunsKeepsAnswer() async throws {
        let trial = RatingStage(rating(runsHandler: true))
        try await submit(4, trial)
        var new = RatingMessage("Thank you", count: 2, submit: "Send")
        var answers: [RatingMessage.Rating] = []
        new.onAnswer = { answers.append($0) }
        trial.post.update(with: new)
        handler.succeed()
        await trial.simulator.advance(by: 1)
        #expect(answers == [.init(value: 4)] && trial.post.reason == .action(id: "submit"))
    }

    @Test func alertReplacesRatingView() throws {
        let trial = RatingStage()
        let old = try trial.view
        trial.post.update(with: AlertMessage("Thank you"))
        #expect(trial.post.view is AlertMessageView && trial.post.view !== old)
        #expect(!(trial.post.view is RatingMessageView))
    }
}
