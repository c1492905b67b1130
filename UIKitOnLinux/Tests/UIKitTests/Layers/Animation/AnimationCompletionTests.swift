import Simulator
import Testing
import UIKit

/// When completions run, and what they are told.
@MainActor
struct AnimationCompletionTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    private final class Results {
        var values: [Bool] = []
    }

    private let results = Results()

    private func move(duration: TimeInterval, delay: TimeInterval = 0) {
        UIView.animate(
            withDuration: duration, delay: delay, animations: { square.center.x += 100 },
            completion: { [results] in results.values.append($0) })
    }

    @Test func itRunsOnceWhenTheTimeIsUp() {
        move(duration: 0.5, delay: 0.5)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.95)
        #expect(results.values.isEmpty)
        playground.simulator.advance(by: 0.05)
        #expect(results.values == [true])
        playground.simulator.advance(by: 2)
        #expect(results.values == [true])
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [TimeInterval])
    func withoutADurationItRunsAtTheNextFrame(duration: TimeInterval) {
        move(duration: duration)
        #expect(results.values.isEmpty)
        playground.simulator.advance(by: 0)
        #expect(results.values == [true])
        #expect(playground.seen.x == 150)
    }

    @Test func aBlockThatChangesNothingCompletesAtOnce() {
        UIView.animate(withDuration: 1, animations: {}, completion: { [results] in results.values.append($0) })
        #expect(results.values == [true])
        let x = square.center.x
        UIView.animate(
            withDuration: 1, animations: { square.center.x = x }, completion: { [results] in results.values.append($0) }
        )
        #expect(results.values == [true, true])
    }

    @Test func whileAnimationsAreOffItCompletesAtOnce() {
        UIView.setAnimationsEnabled(false)
        move(duration: 1)
        UIView.setAnimationsEnabled(true)
        #expect(results.values == [true])
        #expect(playground.seen.x == 150)
    }

    @Test func anInterruptedOneStillFinishes() {
        move(duration: 0.5)
        playground.simulator.advance(by: 0.25)
        move(duration: 1)
        playground.simulator.advance(by: 0.3)
        #expect(results.values == [true])
    }

    @Test func aViewThatLeavesTheScreenHasNotFinished() {
        move(duration: 1)
        playground.simulator.advance(by: 0.5)
        square.removeFromSuperview()
        playground.simulator.advance(by: 0)
        #expect(results.values == [false])
        #expect(AnimationEngine.groupCount == 0)
    }

    @Test func aViewInNoWindowIsThereAtOnce() {
        let stray = UIView()
        UIView.animate(
            withDuration: 1, animations: { stray.center.x = 5 }, completion: { [results] in results.values.append($0) })
        #expect(stray.center.x == 5)
        playground.simulator.advance(by: 0)
        #expect(results.values == [false])
    }

    @Test func aMoveWithinTheScreenKeepsTheAnimation() {
        let container = UIView(frame: playground.view.bounds)
        playground.view.addSubview(container)
        move(duration: 1)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        container.addSubview(square)
        #expect(abs(playground.seen(after: 0).x - 100) < 1e-6)
        playground.simulator.advance(by: 0.5)
        #expect(results.values == [true])
    }

    @Test func theNextAnimationMayStartInIt() {
        UIView.animate(
            withDuration: 0.5, animations: { square.center.x = 150 },
            completion: { _ in
                self.move(duration: 0.5)
            })
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(abs(playground.seen.x - 150) < 1)
        #expect(playground.seen(after: 0.6).x == 250)
        #expect(results.values == [true])
    }

    @Test func completionsRunInTheOrderInWhichTheAnimationsBegan() {
        var order: [Int] = []
        for index in 0..<4 {
            UIView.animate(
                withDuration: 0.5, animations: { square.center.x += 10 }, completion: { _ in order.append(index) })
        }
        playground.simulator.advance(by: 1)
        #expect(order == [0, 1, 2, 3])
    }

    // MARK: - Cost

    @Test func anIdleScreenWantsNoFrames() {
        move(duration: 0.2)
        playground.simulator.advance(by: 1)
        playground.simulator.advance(by: 0)
        #expect(!RunCycle.needsFrame)
        #expect(AnimationEngine.groupCount == 0)
    }
}
