/// An event in the life of a post, which `PostManager.events` and `PostCallbacks.onEvent(_:)` report. Minor versions may add
/// events, so end a `switch` with a default.
public enum PostEvent: Sendable {
    /// An event in which a request was accepted and its post waits, or in which a post that was on screen waits again. A request
    /// that is merged into another post has this event first, with that other post, and then the event `merged`.
    case waiting(Post)
    /// An event in which a request was merged into an existing post, which now has the content of the request; see
    /// `PostDuplicatePolicy`.
    case merged(Post)
    /// An event in which a request was refused, with the post that it would have had and the reason for the refusal.
    case refused(Post, PostRefusal)
    /// An event in which a post is about to enter the screen.
    case willPost(Post)
    /// An event in which the entrance of a post has ended. A post that is removed before that has no such event.
    case didPost(Post)
    /// An event in which a post on screen was updated and now shows other content.
    case updated(Post)
    /// An event in which `Post.count`, the number of requests that a post represents, has changed to a new number.
    case counted(Post, Int)
    /// An event in which a post is about to leave the screen.
    case willRemove(Post)
    /// An event in which a post has ended, with the reason. If the post was on screen, its view has left the screen.
    /// ``Post/timeShown`` is the final number of seconds for which the user could see the post.
    case ended(Post, PostRemovalReason)
}

extension PostEvent {
    /// The post that the event is about.
    public var post: Post {
        switch self {
        case .waiting(let post), .merged(let post), .refused(let post, _), .willPost(let post), .didPost(let post),
            .updated(let post),
            .counted(let post, _), .willRemove(let post), .ended(let post, _):
            post
        }
    }

    /// The key of the post that the event is about; nil if the post has no key.
    @MainActor public var key: PostKey? { post.key }

    /// The posted value; nil for a post of a view, and for a refused request. The value is released when the post has ended. So
    /// the property is nil when the stream `PostManager.events` delivers the event `ended`, whereas a closure of
    /// `PostCallbacks.onEvent(_:)` can still read the value.
    @MainActor public var value: (any Postable)? { post.value }

    /// The severity of the post that the event is about; nil if the post has no severity.
    @MainActor public var severity: PostSeverity? { post.severity }

    /// The text in the posted view or, if the view isn't made, the `Postable.summary` of the posted value; see ``Post/text``.
    @MainActor public var text: String { post.text }
}

// MARK: - CustomStringConvertible

extension PostEvent: CustomStringConvertible {
    /// A description of the event for logs: its name and the post's `description`. It doesn't contain the post's text.
    public var description: String {
        switch self {
        case .waiting(let post): "waiting: \(post)"
        case .merged(let post): "merged: \(post)"
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
