import Simulator
import Testing
import UIKit

@MainActor
struct UIControlTests {
    private let stage = TouchStage()
    /// Its corner is at (120, 220) on the screen.
    private let control = UIControl(frame: CGRect(x: 70, y: 70, width: 60, height: 60))

    private final class Log {
        var events: [String] = []
    }

    private let log = Log()

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"),
    ]

    init() {
        stage.view.addSubview(control)
        stage.simulator.advance(by: 0)
        listen(to: control)
    }

    private func listen(to control: UIControl) {
        for (event, name) in Self.events {
            control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
        }
    }

    // MARK: - Tracking

    @Test func aPressIsDownAndUpInside() {
        stage.simulator.touchDown(at: stage.middle)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        #expect(control.state == .highlighted)
        stage.simulator.touchUp(at: stage.middle)
        #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
        #expect(log.events == ["down", "upInside"])
    }

    @Test func aFingerMayGoSeventyPointsAstray() {
        stage.simulator.touchDown(at: stage.middle)
        // The edge is 30 points from the middle.
        stage.simulator.touchMove(to: stage.point(99))
        #expect(control.isTouchInside)
        stage.simulator.touchMove(to: stage.point(101))
        #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
        stage.simulator.touchMove(to: stage.point(90))
        #expect(control.isHighlighted)
        stage.simulator.touchUp(at: stage.point(90))
        #expect(
            log.events == [
                "down", "dragInside", "dragExit", "dragOutside", "dragEnter", "dragInside", "upInside",
            ])
    }

    @Test func aFingerThatIsLiftedFarAwayPressesNothing() {
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(120))
        stage.simulator.touchUp(at: stage.point(120))
        #expect(log.events.last == "upOutside")
        #expect(!log.events.contains("upInside"))
    }

    @Test func theSecondOfTwoQuickTouchesIsARepeat() {
        stage.simulator.tap(at: stage.middle)
        stage.simulator.tap(at: stage.middle)
        #expect(log.events == ["down", "upInside", "down", "downRepeat", "upInside"])
    }

    @Test func aGestureThatTakesTheTouchCancelsIt() {
        stage.add(UIPanGestureRecognizer(), to: stage.outer)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(20))
        #expect(log.events == ["down", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func aControlThatLeavesTheScreenIsCancelled() {
        stage.simulator.touchDown(at: stage.middle)
        control.removeFromSuperview()
        #expect(log.events == ["down", "cancel"])
        #expect(!control.isTracking)
    }

    @Test func anActionMayTakeItOffTheScreen() {
        control.addAction(UIAction { [control] _ in control.removeFromSuperview() }, for: .touchDragExit)
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(120))
        #expect(log.events == ["down", "dragExit", "cancel"])
    }

    @Test func aDisabledOneTakesTheTouchAndDoesNothing() {
        control.isEnabled = false
        #expect(control.state == .disabled)
        stage.simulator.tap(at: stage.middle)
        #expect(log.events.isEmpty)
        #expect(stage.view.phases.isEmpty, "what is behind it hears nothing")
    }

    @Test func aSubclassMayRefuseOrStopTracking() {
        final class Knob: UIControl {
            var begins = true
            var continues = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
        }
        let knob = Knob(frame: control.frame)
        stage.view.addSubview(knob)
        stage.simulator.advance(by: 0)
        listen(to: knob)
        knob.begins = false
        stage.simulator.tap(at: stage.middle)
        #expect(log.events.isEmpty)
        stage.simulator.advance(by: 1)
        knob.begins = true
        knob.continues = false
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.point(3))
        #expect(!knob.isTracking && !knob.isHighlighted)
        stage.simulator.touchUp(at: stage.point(3))
        #expect(log.events == ["down", "dragInside"])
    }

    // MARK: - Gestures around it

    /// Apple names the controls that a single tap acts on; others leave the tap to what they stand in.
    @Test(arguments: ["button", "switch", "segments"])
    func aControlThatATapActsOnBeatsASingleTapOfWhatItStandsIn(kind: String) {
        let controls: [String: UIControl] = [
            "button": UIButton(), "switch": UISwitch(), "segments": UISegmentedControl(items: ["A", "B"]),
        ]
        let control = controls[kind] ?? self.control
        control.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
        stage.view.addSubview(control)
        listen(to: control)
        stage.add(UITapGestureRecognizer(), to: stage.outer)
        stage.simulator.tap(at: stage.point(-20, -20))
        #expect(log.events.first == "down" && log.events.contains("upInside"))
        #expect(stage.log.isEmpty)
        stage.simulator.tap(at: stage.point(-90))
        #expect(stage.log == ["ended"], "beside it the tap is a tap")
    }

    @Test func aPlainControlLeavesASingleTapToWhatItStandsIn() {
        stage.add(UITapGestureRecognizer(), to: stage.outer)
        stage.simulator.tap(at: stage.middle)
        #expect(log.events == ["down", "cancel"])
        #expect(stage.log == ["ended"])
    }

    @Test func aDisabledOneLeavesTheTapToWhatItStandsIn() {
        control.isEnabled = false
        stage.add(UITapGestureRecognizer(), to: stage.outer)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["ended"])
    }

    @Test func aTapOfItsOwnAndADoubleTapAroundItAreRecognised() {
        let own = stage.add(UITapGestureRecognizer(), "own", to: control)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["own ended"])
        control.removeGestureRecognizer(own)
        stage.clearLog()
        stage.simulator.advance(by: 1)
        stage.add(UITapGestureRecognizer(), "double", to: stage.outer).numberOfTapsRequired = 2
        stage.simulator.tap(at: stage.middle)
        stage.simulator.tap(at: stage.middle)
        #expect(stage.log == ["double ended"])
    }

    // MARK: - Actions

    @Test func anActionKnowsItsSenderWhileItRuns() {
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func oneOfTheSameIdentifierTakesItsPlace() {
        let identifier = UIAction.Identifier("same")
        for name in ["old", "new"] {
            control.addAction(
                UIAction(identifier: identifier) { [log] _ in log.events.append(name) }, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(log.events == ["new"])
    }

    @Test func anActionIsRemovedEventByEvent() {
        let action = UIAction { [log] _ in log.events.append("action") }
        control.addAction(action, for: [.valueChanged, .touchCancel])
        control.removeAction(action, for: .touchCancel)
        control.sendActions(for: .valueChanged)
        #expect(log.events == ["action"])
        control.removeAction(identifiedBy: action.identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.events == ["action"])
    }

    @Test func anActionMayRemoveItself() {
        var count = 0
        control.addAction(
            UIAction { [control] in
                count += 1
                control.removeAction($0, for: .valueChanged)
            }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
    }
}
