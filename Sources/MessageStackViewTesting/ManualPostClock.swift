import MessageStackView
import UIKit

/// A clock that moves when a test says so.
///
/// ```swift
/// let clock = ManualPostClock()
/// let manager = PostManager(poster: poster, clock: clock)
/// manager.post(PostRequest(view: UIView(), dismissAfter: 5))
/// clock.advance(by: 5)
/// ```
@MainActor
public final class ManualPostClock: PostClock {
    private final class Promise: PostClockTimer {
        let due: TimeInterval
        let action: @MainActor () -> Void
        var isCancelled = false

        init(due: TimeInterval, action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }

        func cancel() {
            isCancelled = true
        }
    }

    public private(set) var mediaTime: TimeInterval = 100
    public private(set) var wallTime: TimeInterval = 5000
    private var promises: [Promise] = []

    /// A clock that stands still. The two times differ, as a device's do.
    public init() {}

    /// How many calls are promised and not taken back.
    public var promiseCount: Int { promises.filter { !$0.isCancelled }.count }

    public func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> any PostClockTimer {
        let promise = Promise(due: mediaTime + (seconds.isFinite ? max(0, seconds) : 0), action: action)
        promises.append(promise)
        return promise
    }

    /// Moves on by so many seconds, keeping each promise at its time; those that are made meanwhile too. A negative or
    /// infinite number, or NaN, counts as zero.
    public func advance(by seconds: TimeInterval) {
        let end = mediaTime + (seconds.isFinite ? max(0, seconds) : 0)
        let difference = wallTime - mediaTime
        while let next = next(until: end) {
            promises.removeAll { $0 === next }
            mediaTime = max(mediaTime, next.due)
            wallTime = mediaTime + difference
            next.action()
        }
        mediaTime = end
        wallTime = end + difference
    }

    /// The device sleeps for so many seconds: only wall time goes on.
    public func sleep(for seconds: TimeInterval) {
        wallTime += seconds
    }

    private func next(until end: TimeInterval) -> Promise? {
        promises.removeAll { $0.isCancelled }
        // The first of equal ones is the one that was promised first.
        return promises.filter { $0.due <= end }.min { $0.due < $1.due }
    }
}
