/// An event in the life of a manager's posts. Minor versions may add events, so end a `switch` with a default.
public enum PostEvent: Sendable {
    /// A request was accepted and waits, or a post that was on screen waits again.
    case waiting(Post)
    /// A request was refused.
    case refused(Post, PostRefusal)
    /// A post is about to enter the screen.
    case willPost(Post)
    /// The entrance of a post has ended.
    case didPost(Post)
    /// A post shows other content in place.
    case updated(Post)
    /// The number of requests that a post represents has changed. The number is the new one.
    case counted(Post, Int)
    /// A post is about to leave the screen.
    case willRemove(Post)
    /// A post has ended. If it was on screen, it has left.
    case ended(Post, PostRemovalReason)
}

extension PostEvent {
    /// The post.
    public var post: Post {
        switch self {
        case .waiting(let post), .refused(let post, _), .willPost(let post), .didPost(let post), .updated(let post),
            .counted(let post, _), .willRemove(let post), .ended(let post, _):
            post
        }
    }

    /// The key of the post; nil if it has none.
    @MainActor public var key: PostKey? { post.key }

    /// The value of the post; see ``Post/value``. It is nil for a refused request. When `PostManager.events` delivers an `ended`
    /// event, it is already nil; read it in `PostOptions.onEvent(_:)` instead.
    @MainActor public var value: (any Postable)? { post.value }

    /// The severity of the post; nil if it has none.
    @MainActor public var severity: PostSeverity? { post.severity }

    /// The text of the post; see ``Post/text``.
    @MainActor public var text: String { post.text }
}

// MARK: - CustomStringConvertible

extension PostEvent: CustomStringConvertible {
    /// The name of the event and the description of the post, which has no texts.
    public var description: String {
        switch self {
        case .waiting(let post): "waiting: \(post)"
        case .refused(let post, let refusal): "refused: \(post), \(refusal)"
        case .willPost(let post): "willPost: \(post)"
        case .didPost(let post): "didPost: \(post)"
        case .updated(let post): "updated: \(post)"
        case .counted(let post, let count): "counted: \(post), \(count)"
        case .willRemove(let post): "willRemove: \(post)"
        case .ended(let post, let reason): "ended: \(post), \(reason.name)"
        }
    }
}
