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
    /// The reason of a post that ended because its time on screen was over.
    public static let timeout = PostRemovalReason("timeout")
    /// The reason of a post that the user removed with a tap.
    public static let tap = PostRemovalReason("tap")
    /// The reason of a post that the user dragged or flicked off the screen.
    public static let pan = PostRemovalReason("pan")
    /// Returns the reason of a post that ended because the user chose an action, a button of the post.
    ///
    /// - Parameter id: The ID of the action; see `PostAction.id`.
    public static func action(id: String) -> PostRemovalReason { PostRemovalReason("action", .action(id: id)) }

    /// The reason of a post whose close button the user pressed, or that the user dismissed with an action of VoiceOver.
    public static let closeButton = PostRemovalReason("closeButton")
    /// The reason of a post that the user removed with the *Clear All* button of a deck or a stack, together with the other posts
    /// there; see `PostDeck.showsClearAll` and `MessageStackView.showsClearAll`.
    public static let clearAll = PostRemovalReason("clearAll")
    /// The reason of a post that the user removed with a tap on its backdrop, outside the post.
    public static let backdrop = PostRemovalReason("backdrop")
    /// The reason of a post that the user removed with the accessibility escape gesture or the Escape key.
    public static let escape = PostRemovalReason("escape")
    /// The reason of a post that code removed, for example with `Post.remove`.
    public static let programmatic = PostRemovalReason("programmatic")
    /// The reason of a post whose task was canceled: the task that waited for the answer to a question in
    /// `Poster.ask(_:as:request:)`, or the task whose progress the post showed.
    public static let cancelled = PostRemovalReason("cancelled")
    /// The reason of a post that a new post replaced on screen, or removed from the waiting posts, because of the new post's
    /// `PostPrecedence`.
    public static let overridden = PostRemovalReason("overridden")
    /// The reason of a post that a later post with the same key or an equal value replaced; see `PostDuplicatePolicy.replace`.
    public static let replaced = PostRemovalReason("replaced")
    /// The reason of a post that made room for another one because a limit was reached: on screen the `PostManager.capacity`,
    /// or among waiting posts the `PostManager.waitingLimit`.
    public static let evicted = PostRemovalReason("evicted")
    /// The reason of a post whose view was removed from the post by code other than the library's, or was posted again elsewhere.
    public static let viewTaken = PostRemovalReason("viewTaken")
    /// The reason of a post that can no longer be shown. Either the view that shows posts (the poster), its manager or its scene
    /// no longer exists, or code other than the library's removed views around the posted view from the screen, such as its
    /// `PostSlot`.
    ///
    /// A poster that is in no window, for example while another tab is selected, keeps its posts. They end with this reason when
    /// the view controller that last showed the poster is popped, dismissed or removed from its container, or when the window or
    /// scene of the controller is gone. That is so even if a closure of a request retains the controller. A controller that is
    /// only covered, or in another tab, doesn't end the posts.
    public static let hostGone = PostRemovalReason("hostGone")
    /// The reason of a post that ended because the view beside which it was shown can no longer be seen; see
    /// `PostPresentation.anchored(to:rect:edge:)`.
    public static let anchorGone = PostRemovalReason("anchorGone")
    /// The reason of a post that waited too long to enter the screen; see `PostOptions.expiresAfter`.
    public static let expired = PostRemovalReason("expired")
    /// The reason of a post without a time limit that ended because its view had no width or no height for
    /// `PostManager.transitionTimeout` seconds after the entrance.
    public static let noSize = PostRemovalReason("noSize")
    /// Returns the reason of a post that ended at once, without being shown, because its request was refused.
    ///
    /// - Parameter refusal: The reason why the request was refused.
    public static func refused(_ refusal: PostRefusal) -> PostRemovalReason {
        PostRemovalReason("refused", .refusal(refusal))
    }

    /// A name for logs and analytics, which doesn't change in later versions. It is the name of the constant or the function,
    /// such as `timeout` or `action`.
    public let name: String

    /// The ID of the action that the user chose, if the reason is `action(id:)`; nil for other reasons.
    public var actionID: String? { if case .action(let id) = detail { id } else { nil } }

    /// The reason for the refusal, if the reason is `refused(_:)`; nil for other reasons.
    public var refusal: PostRefusal? { if case .refusal(let refusal) = detail { refusal } else { nil } }

    private init(_ name: String, _ detail: Detail? = nil) {
        self.name = name
        self.detail = detail
    }

    private let detail: Detail?

    private indirect enum Detail: Hashable, Sendable {
        case action(id: String)
        case refusal(PostRefusal)
    }

    /// Whether code that removes a post can give this reason. All others are those of the library.
    var canBeGiven: Bool { isByUser || self == .programmatic || self == .cancelled }

    /// Whether the user has removed the post.
    package var isByUser: Bool {
        actionID != nil || [.tap, .pan, .closeButton, .clearAll, .backdrop, .escape].contains(self)
    }
}

