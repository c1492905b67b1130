extension Poster {
    /// Posts a message, with its default presentation. The method does the same as `post(_:as:)`.
    ///
    /// - Parameter message: The message to post.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(message: Message) -> Post { post(message) }

    /// Posts a badge message, with its default presentation. The method does the same as `post(_:as:)`.
    ///
    /// - Parameter badgeMessage: The badge message to post.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(badgeMessage: BadgeMessage) -> Post { post(badgeMessage) }
}
