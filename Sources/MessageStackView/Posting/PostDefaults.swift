import UIKit

/// The values that a manager uses for properties of a request that are nil, or that have their default.
///
/// ```swift
/// postView.postManager.defaults.minimumTime = 1
/// postView.postManager.defaults.duplicatePolicy = .count
/// ```
public struct PostDefaults: Sendable {
    /// The rule for whether posts wait. The default is `.enqueue`.
    public var precedence = PostPrecedence.enqueue

    /// The policy for a request with the key of a post that waits or is shown. The default is `.post`, which posts the request
    /// too.
    public var duplicatePolicy = PostDuplicatePolicy.post

    /// The delay in seconds before posts may enter. The default is 0.
    public var delay: TimeInterval = 0

    /// The minimum time on screen in seconds. The default is 0.
    public var minimumTime: TimeInterval = 0

    /// The seconds from posting after which a post that is still waiting expires; nil, the default, if it never does.
    public var expiresAfter: TimeInterval?

    /// A Boolean value that indicates whether posts move to another scene when theirs disconnects. The default is false.
    public var outlivesScene = false

    /// The time on screen. The default is `.automatic`.
    public var duration = PostDuration.automatic

    /// The animated changes of posts whose request has `PostAnimation.default`. The default is the entrance and the exit.
    public var animated = PostAnimation.both

    /// The haptic of posts whose request has `PostHaptic.automatic`. The default is `.automatic`, which depends on the
    /// severity.
    public var haptic = PostHaptic.automatic

    /// A Boolean value that indicates whether posts respond to an action of the user, for requests whose `isUserInitiated` is
    /// nil. The default is true. If it is false, announcements wait for current speech to end.
    public var isUserInitiated = true

    /// Creates defaults with the default values of all properties.
    public init() {}
}

extension PostRequest {
    /// Reads the properties that weren't set from the value, and replaces what the request leaves open about its animations,
    /// haptic and announcement with a manager's defaults.
    @MainActor
    mutating func complete(with defaults: PostDefaults) {
        readValue()
        if animated == .default { animated = defaults.animated }
        if haptic == .automatic { haptic = defaults.haptic }
        isUserInitiated = isUserInitiated ?? defaults.isUserInitiated
    }
}
