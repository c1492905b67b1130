extension Poster {
    /// Posts a message with the presentation of `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other
    /// object that shows the post). The method does the same as `post(_:as:)` without a presentation.
    ///
    /// - Parameter message: The message to post.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(message: Message) -> Post { post(message) }

    /// Posts a badge message with the presentation of `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or
    /// other object that shows the post). The method does the same as `post(_:as:)` without a presentation.
    ///
    /// - Parameter badgeMessage: The badge message to post.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(badgeMessage: BadgeMessage) -> Post { post(badgeMessage) }
}
