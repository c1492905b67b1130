extension Poster {
    /// Posts a message, like `post(_:as:)`.
    ///
    /// - Parameter message: The message.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(message: Message) -> Post { post(message) }

    /// Posts a badge message, like `post(_:as:)`.
    ///
    /// - Parameter badgeMessage: The badge message.
    /// - Returns: A handle to the post. If the post was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(badgeMessage: BadgeMessage) -> Post { post(badgeMessage) }
}
