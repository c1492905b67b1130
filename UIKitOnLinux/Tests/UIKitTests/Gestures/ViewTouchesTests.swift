import Simulator
import Testing
import UIKit

/// Which of several fingers a view hears of.
@MainActor
struct ViewTouchesTests {
    private let stage = TouchStage()
    private var simulator: Simulator { stage.simulator }
    private let other = TouchView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    private let inOther = CGPoint(x: 50, y: 550)

    init() {
        stage.controller.view.addSubview(other)
        simulator.advance(by: 0)
    }

    @Test func anExclusiveViewKeepsOthersFromTheirTouches() {
        stage.view.isExclusiveTouch = true
        simulator.touchDown(at: stage.middle, id: 0)
        simulator.touchDown(at: inOther, id: 1)
        #expect(stage.view.phases == [.began])
        #expect(other.phases.isEmpty)
        simulator.touchUp(at: stage.middle, id: 0)
        simulator.touchUp(at: inOther, id: 1)
        #expect(other.phases.isEmpty, "what it didn't see begin doesn't end either")
        simulator.touchDown(at: inOther, id: 2)
        #expect(other.phases == [.began])
    }

    @Test func anExclusiveViewTakesNoTouchWhileAnotherHasOne() {
        stage.view.isExclusiveTouch = true
        simulator.touchDown(at: inOther, id: 0)
        simulator.touchDown(at: stage.middle, id: 1)
        #expect(other.phases == [.began])
        #expect(stage.view.phases.isEmpty)
    }

    @Test func anExclusiveViewIsSoInItsWindowAlone() {
        stage.view.isExclusiveTouch = true
        let window = stage.makeWindow(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        let inside = TouchView(frame: window.bounds)
        window.addSubview(inside)
        simulator.advance(by: 0)
        simulator.touchDown(at: stage.middle, id: 0)
        simulator.touchDown(at: CGPoint(x: 100, y: 750), id: 1)
        #expect(stage.view.phases == [.began] && inside.phases == [.began])
    }

    @Test func ofOneEventEachWindowHearsWhatIsItsOwn() {
        final class Window: UIWindow {
            var heard: [String] = []
            override func sendEvent(_ event: UIEvent) {
                heard.append("\(event.touches(for: self)?.count ?? 0) of \(event.allTouches?.count ?? 0)")
                super.sendEvent(event)
            }
        }
        let window = Window(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        window.windowScene = stage.view.window?.windowScene
        window.isHidden = false
        let inside = TouchView(frame: window.bounds)
        window.addSubview(inside)
        simulator.advance(by: 0)
        simulator.touch(phase: .began, at: [0: stage.middle, 1: CGPoint(x: 100, y: 750)])
        simulator.touchMove(to: stage.point(5), id: 0)
        simulator.touchMove(to: CGPoint(x: 110, y: 750), id: 1)
        #expect(window.heard == ["1 of 2", "1 of 2"], "not the move in the other window")
        #expect(stage.view.phases == [.began, .moved] && inside.phases == [.began, .moved])
        window.isHidden = true
        simulator.touchUp(at: stage.point(5), id: 0)
        #expect(stage.view.phases == [.began, .moved, .ended])
    }
}
