import UIKit

@testable import MessageStackView

/// A clock that moves when a test says so.
@MainActor
final class ManualPostClock: PostClock {
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

    private(set) var mediaTime: TimeInterval = 100
    private(set) var wallTime: TimeInterval = 5000
    private var promises: [Promise] = []

    /// How many calls are promised and not taken back.
    var promiseCount: Int { promises.filter { !$0.isCancelled }.count }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PostClockTimer {
        let promise = Promise(due: mediaTime + seconds, action: action)
        promises.append(promise)
        return promise
    }

    /// Moves on, keeping each promise at its time.
    func advance(by seconds: TimeInterval) {
        let end = mediaTime + seconds
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

    /// The device sleeps: only wall time goes on.
    func sleep(for seconds: TimeInterval) {
        wallTime += seconds
    }

    private func next(until end: TimeInterval) -> Promise? {
        promises.removeAll { $0.isCancelled }
        // The first of equal ones is the one that was promised first.
        return promises.filter { $0.due <= end }.min { $0.due < $1.due }
    }
}
