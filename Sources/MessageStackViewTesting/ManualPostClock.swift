public import MessageStackView
public import UIKit

/// A clock that a test advances.
///
/// ```swift
/// let clock = ManualPostClock()
/// let manager = PostManager(poster: poster, clock: clock)
/// manager.post(PostRequest(view: UIView(), dismissAfter: 5))
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

    public private(set) var mediaTime: TimeInterval = 100
    public private(set) var wallTime: TimeInterval = 5000
    private var promises: [Promise] = []

    /// Creates a clock. Its media time and wall time differ, as on a device.
    public init() {}

    /// The number of scheduled calls that haven't run and aren't canceled.
    public var promiseCount: Int { promises.filter { !$0.isCancelled }.count }

    public func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let promise = Promise(due: mediaTime + (seconds.isFinite ? max(0, seconds) : 0), action: action)
        promises.append(promise)
        return { promise.isCancelled = true }
    }

    /// Advances both times by a number of seconds and runs each scheduled call at its time, including calls that are
    /// scheduled meanwhile.
    ///
    /// A negative or infinite number, or NaN, counts as zero.
    public func advance(by seconds: TimeInterval) {
        let end = mediaTime + (seconds.isFinite ? max(0, seconds) : 0)
        while runNextCall(until: end) {}
        advance(to: end)
    }

    /// Simulates a sleep of the device by advancing only the wall time by a number of seconds.
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
