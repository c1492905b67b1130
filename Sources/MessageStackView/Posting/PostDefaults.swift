import UIKit

/// The values for properties of a request that are nil, or that have their default: those of the app and of each manager.
///
/// ```swift
/// PostDefaults.app.presentation = .float(.bottom)
/// PostDefaults.app.duration = .seconds(8)
/// postView.postManager.defaults.duplicatePolicy = .count
/// ```
///
/// Each property of a post has the first value in this order: the one of the request, of the `as` argument of the posting method, of
/// the posted value, of `PostManager.defaults`, of the poster, and of `PostDefaults.app`. A property that none of them sets has the
/// default that is given here.
public struct PostDefaults: Sendable {
    /// The defaults of all posters and scenes of the app. A change applies to posts that are posted afterward, and a change of the
    /// theme of `presentation` to posts on screen too.
    @MainActor public static var app = PostDefaults() {
        didSet { if app.presentation?.theme != oldValue.presentation?.theme { PostManager.updateThemes() } }
    }

    /// The presentation. The defaults of a manager have precedence over `UIViewPoster.presentation`, which in the posters of the
    /// library is that of the app unless it is set. If it is nil, the default, each poster has its own.
    public var presentation: PostPresentation?

    /// The rule for whether posts wait. If it is nil, the default, it is `.enqueue`.
    public var precedence: PostPrecedence?

    /// The policy for a request with the key of a post that waits or is shown. If it is nil, the default, it is `.post`, which posts
    /// the request too.
    public var duplicatePolicy: PostDuplicatePolicy?

    /// The delay in seconds before posts may enter. If it is nil, the default, it is 0.
    public var delay: TimeInterval?

    /// The minimum time on screen in seconds. If it is nil, the default, it is 0.
    public var minimumTime: TimeInterval?

    /// The seconds from posting after which a post that is still waiting expires. With nil, the default, only notices expire;
    /// see `PostRequest.expiresAfter`. With infinity, no post does.
    public var expiresAfter: TimeInterval?

    /// A Boolean value that indicates whether posts move to another scene when theirs disconnects. If it is nil, the default, they
    /// don't.
    public var outlivesScene: Bool?

    /// The time on screen. If it is nil, the default, it is `.automatic`.
    public var duration: PostDuration?

    /// The animated changes of posts whose request has `PostAnimation.default`. The default is `.default`: the entrance and the exit.
    public var animated = PostAnimation.default

    /// The haptic of posts whose request has `PostHaptic.automatic`. The default is `.automatic`, which depends on the
    /// severity.
    public var haptic = PostHaptic.automatic

    /// A Boolean value that indicates whether posts respond to an action of the user, for requests whose `isUserInitiated` is
    /// nil. If it is nil, the default, they do. If it is false, announcements wait for current speech to end.
    public var isUserInitiated: Bool?

    /// Creates defaults in which nothing is set.
    public init() {}

    /// The defaults of a manager, and those of the app for what the manager's leave open.
    @MainActor
    var withAppDefaults: PostDefaults {
        var result = self
        func fill<Value>(_ property: WritableKeyPath<PostDefaults, Value?>) {
            if result[keyPath: property] == nil { result[keyPath: property] = Self.app[keyPath: property] }
        }
        fill(\.precedence)
        fill(\.duplicatePolicy)
        fill(\.delay)
        fill(\.minimumTime)
        fill(\.expiresAfter)
        fill(\.outlivesScene)
        fill(\.duration)
        fill(\.isUserInitiated)
        if animated == .default { result.animated = Self.app.animated }
        if haptic == .automatic { result.haptic = Self.app.haptic }
        return result
    }
}

extension PostRequest {
    /// Reads the properties that weren't set from the value, and replaces what the request leaves open about its animations,
    /// haptic and announcement with defaults.
    @MainActor
    mutating func complete(with defaults: PostDefaults) {
        readValue()
        if animated == .default { animated = defaults.animated }
        if haptic == .automatic { haptic = defaults.haptic }
        isUserInitiated = isUserInitiated ?? defaults.isUserInitiated
    }
}
