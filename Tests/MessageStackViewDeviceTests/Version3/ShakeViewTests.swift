import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

@MainActor
@Suite(.leavesNothingBehind)
struct ShakeViewTests {
    private let stage = Stage()
    private let view = ShakeView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    private let delegate = ShakeRecorder()
    private let finger = CGPoint(x: 150, y: 350)

    init() {
        view.delegate = delegate
        stage.view.addSubview(view)
        stage.simulator.advance(by: 0)
    }

    private var seenTransform: CGAffineTransform { view.layer.presentation()?.affineTransform() ?? .identity }

    // MARK: Pulses

    @Test(.without(.timersAreLate, because: "The test looks at the middle of a pulse."))
    func pulseRunsAfterOneSecondThenEveryThree() {
        stage.simulator.advance(by: 0.9)
        #expect(delegate.calls.isEmpty)
        stage.simulator.advance(by: 0.6)
        #expect(delegate.calls == ["pulseWillStart"])
        #expect(abs(seenTransform.a - 1.1) < 0.01)
        stage.simulator.advance(by: 1)
        #expect(delegate.calls == ["pulseWillStart", "pulseDidStop"])
        #expect(seenTransform.isIdentity)
        stage.simulator.advance(by: 1.4)
        #expect(delegate.calls.count == 2)
        stage.simulator.advance(by: 0.2)
        #expect(delegate.calls.count == 3)
    }

    @Test func pulsesStopAndRestart() {
        let twoPulses = ["pulseWillStart", "pulseDidStop", "pulseWillStart", "pulseDidStop"]
        stage.simulator.advance(by: 6)
        #expect(delegate.calls == twoPulses)
        stage.simulator.advance(by: 60)
        #expect(delegate.calls == twoPulses && !stage.simulator.isAnimating)
        stage.simulator.touchDown(at: finger)
        stage.simulator.advance(by: 0.1)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 30)
        #expect(delegate.calls == twoPulses + ["didStart", "didStop"] + twoPulses)
        view.removeFromSuperview()
        stage.view.addSubview(view)
        stage.simulator.advance(by: 30)
        #expect(delegate.calls.suffix(4) == twoPulses && delegate.calls.count == 14)
    }

    @Test func pulseKeepsTransform() {
        view.transform = CGAffineTransform(translationX: 30, y: 0).rotated(by: 0.5)
        let before = view.transform
        stage.simulator.advance(by: 1.5)
        #expect(seenTransform.tx == 30)
        stage.simulator.advance(by: 1)
        #expect(view.transform == before)
    }

    // MARK: Shaking

    @Test func fullPressShakesAndCompletes() {
        stage.simulator.touchDown(at: finger)
        stage.simulator.advance(by: 1.25)
        #expect(view.isShaking)
        #expect(abs(hypot(view.transform.a, view.transform.b) - 1.2) < 0.01)
        stage.simulator.advance(by: 1.3)
        #expect(delegate.calls == ["didStart", "didStop complete"])
        #expect(!view.isShaking)
        stage.simulator.advance(by: 0.2)
        #expect(seenTransform.isIdentity)
        stage.simulator.touchUp(at: finger)
        #expect(delegate.calls.count == 2)
    }

    @Test func earlyReleaseRestoresView() {
        view.transform = CGAffineTransform(translationX: 5, y: 0)
        stage.simulator.touchDown(at: finger)
        stage.simulator.advance(by: 1)
        stage.simulator.touchUp(at: finger)
        #expect(delegate.calls == ["didStart", "didStop"])
        stage.simulator.advance(by: 0.2)
        #expect(view.transform == CGAffineTransform(translationX: 5, y: 0))
        #expect(stage.simulator.displayLinks == 0)
    }

    @Test(arguments: [1.2, 1.8])
    func touchEndsPulse(seconds: TimeInterval) {
        stage.simulator.advance(by: seconds)
        stage.simulator.touchDown(at: finger)
        stage.simulator.advance(by: 0.1)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 0.2)
        #expect(delegate.calls == ["pulseWillStart", "pulseDidStop", "didStart", "didStop"])
        #expect(view.transform == .identity)
    }

    // MARK: Reduce Motion

    @Test(.without(.timersAreLate, because: "The test looks at the middle of a pulse."))
    func reduceMotionFadesInsteadOfShaking() {
        stage.simulator.isReduceMotionEnabled = true
        view.alpha = 0.8
        stage.simulator.advance(by: 1.5)
        #expect(seenTransform.isIdentity)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.48) < 0.01)
        stage.simulator.advance(by: 1)
        stage.simulator.touchDown(at: finger)
        stage.simulator.advance(by: 1.25)
        #expect(view.transform == .identity && abs(view.alpha - 0.6) < 0.01)
        stage.simulator.touchUp(at: finger)
        stage.simulator.advance(by: 0.2)
        #expect(abs(view.alpha - 0.8) < 0.001)
    }
}

private final class ShakeRecorder: ShakeViewDelegate {
    private(set) var calls: [String] = []

    func shakeViewAnimationDidStart(_ shakeView: ShakeView) {
        calls.append("didStart")
    }

    func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool) {
        calls.append(complete ? "didStop complete" : "didStop")
    }

    func shakeViewPulseWillStart(_ shakeView: ShakeView) {
        calls.append("pulseWillStart")
    }

    func shakeViewPulseDidStop(_ shakeView: ShakeView) {
        calls.append("pulseDidStop")
    }
}
