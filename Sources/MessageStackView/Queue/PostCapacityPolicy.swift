/// What becomes of a post for which there is no room on the screen.
public enum PostCapacityPolicy: Hashable, Sendable {
    /// It waits until another leaves. The default.
    case wait
    /// The least urgent post on the screen makes room, the oldest of several, with `PostRemovalReason.evicted`, unless
    /// all are more urgent.
    case removeOldest
}
