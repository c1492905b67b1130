/// What happens to a manager's posts, in order.
public enum PostEvent: Sendable {
    /// A request was accepted, and waits for its turn; or a post that was shown waits for another.
    case queued(Post)
    /// A request was not accepted.
    case refused(Post, PostRefusal)
    /// A post is about to come onto the screen.
    case willPost(Post)
    /// A post is on the screen, at rest.
    case didPost(Post)
    /// A post shows something else, in place.
    case updated(Post)
    /// A post stands for one more request of its key: for so many.
    case counted(Post, Int)
    /// A post is about to leave the screen.
    case willRemove(Post)
    /// A post has ended, and has left the screen if it was on it.
    case ended(Post, PostRemovalReason)
}
