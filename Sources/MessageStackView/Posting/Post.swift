import UIKit

/// What became of a request: a handle to look at, to wait for and to remove it by.
///
/// Keeping it is optional, and keeps neither the view nor the manager alive.
///
/// ```swift
/// let post = postView.post(PostRequest(view: UIView(), dismissAfter: 3))
/// let reason = await post.removed
/// ```
@MainActor
public final class Post: Identifiable {
    nonisolated public let id: ID

    /// The view that is shown; nil before it is made and after nobody else keeps it.
    public internal(set) weak var view: UIView?

    weak var manager: PostManager?

    private var end: PostRemovalReason?
    private var waiters: [CheckedContinuation<PostRemovalReason, Never>] = []

    private static var lastID: UInt64 = 0

    init(manager: PostManager, view: UIView?) {
        Self.lastID += 1
        id = ID(rawValue: Self.lastID)
        self.manager = manager
        self.view = view
    }

    /// Where it is in its life.
    public var phase: PostPhase {
        guard end == nil, let manager else { return .removed }
        return manager.queue.phase(of: id) ?? .removed
    }

    /// Why it ended; nil until then.
    public var reason: PostRemovalReason? {
        end ?? (manager == nil ? .hostGone : nil)
    }

    /// Why it was not accepted; nil if it was.
    public var refusal: PostRefusal? {
        if case .refused(let refusal) = end { refusal } else { nil }
    }

    /// Waits until it has left the screen, and tells why. It answers at once if that has happened, or if it was
    /// refused. Like `Task.value` it waits on when the task that asks is cancelled.
    public var removed: PostRemovalReason {
        get async {
            if let reason { return reason }
            return await withCheckedContinuation { waiters.append($0) }
        }
    }

    /// Takes it off the screen, or out of those that wait. Does nothing if it has ended; if it is leaving, an
    /// unanimated removal finishes that at once.
    ///
    /// - Parameters:
    ///   - animated: nil for what its request asked for.
    ///   - reason: what everybody is told.
    public func remove(animated: Bool? = nil, reason: PostRemovalReason = .programmatic) {
        manager?.remove(id, because: reason, animated: animated)
    }

    /// Its end has been decided, though not yet told. The first reason stays.
    func decideEnd(_ reason: PostRemovalReason) {
        if end == nil { end = reason }
    }

    /// Answers those who wait for the end.
    func tellEnd() {
        guard let end else { return }
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.resume(returning: end) }
    }
}
