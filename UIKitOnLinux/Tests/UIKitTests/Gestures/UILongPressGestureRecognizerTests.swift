import Simulator
import Testing
import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
    private let stage = TouchStage()

    @Test func itBeginsByTheClockAndEndsWithTheFinger() {
        stage.add(UILongPressGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.advance(by: 0.49)
        #expect(stage.log.isEmpty)
        stage.simulator.advance(by: 0.02)
        #expect(stage.log == ["began"])
        stage.simulator.touchMove(to: stage.point(90))
        stage.simulator.touchUp(at: stage.point(90))
        #expect(stage.log == ["began", "changed", "ended"])
    }

    @Test func aShortPressIsNone() {
        let press = stage.add(UILongPressGestureRecognizer())
        stage.simulator.press(at: stage.middle, forDuration: 0.4)
        stage.simulator.advance(by: 1)
        #expect(stage.log.isEmpty)
        #expect(press.state == .possible)
    }

    @Test(arguments: [(10, true), (10.5, false)] as [(CGFloat, Bool)])
    func theFingerStaysWhereItIsUntilItBegins(distance: CGFloat, isPress: Bool) {
        stage.add(UILongPressGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(distance))
        stage.simulator.advance(by: 0.6)
        #expect(stage.log == (isPress ? ["began"] : []))
    }

    @Test func withoutADurationItBeginsAtOnceAndTakesNothingAway() {
        let press = stage.add(UILongPressGestureRecognizer())
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        stage.simulator.touchDown(at: stage.middle)
        #expect(stage.log == ["began"])
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.log == ["began", "ended"])
        #expect(stage.view.phases == [.began, .ended])
    }

    @Test func oneThatHasBegunKeepsATapFromComing() {
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.simulator.press(at: stage.middle, forDuration: 0.6)
        #expect(stage.log == ["press began", "press ended"])
    }

    @Test func itCountsFingers() {
        stage.view.isMultipleTouchEnabled = true
        stage.add(UILongPressGestureRecognizer()).numberOfTouchesRequired = 2
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.advance(by: 1)
        #expect(stage.log.isEmpty)
        stage.simulator.touchDown(at: stage.point(20), id: 1)
        stage.simulator.advance(by: 0.6)
        #expect(stage.log == ["began"])
        stage.simulator.touchUp(at: stage.middle, id: 0)
        #expect(stage.log == ["began", "ended"])
    }
}
