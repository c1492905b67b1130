import MessageStackViewTesting
import Testing

@MainActor
@Suite(.leavesNothingBehind)
struct PostClockTests {
    private let clock = ManualPostClock()

    @Test func canceledCallIsNotMade() {
        var calls = 0
        let cancel = clock.schedule(after: 1) { calls += 1 }
        #expect(clock.promiseCount == 1)
        cancel()
        cancel()
        #expect(clock.promiseCount == 0)
        clock.advance(by: 2)
        #expect(calls == 0)
    }

    @Test func cancelingAfterCallDoesNothing() {
        var calls = 0
        let cancel = clock.schedule(after: 1) { calls += 1 }
        let other = clock.schedule(after: 2) { calls += 10 }
        clock.advance(by: 1)
        cancel()
        clock.advance(by: 1)
        #expect(calls == 11)
        other()
        #expect(clock.promiseCount == 0)
    }
}
