import UIKit

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
