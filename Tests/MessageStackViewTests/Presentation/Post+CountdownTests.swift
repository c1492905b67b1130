import Testing

@testable import MessageStackView

/// The countdown of a post in a queue.
@Suite(.leavesNothingBehind)
struct PostCountdownTests {
    private let id = Post.ID(rawValue: 1)
    private var queue = PostQueue()
    private var now = PostInstant(media: 100, wall: 5_000)

    private var countdown: Post.Countdown? { queue.countdownState(of: id)?.countdown(at: now) }

    private mutating func post(for seconds: Double?, minimumTime: Double = 0) {
        _ = queue.post(id, PostQueue.Item(minimumTime: minimumTime, interval: seconds), at: now)
    }

    private mutating func show(for seconds: Double?, minimumTime: Double = 0) {
        post(for: seconds, minimumTime: minimumTime)
        _ = queue.admitNext(at: now)
        _ = queue.entered(id, at: now)
    }

    @Test mutating func waitingAndEnteringPostsHaveTheirFullTime() {
        let full = Post.Countdown(duration: 6, timeLeft: 6, isRunning: false)
        post(for: 6)
        #expect(countdown == full)
        _ = queue.admitNext(at: now)
        now.media += 1
        #expect(countdown == full && countdown?.fraction == 1)
    }

    @Test mutating func shownPostCountsDown() {
        show(for: 6)
        now.media += 1.5
        #expect(countdown == Post.Countdown(duration: 6, timeLeft: 4.5, isRunning: true))
        #expect(countdown?.fraction == 0.75 && countdown?.timeLeft == queue.timeLeft(of: id, at: now))
        now.media += 10
        #expect(countdown?.timeLeft == 0 && countdown?.fraction == 0)
    }

    @Test mutating func heldPostKeepsItsFraction() {
        show(for: 8)
        now.media += 2
        queue.setHold(id, by: .touch, true, at: now)
        now.media += 50
        #expect(countdown == Post.Countdown(duration: 8, timeLeft: 6, isRunning: false))
        queue.setHold(id, by: .touch, false, at: now)
        now.media += 2
        #expect(countdown == Post.Countdown(duration: 8, timeLeft: 4, isRunning: true))
    }

    @Test mutating func timeAfterAHoldIsPartOfTheDuration() {
        show(for: 8)
        now.media += 7.5
        queue.setHold(id, by: .touch, true, at: now)
        queue.setHold(id, by: .touch, false, at: now)
        #expect(countdown == Post.Countdown(duration: 8, timeLeft: 2, isRunning: true))
    }

    @Test(arguments: [(4.0, 8.0, 10.0), (-1, 3, 5), (-50, 0, 2)])
    mutating func extensionAddsToTimeLeftAndDuration(seconds: Double, timeLeft: Double, duration: Double) {
        show(for: 6)
        now.media += 2
        queue.extend(id, by: seconds, at: now)
        #expect(countdown == Post.Countdown(duration: duration, timeLeft: timeLeft, isRunning: true))
    }

    @Test mutating func restartRestoresTheDurationWithoutExtensions() {
        show(for: 6)
        queue.extend(id, by: 4, at: now)
        now.media += 2
        queue.restart(id, at: now)
        #expect(countdown == Post.Countdown(duration: 6, timeLeft: 6, isRunning: true))
    }

    @Test mutating func newDurationStartsOver() {
        show(for: 6)
        now.media += 2
        queue.setInterval(10, of: id, at: now)
        #expect(countdown == Post.Countdown(duration: 10, timeLeft: 10, isRunning: true))
        queue.setInterval(nil, of: id, at: now)
        #expect(countdown == nil)
    }

    @Test mutating func timeScaleKeepsTheFraction() {
        show(for: 6)
        now.media += 1.5
        queue.setTimeScale(2, at: now)
        #expect(countdown == Post.Countdown(duration: 12, timeLeft: 9, isRunning: true))
    }

    @Test mutating func postWithoutTimeoutHasNoCountdown() {
        show(for: nil)
        #expect(countdown == nil)
        queue.extend(id, by: 3, at: now)
        #expect(countdown == nil)
    }

    @Test mutating func infiniteScaleEndsTheCountdownUntilItIsReset() {
        show(for: 6)
        now.media += 3
        _ = queue.setHoldOfAll(by: .untimed, true, at: now)
        #expect(countdown == nil)
        _ = queue.setHoldOfAll(by: .untimed, false, at: now)
        #expect(countdown == Post.Countdown(duration: 6, timeLeft: 3, isRunning: true))
    }

    @Test mutating func dismissalAndExitEndTheCountdown() {
        show(for: 6, minimumTime: 2)
        _ = queue.remove([id], because: .programmatic, keepsMinimumTime: true, at: now)
        #expect(queue.phase(of: id) == .shown && countdown == nil)
        _ = queue.remove([id], because: .tap, at: now)
        #expect(queue.phase(of: id) == .leaving && countdown == nil)
    }

    @Test mutating func overriddenPostReturnsWithItsFraction() throws {
        show(for: 8)
        now.media += 2
        let other = Post.ID(rawValue: 2)
        _ = queue.post(other, PostQueue.Item(precedence: .interrupt), at: now)
        _ = queue.admitNext(at: now)
        #expect(countdown == nil)
        _ = queue.left(id, at: now)
        #expect(countdown == Post.Countdown(duration: 8, timeLeft: 6, isRunning: false))
        _ = queue.remove([other], because: .programmatic, at: now)
        _ = queue.left(other, at: now)
        _ = queue.admitNext(at: now)
        _ = queue.entered(id, at: now)
        now.media += 2
        #expect(countdown == Post.Countdown(duration: 8, timeLeft: 4, isRunning: true))
    }

    @Test(arguments: [
        (0.0, 0.0), (-3, -5), (5, 9), (.infinity, .infinity), (.infinity, 3), (.nan, .nan), (6, .nan), (.nan, 2),
        (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (.greatestFiniteMagnitude, 1),
    ])
    func fractionIsFromZeroToOne(duration: Double, timeLeft: Double) {
        let countdown = Post.Countdown(duration: duration, timeLeft: timeLeft, isRunning: true)
        #expect((0...1).contains(countdown.fraction) && countdown.timeLeft >= 0)
        #expect(countdown.duration >= countdown.timeLeft)
    }
}
