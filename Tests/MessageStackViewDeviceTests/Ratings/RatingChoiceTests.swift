import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The choice of a rating by finger, keyboard and assistive technologies.
@MainActor
@Suite(.leavesNothingBehind)
struct RatingChoiceTests {
    private func rightToLeftStage() -> Stage {
        let stage = Stage()
        stage.simulator.layoutDirection = .rightToLeft
        return stage
    }

    // MARK: Taps

    @Test(arguments: 1...10, [false, true])
    func tapChoosesSymbol(step: Int, isRightToLeft: Bool) throws {
        let trial = RatingStage(
            RatingMessage("How was it?", count: 10, submit: "Send"),
            on: isRightToLeft ? rightToLeftStage() : Stage())
        try trial.tap(step)
        #expect(try trial.control.value == step)
        #expect(trial.haptics.played == [.selection])
        #expect(trial.post.phase == .shown)
    }

    @Test(arguments: [false, true])
    func symbolsAreMirroredRightToLeft(isRightToLeft: Bool) throws {
        let trial = RatingStage(on: isRightToLeft ? rightToLeftStage() : Stage())
        #expect(try (trial.center(of: 1).x > trial.center(of: 5).x) == isRightToLeft)
    }

    @Test func slidingOffCancels() throws {
        let trial = RatingStage()
        trial.stage.finger.down(at: try trial.center(of: 3))
        trial.simulator.advance(by: 0.3)
        #expect(try trial.control.value == 0)
        trial.stage.finger.move(by: CGVector(dx: 0, dy: -12), frames: 6)
        trial.stage.finger.up()
        trial.stage.rest()
        #expect(try trial.control.value == 0 && trial.haptics.played == [])
    }

    // MARK: Drags

    @Test(arguments: [false, true])
    func dragFollowsFinger(isRightToLeft: Bool) throws {
        let trial = RatingStage(on: isRightToLeft ? rightToLeftStage() : Stage())
        let values = try trial.drag(from: 1, to: 5)
        #expect(values == values.sorted() && Set(values).isSuperset(of: 1...5))
        #expect(trial.haptics.played == Array(repeating: .selection, count: 5))
        trial.stage.finger.move(by: CGVector(dx: isRightToLeft ? -40 : 40, dy: 0), frames: 3)
        #expect(try trial.control.value == 5, "beyond the last symbol")
        trial.stage.finger.move(by: CGVector(dx: isRightToLeft ? 60 : -60, dy: 0), frames: 8)
        #expect(try trial.control.value == 1, "beyond the first symbol")
        trial.stage.finger.up()
        trial.stage.rest()
        #expect(try trial.control.value == 1 && trial.submit.isEnabled)
    }

    @Test func dragDoesNotMovePost() throws {
        let trial = RatingStage()
        let slot = try #require(try trial.view.slot)
        let center = slot.screenFrame.midX
        trial.stage.finger.down(at: try trial.center(of: 1))
        let offsets = trial.stage.finger.move(by: CGVector(dx: 30, dy: 0), frames: 8) {
            trial.stage.seenFrame(of: slot).midX - center
        }
        trial.stage.finger.up()
        trial.stage.rest()
        #expect(offsets.allSatisfy { abs($0) < 0.5 } && trial.post.phase == .shown)
        #expect(try trial.control.value == 5)
    }

    @Test func flingNextToSymbolsThrowsPost() throws {
        let trial = RatingStage()
        let title = try trial.view.titleLabel.screenFrame
        trial.simulator.fling(
            from: CGPoint(x: title.midX, y: title.midY), to: CGPoint(x: title.midX + 300, y: title.midY))
        trial.stage.rest()
        #expect(trial.post.reason == .pan && trial.answers == [])
    }

    @Test func canceledTouchRestoresChoice() throws {
        let trial = RatingStage()
        try trial.tap(2)
        _ = try trial.drag(from: 2, to: 5)
        #expect(try trial.control.value == 5)
        trial.stage.finger.cancel()
        trial.simulator.advance(by: 0)
        #expect(try trial.control.value == 2 && trial.submit.isEnabled)
    }

    @Test func canceledFirstTouchDisablesSubmit() throws {
        let trial = RatingStage()
        _ = try trial.drag(from: 1, to: 3)
        #expect(try trial.submit.isEnabled)
        trial.stage.finger.cancel()
        trial.simulator.advance(by: 0)
        #expect(try trial.control.value == 0 && !trial.submit.isEnabled)
    }

    @Test func hapticIsPreparedAndOptional() throws {
        let trial = RatingStage()
        trial.poster.postManager.haptics = { DeviceHaptics.shared.play($0) }
        try trial.tap(4)
        #expect(trial.simulator.playedFeedback == ["selection"] && trial.simulator.unpreparedFeedback == [])
        trial.poster.postManager.haptics = nil
        try trial.tap(5)
        #expect(trial.simulator.playedFeedback == ["selection"])
        #expect(try trial.control.value == 5)
    }

    @Test func argumentsAreShown() throws {
        let trial = RatingStage(
            RatingMessage(
                "How was it?", count: 4, symbol: "heart", value: 2, names: ["Poor", "Fair"],
                comment: .multiline("Why?", isRequired: false), submit: "Send", cancel: "Not Now", severity: .warning))
        #expect(try trial.control.value == 2 && trial.control.subviews.count == 4)
        #expect(try trial.view.actionsView.buttons.map(\.action.title).sorted() == ["Not Now", "Send"])
        let dump = trial.simulator.accessibilityDump()
        #expect(dump.contains("Fair") && dump.contains("Why?") && trial.haptics.played == [.warning])
    }

