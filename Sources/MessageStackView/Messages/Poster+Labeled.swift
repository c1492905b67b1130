public import Foundation

extension Poster {
    /// Posts a message, as `post(_:as:)` does, with the duration of the manager's defaults, which is automatic: long enough to
    /// read the text.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(message: Message, animated: PostAnimation = .default) -> Post {
        post(PostRequest(message, animated: animated))
    }

    /// Posts a message for a number of seconds.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - dismissAfter: The number of seconds on screen; nil to show the message until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(message: Message, dismissAfter: TimeInterval?, animated: PostAnimation = .default) -> Post {
        post(PostRequest(message, dismissAfter: dismissAfter, animated: animated))
    }

    /// Posts a badge message, as `post(_:as:)` does, with the duration of the manager's defaults, which is automatic: long
    /// enough to read the text.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(badgeMessage: BadgeMessage, animated: PostAnimation = .default) -> Post {
        post(PostRequest(badgeMessage, animated: animated))
    }

    /// Posts a badge message for a number of seconds.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - dismissAfter: The number of seconds on screen; nil to show the message until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(
        badgeMessage: BadgeMessage, dismissAfter: TimeInterval?, animated: PostAnimation = .default
    ) -> Post {
        post(PostRequest(badgeMessage, dismissAfter: dismissAfter, animated: animated))
    }
}

extension PostRequest {
    fileprivate init(_ model: some Postable, dismissAfter: TimeInterval?, animated: PostAnimation) {
        self.init(model, animated: animated)
        options.duration = PostDuration(dismissAfter: dismissAfter)
    }
}
