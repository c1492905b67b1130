/// What becomes of a request whose key is that of a post that waits, enters or is shown. (A leaving one is no duplicate.)
public enum PostDuplicatePolicy: Hashable, Sendable {
    /// It is posted like any other. The default.
    case post
    /// It is refused, with `PostRefusal.duplicateKey`.
    case ignore
    /// The others end, with `PostRemovalReason.replaced`, and it waits for its turn.
    case replace
}
