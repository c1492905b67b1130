/// Where a post is in its life. It only ever moves forward, but for a post that was overridden and waits for another
/// turn: from `leaving` it goes back to `queued`.
public enum PostPhase: Hashable, Sendable {
    /// Accepted, and waiting for its turn.
    case queued
    /// On its way onto the screen.
    case entering
    /// At rest on the screen. Its time runs in this phase only.
    case shown
    /// On its way off the screen.
    case leaving
    /// Ended, or refused from the start.
    case removed
}
