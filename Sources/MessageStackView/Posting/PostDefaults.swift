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

extension PostQueue.Item {
    /// The item of a request, with the manager's defaults for what the request leaves nil.
    @MainActor
    init(_ request: PostRequest, _ defaults: PostDefaults) {
        self.init(
            priority: request.priority,
            key: request.key,
            content: request.content.identity,
            // Nil too for a duration that depends on a view.
            interval: (request.duration ?? defaults.duration).seconds,
            minimumTime: request.minimumTime ?? defaults.minimumTime,
            animatesExit: request.animated.contains(.onRemove),
            precedence: request.precedence ?? defaults.precedence,
            ignoresSuspension: request.ignoresSuspension,
            outlivesScene: request.outlivesScene ?? defaults.outlivesScene)
    }
}

extension PostQueue.Terms {
    /// The terms of a request, with the manager's defaults for what the request leaves nil.
    init(_ request: PostRequest, _ defaults: PostDefaults) {
        duplicatePolicy = request.duplicatePolicy ?? defaults.duplicatePolicy
        delay = request.delay ?? defaults.delay
        expiresAfter = request.expiresAfter ?? defaults.expiresAfter
    }
}
