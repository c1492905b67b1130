public import Foundation

/// The reason why a post ended.
///
/// Later versions may have more reasons, so a `switch` needs a default:
///
/// ```swift
/// switch reason {
/// case .timeout, .pan: keepForLater()
/// default: break
/// }
/// ```
public struct PostRemovalReason: Hashable, Sendable {
    /// The post's time on screen was over.
    public static let timeout = PostRemovalReason("timeout")
    /// The user tapped the post, and a tap removes it.
    public static let tap = PostRemovalReason("tap")
    /// The user dragged or flicked the post off the screen.
    public static let pan = PostRemovalReason("pan")
    /// The user chose the action with an ID; see `PostAction.id`.
    public static func action(id: String) -> PostRemovalReason { PostRemovalReason("action", actionID: id) }

    /// The user pressed the post's close button.
    public static let closeButton = PostRemovalReason("closeButton")
    /// The user tapped the backdrop.
    public static let backdrop = PostRemovalReason("backdrop")
    /// The user made the accessibility escape gesture, or pressed Escape.
    public static let escape = PostRemovalReason("escape")
    /// Code removed the post.
    public static let programmatic = PostRemovalReason("programmatic")
    /// The task whose progress the post showed was canceled.
    public static let cancelled = PostRemovalReason("cancelled")
    /// Another post replaced it on screen or removed it from the waiting posts; see `PostPrecedence`.
    public static let overridden = PostRemovalReason("overridden")
    /// A later post with the same key or an equal value replaced it.
    public static let replaced = PostRemovalReason("replaced")
    /// Another post with the same key or an equal value shows the content of the request, or counts the request.
    public static func merged(into id: PostID) -> PostRemovalReason { PostRemovalReason("merged", survivorID: id) }

    /// The number of posts on screen, or of waiting posts, exceeded its limit.
    public static let evicted = PostRemovalReason("evicted")
    /// Other code removed the view from the post, or posted it elsewhere.
    public static let viewTaken = PostRemovalReason("viewTaken")
    /// The poster, its manager, its scene or the post's slot was deallocated, or other code removed it, or a view of the
    /// library around it, from the screen.
    ///
    /// An embedded poster that is removed keeps its posts until it returns, or until its screen has gone. The screen is the
    /// nearest view controller around it when it was last in a window. It has gone when it was popped, dismissed or removed
    /// from its container, or with its window or scene, even if a closure of a request retains it. A screen that is covered
    /// or in another tab will return.
    public static let hostGone = PostRemovalReason("hostGone")
    /// The post waited longer than its request or its manager allows; see `PostRequest.expiresAfter`.
    public static let expired = PostRemovalReason("expired")
    /// The post had no time, and its view had no width or no height from the entrance until
    /// `PostManager.transitionTimeout` was over.
    public static let noSize = PostRemovalReason("noSize")
    /// The request was refused.
    public static func refused(_ refusal: PostRefusal) -> PostRemovalReason {
        PostRemovalReason("refused", refusal: refusal)
    }

    /// A stable name for logs and analytics, which doesn't change in later versions: that of the constant or the function, such as
    /// `timeout` or `action`.
    public let name: String

    /// The ID of the action of `action(id:)`; nil for other reasons.
    public let actionID: String?

    /// The ID of the other post of `merged(into:)`; nil for other reasons.
    public let survivorID: PostID?

    /// The reason for the refusal of `refused(_:)`; nil for other reasons.
    public let refusal: PostRefusal?

    private init(
        _ name: String, actionID: String? = nil, survivorID: PostID? = nil, refusal: PostRefusal? = nil
    ) {
        self.name = name
        self.actionID = actionID
        self.survivorID = survivorID
        self.refusal = refusal
    }

    /// Whether code that removes a post can give this reason. All others are those of the library.
    var canBeGiven: Bool { isByUser || self == .programmatic || self == .cancelled }

    /// Whether the user has removed the post.
    package var isByUser: Bool {
        actionID != nil || [.tap, .pan, .closeButton, .backdrop, .escape].contains(self)
    }
}

extension PostRemovalReason: CustomStringConvertible {
    /// The name, with the ID of the action, the ID of the other post, or the name of the refusal, if there is one.
    public var description: String {
        let detail = actionID ?? survivorID.map { "\($0)" } ?? refusal?.name
        return detail.map { "\(name) (\($0))" } ?? name
    }
}

/// The reason why a request was refused. Later versions may have more reasons, so a `switch` needs a default.
public struct PostRefusal: Hashable, Sendable {
    /// The manager already has a post with this view that waits, enters or is shown. A leaving post is no duplicate.
    public static let duplicateView = PostRefusal(
        "duplicateView", "This view already waits or is shown. Wait for its post to end, or post another view.")
    /// A post with the same key or an equal value waits, enters or is shown, and the request's duplicate policy is `.ignore`.
    public static let duplicate = PostRefusal(
        "duplicate", "A post with the same key or value already waits or is shown, and the duplicate policy is .ignore."
    )
    /// The time of `PostDuplicatePolicy.ignore(within:)` since the last post with the same key or value isn't over. `timeLeft` is
    /// the rest of it in seconds.
    public static func tooSoon(timeLeft: TimeInterval) -> PostRefusal {
        PostRefusal(
            "tooSoon",
            "A post with the same key or value was accepted before, and .ignore(within:) ends in \(timeLeft) seconds.",
            timeLeft: timeLeft)
    }

    /// The number of waiting posts has reached `PostManager.waitingLimit`.
    public static let queueFull = PostRefusal(
        "queueFull", "The number of waiting posts has reached waitingLimit, and overflowPolicy drops none of them.")
    /// The request was to override a post on screen, but all of them have higher priorities.
    public static let outranked = PostRefusal(
        "outranked", "Every post on screen that this one could override has a higher priority.")
    /// The poster was deallocated.
    public static let hostGone = PostRefusal(
        "hostGone", "The poster of this manager no longer exists.")

    /// A stable name for logs and analytics, which doesn't change in later versions, such as `queueFull`.
    public let name: String

    /// A sentence for developers.
    public let description: String

    /// The seconds of `tooSoon(timeLeft:)` after which the request would be accepted; nil for other reasons.
    public let timeLeft: TimeInterval?

    private init(_ name: String, _ description: String, timeLeft: TimeInterval? = nil) {
        self.name = name
        self.description = description
        self.timeLeft = timeLeft
    }
}

extension PostRefusal: CustomStringConvertible {}
