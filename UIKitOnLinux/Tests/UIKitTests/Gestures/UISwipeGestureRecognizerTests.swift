import Simulator
import Testing
import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
    private let stage = TouchStage()
    private var simulator: Simulator { stage.simulator }

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = stage.add(UISwipeGestureRecognizer())
        swipe.direction = direction
        return swipe
    }

    @Test func itIsRecognisedOnTheWayAfterFiftyPoints() {
        let swipe = swipe(.right)
        simulator.touchDown(at: stage.middle)
        simulator.advance(by: 0.1)
        simulator.touchMove(to: stage.point(49))
        #expect(stage.log.isEmpty)
        simulator.touchMove(to: stage.point(50))
        #expect(stage.log == ["ended"])
        simulator.touchMove(to: stage.point(120))
        simulator.touchUp(at: stage.point(120))
        #expect(stage.log == ["ended"])
        #expect(swipe.state == .possible)
    }

    @Test func itsLocationIsWhereItBegan() {
        var location: CGPoint?
        stage.add(UISwipeGestureRecognizer()) { location = $0.location(in: nil) }
        simulator.fling(from: stage.middle, to: stage.point(90))
        #expect(location == stage.middle)
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 60, y: 0)), (.left, CGPoint(x: -60, y: 0)),
        (.up, CGPoint(x: 0, y: -60)), (.down, CGPoint(x: 0, y: 60)),
        (UISwipeGestureRecognizer.Direction([.left, .up]), CGPoint(x: 10, y: -60)),
    ])
    func eachDirectionHasItsWay(direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
        _ = swipe(direction)
        simulator.fling(from: stage.middle, to: stage.point(way.x, way.y))
        #expect(stage.log == ["ended"])
        stage.clearLog()
        simulator.fling(from: stage.middle, to: stage.point(-way.x, -way.y))
        #expect(stage.log.isEmpty)
    }

    @Test func whatIsSlowStraysOrIsShortIsNoSwipe() {
        _ = swipe(.right)
        simulator.fling(from: stage.middle, to: stage.point(90), duration: 1)
        simulator.fling(from: stage.middle, to: stage.point(49))
        simulator.fling(from: stage.middle, to: stage.point(45, 60))
        #expect(stage.log.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func aPanThatWaitsForASwipeTakesOverWhenThatFails() {
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: swipe)
        simulator.touchDown(at: stage.middle)
        simulator.touchMove(to: stage.point(0, 30))
        #expect(stage.log.isEmpty)
        simulator.touchMove(to: stage.point(0, 55))
        #expect(stage.log == ["pan began"])
        simulator.touchUp(at: stage.point(0, 55))
        simulator.fling(from: stage.middle, to: stage.point(90))
        #expect(stage.log == ["pan began", "pan ended", "swipe ended"])
    }

    @Test func twoFingersSwipeTogether() {
        swipe(.right).numberOfTouchesRequired = 2
        simulator.fling(from: stage.middle, to: stage.point(90))
        #expect(stage.log.isEmpty)
        simulator.touch(phase: .began, at: [0: stage.middle, 1: stage.point(0, 40)])
        simulator.touch(phase: .moved, at: [0: stage.point(60), 1: stage.point(60, 40)])
        #expect(stage.log == ["ended"])
        simulator.touch(phase: .ended, at: [0: stage.point(60), 1: stage.point(60, 40)])
        #expect(TouchRouter.shared.isIdle)
    }
}
