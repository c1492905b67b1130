import MessageStackView

extension PostPhase {
    /// As a person would say it.
    var words: String {
        switch self {
        case .queued: "waits"
        case .entering: "enters"
        case .shown: "is shown"
        case .leaving: "leaves"
        case .removed: "ended"
        }
    }
}

extension PostRemovalReason {
    /// As a person would say it.
    var words: String {
        switch self {
        case .timeout: "its time was over"
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: "sent away"
        case .programmatic, .cancelled: "removed"
        case .overridden: "overridden"
        case .replaced: "replaced"
        case .merged: "taken over"
        case .evicted: "made room"
        case .viewTaken, .hostGone: "lost"
        case .expired: "waited too long"
        case .refused(.duplicateKey), .refused(.duplicateView): "refused: a duplicate"
        case .refused(.queueFull): "refused: too many wait"
        case .refused(.outranked): "refused: outranked"
        case .refused(.hostGone): "refused"
        }
    }
}
