public import Foundation

/// The reason why a post ended.
public enum PostRemovalReason: Hashable, Sendable {
    /// The post's time on screen was over.
    case timeout
    /// The user tapped the post, and a tap removes it.
    case tap
    /// The user dragged or flicked the post off the screen.
    case pan
    /// The user chose the action with an ID; see `PostAction.id`.
    case action(id: String)
    /// The user pressed the post's close button.
    case closeButton
    /// The user tapped the backdrop.
    case backdrop
    /// The user made the accessibility escape gesture, or pressed Escape.
    case escape
    /// Code removed the post.
    case programmatic
    /// The task whose progress the post showed was canceled.
    case cancelled
    /// Another post replaced it on screen or removed it from the waiting posts; see `PostPrecedence`.
    case overridden
    /// A later post with the same key or an equal value replaced it.
    case replaced
    /// Another post with the same key or an equal value shows the content of the request, or counts the request.
    case merged(into: PostID)
    /// The number of posts on screen, or of waiting posts, exceeded its limit.
    case evicted
    /// Other code removed the view from the post, or posted it elsewhere.
    case viewTaken
    /// The poster, its manager, its scene or the post's slot was deallocated, or other code removed it, or a view of the
    /// library around it, from the screen.
    ///
    /// An embedded poster that is removed keeps its posts until it returns, or until its screen has gone. The screen is the
    /// nearest view controller around it when it was last in a window. It has gone when it was popped, dismissed or removed
    /// from its container, or with its window or scene, even if a closure of a request retains it. A screen that is covered
    /// or in another tab will return.
    case hostGone
    /// The post waited longer than its request or its manager allows; see `PostRequest.expiresAfter`.
    case expired
    /// The post had no time, and its view had no width or no height from the entrance until
    /// `PostManager.transitionTimeout` was over.
    case noSize
    /// The request was refused.
    case refused(PostRefusal)

    /// A stable name for logs and analytics, which doesn't change in later versions. It omits associated values: each
    /// `.action(id:)` has the name `action`, and each `.refused(_:)` the name `refused`.
    public var name: String {
        switch self {
        case .timeout: "timeout"
        case .tap: "tap"
        case .pan: "pan"
        case .action: "action"
        case .closeButton: "closeButton"
        case .backdrop: "backdrop"
        case .escape: "escape"
        case .programmatic: "programmatic"
        case .cancelled: "cancelled"
        case .overridden: "overridden"
        case .replaced: "replaced"
        case .merged: "merged"
        case .evicted: "evicted"
        case .viewTaken: "viewTaken"
        case .hostGone: "hostGone"
        case .expired: "expired"
        case .noSize: "noSize"
        case .refused: "refused"
        }
    }

    /// Whether code that removes a post can give this reason. All others are those of the library.
    var canBeGiven: Bool { isByUser || self == .programmatic || self == .cancelled }

    /// Whether the user has removed the post.
    package var isByUser: Bool {
        switch self {
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: true
        default: false
        }
    }
}

/// The reason why a request was refused.
public enum PostRefusal: Hashable, Sendable {
    /// The manager already has a post with this view that waits, enters or is shown. A leaving post is no duplicate.
    case duplicateView
    /// A post with the same key or an equal value waits, enters or is shown, and the request's duplicate policy is `.ignore`.
    case duplicate
    /// The time of `PostDuplicatePolicy.ignore(within:)` since the last post with the same key or value isn't over. `timeLeft` is
    /// the rest of it in seconds.
    case tooSoon(timeLeft: TimeInterval)
    /// The number of waiting posts has reached `PostManager.waitingLimit`.
    case queueFull
    /// The request was to override a post on screen, but all of them have higher priorities.
    case outranked
    /// The poster was deallocated.
    case hostGone
}

extension PostRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .duplicateView: "This view already waits or is shown. Wait for its post to end, or post another view."
        case .duplicate:
            "A post with the same key or value already waits or is shown, and the duplicate policy is .ignore."
        case .tooSoon(let timeLeft):
            "A post with the same key or value was accepted before, and .ignore(within:) ends in \(timeLeft) seconds."
        case .queueFull: "The number of waiting posts has reached waitingLimit, and overflowPolicy drops none of them."
        case .outranked: "Every post on screen that this one could override has a higher priority."
        case .hostGone: "The poster of this manager no longer exists."
        }
    }
}
