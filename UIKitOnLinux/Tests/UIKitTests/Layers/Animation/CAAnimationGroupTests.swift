import Simulator
import Testing
import UIKit

@MainActor
struct CAAnimationGroupTests {
    private let playground = Playground()

    private func animation(_ path: String, to value: Any, _ change: (CABasicAnimation) -> Void = { _ in })
        -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: path)
        animation.toValue = value
        change(animation)
        return animation
    }

    private func run(_ animations: [CAAnimation], _ change: (CAAnimationGroup) -> Void = { _ in }) {
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = animations
        change(group)
        playground.square.layer.add(group, forKey: "group")
        playground.simulator.advance(by: 0)
    }

    @Test func membersRunTogetherForTheGroupsTime() {
        run([animation("position.x", to: 150), animation("opacity", to: 0)])
        #expect(abs(playground.seen(after: 0.5).x - 100) < 1e-6)
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
    }

    @Test func membersHaveTimesOfTheirOwnWithinIt() {
        run([
            animation("position.x", to: 150) { $0.duration = 0.25 },
            animation("position.y", to: 300) {
                $0.beginTime = 0.5
                $0.duration = 0.5
            },
        ])
        #expect(playground.seen(after: 0.125) == CGPoint(x: 100, y: 200))
        #expect(playground.seen(after: 0.25) == CGPoint(x: 50, y: 200), "the first is over, the second yet to come")
        #expect(playground.seen(after: 0.375) == CGPoint(x: 50, y: 250))
    }

    @Test func theGroupCutsLongerOnesOff() {
        run([
            animation("position.x", to: 150) {
                $0.duration = 10
                $0.fillMode = .forwards
            }
        ])
        #expect(abs(playground.seen(after: 0.9).x - 59) < 1e-6)
        #expect(playground.seen(after: 0.2).x == 50)
    }

    @Test func theGroupsPaceAndRepetitionsAreThoseOfAll() {
        run([animation("position.x", to: 150)]) {
            $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            $0.repeatCount = 2
            $0.autoreverses = true
        }
        #expect(abs(playground.seen(after: 0.25).x - 62.92) < 0.01)
        #expect(abs(playground.seen(after: 1.5).x - 62.92) < 0.01)
        #expect(abs(playground.seen(after: 0.5).x - 62.92) < 0.01)
        #expect(playground.seen(after: 2).x == 50)
    }

    @Test func groupsMayStandInGroups() {
        let inner = CAAnimationGroup()
        inner.animations = [animation("position.x", to: 150)]
        inner.duration = 0.5
        inner.beginTime = 0.5
        run([inner])
        #expect(playground.seen(after: 0.4).x == 50)
        #expect(abs(playground.seen(after: 0.35).x - 100) < 1e-6)
    }
}
