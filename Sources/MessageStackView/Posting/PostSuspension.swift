/// Keeps a manager's posts waiting, and those on the screen where they are, until it is released or forgotten.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension. Others of the same manager go on.
    @MainActor
    public func release() {
        end()
    }
}
