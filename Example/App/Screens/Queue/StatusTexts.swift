import MessageStackView

extension PostPhase {
    /// The phase, for the list of posts.
    var statusText: String {
        switch self {
        case .waiting: "waits"
        case .entering: "enters"
        case .shown: "is shown"
        case .leaving: "leaves"
        case .ended: "ended"
        }
    }
}

extension PostRemovalReason {
    /// The reason, for the list of posts.
    var statusText: String {
        switch self {
        case .timeout: "timed out"
        case .tap, .pan, .closeButton, .clearAll, .backdrop, .escape: "dismissed"
        case .programmatic, .cancelled: "removed"
        case .overridden: "overridden"
        case .replaced: "replaced"
        case .evicted: "evicted"
        case .viewTaken, .hostGone: "lost its view or host"
        case .expired: "expired"
        case .noSize: "had no size"
        default: actionID != nil ? "dismissed" : refusal.map { "refused: \($0.statusText)" } ?? name
        }
    }
}

extension PostRefusal {
    /// The reason, for the list of posts.
    fileprivate var statusText: String {
        if let timeLeft { return "too soon, by \(Int(timeLeft.rounded(.up))) s" }
        return switch self {
        case .duplicate, .duplicateView: "a duplicate"
        case .queueFull: "the queue is full"
        case .outranked: "outranked"
        case .hostGone: "no host"
        default: name
        }
    }
}
