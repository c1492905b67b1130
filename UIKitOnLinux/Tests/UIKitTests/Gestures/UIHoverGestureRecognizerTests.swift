import Simulator
import Testing
import UIKit

@MainActor
struct UIHoverGestureRecognizerTests {
    private let stage = TouchStage()

    private func hover(_ name: String = "", on view: UIView? = nil) -> UIHoverGestureRecognizer {
        stage.add(UIHoverGestureRecognizer(), name, to: view)
    }

    @Test func itBeginsWhereThePointerComesInAndEndsWhereItGoesOut() {
        let recognizer = hover()
        stage.simulator.movePointer(to: .zero)
        #expect(stage.log.isEmpty)
        stage.simulator.movePointer(to: stage.middle)
        #expect(recognizer.location(in: stage.view) == CGPoint(x: 100, y: 100))
        stage.simulator.movePointer(to: stage.point(5))
        #expect(recognizer.location(in: stage.view) == CGPoint(x: 105, y: 100))
        stage.simulator.movePointer(to: .zero)
        #expect(stage.log == ["began", "changed", "ended"])
        #expect(recognizer.state == .possible)
    }

    @Test func aPointerOverASubviewIsOverItsSuperviewToo() {
        _ = hover("inner")
        _ = hover("outer", on: stage.outer)
        stage.simulator.movePointer(to: stage.point(-140))
        stage.simulator.movePointer(to: stage.middle)
        stage.simulator.movePointer(to: stage.point(-141))
        stage.simulator.movePointer(to: nil)
        #expect(
            stage.log == ["outer began", "inner began", "outer changed", "inner ended", "outer changed", "outer ended"])
    }

    @Test func itIsCancelledWhenItsViewGoesAway() {
        let recognizer = hover()
        stage.simulator.movePointer(to: stage.middle)
        stage.view.removeFromSuperview()
        #expect(stage.log == ["began", "cancelled"])
        stage.simulator.movePointer(to: stage.point(5))
        #expect(stage.log == ["began", "cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test func switchedOffItHearsNothing() {
        let recognizer = hover()
        stage.simulator.movePointer(to: stage.middle)
        recognizer.isEnabled = false
        stage.simulator.movePointer(to: stage.point(5))
        #expect(stage.log == ["began", "cancelled"])
    }

    @Test func aFingerIsNoPointerAndAPointerKeepsNobodyFromATap() {
        let recognizer = hover("hover")
        stage.add(UITapGestureRecognizer(), "tap")
        stage.simulator.tap(at: stage.middle)
        stage.simulator.movePointer(to: stage.middle)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["tap ended", "hover began", "tap ended"])
        #expect(recognizer.state == .began)
    }
}
