/// What becomes of a request whose key is that of a post that waits, enters or is shown. (A leaving one is no
/// duplicate.)
public enum PostDuplicatePolicy: Hashable, Sendable {
    /// It is posted like any other. The default.
    case post
    /// It is refused, with `PostRefusal.duplicateKey`.
    case ignore
    /// The others end, with `PostRemovalReason.replaced`. If one of them is on the screen, it takes that one's place at
    /// once; else it waits for its turn.
    case replace
    /// The newest of the others takes over what it shows and how long, in place; it ends at once itself, with
    /// `PostRemovalReason.merged(into:)`.
    case update
    /// The newest of the others shows that it stands for one more, and its time begins again; the request ends at once
    /// itself, with `PostRemovalReason.merged(into:)`.
    case count
}
