import Simulator
import Testing
@_spi(Simulator) import UIKit

/// Pinches and rotations.
@MainActor
struct TwoFingerGestureTests {
    private let stage = TouchStage()
    private var simulator: Simulator { stage.simulator }

    private func place(_ distance: CGFloat, angle: CGFloat = 0) -> [Int: CGPoint] {
        let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
        return [0: stage.point(-x, -y), 1: stage.point(x, y)]
    }

    // MARK: - Pinch

    @Test func aPinchBeginsAfterItsSlopAndScalesFromThere() {
        var scales: [CGFloat] = []
        stage.add(UIPinchGestureRecognizer()) { scales.append(($0.scale * 1_000).rounded() / 1_000) }
        simulator.touch(phase: .began, at: place(100))
        simulator.touch(phase: .moved, at: place(108))
        #expect(stage.log.isEmpty)
        simulator.touch(phase: .moved, at: place(118.8))
        simulator.touch(phase: .moved, at: place(216))
        simulator.touch(phase: .moved, at: place(54))
        simulator.touch(phase: .ended, at: place(54))
        #expect(stage.log == ["began", "changed", "changed", "ended"])
        #expect(scales == [1.1, 2, 0.5, 0.5])
    }

    @Test func aScaleThatIsSetIsCountedFrom() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        simulator.touch(phase: .began, at: place(100))
        simulator.touch(phase: .moved, at: place(200))
        pinch.scale = 1
        simulator.touch(phase: .moved, at: place(300))
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        simulator.touch(phase: .ended, at: place(300))
        #expect(pinch.scale == 1)
    }

    @Test func aPinchGoesOnUntilBothFingersAreUp() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        simulator.touch(phase: .began, at: place(100))
        simulator.touch(phase: .moved, at: place(200))
        let scale = pinch.scale
        simulator.touchUp(at: stage.point(100), id: 1)
        simulator.touchMove(to: stage.point(-10), id: 0)
        #expect(stage.log == ["began"])
        simulator.touchDown(at: stage.point(10), id: 2)
        simulator.touchMove(to: stage.point(30), id: 2)
        #expect(stage.log == ["began", "changed"])
        #expect(abs(pinch.scale - scale * 2) < 1e-9, "no jump, as the distance is another one")
        simulator.touchUp(at: stage.point(-10), id: 0)
        simulator.touchUp(at: stage.point(30), id: 2)
        #expect(stage.log == ["began", "changed", "ended"])
    }

    @Test func aThirdFingerIsIgnored() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        simulator.touch(phase: .began, at: place(100))
        simulator.touchDown(at: stage.point(0, 50), id: 2)
        #expect(pinch.numberOfTouches == 2)
        simulator.touchMove(to: stage.point(0, 90), id: 2)
        #expect(stage.log.isEmpty)
    }

    @Test func aPinchHasASpeed() {
        let pinch = stage.add(UIPinchGestureRecognizer())
        var velocity: CGFloat = 0
        pinch.addHandler { if let pinch = $0 as? UIPinchGestureRecognizer { velocity = pinch.velocity } }
        simulator.pinch(at: stage.middle, from: 58, to: 158, duration: 1)
        // From 66 points on, a hundred points a second.
        #expect(abs(velocity - 100 / 66) < 0.05)
    }

    @Test func oneFingerAloneIsNothing() {
        stage.add(UIPinchGestureRecognizer())
        stage.add(UIRotationGestureRecognizer())
        simulator.pan(from: stage.middle, to: stage.point(80))
        #expect(stage.log.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    // MARK: - Rotation

    @Test func aRotationTurnsClockwiseFromItsSlopOn() {
        var rotations: [CGFloat] = []
        stage.add(UIRotationGestureRecognizer()) { rotations.append(($0.rotation * 1_000).rounded() / 1_000) }
        simulator.touch(phase: .began, at: place(100))
        // Ten points along a circle of a radius of fifty are a fifth of a radian.
        simulator.touch(phase: .moved, at: place(100, angle: 0.2))
        #expect(stage.log.isEmpty)
        simulator.touch(phase: .moved, at: place(100, angle: 0.3))
        simulator.touch(phase: .moved, at: place(100, angle: -0.8))
        simulator.touch(phase: .ended, at: place(100, angle: -0.8))
        #expect(stage.log == ["began", "changed", "ended"])
        #expect(rotations == [0.1, -1, -1])
    }

    @Test func aRotationGoesOnBeyondAHalfTurn() {
        var rotation: CGFloat = 0
        stage.add(UIRotationGestureRecognizer()) { rotation = $0.rotation }
        simulator.rotate(at: stage.middle, by: 5, duration: 1)
        #expect(abs(rotation - 4.8) < 1e-6)
    }

    // MARK: - Together

    @Test func pinchAndRotationRunTogetherOnlyIfADelegateSaysSo() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.add(UIRotationGestureRecognizer(), "rotation")
        simulator.touch(phase: .began, at: place(100))
        simulator.touch(phase: .moved, at: place(150, angle: 0.5))
        simulator.touch(phase: .ended, at: place(150, angle: 0.5))
        #expect(stage.log == ["pinch began", "pinch ended"])
        stage.clearLog()
        let delegate = RecordingGestureDelegate()
        delegate.runsBesideOthers = true
        pinch.delegate = delegate
        simulator.touch(phase: .began, at: place(100))
        simulator.touch(phase: .moved, at: place(150, angle: 0.5))
        simulator.touch(phase: .ended, at: place(150, angle: 0.5))
        #expect(stage.log == ["pinch began", "rotation began", "pinch ended", "rotation ended"])
    }

    // MARK: - Types of touches

    @Test func aTouchOfATypeThatIsNotAllowedIsNotSeen() {
        let tap = stage.add(UITapGestureRecognizer())
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        simulator.tap(at: stage.middle)
        #expect(stage.log.isEmpty)
        simulator.touchDown(at: stage.middle, type: .pencil)
        simulator.touchUp(at: stage.middle)
        #expect(stage.log == ["ended"])
    }

    @Test func fingerAndPencilMixOnlyWhereThatIsAllowed() {
        let pan = stage.add(UIPanGestureRecognizer())
        simulator.touchDown(at: stage.middle, id: 0)
        simulator.touchDown(at: stage.point(20), id: 1, type: .pencil)
        #expect(pan.numberOfTouches == 1)
        simulator.touchUp(at: stage.middle, id: 0)
        simulator.touchUp(at: stage.point(20), id: 1)
        pan.requiresExclusiveTouchType = false
        simulator.touchDown(at: stage.middle, id: 0)
        simulator.touchDown(at: stage.point(20), id: 1, type: .pencil)
        #expect(pan.numberOfTouches == 2)
    }
}
