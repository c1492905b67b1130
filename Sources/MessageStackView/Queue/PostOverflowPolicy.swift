/// What becomes of a request when as many posts wait as may.
public enum PostOverflowPolicy: Hashable, Sendable {
    /// It is refused, with `PostRefusal.queueFull`. The default.
    case refuse
    /// The oldest of the waiting posts makes room, with `PostRemovalReason.evicted`.
    case dropOldest
    /// The newest of the waiting posts makes room.
    case dropNewest
    /// The least urgent of the waiting posts makes room, the newest of several; a request that is not more urgent than
    /// that is refused.
    case dropLowest
}
