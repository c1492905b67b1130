/// An event in the life of a manager's posts.
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
    /// A post counts one more request for its key. The number is the new count.
    case counted(Post, Int)
    /// A post is about to leave the screen.
    case willRemove(Post)
    /// A post has ended. If it was on screen, it has left.
    case ended(Post, PostRemovalReason)
}
