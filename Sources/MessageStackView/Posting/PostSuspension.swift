/// Stops the time of a manager's posts and keeps others waiting, or stops the time of one post, until it is released or
/// let go of.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension. Others go on.
    @MainActor
    public func release() {
        end()
    }
}
