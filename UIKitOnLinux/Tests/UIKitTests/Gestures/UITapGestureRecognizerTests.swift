import Simulator
import Testing
import UIKit

@MainActor
struct UITapGestureRecognizerTests {
    private let stage = TouchStage()

    @Test func aTapIsToldOnceAsTheFingerComesUp() {
        let tap = stage.add(UITapGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        #expect(stage.log.isEmpty && tap.numberOfTouches == 1)
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.log == ["ended"])
        #expect(tap.state == .possible, "it is ready for the next")
        #expect(tap.numberOfTouches == 0)
    }

    @Test func theActionKnowsWhereItWas() {
        var location = CGPoint.zero
        stage.add(UITapGestureRecognizer()) { location = $0.location(in: $0.view) }
        stage.simulator.tap(at: stage.middle)
        #expect(location == CGPoint(x: 100, y: 100))
    }

    @Test(arguments: [(44, true), (46, false)] as [(CGFloat, Bool)])
    func aFingerMayStrayALittle(distance: CGFloat, isTap: Bool) {
        stage.add(UITapGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(distance))
        stage.simulator.touchMove(to: stage.middle)
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.log == (isTap ? ["ended"] : []))
    }

    @Test func aFingerThatIsLiftedFarAwayIsNoTap() {
        stage.add(UITapGestureRecognizer())
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchUp(at: stage.point(60))
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: [(0.7, true), (0.8, false)])
    func itMustBeShort(duration: TimeInterval, isTap: Bool) {
        stage.add(UITapGestureRecognizer())
        stage.simulator.press(at: stage.middle, forDuration: duration)
        #expect(stage.log == (isTap ? ["ended"] : []))
        stage.clearLog()
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["ended"], "the next one is a new gesture")
    }

    @Test(arguments: [(0.3, true), (0.4, false)])
    func twoTapsMustFollowEachOther(pause: TimeInterval, isDoubleTap: Bool) {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        stage.simulator.advance(by: pause)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == (isDoubleTap ? ["ended"] : []))
    }

    @Test func twoTapsFarFromEachOtherAreNoDoubleTap() {
        stage.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
        stage.simulator.tap(at: stage.point(-40))
        stage.simulator.tap(at: stage.point(40))
        #expect(stage.log.isEmpty)
    }

    @Test func oneOfTwoFingersIsNotEnoughAndAThirdIsTooMany() {
        stage.view.isMultipleTouchEnabled = true
        let tap = stage.add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        for id in 0..<2 { stage.simulator.touchDown(at: stage.point(CGFloat(id) * 20), id: id) }
        for id in 0..<2 { stage.simulator.touchUp(at: stage.point(CGFloat(id) * 20), id: id) }
        #expect(stage.log == ["ended"])
        for id in 0..<3 { stage.simulator.touchDown(at: stage.point(CGFloat(id) * 20), id: id) }
        for id in 0..<3 { stage.simulator.touchUp(at: stage.point(CGFloat(id) * 20), id: id) }
        #expect(stage.log == ["ended"])
    }

    @Test func aSingleTapDoesntKeepADoubleTapFromComing() {
        stage.add(UITapGestureRecognizer(), "single")
        stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["single ended"])
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["single ended", "double ended"])
    }

    @Test func aSingleTapThatWaitsForADoubleTapComesWhenThereIsNone() {
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.simulator.tap(at: stage.middle)
        stage.simulator.advance(by: 0.2)
        #expect(stage.log.isEmpty)
        stage.simulator.advance(by: 0.2)
        #expect(stage.log == ["single ended"])
        stage.clearLog()
        stage.simulator.tap(at: stage.middle)
        stage.simulator.tap(at: stage.middle)
        stage.simulator.advance(by: 1)
        #expect(stage.log == ["double ended"])
    }
}
