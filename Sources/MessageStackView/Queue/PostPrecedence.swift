/// Whether a post waits for those on the screen, or takes the place of one of them.
public enum PostPrecedence: Hashable, Sendable {
    /// It waits for its turn. The default.
    case enqueue

    /// It comes before all that wait. If there is no room, it takes the place of the least urgent post on the screen,
    /// the oldest of several, whose priority is not above its own; that one's end is `PostRemovalReason.overridden`.
    ///
    /// If all of them are more urgent, the request is refused, with `PostRefusal.outranked`. A post never overrides one
    /// that was posted after it.
    ///
    /// - Parameters:
    ///   - dropsWaiting: whether everything that waits ends too, once the request is accepted; false by default.
    ///   - returnsShown: whether the post that makes room waits for another turn, with the time that it had left,
    ///     rather than end; false by default.
    case override(dropsWaiting: Bool = false, returnsShown: Bool = false)
}
