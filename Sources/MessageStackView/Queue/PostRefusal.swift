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
