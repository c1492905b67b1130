import Simulator
import Testing
import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
    private let stage = TouchStage()

    @Test func itBeginsBeyondTenPointsAndTakesTheseOut() {
        var translations: [CGPoint] = []
        stage.add(UIPanGestureRecognizer()) { translations.append($0.translation(in: nil)) }
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(10))
        #expect(stage.log.isEmpty)
        stage.simulator.touchMove(to: stage.point(12))
        #expect(stage.log == ["began"])
        stage.simulator.touchMove(to: stage.point(30, 5))
        stage.simulator.touchUp(at: stage.point(30, 5))
        #expect(stage.log == ["began", "changed", "ended"])
        #expect(translations == [CGPoint(x: 2, y: 0), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)])
    }

    @Test func translationMayIncludeTheFirstTenPoints() {
        stage.simulator.readings = [.panTranslationsIncludeSlop]
        var translations: [CGPoint] = []
        stage.add(UIPanGestureRecognizer()) { translations.append($0.translation(in: nil)) }
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(12))
        stage.simulator.touchMove(to: stage.point(30, 5))
        #expect(translations == [CGPoint(x: 12, y: 0), CGPoint(x: 30, y: 5)])
    }

    @Test func theSlopIsMeasuredAsTheCrowFlies() {
        stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(7, 7))
        #expect(stage.log.isEmpty)
        stage.simulator.touchMove(to: stage.point(8, 8))
        #expect(stage.log == ["began"])
    }

    @Test func aFingerThatStaysNearIsNoPan() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        #expect(pan.state == .possible)
    }

    @Test func aTranslationThatIsSetCountsFromThere() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(0, 30))
        pan.setTranslation(.zero, in: stage.view)
        stage.simulator.touchMove(to: stage.point(0, 37))
        #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 7))
    }

    @Test func translationAndVelocityAreInTheViewsCoordinates() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.advance(by: 0.02)
        stage.simulator.touchMove(to: stage.point(30))
        let translation = pan.translation(in: stage.outer)
        #expect(abs(translation.x) < 1e-9 && abs(translation.y + 20) < 1e-9)
        let velocity = pan.velocity(in: stage.outer)
        #expect(abs(velocity.x) < 1e-6 && abs(velocity.y + 1500) < 1e-6)
    }

    @Test func theVelocityIsThatOfTheLastTenthOfASecond() {
        var velocity = CGPoint.zero
        stage.add(UIPanGestureRecognizer()) { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
        stage.simulator.fling(from: stage.middle, to: stage.point(0, -100), duration: 0.1)
        #expect(abs(velocity.y + 1000) < 1 && velocity.x == 0)
        stage.simulator.pan(from: stage.middle, to: stage.point(0, -100))
        #expect(velocity == .zero, "a finger that rests before it is lifted has none")
    }

    // MARK: - Several fingers

    @Test func itWaitsForAsManyFingersAsItWants() {
        stage.view.isMultipleTouchEnabled = true
        let pan = stage.add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchMove(to: stage.point(40), id: 0)
        #expect(stage.log.isEmpty)
        stage.simulator.touchDown(at: stage.middle, id: 1)
        stage.simulator.touchMove(to: stage.point(80), id: 0)
        #expect(stage.log == ["began"])
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0), "the middle of the fingers moved by 20")
        stage.simulator.touchUp(at: stage.point(80), id: 0)
        #expect(stage.log == ["began", "ended"])
    }

    @Test func nothingJumpsAsFingersComeAndGo() {
        stage.view.isMultipleTouchEnabled = true
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchMove(to: stage.point(30), id: 0)
        stage.simulator.touchDown(at: stage.point(-90), id: 1)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        stage.simulator.touchMove(to: stage.point(40), id: 0)
        #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
        stage.simulator.touchUp(at: stage.point(40), id: 0)
        #expect(stage.log.last == "changed")
        stage.simulator.touchMove(to: stage.point(-80), id: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        stage.simulator.touchUp(at: stage.point(-80), id: 1)
        #expect(stage.log.last == "ended")
    }

    @Test func aFingerTooManyFailsItBeforeAndIsIgnoredAfterItBegan() {
        stage.view.isMultipleTouchEnabled = true
        let pan = stage.add(UIPanGestureRecognizer())
        pan.maximumNumberOfTouches = 1
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchDown(at: stage.point(30), id: 1)
        stage.simulator.touchMove(to: stage.point(-30), id: 0)
        #expect(stage.log.isEmpty)
        stage.simulator.touchUp(at: stage.point(-30), id: 0)
        stage.simulator.touchUp(at: stage.point(30), id: 1)
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchMove(to: stage.point(-30), id: 0)
        stage.simulator.touchDown(at: stage.point(30), id: 1)
        stage.simulator.touchMove(to: stage.point(90), id: 1)
        #expect(pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: -20, y: 0))
    }

    @Test func theSystemMayTakeTheFingersAway() {
        let pan = stage.add(UIPanGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(30))
        stage.simulator.touch(id: 0, phase: .cancelled, at: stage.point(30))
        #expect(stage.log == ["began", "cancelled"])
        #expect(pan.state == .possible)
        #expect(TouchRouter.shared.isIdle)
    }
}
