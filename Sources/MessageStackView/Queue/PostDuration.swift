public import Foundation

/// The time for which a post stays on screen.
///
/// The time passes from the end of the entrance on, while the post is visible. It stops while, for example, a finger is on the
/// post. A post isn't visible if it is in no window, or if another view in front of it receives the touches at its center and at
/// both its ends. `PostEnvironment.app.durationScale` multiplies the duration. While VoiceOver or Switch Control runs, the
/// duration is at least doubled.
public enum PostDuration: Equatable, Sendable {
    /// A duration of a number of seconds. 0 has the same effect as `untilRemoved`.
    case seconds(TimeInterval)
    /// An unlimited duration: the post stays until code or the user removes it. Only a post whose view has no width or no height
    /// ends on its own; see `PostRemovalReason.noSize`.
    case untilRemoved
    /// The time that it takes to read the post; see `PostDuration.readingTime(of:)`. A post with a control other than a close
    /// button stays until it is removed. So does a post with the severity `.error`, unless the user has no way to remove it. If
    /// the user can neither remove nor answer a post with this duration otherwise, a tap removes it.
    case automatic
}

extension PostDuration {
    /// Creates the duration for a `dismissAfter` argument, of which nil means `untilRemoved`.
    package init(dismissAfter seconds: TimeInterval?) {
        self = seconds.map(PostDuration.seconds) ?? .untilRemoved
    }

    package var seconds: TimeInterval? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }
}
