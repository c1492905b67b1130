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
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: "dismissed"
        case .programmatic, .cancelled: "removed"
        case .overridden: "overridden"
        case .replaced: "replaced"
        case .merged: "merged"
        case .evicted: "evicted"
        case .viewTaken, .hostGone: "lost its view or host"
        case .expired: "expired"
        case .noSize: "had no size"
        case .refused(.duplicate), .refused(.duplicateView): "refused: a duplicate"
        case .refused(.tooSoon(let timeLeft)): "refused: too soon, by \(Int(timeLeft.rounded(.up))) s"
        case .refused(.queueFull): "refused: the queue is full"
        case .refused(.outranked): "refused: outranked"
        case .refused(.hostGone): "refused: no host"
        }
    }
}
