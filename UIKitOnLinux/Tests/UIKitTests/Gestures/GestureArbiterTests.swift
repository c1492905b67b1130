import Simulator
import Testing
import UIKit

/// Which of several recognizers of one touch recognize, and what they leave to views.
@MainActor
struct GestureArbiterTests {
    private let stage = TouchStage()
    private let delegate = RecordingGestureDelegate()

    /// Down, thirty points to the side, and up.
    private func drag() {
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(30))
        stage.simulator.touchUp(at: stage.point(30))
    }

    // MARK: - One of several

    @Test func ofTwoAlikeTheInnermostWins() {
        stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
        stage.add(UIPanGestureRecognizer(), "inner")
        drag()
        #expect(stage.log == ["inner began", "inner ended"])
    }

    @Test(arguments: [true, false])
    func bothRunIfEitherDelegateSaysSo(asksTheInner: Bool) {
        let outer = stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
        let inner = stage.add(UIPanGestureRecognizer(), "inner")
        delegate.runsBesideOthers = true
        (asksTheInner ? inner : outer).delegate = delegate
        drag()
        #expect(stage.log == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    @Test func theWinnerKeepsLaterOnesOutUntilTheFingersAreUp() {
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UILongPressGestureRecognizer(), "press", to: stage.outer)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(9))
        stage.simulator.touchMove(to: stage.point(11))
        stage.simulator.advance(by: 1)
        stage.simulator.touchUp(at: stage.point(11))
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test func recognisersOfDifferentTouchesDontDisturbEachOther() {
        let second = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        stage.controller.view.addSubview(second)
        stage.simulator.advance(by: 0)
        stage.add(UIPanGestureRecognizer(), "first")
        stage.add(UIPanGestureRecognizer(), "second", to: second)
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 550), id: 1)
        stage.simulator.touchMove(to: stage.point(30), id: 0)
        stage.simulator.touchMove(to: CGPoint(x: 150, y: 550), id: 1)
        #expect(stage.log == ["first began", "second began"])
    }

    // MARK: - Waiting

    @Test func onePutOffBeginsWhereTheFingersAreOnceTheOtherHasFailed() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.allowableMovement = 20
        pan.require(toFail: press)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(15))
        #expect(stage.log.isEmpty)
        stage.simulator.touchMove(to: stage.point(25))
        #expect(stage.log == ["pan began"])
        #expect(pan.translation(in: nil).x == 15)
    }

    @Test func oneIsRefusedIfWhatItWaitedForIsRecognised() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.allowableMovement = 20
        pan.require(toFail: press)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(15))
        stage.simulator.advance(by: 0.6)
        #expect(stage.log == ["press began"])
        stage.simulator.touchMove(to: stage.point(40))
        #expect(stage.log == ["press began", "press changed"])
    }

    @Test(arguments: [true, false])
    func delegatesMayAskForWaitingToo(asksTheWaiting: Bool) {
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        if asksTheWaiting {
            delegate.waitsFor = double
            single.delegate = delegate
        } else {
            delegate.isAwaitedBy = single
            double.delegate = delegate
        }
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        stage.simulator.advance(by: 0.4)
        #expect(stage.log == ["single ended"])
    }

    @Test func nobodyWaitsForOneThatSeesNoTouch() {
        let elsewhere = stage.add(UITapGestureRecognizer(), "elsewhere", to: UIView())
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.require(toFail: elsewhere)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["tap ended"])
    }

    @Test func twoThatWaitForEachOtherBothFail() {
        let first = stage.add(UITapGestureRecognizer(), "first")
        let second = stage.add(UITapGestureRecognizer(), "second")
        first.require(toFail: second)
        second.require(toFail: first)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    // MARK: - Vetoes

    @Test func aTouchThatADelegateRefusesIsNeverSeen() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UITapGestureRecognizer(), "tap")
        delegate.receives = false
        pan.delegate = delegate
        drag()
        #expect(stage.log == ["tap ended"])
        #expect(delegate.questionsToBegin == 0)
    }

    @Test func aVetoFailsTheGestureAndLeavesItToTheNext() {
        let inner = stage.add(UIPanGestureRecognizer(), "inner")
        stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
        delegate.begins = false
        inner.delegate = delegate
        stage.simulator.touchDown(at: stage.middle)
        for distance in [20, 30, 40] as [CGFloat] { stage.simulator.touchMove(to: stage.point(distance)) }
        stage.simulator.touchUp(at: stage.point(40))
        #expect(stage.log == ["outer began", "outer changed", "outer changed", "outer ended"])
        #expect(delegate.questionsToBegin == 1, "it is asked once a gesture")
    }

    // MARK: - What views hear

    @Test func aRecognisedGestureCancelsTheTouchInTheView() {
        stage.add(UIPanGestureRecognizer())
        drag()
        #expect(stage.view.phases == [.began, .cancelled])
    }

    @Test func oneThatTakesNothingAwayLeavesTheViewItsTouch() {
        stage.add(UIPanGestureRecognizer()).cancelsTouchesInView = false
        drag()
        #expect(stage.view.phases == [.began, .moved, .ended])
    }

    @Test func aTapCancelsTheTouchAsTheFingerComesUp() {
        stage.add(UITapGestureRecognizer(), to: stage.outer)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.view.phases == [.began, .cancelled])
    }

    @Test func aDelayedBeginningIsToldWhenTheRecogniserHasFailed() {
        stage.add(UITapGestureRecognizer()).delaysTouchesBegan = true
        stage.simulator.touchDown(at: stage.middle)
        #expect(stage.view.phases.isEmpty)
        stage.simulator.advance(by: 1)
        #expect(stage.view.phases == [.began])
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.view.phases == [.began, .ended])
    }

    @Test func aDelayedTouchThatBecomesAGestureIsNeverTold() {
        stage.add(UIPanGestureRecognizer()).delaysTouchesBegan = true
        drag()
        #expect(stage.view.phases.isEmpty)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.view.phases == [.began, .ended], "one that fails hands everything over")
    }

    @Test(arguments: [true, false])
    func theEndWaitsForWhoeverHasNotDecided(delays: Bool) {
        let tap = stage.add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        stage.simulator.tap(at: stage.middle)
        #expect(stage.view.phases == (delays ? [.began] : [.began, .ended]))
        stage.simulator.advance(by: 0.5)
        #expect(stage.view.phases == [.began, .ended])
    }

    // MARK: - In the middle of a gesture

    @Test func switchingOneOffCancelsIt() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(30))
        pan.isEnabled = false
        #expect(stage.log == ["began", "cancelled"])
        pan.isEnabled = true
        stage.simulator.touchMove(to: stage.point(90))
        stage.simulator.touchUp(at: stage.point(90))
        #expect(stage.log == ["began", "cancelled"], "it sees nothing more of this touch")
        drag()
        #expect(stage.log == ["began", "cancelled", "began", "ended"])
    }

    @Test func oneThatHasNotBegunFailsSilently() {
        let tap = stage.add(UITapGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        tap.isEnabled = false
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.log.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func takingOneOffItsViewCancelsIt() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(30))
        stage.view.removeGestureRecognizer(pan)
        #expect(stage.log == ["began", "cancelled"])
        #expect(pan.view == nil)
        #expect(stage.view.gestureRecognizers == nil)
    }

    @Test func aViewThatLeavesTheWindowLosesGesturesAndTouches() {
        stage.add(UIPanGestureRecognizer())
        let child = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(child)
        stage.simulator.advance(by: 0)
        stage.simulator.touchDown(at: CGPoint(x: 60, y: 160))
        stage.outer.removeFromSuperview()
        #expect(child.phases == [.began, .cancelled])
        stage.simulator.touchMove(to: stage.point(30))
        stage.simulator.touchUp(at: stage.point(30))
        #expect(stage.log.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func anActionMaySwitchItsRecogniserOff() {
        stage.add(UIPanGestureRecognizer()) { if $0.state == .began { $0.isEnabled = false } }
        drag()
        #expect(stage.log == ["began", "cancelled"])
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func anActionMayTakeItsViewAway() {
        stage.add(UITapGestureRecognizer(), "inner") { _ in self.stage.view.removeFromSuperview() }
        stage.add(UITapGestureRecognizer(), "outer", to: stage.outer)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["inner ended"])
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["inner ended", "outer ended"])
    }

    @Test func anActionMayTouchTheScreen() {
        var taps = 0
        stage.add(UITapGestureRecognizer()) { _ in
            taps += 1
            guard taps == 1 else { return }
            self.stage.simulator.touchDown(at: self.stage.middle, id: 7)
            self.stage.simulator.touchUp(at: self.stage.middle, id: 7)
        }
        stage.simulator.tap(at: stage.middle)
        #expect(taps == 2)
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func aRecogniserMovesFromViewToView() {
        let tap = stage.add(UITapGestureRecognizer())
        stage.outer.addGestureRecognizer(tap)
        #expect(stage.view.gestureRecognizers == nil)
        #expect(stage.outer.gestureRecognizers == [tap])
        #expect(tap.view === stage.outer)
    }

    // MARK: - Touches

    @Test func aTouchKeepsItsViewAndKnowsWhoSeesIt() {
        final class Spy: UIView {
            var touches: [UITouch] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches = Array(touches) }
        }
        let spy = Spy(frame: stage.view.bounds)
        stage.view.addSubview(spy)
        stage.simulator.advance(by: 0)
        let pan = stage.add(UIPanGestureRecognizer())
        pan.cancelsTouchesInView = false
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: CGPoint(x: 5, y: 5))
        let touch = spy.touches.first
        #expect(touch?.view === spy)
        #expect(touch?.gestureRecognizers == [pan])
        #expect(touch?.location(in: spy) == CGPoint(x: -45, y: -145))
        #expect(touch?.previousLocation(in: nil) == stage.middle)
    }

    @Test func aViewTakesOneTouchAtATimeUnlessItWantsMore() {
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchDown(at: stage.point(20), id: 1)
        #expect(stage.view.phases == [.began])
        stage.simulator.touchUp(at: stage.middle, id: 0)
        stage.simulator.touchUp(at: stage.point(20), id: 1)
        #expect(stage.view.phases == [.began, .ended])
        stage.view.isMultipleTouchEnabled = true
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchDown(at: stage.point(20), id: 1)
        #expect(stage.view.phases == [.began, .ended, .began, .began])
    }
}
