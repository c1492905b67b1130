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
}
