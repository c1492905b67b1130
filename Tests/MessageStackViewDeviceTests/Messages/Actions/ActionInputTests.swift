import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Every action by every input.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionInputTests {
    /// A way to choose an action.
    enum Input: CaseIterable {
        case tap, upwardDrift, sidewaysDrift, tapWhileEntering, tapAfterCatch
        case voiceOver, voiceOverAction, switchControl, voiceControl, tabAndSpace, tabAndReturn

        /// Chooses the tested action of a post that has just been posted.
        @MainActor
        func choose(in trial: ActionTrial) throws {
            switch self {
            case .tapWhileEntering, .tapAfterCatch: break
            case .voiceOver, .voiceOverAction:
                trial.simulator.voiceOver.start()
                trial.stage.rest()
            default: trial.stage.rest()
            }
            let simulator = trial.simulator
            switch self {
            case .tap: simulator.tap(try trial.button)
            case .upwardDrift: try drift(CGVector(dx: 0, dy: -3), in: trial)
            case .sidewaysDrift: try drift(CGVector(dx: 3, dy: 0), in: trial)
            case .tapWhileEntering:
                try trial.advanceToVisibleButton()
                simulator.tap(at: try trial.seenButtonCenter())
            case .tapAfterCatch: try tapAfterCatch(in: trial)
            case .voiceOver:
                let button = try trial.button
                try #require(simulator.voiceOver.elements.contains { $0 === button })
                simulator.voiceOver.focus(on: button)
                #expect(simulator.voiceOver.activate())
            case .voiceOverAction:
                simulator.voiceOver.focus(on: try trial.text)
                #expect(simulator.voiceOver.perform(actionNamed: trial.title))
            case .switchControl:
                simulator.isSwitchControlRunning = true
                let button = try trial.button
                simulator.moveFocus(to: button)
                if !button.accessibilityActivate() { simulator.tap(at: button.accessibilityActivationPoint) }
            case .voiceControl: #expect(simulator.tapElement(named: trial.title))
            case .tabAndSpace: try pressTab(andThen: .space, in: trial)
            case .tabAndReturn: try pressTab(andThen: .return, in: trial)
            }
        }

        /// Taps the button, and moves the finger by three steps before it is lifted.
        @MainActor
        private func drift(_ step: CGVector, in trial: ActionTrial) throws {
            trial.stage.finger.down(at: try trial.seenButtonCenter())
            trial.stage.finger.move(by: step, frames: 3)
            trial.stage.finger.up()
            trial.simulator.advance(by: 0)
        }

        /// Touches the post below its buttons for half a second while it enters, then taps the button.
        @MainActor
        private func tapAfterCatch(in trial: ActionTrial) throws {
            try trial.advanceToVisibleButton()
            let slot = try trial.slot
            let edge = CGPoint(x: slot.bounds.midX, y: slot.bounds.maxY - 4)
            trial.stage.finger.down(at: trial.seenPoint(edge, in: slot))
            trial.simulator.advance(by: 0.5)
            // A stack opens while a finger is on the post.
            #expect(trial.post.phase == .entering || trial.kind == .stackBanner || trial.kind == .stackAlert)
            trial.stage.finger.up()
            trial.simulator.tap(at: try trial.seenButtonCenter())
        }

        @MainActor
        private func pressTab(andThen key: HardwareKey, in trial: ActionTrial) throws {
            let button = try trial.button
            for _ in 0..<8 where trial.simulator.keyboardFocus !== button { trial.simulator.pressKey(.tab) }
            try #require(trial.simulator.keyboardFocus === button)
            #expect(trial.simulator.pressKey(key))
        }
    }

    @Test(arguments: ActionTrial.Kind.allCases, Input.allCases)
    func inputRunsActionOnce(kind: ActionTrial.Kind, input: Input) async throws {
        let trial = try ActionTrial(kind)
        try input.choose(in: trial)
        await trial.expectChosenOnce()
        trial.simulator.voiceOver.stop()
    }

    @Test(arguments: ActionTrial.Kind.allCases)
    func doubleTapRunsActionOnce(kind: ActionTrial.Kind) async throws {
        let trial = try ActionTrial(kind)
        trial.stage.rest()
        let center = try trial.seenButtonCenter()
        trial.simulator.tap(at: center)
        trial.simulator.tap(at: center)
        await trial.expectChosenOnce()
    }

    @Test(arguments: ActionTrial.Kind.allCases)
    func tapDuringExitHasNoEffect(kind: ActionTrial.Kind) async throws {
        let trial = try ActionTrial(kind)
        trial.stage.rest()
        trial.simulator.tap(try trial.button)
        await trial.simulator.advance(by: 2 * Simulator.frame)
        #expect(trial.post.phase == .leaving)
        for _ in 0..<2 { trial.simulator.tap(at: try trial.seenButtonCenter()) }
        #expect(try trial.slot.content?.actionsView?.choose(trial.id) == false)
        await trial.expectChosenOnce()
    }

    @Test(arguments: ActionTrial.Kind.allCases)
    func tapDuringOtherExitHasNoEffect(kind: ActionTrial.Kind) async throws {
        let trial = try ActionTrial(kind)
        trial.stage.rest()
        trial.post.remove()
        await trial.simulator.advance(by: Simulator.frame)
        trial.simulator.tap(at: try trial.seenButtonCenter())
        await trial.simulator.advance(by: 3)
        #expect(trial.runs == 0 && trial.ends == [.programmatic])
    }

    @Test(arguments: ActionTrial.Kind.allCases)
    func touchThatLeavesButtonChoosesNothing(kind: ActionTrial.Kind) async throws {
        let trial = try ActionTrial(kind)
        trial.stage.rest()
        let start = try trial.seenButtonCenter()
        trial.stage.finger.down(at: start)
        await trial.simulator.advance(by: 0.3)
        #expect(trial.runs == 0, "nothing runs on touch-down")
        trial.stage.finger.move(by: CGVector(dx: 0, dy: kind == .bottomCard ? -12 : 12), frames: 20)
        trial.stage.finger.up()
        await trial.simulator.advance(by: 2)
        #expect(trial.runs == 0 && !trial.ends.contains(.action(id: trial.id)))
    }
}
