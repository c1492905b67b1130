public import Foundation

/// The time for which a post stays on screen.
///
/// The time starts at the end of the entrance and passes while the post is visible. A finger on the post, for example, stops the
/// time. A post isn't visible if it is in no window, or if other views in front of it receive the touches at its center and at the two
/// ends of its longer side. `PostEnvironment.app.durationScale` multiplies the duration; while VoiceOver or Switch Control runs, the
/// factor is at least 2.
public enum PostDuration: Equatable, Sendable {
    /// A duration of a number of seconds. Zero, negative numbers and infinity have the same effect as `untilRemoved`.
    case seconds(TimeInterval)
    /// An unlimited duration: the post stays until code or the user removes it. Only a post whose view has no width or no height
    /// ends on its own; see `PostRemovalReason.noSize`.
    case untilRemoved
    /// The time that it takes to read the post; see `PostDuration.readingTime(of:)`. Two kinds of posts stay until they are
    /// removed: a post with a control other than a close button, and a post with the severity `.error` that the user can remove,
    /// for example with a swipe.
    ///
    /// If a post with this duration has no control, and its gestures and its backdrop don't remove it, the library lets a tap
    /// remove it. Such a post leaves after the time to read it, even if it is an error.
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
