import UIKit

/// A change of one post that a poster carries out.
@MainActor
public struct PostChange {
    /// The kind of a change.
    public enum Kind: Hashable, Sendable {
        /// Add the slot and bring it in.
        case post
        /// Bring the slot out and remove it. The slot may still be entering or leaving; it leaves from where it is.
        case remove(PostRemovalReason)
        /// Adapt to another presentation, and to another size of the slot, which may be entering, or held by a finger.
        case update
    }

    /// The kind of the change.
    public let kind: Kind
    /// The post that changes.
    public let post: Post
    /// The view to add, move and remove. It contains the posted view.
    public let slot: PostSlot
    /// Whether the change may take time. If not, the slot has to be in its final state when `carryOut(_:)` returns.
    public let isAnimated: Bool
    /// The presentation: the poster's, edited by the post's request.
    public let presentation: PostPresentation
    /// The throw by which a finger caused a removal; nil for any other change.
    public let throwing: PostThrow?
    /// Reports the end of the change. Only the first call counts; releasing the closure without a call counts as one.
    /// An update needn't report its end.
    public let completion: @MainActor () -> Void

    /// The velocity of the finger that caused a removal, in points per second; nil for any other change.
    public var velocity: CGPoint? { throwing?.velocity }
    /// Whether another post replaces this one.
    public var isReplaced: Bool {
        switch kind {
        case .remove(.overridden), .remove(.replaced), .remove(.evicted): true
        default: false
        }
    }
    /// The posted view; nil if it was taken from the slot.
    public var content: UIView? { slot.content }
    /// The phase of the post's life.
    public var phase: PostPhase { post.phase }
}

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
