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
    /// - Returns: what takes the call back.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PostClockTimer
}

/// A call that a `PostClock` has promised.
@MainActor
public protocol PostClockTimer: AnyObject {
    /// Takes the promise back. Does nothing after the call.
    func cancel()
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

        func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PostClockTimer {
            RunLoopTimer(after: seconds, action)
        }
    }

    /// A timer of the main run loop that also fires while the user scrolls.
    @MainActor
    private final class RunLoopTimer: PostClockTimer {
        private let timer: Timer

        init(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
            timer = Timer(timeInterval: max(0, seconds), repeats: false) { _ in
                MainActor.assumeIsolated { action() }
            }
            RunLoop.main.add(timer, forMode: .common)
        }

        func cancel() {
            timer.invalidate()
        }
    }
#else
    extension DefaultPostClock {
        /// This device never sleeps.
        var wallTime: TimeInterval { mediaTime }

        func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PostClockTimer {
            FrameTimer(FrameClock.shared.schedule(after: seconds, action))
        }
    }

    /// A timer of the clock that moves the screen, in real and in virtual time.
    @MainActor
    private final class FrameTimer: PostClockTimer {
        private let token: FrameClock.Token

        init(_ token: FrameClock.Token) {
            self.token = token
        }

        func cancel() {
            FrameClock.shared.cancel(token)
        }
    }
#endif
