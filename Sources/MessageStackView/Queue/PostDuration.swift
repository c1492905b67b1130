import Foundation

/// How long a post stays on the screen.
///
/// Time counts from the end of the entrance, while the post can be seen and nobody touches it. An assistive technology
/// that runs, and `PostTiming.scale`, stretch it.
public enum PostDuration: Hashable, Sendable {
    /// So many seconds; NaN, infinity, zero and less mean `untilRemoved`.
    case seconds(TimeInterval)
    /// Until somebody removes it.
    case untilRemoved
    /// Long enough to be read: see `PostTiming.readingTime(of:)`. A post that one has to answer, or that tells of an
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
    /// The seconds that an entrance, an exit or an update takes by default, as in MessageStackView 3.
    static let postAnimation: TimeInterval = 0.333
}
