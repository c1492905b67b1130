import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct TurnObserverTests {
    private let simulator = Simulator()

    private func endTurn() { simulator.advance(by: 0) }

    @Test(.without(.timersAreLate, .framesAreUneven, because: "The order is that of one turn with a frame."))
    func observerIsCalledAtTheEndOfEachTurn() {
        var calls: [String] = []
        let observer = TurnObserver { calls.append("end") }
        _ = DefaultPostClock.device.schedule(after: 0) { calls.append("timer") }
        let link = FrameLink { calls.append("frame") }
        endTurn()
        #expect(calls == ["timer", "frame", "end"])
        link.invalidate()
        endTurn()
        #expect(calls == ["timer", "frame", "end", "end"])
        withExtendedLifetime(observer) {}
    }

    @Test func turnsEndOnlyWhereSomethingHappens() {
        var calls = 0
        let observer = TurnObserver { calls += 1 }
        simulator.advance(by: 1)
        #expect(calls == 1)
        _ = DefaultPostClock.device.schedule(after: 0.5) {}
        simulator.advance(by: 1)
        #expect(calls == 3, "one for this code, one for the timer")
        withExtendedLifetime(observer) {}
    }

    @Test func observerEndsWithItsOwner() {
        var calls = 0
        var observer: TurnObserver? = TurnObserver { calls += 1 }
        endTurn()
        #expect(simulator.turnObservers == 1)
        observer = nil
        #expect(simulator.turnObservers == 0 && observer == nil)
        endTurn()
        #expect(calls == 1)
    }

    @Test func observerReleasedDuringCallsIsNotCalled() {
        var calls: [String] = []
        var second: TurnObserver?
        let first = TurnObserver {
            calls.append("first")
            second = nil
        }
        second = TurnObserver { calls.append("second") }
        endTurn()
        #expect(calls == ["first"] && second == nil)
        withExtendedLifetime(first) {}
    }

    @Test func observerEndsOnAnyThread() async {
        nonisolated final class Owner: Sendable {
            let observer: TurnObserver
            init(_ observer: TurnObserver) { self.observer = observer }
        }
        var owner: Owner? = Owner(TurnObserver {})
        let lastReference = LastReference(owner)
        owner = nil
        await lastReference.releaseOnAnotherThread()
        await TaskOrder.settle()
        #expect(simulator.turnObservers == 0)
    }
}
