public import UIKit

extension Post {
    /// The time that a post has left on screen, at one moment.
    ///
    /// It isn't updated as time passes. `Post.countdown` returns the present one, and `Post.countdownUpdates` those after each change.
    public struct Countdown: Equatable, Sendable {
        /// The seconds on screen in all, with `PostEnvironment.app.durationScale` and extensions; never less than `timeLeft`.
        public let duration: TimeInterval

        /// The seconds left.
        public let timeLeft: TimeInterval

        /// A Boolean value that indicates whether the time passes. It doesn't while the post waits or enters, or something holds it.
        public let isRunning: Bool

        /// The part of the duration that is left, from 0 to 1.
        public var fraction: Double {
            guard duration > 0 else { return 0 }
            let fraction = timeLeft / duration
            return fraction.isFinite ? fraction : 1
        }

        init(duration: TimeInterval, timeLeft: TimeInterval, isRunning: Bool) {
            self.timeLeft = max(0, timeLeft)
            // The order of the arguments excludes NaN.
            self.duration = max(self.timeLeft, duration)
            self.isRunning = isRunning
        }
    }
}

extension PostQueue.CountdownState {
    func countdown(at now: PostInstant) -> Post.Countdown {
        Post.Countdown(duration: duration, timeLeft: time.left(at: now.media), isRunning: time.end != nil)
    }
}
