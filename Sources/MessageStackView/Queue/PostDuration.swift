import Foundation

/// How long a post stays on the screen.
///
/// Time counts from the end of the entrance, while the post can be seen and nobody touches it. An assistive technology
/// that runs, and `PostDuration.scale`, stretch it.
public enum PostDuration: Hashable, Sendable {
    /// So many seconds; NaN, infinity, zero and less mean `untilRemoved`.
    case seconds(TimeInterval)
    /// Until somebody removes it.
    case untilRemoved
    /// Long enough to be read: see `PostDuration.readingTime(of:)`. A post that one has to answer, or that tells of an
    /// error, stays until it is removed.
    case automatic
}

extension PostDuration {
    /// What `dismissAfter` has always meant.
    init(dismissAfter seconds: TimeInterval?) {
        self = seconds.map(PostDuration.seconds) ?? .untilRemoved
    }

    var seconds: TimeInterval? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }
}

extension TimeInterval {
    /// Seconds that an entrance or an exit takes.
    public static let animationDuration: TimeInterval = 0.333

    /// How long a view of one's own is shown by default: until it is removed.
    public static let defaultDismiss: TimeInterval? = nil

    /// The seconds for which version 3 showed a message by default. Messages without `dismissAfter` now have the
    /// automatic duration.
    public static let defaultMessageDismiss: TimeInterval = 5
}
