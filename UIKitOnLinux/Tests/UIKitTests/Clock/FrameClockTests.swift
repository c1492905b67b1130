import Simulator
import Testing
@_spi(Simulator) import UIKit

@MainActor
struct FrameClockTests {
    private let clock = FrameClock()

    init() {
        clock.reset()
    }

    @Test func actionsFireInTheOrderOfTheirTimesAndThenOfTheirMaking() {
        var fired: [String] = []
        clock.schedule(after: 0.2) { fired.append("late") }
        clock.schedule(after: 0.1) { fired.append("early") }
        clock.schedule(after: 0.1) { fired.append("early too") }
        clock.tick(to: 0.3)
        #expect(fired == ["early", "early too", "late"])
    }

    @Test func anActionSeesItsOwnTime() {
        var seen: [TimeInterval] = []
        clock.schedule(after: 0.1) { seen.append(FrameClock.now) }
        clock.schedule(after: 0.25) { seen.append(FrameClock.now) }
        clock.tick(to: 1)
        #expect(seen == [0.1, 0.25])
        #expect(FrameClock.now == 1)
    }

    @Test func anActionThatSchedulesAnotherWithinTheTickIsFollowedByIt() {
        var count = 0
        clock.schedule(after: 0.1) { [clock] in
            count += 1
            clock.schedule(after: 0.1) { count += 1 }
        }
        clock.tick(to: 0.5)
        #expect(count == 2)
    }

    @Test func aCancelledActionNeverFires() {
        var hasFired = false
        let token = clock.schedule(after: 0.1) { hasFired = true }
        clock.cancel(token)
        clock.tick(to: 1)
        #expect(!hasFired)
        #expect(clock.scheduledCount == 0)
    }

    @Test(arguments: [-1.0, .nan, -.infinity])
    func aBadDelayCountsAsNone(delay: TimeInterval) {
        var hasFired = false
        clock.schedule(after: delay) { hasFired = true }
        clock.tick(to: 0)
        #expect(hasFired)
    }

    @Test func timeNeverGoesBack() {
        clock.tick(to: 2)
        clock.tick(to: 1)
        #expect(FrameClock.now == 2)
    }

    @Test func betweenFramesTimersFireButNoFrameRuns() {
        var steps: [String] = []
        clock.frame = FrameClock.Frame(
            begin: { _ in steps.append("begin") }, commit: { _ in steps.append("commit") },
            finish: { _ in steps.append("finish") })
        clock.schedule(after: 1) { steps.append("timer") }
        clock.advance(to: 2)
        #expect(steps == ["timer"])
        #expect(FrameClock.now == 2)
    }

    @Test func aFrameBeginsCommitsAndFinishesInThisOrder() {
        var steps: [String] = []
        clock.frame = FrameClock.Frame(
            begin: { _ in steps.append("begin") }, commit: { _ in steps.append("commit") },
            finish: { _ in steps.append("finish") })
        clock.schedule(after: 0) { steps.append("timer") }
        clock.tick(to: 0)
        #expect(steps == ["timer", "begin", "commit", "finish"])
    }

    @Test func observersOfTurnsAreCalledAfterTheFrame() {
        var calls: [String] = []
        clock.frame = FrameClock.Frame(
            begin: { _ in calls.append("begin") }, commit: { _ in calls.append("commit") },
            finish: { _ in calls.append("finish") })
        let token = clock.observeTurns { calls.append("end") }
        clock.tick(to: 0.1)
        #expect(calls == ["begin", "commit", "finish", "end"])
        clock.cancel(token)
        clock.tick(to: 0.2)
        #expect(calls.count == 7 && clock.turnObserverCount == 0)
    }

    @Test func turnEndsOnlyIfSomethingHappened() {
        RunCycle.reset()
        var count = 0
        let token = clock.observeTurns { count += 1 }
        clock.tick(to: 0.1)
        #expect(count == 1)
        clock.tick(to: 0.2)
        #expect(count == 1 && !clock.isAwake)
        clock.schedule(exactlyAfter: 0.05) {}
        clock.tick(to: 0.3)
        #expect(count == 2)
        clock.wake()
        clock.tick(to: 0.4)
        #expect(count == 3)
        RunCycle.setNeedsCommit()
        clock.tick(to: 0.5)
        #expect(count == 4)
        RunCycle.reset()
        clock.cancel(token)
    }

    @Test(arguments: [false, true])
    func turnEndsAfterActionUnderReading(isOn: Bool) {
        Reading.current = isOn ? [.framesAreUneven] : []
        defer { Reading.current = [] }
        var calls: [String] = []
        clock.frame = FrameClock.Frame(
            begin: { _ in }, commit: { _ in calls.append("commit") }, finish: { _ in })
        let token = clock.observeTurns { calls.append("end") }
        clock.schedule(after: 0) { calls.append("timer") }
        clock.tick(to: 0.1)
        #expect(calls == (isOn ? ["timer", "end", "commit"] : ["timer", "commit", "end"]))
        clock.cancel(token)
    }

    @Test func nestedLoopKeepsItsTime() {
        clock.schedule(after: 0.1) { [clock] in clock.tick(to: 0.7) }
        clock.tick(to: 0.2)
        #expect(FrameClock.now == 0.7)
    }

    @Test func observerCanceledByAnotherIsNotCalled() {
        var calls: [String] = []
        @MainActor final class Observer { var token: FrameClock.Token? }
        let second = Observer()
        let first = clock.observeTurns { [clock] in
            calls.append("first")
            if let token = second.token { clock.cancel(token) }
        }
        second.token = clock.observeTurns { calls.append("second") }
        clock.tick(to: 0.1)
        #expect(calls == ["first"])
        clock.cancel(first)
    }
}
