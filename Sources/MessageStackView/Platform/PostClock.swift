#if canImport(ObjectiveC)
    public import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// A source of time for posts. By default, a `PostManager` uses the time of the device. A test can pass another clock, such
/// as a `ManualPostClock`.
@MainActor
public protocol PostClock: AnyObject {
    /// The current time in seconds on a clock that stops while the device sleeps. The origin is arbitrary, because only
    /// differences are used.
    var mediaTime: TimeInterval { get }

    /// The current time in seconds on a clock that continues while the device sleeps. It never goes back, even if the user
    /// changes the time of the device. The origin is arbitrary, because only differences are used.
    var wallTime: TimeInterval { get }

    /// Schedules a call of a closure after a number of seconds of `mediaTime`. The closure is never called before this method
    /// returns.
    ///
    /// - Parameters:
    ///   - seconds: The number of seconds until the call, which is at least zero.
    ///   - action: The closure to call once, on the main actor.
    /// - Returns: A closure that cancels the scheduled call, and has no effect if the call has already happened.
    func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void
}

/// The clock of the device.
@MainActor
package final class DefaultPostClock: PostClock {
    /// The clock of managers, announcers and views that get no other clock. Tests replace it.
    package static var shared: any PostClock = device

    /// The time of the device, also in tests.
    package static let device = DefaultPostClock()

    package var mediaTime: TimeInterval { CACurrentMediaTime() }
}

#if canImport(ObjectiveC)
    extension DefaultPostClock {
        package var wallTime: TimeInterval { TimeInterval(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)) / 1e9 }

        package func schedule(
            after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
        ) -> @MainActor () -> Void {
            let timer = Timer(timeInterval: max(0, seconds), repeats: false) { _ in
                MainActor.assumeIsolated { action() }
            }
            // Apple recommends a tolerance of at least a tenth of the interval, to save energy. A person can't notice
            // that a post leaves 0.05 seconds later.
            timer.tolerance = min(max(0, seconds) / 10, 0.05)
            // The common modes include the mode of the run loop while the user scrolls.
            RunLoop.main.add(timer, forMode: .common)
            return { timer.invalidate() }
        }

        /// A Boolean value that indicates whether time passes.
        package static var isRunning: Bool { true }
    }
#else
    extension DefaultPostClock {
        package var wallTime: TimeInterval { FrameClock.wallTime }

        package func schedule(
            after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
        ) -> @MainActor () -> Void {
            let token = FrameClock.shared.schedule(after: seconds, action)
            return { FrameClock.shared.cancel(token) }
        }

        /// A Boolean value that indicates whether time passes, which it does on a simulated device only.
        package static var isRunning: Bool { FrameClock.isRunning }
    }
#endif

extension TimeInterval {
    /// The seconds that a fade takes by default, as in MessageStackView 3.
    package static let postAnimation: TimeInterval = 0.333
}
