/// The order in which a manager's waiting posts come.
public enum PostOrdering: Hashable, Sendable {
    /// The highest priority first; of the same priority, the one that was posted first. The default.
    case priorityThenAge
    /// The one that was posted first, whatever its priority.
    case age
    /// The one that was posted last, whatever its priority.
    case newestFirst
}