extension PostRemovalReason: CustomStringConvertible {
    /// The `name` of the reason, followed by the ID of the action or the name of the refusal, if the reason has one.
    public var description: String {
        let detail = actionID ?? refusal?.name
        return detail.map { "\(name) (\($0))" } ?? name
    }
}

/// The reason why a request was refused. The post of a refused request ends at once, without being shown; see `Post.refusal`.
/// Later versions may have more reasons, so a `switch` needs a default.
public struct PostRefusal: Hashable, Sendable {
    /// The refusal of a request whose view is already in use: another post of the same manager shows the view or waits to show
    /// it. The view of a post that is being removed can be posted again. The view of a post that another post interrupts can't,
    /// since the interrupted post returns.
    public static let duplicateView = PostRefusal(
        "duplicateView", "This view already waits or is shown. Wait for its post to end, or post another view.")
    /// The refusal of a request with the duplicate policy `.ignore` because a post with the same key or an equal value waits,
    /// enters, is shown, or is interrupted by another post and will return.
    public static let duplicate = PostRefusal(
        "duplicate", "A post with the same key or value already waits or is shown, and the duplicate policy is .ignore."
    )
    /// Returns the refusal of a request that was posted too soon after an accepted request with the same key or an equal value;
    /// see `PostDuplicatePolicy.ignore(within:)`.
    ///
    /// - Parameter timeLeft: The number of seconds, counted from the refusal, until such a request is accepted again.
    public static func tooSoon(timeLeft: TimeInterval) -> PostRefusal {
        PostRefusal(
            "tooSoon",
            "A post with the same key or value was accepted before, and .ignore(within:) ends in \(timeLeft) seconds.",
            timeLeft: timeLeft)
    }

    /// The refusal of a request because the number of waiting posts has reached `PostManager.waitingLimit`, and
    /// `PostManager.overflowPolicy` drops none of them.
    public static let queueFull = PostRefusal(
        "queueFull", "The number of waiting posts has reached waitingLimit, and overflowPolicy drops none of them.")
    /// The refusal of a request with a `PostPrecedence` that replaces posts on screen, such as `override`. There is no room on
    /// screen, and all posts that could be replaced have a higher priority than the request.
    public static let outranked = PostRefusal(
        "outranked", "Every post on screen that this one could override has a higher priority.")
    /// The refusal of a request because the poster, the view that shows the posts of the manager, was deallocated.
    public static let hostGone = PostRefusal(
        "hostGone", "The poster of this manager no longer exists.")

    /// The refusal of a posted error that only says that an operation was canceled: a `CancellationError` or a
    /// `URLError.cancelled`.
    public static let cancellation = PostRefusal(
        "cancellation", "The error only says that an operation was canceled, which the user knows.")

    /// Creates a refusal of your own, for the closure ``PostEnvironment/admit`` to return.
    ///
    /// - Parameters:
    ///   - name: A name for logs and analytics, such as `"muted"`.
    ///   - description: A sentence that explains the refusal to developers. The default says that `PostEnvironment.admit` refused
    ///     the request.
    public init(_ name: String, description: String = "The closure PostEnvironment.admit has refused the request.") {
        self.init(name, description, timeLeft: nil)
    }

    /// A name for logs and analytics, such as `"queueFull"`, which doesn't change in later versions.
    public let name: String

    /// A sentence in English that explains the refusal to developers. Don't show it to users.
    public let description: String

    /// The number of seconds, counted from the refusal, until such a request is accepted, if the refusal is `tooSoon(timeLeft:)`;
    /// nil for other refusals.
    public let timeLeft: TimeInterval?

    private init(_ name: String, _ description: String, timeLeft: TimeInterval? = nil) {
        self.name = name
        self.description = description
        self.timeLeft = timeLeft
    }
}

extension PostRefusal: CustomStringConvertible {}
