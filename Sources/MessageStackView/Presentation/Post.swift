import UIKit

/// What became of a request: a handle to look at, to wait for, to change and to remove it by.
///
/// Keeping it is optional, and keeps neither the view nor the manager alive.
///
/// ```swift
/// let post = postView.post(PostRequest(view: UIView(), dismissAfter: 3))
/// post.extend(by: 2)
/// let reason = await post.removed
/// ```
@MainActor
public final class Post: Identifiable {
    public typealias ID = PostID

    nonisolated public let id: ID

    /// The view that is shown; nil before it is made and after nobody else keeps it.
    public internal(set) weak var view: UIView?

    /// How many requests it stands for: 1, and one more for each that `PostDuplicatePolicy.count` added.
    public internal(set) var count = 1

    weak var manager: PostManager?

    private var end: PostRemovalReason?
    private var listeners: [@MainActor (PostRemovalReason) -> Void] = []

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
            return await withCheckedContinuation { continuation in
                whenEnded { continuation.resume(returning: $0) }
            }
        }
    }

    /// Takes it off the screen, or out of those that wait. Does nothing if it has ended; if it is leaving, an
    /// unanimated removal finishes that at once.
    ///
    /// - Parameters:
    ///   - animated: nil for what its request asked for.
    ///   - reason: what everybody is told. For `.programmatic`, the default, and `.cancelled` its `minimumTime` counts.
    ///   - completion: called once, when it has ended; at once if it has already.
    public func remove(
        animated: Bool? = nil,
        reason: PostRemovalReason = .programmatic,
        completion: (@MainActor () -> Void)? = nil
    ) {
        if let completion { whenEnded { _ in completion() } }
        manager?.remove([id], because: reason, animated: animated)
    }

    // MARK: Internal

    /// Calls `listener` when it has ended and everybody else was told; at once if that has happened.
    func whenEnded(_ listener: @escaping @MainActor (PostRemovalReason) -> Void) {
        if let reason, manager?.records[id] == nil { listener(reason) } else { listeners.append(listener) }
    }

    /// Its end has been decided, though not yet told. The first reason stays.
    func decideEnd(_ reason: PostRemovalReason) {
        if end == nil { end = reason }
    }

    /// Answers those who wait for the end.
    func tellEnd() {
        guard let end else { return }
        let listeners = listeners
        self.listeners = []
        for listener in listeners { listener(end) }
    }
}
