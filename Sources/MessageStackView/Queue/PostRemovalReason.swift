/// Why a post ended.
public enum PostRemovalReason: Hashable, Sendable {
    /// Its time on the screen was over.
    case timeout
    /// The user tapped it, with tap to remove on.
    case tap
    /// The user dragged or flicked it off the screen.
    case pan
    /// The user chose one of its actions.
    case action
    /// The user pressed its close button.
    case closeButton
    /// The user tapped what is behind it.
    case backdrop
    /// The user made the accessibility escape gesture, or pressed Escape.
    case escape
    /// Code removed it.
    case programmatic
    /// The task that it stood for was cancelled.
    case cancelled
    /// A more urgent post took its place on the screen, or its place among those that wait.
    case overridden
    /// A later post of the same key took its place.
    case replaced
    /// Another post of the same key took over what it had to say.
    case merged(into: PostID)
    /// There were more posts than may be shown, or may wait.
    case evicted
    /// Its view was removed from the post by somebody else, or was posted elsewhere.
    case viewTaken
    /// What it was shown on went away: its poster, its manager, or the slot that the poster kept for it.
    case hostGone
    /// It waited longer than its request or its manager allows.
    case expired
    /// It was never accepted.
    case refused(PostRefusal)

    /// Whether the user has removed the post.
    var isByUser: Bool {
        switch self {
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: true
        default: false
        }
    }
}

/// Why a request was not accepted.
public enum PostRefusal: Hashable, Sendable {
    /// The same view is already queued, entering or shown with this manager. (A leaving one is no duplicate.)
    case duplicateView
    /// A post of the same key is queued, entering or shown, and the request asks to be ignored then.
    case duplicateKey
    /// As many posts wait as `PostManager.waitingLimit` allows.
    case queueFull
    /// It was to override what is on the screen, all of which is more urgent.
    case outranked
    /// The poster, and with it every place to show something, is gone.
    case hostGone
}

extension PostRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .duplicateView: "This view is already queued or shown. Wait for its post to end, or post another view."
        case .duplicateKey:
            "A post of this key is already queued or shown, and the request's duplicate policy is to ignore."
        case .queueFull:
            "As many posts wait as the manager's waitingLimit allows, and its overflow policy is to refuse."
        case .outranked: "Every post on the screen has a higher priority than this one, which was to override one."
        case .hostGone: "The view that showed this manager's posts no longer exists."
        }
    }
}
