public import UIKit

/// A change of one post on screen: its entrance, its exit or an update. The manager passes it to `UIViewPoster.carryOut(_:)`.
///
/// A subclass of a poster can edit a copy before it calls `super.carryOut(_:)`, for example to turn off the animation.
@MainActor
public struct PostChange {
    /// The kind of a change: an entrance, an exit or an update.
    public enum Kind: Equatable, Sendable {
        /// An entrance: the poster adds the slot and runs its entrance animation.
        case post
        /// An exit, with the reason why the post leaves: the poster runs the exit animation and removes the slot. If the slot
        /// is still moving, it leaves from its current position.
        case remove(PostRemovalReason)
        /// An update: the poster applies a changed presentation, and adapts its layout to the size of the slot. The slot may
        /// still be entering.
        case update
    }

    /// The kind of the change.
    public let kind: Kind
    /// The post that enters, leaves or is updated.
    public let post: Post
    /// The view that the poster adds, moves and removes. It contains the posted view.
    public let slot: PostSlot
    /// A Boolean value that indicates whether the change is animated. If it is false, the slot must be in its final state when
    /// `carryOut(_:)` returns.
    public var isAnimated: Bool
    /// The presentation with which the poster shows the post. It is the result of the request, the posted value, the defaults
    /// and the poster, by the precedence of `PostOptions.presentation`.
    public var presentation: PostPresentation
    /// The velocity, spin and edge of the user's throw that removes the post; nil for a change that isn't caused by a throw.
    public let throwing: PostPan.Throw?
    /// A closure that the poster calls when the change has ended. Only the first call counts. Releasing the closure without
    /// calling it has the same effect. The closure of an update needn't be called.
    public var completion: @MainActor () -> Void

    /// The velocity of the user's throw that removes the post, in points per second; nil for a change that isn't caused by a
    /// throw.
    public var velocity: CGPoint? { throwing?.velocity }
    /// A Boolean value that indicates whether the post leaves because another post takes its place on screen.
    public var isReplaced: Bool {
        switch kind {
        case .remove(.overridden), .remove(.replaced), .remove(.evicted): true
        default: false
        }
    }
    /// The posted view, which is inside the slot. It is nil if other code has removed the view from the slot.
    public var content: UIView? { slot.content }
    /// The phase of the post: it is entering, shown or leaving.
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
