/// The completion of one change, which a poster may call once, often or never.
///
/// When its last copy goes without having been called, that is a call too. `deinit` may run anywhere: it only sends the
/// news to the main actor.
final class PostCompletion: Sendable {
    private let report: @MainActor @Sendable () -> Void
    /// Written on the main actor; `deinit` has the object to itself.
    nonisolated(unsafe) private var wasCalled = false

    init(_ report: @escaping @MainActor @Sendable () -> Void) {
        self.report = report
    }

    deinit {
        guard !wasCalled else { return }
        Task { @MainActor [report] in report() }
    }

    @MainActor
    func call() {
        guard !wasCalled else { return }
        wasCalled = true
        report()
    }
}
