public import UIKit

/// A change of one post that a poster carries out.
///
/// A subclass of a poster can edit a copy before it calls `super.carryOut(_:)`, for example to turn off the animation.
@MainActor
public struct PostChange {
    /// A kind of change.
    public enum Kind: Equatable, Sendable {
        /// Add the slot and run its entrance.
        case post
        /// Run the exit of the slot and remove it. If the slot is still moving, it leaves from its current position.
        case remove(PostRemovalReason)
        /// Apply a changed presentation and adapt to the size of the slot. The slot may be entering, or held by a
        /// finger.
        case update
    }

    /// The kind of the change.
    public let kind: Kind
    /// The post that enters, leaves or is updated.
    public let post: Post
    /// The view to add, move and remove. It contains the posted view.
    public let slot: PostSlot
    /// A Boolean value that indicates whether the change is animated. If not, the slot must be in its final state when
    /// `carryOut(_:)` returns.
    public var isAnimated: Bool
    /// The presentation of the post, by the rules of `PostRequest.presentation`.
    public var presentation: PostPresentation
    /// The throw by which a finger caused a removal; nil for any other change.
    public let throwing: PostPan.Throw?
    /// A closure that reports the end of the change. Only the first call counts. Releasing the closure without calling
    /// it has the same effect. The end of an update needn't be reported.
    public var completion: @MainActor () -> Void

    /// The velocity of the finger that caused a removal, in points per second; nil for any other change.
    public var velocity: CGPoint? { throwing?.velocity }
    /// A Boolean value that indicates whether the post leaves because another post takes its place.
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
/// Releasing the last copy has the same effect as a call. `deinit` may run on any thread, so it reports the end on the
/// main actor.
final class PostCompletion: Sendable {
    private let report: @MainActor @Sendable () -> Void
    /// Written on the main actor. Nothing else uses the object while `deinit` runs.
    nonisolated(unsafe) private var wasCalled = false

    init(_ report: @escaping @MainActor @Sendable () -> Void) {
        self.report = report
    }

    deinit {
        guard unsafe !wasCalled else { return }
        Task { @MainActor [report] in report() }
    }

    @MainActor
    func call() {
        guard unsafe !wasCalled else { return }
        unsafe wasCalled = true
        report()
    }
}
