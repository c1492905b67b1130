/// What one post calls when it comes and goes, after the manager's delegate: `willPost`, `didPost`, `willRemove`,
/// `didEnd`, once each and in this order for a post that comes onto the screen; `didPost` is left out if it was removed
/// while it was entering. A post that is never shown calls `didEnd` alone, a refused one nothing.
///
/// ```swift
/// request.handlers.didEnd = { post, reason in
///     if reason == .tap { openInbox() }
/// }
/// ```
public struct PostHandlers: Sendable {
    /// The view is about to be added. Removing the post here keeps it off the screen.
    public var willPost: (@MainActor @Sendable (Post) -> Void)?

    /// The view is at rest on the screen.
    public var didPost: (@MainActor @Sendable (Post) -> Void)?

    /// The view is about to leave.
    public var willRemove: (@MainActor @Sendable (Post) -> Void)?

    /// The post has ended; its view is off the screen.
    public var didEnd: (@MainActor @Sendable (Post, PostRemovalReason) -> Void)?

    /// Nothing is called.
    public init() {}
}
