import MessageStackView

/// The names of the closures of the app's options that were called.
@MainActor
final class RecordedClosures {
    private(set) var calls: [String] = []

    /// Sets the closures while `body` runs.
    static func record(_ body: (RecordedClosures) throws -> Void) rethrows {
        let options = PostEnvironment.app.options
        defer { PostEnvironment.app.options = options }
        let closures = RecordedClosures()
        PostEnvironment.app.options.willPost { _ in closures.calls.append("willPost") }
        PostEnvironment.app.options.didPost { _ in closures.calls.append("didPost") }
        PostEnvironment.app.options.willRemove { _ in closures.calls.append("willRemove") }
        PostEnvironment.app.options.onEnd { _, _ in closures.calls.append("didEnd") }
        try body(closures)
    }
}
