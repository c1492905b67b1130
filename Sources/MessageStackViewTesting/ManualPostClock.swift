public import MessageStackView
public import UIKit

/// A clock for tests of posts. Its time passes only when the test advances the clock.
///
/// ```swift
/// let clock = ManualPostClock()
/// let manager = PostManager(poster: poster, clock: clock)
/// poster.post("Saved") { $0.duration = 5 }
/// clock.advance(by: 5)
/// ```
@MainActor
public final class ManualPostClock: PostClock {
    private final class Promise {
        let due: TimeInterval
        let action: @MainActor () -> Void
        var isCancelled = false

        init(due: TimeInterval, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }
    }

    /// The current time in seconds, as on a clock that stops while the device sleeps. The time begins at 100, and only
    /// `advance(by:)` increases it.
    public private(set) var mediaTime: TimeInterval = 100

    /// The current time in seconds, as on a clock that continues while the device sleeps. The time begins at 5000, and
    /// `advance(by:)` and `sleep(for:)` increase it.
    public private(set) var wallTime: TimeInterval = 5000
    private var promises: [Promise] = []

    /// Creates a clock whose `mediaTime` is 100 and whose `wallTime` is 5000. The two times differ, as on a device.
    public init() {}

    /// The number of pending calls: calls that were scheduled with `schedule(after:_:)`, and have neither run nor been canceled.
    public var promiseCount: Int { promises.filter { !$0.isCancelled }.count }

    /// Schedules a call of a closure. The closure is called when `advance(by:)` reaches the time of the call. A `PostManager` calls
    /// this method, and a test can call it too.
    ///
    /// - Parameters:
    ///   - seconds: The number of seconds of `mediaTime` until the call. A number that is negative or not finite counts as 0.
    ///   - action: The closure to call once.
    /// - Returns: A closure that cancels the scheduled call.
    public func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let promise = Promise(due: mediaTime + (seconds.isFinite ? max(0, seconds) : 0), action: action)
        promises.append(promise)
        return { promise.isCancelled = true }
    }

    /// Advances `mediaTime` and `wallTime` by a number of seconds. The scheduled calls run in the order of their times, each when
    /// the clock has reached its time. A call that is scheduled by another call runs too, if its time is within the seconds.
    ///
    /// - Parameter seconds: The number of seconds.
    public func advance(by seconds: TimeInterval) {
        let end = mediaTime + (seconds.isFinite ? max(0, seconds) : 0)
        while runNextCall(until: end) {}
        advance(to: end)
    }

    /// Advances only `wallTime`, as if the device were asleep. No scheduled call runs.
    ///
    /// - Parameter seconds: The number of seconds.
    public func sleep(for seconds: TimeInterval) {
        wallTime += seconds
    }

    /// Advances to the next scheduled call, and runs it, if its time is at most `end`.
    ///
    /// - Returns: A Boolean value that indicates whether there is such a call.
    func runNextCall(until end: TimeInterval) -> Bool {
        guard let next = next(until: end) else { return false }
        promises.removeAll { $0 === next }
        advance(to: max(mediaTime, next.due))
        next.action()
        return true
    }

    private func advance(to time: TimeInterval) {
        let difference = wallTime - mediaTime
        mediaTime = time
        wallTime = time + difference
    }

    private func next(until end: TimeInterval) -> Promise? {
        promises.removeAll { $0.isCancelled }
        // `min` returns the first of equal elements, which is the call that was scheduled first.
        return promises.filter { $0.due <= end }.min { $0.due < $1.due }
    }
}
