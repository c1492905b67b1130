import UIKit

/// A handle on one post: it tells the phase of the post and the reason for its end, and changes or removes it.
///
/// Keeping it is optional. It keeps neither the view nor the manager alive.
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

    /// The posted view; nil before it is made and after nobody else keeps it.
    public internal(set) weak var view: UIView?

    /// The number of requests that the post stands for: 1, and one more for each that `PostDuplicatePolicy.count`
    /// added.
    public internal(set) var count = 1

    /// The manager; nil once it is gone.
    weak var owner: (any PostOwner)?

    private var end: PostRemovalReason?
    private var listeners: [@MainActor (PostRemovalReason) -> Void] = []

    private static var lastID: UInt64 = 0

    init(owner: any PostOwner, view: UIView?) {
        Self.lastID += 1
        id = ID(rawValue: Self.lastID)
        self.owner = owner
        self.view = view
    }

    /// The phase of the post's life.
    public var phase: PostPhase {
        guard end == nil, let owner else { return .removed }
        return owner.phase(of: id) ?? .removed
    }

    /// The reason for the post's end; nil until its end is decided.
    public var reason: PostRemovalReason? {
        end ?? (owner == nil ? .hostGone : nil)
    }

    /// The reason why the request was refused; nil if it was accepted.
    public var refusal: PostRefusal? {
        if case .refused(let refusal) = end { refusal } else { nil }
    }

    /// Waits until the post has left the screen and returns the reason for its end. Returns at once if the post has
    /// ended or was refused. Like `Task.value` it goes on waiting if the waiting task is cancelled.
    public var removed: PostRemovalReason {
        get async {
            if let reason { return reason }
            return await withCheckedContinuation { continuation in
                whenEnded { continuation.resume(returning: $0) }
            }
        }
    }

    /// Removes the post from the screen or from the waiting posts. Does nothing if it has ended. If it is leaving, an
    /// unanimated removal finishes its exit at once.
    ///
    /// - Parameters:
    ///   - animated: whether the exit is animated; nil, the default, for what its request says.
    ///   - reason: the reason that is reported. With `.programmatic`, the default, and `.cancelled` the post stays
    ///     until its `minimumTime` is over.
    ///   - completion: called once, when the post has ended; at once if it has ended already.
    public func remove(
        animated: Bool? = nil,
        reason: PostRemovalReason = .programmatic,
        completion: (@MainActor () -> Void)? = nil
    ) {
        if let completion { whenEnded { _ in completion() } }
        owner?.remove([id], because: reason, animated: animated)
    }

    // MARK: Internal

    /// Calls `listener` after the end of the post was reported to delegates and handlers; at once if that has happened.
    func whenEnded(_ listener: @escaping @MainActor (PostRemovalReason) -> Void) {
        if let reason, owner?.hasReportedEnd(of: id) ?? true { listener(reason) } else { listeners.append(listener) }
    }

    /// Records the reason for the end, which is reported later. The first reason stays.
    func decideEnd(_ reason: PostRemovalReason) {
        if end == nil { end = reason }
    }

    /// Calls the listeners.
    func reportEnd() {
        guard let end else { return }
        let listeners = listeners
        self.listeners = []
        for listener in listeners { listener(end) }
    }
}

/// A manager, as its posts and the views that show them use it.
@MainActor
protocol PostOwner: AnyObject {
    /// Returns the phase of a post; nil if it has ended.
    func phase(of id: Post.ID) -> PostPhase?

    /// Returns whether delegates and handlers know that the post has ended.
    func hasReportedEnd(of id: Post.ID) -> Bool

    /// Removes posts; `animated` is nil for what each request says.
    func remove(_ ids: [Post.ID], because reason: PostRemovalReason, animated: Bool?)

    /// Starts or ends a hold on a post at the next turn of the clock, so that it may be called during layout.
    func holdSoon(_ id: Post.ID, by source: PostHold, _ isHeld: Bool)
}
