import Simulator
import Testing
import UIKit

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
    private let stage = TouchStage()
    private var simulator: Simulator { stage.simulator }

    private func add(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edges
        return stage.add(pan, "edge", to: stage.controller.view)
    }

    @Test(arguments: [
        (UIRectEdge.left, CGPoint(x: 3, y: 600), CGPoint(x: 60, y: 610)),
        (.right, CGPoint(x: 390, y: 600), CGPoint(x: 330, y: 590)),
        (.top, CGPoint(x: 200, y: 5), CGPoint(x: 205, y: 90)),
        (.bottom, CGPoint(x: 200, y: 848), CGPoint(x: 200, y: 780)),
    ])
    func itStartsAtItsEdgeAndLeadsAwayFromIt(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
        _ = add(edge)
        simulator.pan(from: start, to: end)
        #expect(stage.log.first == "edge began" && stage.log.last == "edge ended")
        stage.clearLog()
        simulator.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200 + end.x - start.x, y: 600 + end.y - start.y))
        #expect(stage.log.isEmpty, "it didn't start at the edge")
    }

    @Test func withoutEdgesNothingIsRecognised() {
        _ = add([])
        simulator.pan(from: CGPoint(x: 3, y: 600), to: CGPoint(x: 90, y: 600))
        #expect(stage.log.isEmpty)
    }

    @Test func whoeverWaitsForItGoesOnAtOnceIfTheFingerIsElsewhere() {
        let edge = add(.left)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.controller.view)
        pan.require(toFail: edge)
        simulator.touchDown(at: CGPoint(x: 100, y: 600))
        simulator.touchMove(to: CGPoint(x: 120, y: 600))
        #expect(stage.log == ["pan began"])
        simulator.touchUp(at: CGPoint(x: 120, y: 600))
        stage.clearLog()
        simulator.touchDown(at: CGPoint(x: 3, y: 600))
        simulator.touchMove(to: CGPoint(x: 5, y: 620))
        #expect(stage.log == ["pan began"], "along the edge")
        simulator.touchUp(at: CGPoint(x: 5, y: 620))
        stage.clearLog()
        simulator.touchDown(at: CGPoint(x: 3, y: 600))
        simulator.touchMove(to: CGPoint(x: 30, y: 605))
        simulator.touchUp(at: CGPoint(x: 30, y: 605))
        #expect(stage.log == ["edge began", "edge ended"])
    }
}
