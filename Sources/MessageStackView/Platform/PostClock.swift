#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// Where the time of posts comes from. `PostManager` has a default; a test brings its own.
@MainActor
public protocol PostClock: AnyObject {
    /// Seconds that stop while the device sleeps. Only differences matter.
    var mediaTime: TimeInterval { get }

    /// Seconds that go on while the device sleeps. Only differences matter.
    var wallTime: TimeInterval { get }

    /// Calls `action` once, `seconds` of media time from now, never before this method has returned.
    ///
    /// - Parameters:
    ///   - seconds: zero or more.
    ///   - action: called on the main actor.
    /// - Returns: A closure that cancels the call. It does nothing if the call was made or canceled before.
    func schedule(
        after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void
}

/// The device's time.
@MainActor
final class DefaultPostClock: PostClock {
    static let shared = DefaultPostClock()

    var mediaTime: TimeInterval { CACurrentMediaTime() }
}

#if canImport(ObjectiveC)
    extension DefaultPostClock {
        var wallTime: TimeInterval { Date().timeIntervalSinceReferenceDate }

        func schedule(
            after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
        ) -> @MainActor () -> Void {
            let timer = Timer(timeInterval: max(0, seconds), repeats: false) { _ in
                MainActor.assumeIsolated { action() }
            }
            // The common modes include the mode of the run loop while the user scrolls.
            RunLoop.main.add(timer, forMode: .common)
            return { timer.invalidate() }
        }
    }
#else
    extension DefaultPostClock {
        /// The simulated device never sleeps.
        var wallTime: TimeInterval { mediaTime }

        func schedule(
            after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
        ) -> @MainActor () -> Void {
            let token = FrameClock.shared.schedule(after: seconds, action)
            return { FrameClock.shared.cancel(token) }
        }
    }
#endif
