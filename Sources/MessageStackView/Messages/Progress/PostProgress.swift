import UIKit

/// What an operation tells how far it is, from any thread.
///
/// ```swift
/// progress.report(0.5)
/// ```
public final class PostProgress: Sendable {
    private let state: PostProgressState

    @MainActor
    init(show: @escaping @MainActor (Double?) -> Void) {
        state = PostProgressState(show: show)
    }

    /// Shows how much is done when the main actor has its next turn; of several reports until then, the last.
    ///
    /// - Parameter fraction: from 0 to 1, and clamped to that; nil for a progress that nobody knows. NaN counts as nil.
    public func report(_ fraction: Double?) {
        guard state.note(fraction.flatMap { $0.isNaN ? nil : $0 }) else { return }
        Task { @MainActor [state] in state.showLast() }
    }
}

/// The last report that was not shown yet.
private final class PostProgressState: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`; nil for none, `.some(nil)` for an unknown progress.
    private var last: Double??
    private let show: @MainActor (Double?) -> Void

    init(show: @escaping @MainActor (Double?) -> Void) {
        self.show = show
    }

    /// - Returns: whether somebody has to see to it that it is shown.
    func note(_ fraction: Double?) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        defer { last = .some(fraction) }
        return last == nil
    }

    @MainActor
    func showLast() {
        lock.lock()
        let fraction = last
        last = nil
        lock.unlock()
        if let fraction { show(fraction) }
    }
}
