import UIKit

/// What a manager takes for what a request leaves open.
///
/// ```swift
/// postView.postManager.defaults.minimumTime = 1
/// postView.postManager.defaults.duplicatePolicy = .count
/// ```
public struct PostDefaults: Sendable {
    /// `.enqueue` by default.
    public var precedence = PostPrecedence.enqueue

    /// `.post` by default.
    public var duplicatePolicy = PostDuplicatePolicy.post

    /// In seconds; none by default.
    public var delay: TimeInterval = 0

    /// In seconds; none by default.
    public var minimumTime: TimeInterval = 0

    /// In seconds; nil, the default, for ever.
    public var expiresAfter: TimeInterval?

    /// Whether posts go on with another scene when their own goes; false by default.
    public var outlivesScene = false

    /// How long a post lasts whose request leaves it open; `.automatic` by default.
    public var duration = PostDuration.automatic

    /// These defaults.
    public init() {}
}
