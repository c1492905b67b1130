public import UIKit

extension Post {
    /// The time that a post has left on screen at one moment.
    ///
    /// A countdown isn't updated as time passes. `Post.countdown` returns the current countdown. `Post.countdownUpdates` yields
    /// a new countdown after each change.
    public struct Countdown: Equatable, Sendable {
        /// The total number of seconds for which the post stays on screen. It includes the effect of
        /// `PostEnvironment.durationScale` and of `Post.extend(by:)`, and is never less than `timeLeft`.
        public let duration: TimeInterval

        /// The number of seconds that the post has left on screen.
        public let timeLeft: TimeInterval

        /// A Boolean value that indicates whether the time passes. It is false while the post waits or enters, and while the time
        /// is stopped, for example because a finger is on the post.
        public let isRunning: Bool

        /// The fraction of `duration` that is left, from 0 to 1.
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
