/// What led to a post; it decides whether the post may interrupt what is spoken.
public enum PostOrigin: Hashable, Sendable {
    /// Something that the user has just done. The post is announced over what is spoken.
    case user
    /// Something that happened by itself. Unless it is an error, it is announced when nothing else is spoken.
    case background
}
