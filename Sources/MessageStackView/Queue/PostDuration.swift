public import Foundation

/// The time for which a post stays on screen.
///
/// It counts from the end of the entrance, while the post is visible and neither a touch nor a focus holds it. A post
/// is visible unless it is in no window, or something in front takes the touches at its center and at both its ends.
/// While an assistive technology runs, the duration is longer. `PostEnvironment.app.durationScale` multiplies it.
public enum PostDuration: Equatable, Sendable {
    /// A number of seconds. NaN, infinity, zero and negative numbers mean `untilRemoved`.
    case seconds(TimeInterval)
    /// No limit: the post stays until code or a person removes it. A post without a size ends anyway, see
    /// `PostRemovalReason.noSize`.
    case untilRemoved
    /// The time that it takes to read the post; see `PostDuration.readingTime(of:)`. A post with a control and a post about
    /// an error stay until they are removed. An error that the user can't remove has a time too, and a tap removes each post with
    /// this duration that the user can neither remove nor answer otherwise.
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
