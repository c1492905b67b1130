import Simulator
import Testing
import UIKit

@MainActor
struct TouchRouterTests {
    private let stage = TouchStage()

    @Test func aFingerThatIsntDownNeitherMovesNorComesUp() {
        stage.simulator.touchMove(to: stage.middle)
        stage.simulator.touchUp(at: stage.middle)
        #expect(stage.view.phases.isEmpty)
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func oneThatComesDownTwiceWasLostInBetween() {
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchDown(at: stage.middle)
        #expect(stage.view.phases == [.began, .cancelled, .began])
    }

    @Test func theSystemMayTakeAllFingers() {
        stage.view.isMultipleTouchEnabled = true
        stage.simulator.touchDown(at: stage.middle, id: 0)
        stage.simulator.touchDown(at: stage.point(10), id: 1)
        TouchRouter.shared.cancelAll()
        #expect(stage.view.phases == [.began, .began, .cancelled, .cancelled])
        #expect(TouchRouter.shared.isIdle)
    }

    @Test func aFingerThatRestsTellsNothing() {
        stage.simulator.touchDown(at: stage.middle)
        stage.simulator.touchMove(to: stage.middle)
        #expect(stage.view.phases == [.began])
    }

    @Test func aWindowThatWantsNoTouchLeavesItToTheNext() throws {
        final class Passive: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let scene = try #require(stage.view.window?.windowScene)
        let window = Passive(windowScene: scene)
        window.windowLevel = .alert
        window.isHidden = false
        stage.simulator.touchDown(at: stage.middle)
        #expect(stage.view.phases == [.began])
    }

    @Test(arguments: [UITouch.Phase.began, .moved, .ended])
    func aViewThatIsTakenAwayByAnotherOnesCallIsToldNothingMore(phase: UITouch.Phase) {
        final class Remover: UIView {
            var phase = UITouch.Phase.began
            var victim: UIView?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { remove(.began) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { remove(.moved) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { remove(.ended) }
            private func remove(_ phase: UITouch.Phase) { if phase == self.phase { victim?.removeFromSuperview() } }
        }
        let remover = Remover(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        remover.phase = phase
        remover.victim = stage.view
        stage.controller.view.addSubview(remover)
        stage.simulator.advance(by: 0)
        let told: [UITouch.Phase: [UITouch.Phase]] = [
            .began: [], .moved: [.began, .cancelled], .ended: [.began, .moved, .cancelled],
        ]
        for (step, phase) in [UITouch.Phase.began, .moved, .ended].enumerated() {
            TouchRouter.shared.handle([
                TouchSample(id: 0, phase: phase, location: CGPoint(x: 50 + step, y: 550)),
                TouchSample(id: 1, phase: phase, location: stage.point(CGFloat(step))),
            ])
        }
        #expect(stage.view.phases == told[phase])
        #expect(TouchRouter.shared.isIdle)
    }

    @Test(arguments: [(0.3, 2), (0.4, 1)])
    func quickTouchesAtOnePlaceAreCounted(pause: TimeInterval, count: Int) {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counter = Counter(frame: stage.view.bounds)
        stage.view.addSubview(counter)
        stage.simulator.advance(by: 0)
        stage.simulator.tap(at: stage.middle)
        stage.simulator.advance(by: pause)
        stage.simulator.tap(at: stage.middle)
        #expect(counter.counts == [1, count])
    }

    // MARK: - Readings

    @Test(arguments: [[], [.hitTestsRepeat]] as [Set<Reading>])
    func windowMayBeHitTestedThreeTimes(readings: Set<Reading>) throws {
        final class Window: UIWindow {
            var hitTests: [Bool] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                hitTests.append(event != nil)
                return nil
            }
        }
        stage.simulator.readings = readings
        let window = Window(windowScene: try #require(stage.view.window?.windowScene))
        window.isHidden = false
        stage.simulator.touchDown(at: stage.middle)
        #expect(window.hitTests == (readings.isEmpty ? [true] : [true, true, false]))
        #expect(stage.view.phases == [.began])
    }

    @Test(
        arguments: [(20, 45, true), (20, 35, false), (50, 90, false), (830, 800, true)] as [(CGFloat, CGFloat, Bool)])
    func systemMayTakeTouchesAtTheBorders(start: CGFloat, end: CGFloat, isTaken: Bool) {
        stage.simulator.readings = [.systemTakesEdgeTouches]
        let view = TouchView(frame: stage.controller.view.bounds)
        stage.controller.view.addSubview(view)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: start))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: end))
        stage.simulator.touchUp(at: CGPoint(x: 100, y: end))
        #expect(view.phases == (isTaken ? [.began, .cancelled] : [.began, .moved, .ended]))
        #expect(TouchRouter.shared.isIdle)
    }
}
