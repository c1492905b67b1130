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
    /// The reason of a post that the user removed together with the other posts of a deck or a stack, with its *Clear All* button; see
    /// `PostDeck.showsClearAll` and `MessageStackView.showsClearAll`.
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
    /// The reason of a post that another post replaced on screen or removed from the waiting posts because of its
    /// `PostPrecedence`.
    public static let overridden = PostRemovalReason("overridden")
    /// The reason of a post that a later post with the same key or an equal value replaced; see `PostDuplicatePolicy.replace`.
    public static let replaced = PostRemovalReason("replaced")
    /// The reason of a post that made room for another one because a limit was reached: on screen the `PostManager.capacity`,
    /// or among waiting posts the `PostManager.waitingLimit`.
    public static let evicted = PostRemovalReason("evicted")
    /// The reason of a post whose view was removed from the post by code other than the library's, or was posted again elsewhere.
    public static let viewTaken = PostRemovalReason("viewTaken")
    /// The reason of a post that has lost its place on screen. The view that shows posts (the poster), its manager or its scene
    /// doesn't exist any more, or code other than the library's has removed the `PostSlot` around the posted view, or a view of
    /// the library around the slot, from the screen.
    ///
    /// A poster in a view of the app keeps its posts while it is in no window, until its view controller is gone: the nearest one
    /// around the poster when the poster was last in a window. The controller is gone when it was popped, dismissed or removed
    /// from its container, or when its window or scene is gone, even if a closure of a request retains the controller. A
    /// controller that is covered or in another tab isn't gone.
    public static let hostGone = PostRemovalReason("hostGone")
    /// The reason of a post that was shown beside a view and ended because that view can't be seen any more; see
    /// `PostPresentation.anchored(to:rect:edge:)`.
    public static let anchorGone = PostRemovalReason("anchorGone")
    /// The reason of a post that has waited too long; see `PostOptions.expiresAfter`.
    public static let expired = PostRemovalReason("expired")
    /// The reason of a post without a time limit that ended because its view had no width or no height for
    /// `PostManager.transitionTimeout` seconds after the entrance.
    public static let noSize = PostRemovalReason("noSize")
    /// Returns the reason of the post of a refused request.
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

/// The reason why a request was refused. Later versions may have more reasons, so a `switch` needs a default.
public struct PostRefusal: Hashable, Sendable {
    /// The refusal of a request whose view already belongs to a post of the same manager that waits, enters or is shown. The view
    /// of a post that is being removed can be posted again, but not the view of a post that another post interrupts, since that
    /// post returns.
    public static let duplicateView = PostRefusal(
        "duplicateView", "This view already waits or is shown. Wait for its post to end, or post another view.")
    /// The refusal of a request with the duplicate policy `.ignore` because a post with the same key or an equal value waits,
    /// enters, is shown, or is interrupted by another post and will return.
    public static let duplicate = PostRefusal(
        "duplicate", "A post with the same key or value already waits or is shown, and the duplicate policy is .ignore."
    )
    /// Returns the refusal of a request because fewer seconds than `PostDuplicatePolicy.ignore(within:)` demands have passed
    /// since a request with the same key or an equal value was accepted.
    ///
    /// - Parameter timeLeft: The seconds until such a request is accepted again.
    public static func tooSoon(timeLeft: TimeInterval) -> PostRefusal {
        PostRefusal(
            "tooSoon",
            "A post with the same key or value was accepted before, and .ignore(within:) ends in \(timeLeft) seconds.",
            timeLeft: timeLeft)
    }

    /// The refusal of a request because the number of waiting posts has reached `PostManager.waitingLimit`.
    public static let queueFull = PostRefusal(
        "queueFull", "The number of waiting posts has reached waitingLimit, and overflowPolicy drops none of them.")
    /// The refusal of a request whose `PostPrecedence` is to replace a post on screen, because all posts on screen have higher
    /// priorities.
    public static let outranked = PostRefusal(
        "outranked", "Every post on screen that this one could override has a higher priority.")
    /// The refusal of a request because the poster, the view that shows the posts of the manager, was deallocated.
    public static let hostGone = PostRefusal(
        "hostGone", "The poster of this manager no longer exists.")

    /// The refusal of a posted error that only says that an operation was canceled: a `CancellationError` or a
    /// `URLError.cancelled`.
    public static let cancellation = PostRefusal(
        "cancellation", "The error only says that an operation was canceled, which the user knows.")

    /// Creates a refusal that ``PostEnvironment/admit`` returns.
    ///
    /// - Parameters:
    ///   - name: A name for logs and analytics, such as `"muted"`.
    ///   - description: A sentence that explains the refusal to developers. The default says that `PostEnvironment.admit` has
    ///     refused the request.
    public init(_ name: String, description: String = "The closure PostEnvironment.admit has refused the request.") {
        self.init(name, description, timeLeft: nil)
    }

    /// A name for logs and analytics, such as `"queueFull"`, which doesn't change in later versions.
    public let name: String

    /// A sentence in English that explains the refusal to developers. Don't show it to users.
    public let description: String

    /// The number of seconds after which the request would be accepted, for the refusal `tooSoon(timeLeft:)`; nil for other
    /// refusals.
    public let timeLeft: TimeInterval?

    private init(_ name: String, _ description: String, timeLeft: TimeInterval? = nil) {
        self.name = name
        self.description = description
        self.timeLeft = timeLeft
    }
}

extension PostRefusal: CustomStringConvertible {}