    @Test func valueSetByCodePlaysNoHaptic() throws {
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.value = 4
        let trial = RatingStage(rating)
        #expect(try trial.control.value == 4 && trial.submit.isEnabled)
        rating.value = 2
        trial.post.update(with: rating)
        #expect(try trial.control.value == 2)
        #expect(trial.haptics.played == [])
    }

    // MARK: Assistive technologies

    @Test func symbolsAreOneAdjustableElement() throws {
        let trial = RatingStage()
        trial.simulator.voiceOver.start()
        trial.stage.rest()
        let control = try trial.control
        #expect(trial.stage.readLabels.filter { $0 == "How was it?" }.count == 2, "the title and the symbols")
        trial.simulator.voiceOver.focus(on: control)
        #expect(control.accessibilityLabel == "How was it?" && control.accessibilityValue == "Not rated")
        #expect(control.accessibilityTraits == .adjustable)
        #expect(trial.simulator.voiceOver.decrement() && control.value == 0)
        #expect(trial.simulator.voiceOver.increment() && control.accessibilityValue == "1 of 5")
        #expect(trial.simulator.voiceOver.decrement() && control.value == 1)
        for _ in 0..<6 { trial.simulator.voiceOver.increment() }
        #expect(control.accessibilityValue == "5 of 5")
        trial.simulator.voiceOver.activate()
        #expect(control.value == 5, "a double tap doesn't tap the middle")
        #expect(trial.haptics.played.count == 5)
        trial.simulator.voiceOver.stop()
    }

    @Test func nameIsPartOfValueAndHiddenItself() throws {
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.names = ["Poor", "Fair", "Good"]
        let trial = RatingStage(rating)
        let height = try #require(try trial.view.slot).bounds.height
        trial.simulator.voiceOver.start()
        trial.stage.rest()
        try trial.tap(3)
        trial.stage.rest()
        #expect(try trial.control.accessibilityValue == "3 of 5, Good")
        #expect(try trial.view.nameLabel.text == "Good" && !trial.view.nameLabel.isHidden)
        #expect(!trial.stage.readLabels.contains("Good"))
        #expect(try trial.view.slot?.bounds.height == height, "the label has its room from the start")
        try trial.tap(4)
        #expect(try trial.control.accessibilityValue == "4 of 5")
        trial.simulator.voiceOver.stop()
    }

    @Test func textOffersButtonsButNotTheSymbols() throws {
        let trial = RatingStage()
        try trial.tap(3)
        let names = try #require(try trial.view.titleLabel.accessibilityCustomActions).map(\.name)
        #expect(names.sorted() == ["Cancel", "Send"])
    }

    @Test func announcementHasTheTitleOnce() throws {
        let trial = RatingStage()
        let parts = PostSpeech.parts(of: try trial.view)
        #expect(parts == ["How was it?", "Cancel available"])
    }

    @Test func stringsAreLocalized() throws {
        defer { PostEnvironment.app.strings = PostStrings() }
        PostEnvironment.app.strings.cancel = "Abbrechen"
        PostEnvironment.app.strings.unrated = "Nicht bewertet"
        PostEnvironment.app.strings.rating = { "\($0) von \($1)" }
        let trial = RatingStage()
        #expect(try trial.control.accessibilityValue == "Nicht bewertet")
        try trial.tap(2)
        #expect(try trial.control.accessibilityValue == "2 von 5")
        #expect(try trial.view.actionButton("Abbrechen") != nil)
    }

    // MARK: Keys

    @Test(arguments: [false, true])
    func arrowKeysChangeChoice(isRightToLeft: Bool) throws {
        let trial = RatingStage(on: isRightToLeft ? rightToLeftStage() : Stage())
        let (forward, backward): (HardwareKey, HardwareKey) =
            isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
        let keys = [backward, forward, forward, .upArrow, backward, .downArrow, backward]
        let values = try keys.map { key in
            #expect(trial.simulator.pressKey(key))
            return try trial.control.value
        }
        #expect(values == [0, 1, 2, 3, 2, 1, 1])
        for _ in 0..<8 { trial.simulator.pressKey(forward) }
        #expect(try trial.control.value == 5)
    }

    @Test(.bothReadings(of: .keysPrecedeText))
    func digitsChooseAndReturnSubmits() async throws {
        let trial = RatingStage()
        trial.simulator.pressKey(.return)
        #expect(trial.post.phase == .shown, "no choice yet")
        for (digit, value) in [(4, 4), (0, 4), (6, 4), (9, 4), (2, 2)] {
            trial.simulator.pressKey(digit: digit)
            #expect(try trial.control.value == value, "\(digit)")
        }
        trial.simulator.pressKey(.return)
        await trial.simulator.advance(by: 1)
        #expect(trial.answers == [.init(value: 2)] && trial.post.reason == .action(id: "submit"))
    }

    @Test func tabReachesSymbolsAndButtons() throws {
        let trial = RatingStage()
        try trial.tap(3)
        var reached: [UIResponder] = []
        for _ in 0..<4 {
            trial.simulator.pressKey(.tab)
            if let focus = trial.simulator.keyboardFocus { reached.append(focus) }
        }
        let (control, submit) = (try trial.control, try trial.submit)
        #expect(reached.contains { $0 === control } && reached.contains { $0 === submit })
    }

    @Test func keysOutsideBannerDoNotChoose() throws {
        let trial = RatingStage { $0.view.createMessageStackView() }
        trial.simulator.pressKey(.rightArrow)
        trial.simulator.pressKey(digit: 3)
        #expect(try trial.control.value == 0)
    }
}
