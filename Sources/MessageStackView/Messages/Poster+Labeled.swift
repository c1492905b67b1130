public import Foundation

extension Poster {
    /// Posts a message, like `post(_:as:)`.
    ///
    /// The duration is that of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.automatic`,
    /// which is the time that it takes to read the text.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - animated: The transitions to animate: the entrance, the exit, both or neither. The default is `.default`, which
    ///     uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates both.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(message: Message, animated: PostAnimation = .default) -> Post {
        post(PostRequest(message, animated: animated))
    }

    /// Posts a message for a number of seconds.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - dismissAfter: The number of seconds on screen. If it is nil, the message stays until its post is removed.
    ///   - animated: The transitions to animate: the entrance, the exit, both or neither. The default is `.default`, which
    ///     uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates both.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(message: Message, dismissAfter: TimeInterval?, animated: PostAnimation = .default) -> Post {
        post(PostRequest(message, dismissAfter: dismissAfter, animated: animated))
    }

    /// Posts a badge message, like `post(_:as:)`.
    ///
    /// The duration is that of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.automatic`,
    /// which is the time that it takes to read the text.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - animated: The transitions to animate: the entrance, the exit, both or neither. The default is `.default`, which
    ///     uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates both.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(badgeMessage: BadgeMessage, animated: PostAnimation = .default) -> Post {
        post(PostRequest(badgeMessage, animated: animated))
    }

    /// Posts a badge message for a number of seconds.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - dismissAfter: The number of seconds on screen. If it is nil, the message stays until its post is removed.
    ///   - animated: The transitions to animate: the entrance, the exit, both or neither. The default is `.default`, which
    ///     uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates both.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
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
