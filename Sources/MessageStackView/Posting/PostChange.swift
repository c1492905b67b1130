public import UIKit

/// A change of one post on screen: its entrance, its exit or an update. A `PostManager` passes the change to the method
/// `UIViewPoster.carryOut(_:)` of the poster, the object that shows the post.
///
/// A subclass of a poster can pass an edited copy of the change to `super.carryOut(_:)`, for example to turn off the animation.
@MainActor
public struct PostChange {
    /// The kind of a change: an entrance, an exit or an update.
    public enum Kind: Equatable, Sendable {
        /// An entrance: the poster (the object that shows the post) adds the slot, a `PostSlot` with the posted view, and runs
        /// the entrance animation.
        case post
        /// An exit, with the reason why the post leaves: the poster (the object that shows the post) runs the exit animation and
        /// removes the slot, the `PostSlot` with the posted view. If the slot is still moving, it leaves from its current
        /// position.
        case remove(PostRemovalReason)
        /// An update: the poster (the object that shows the post) applies a changed presentation, and adapts its layout to the
        /// size of the slot, the `PostSlot` with the posted view. The slot may still be entering.
        case update
    }

    /// The kind of the change: an entrance, an exit or an update.
    public let kind: Kind
    /// The post that enters, leaves or is updated.
    public let post: Post
    /// The view around the posted view. The poster (the object that shows the post) adds, moves and removes this view.
    public let slot: PostSlot
    /// A Boolean value that indicates whether the change is animated. If it is false, `slot` must be in its final state when
    /// `UIViewPoster.carryOut(_:)` returns.
    public var isAnimated: Bool
    /// The presentation with which the poster (the object that shows the post) must show the post. `PostOptions.presentation`
    /// describes whether the request, the posted value, the default options or the poster determines the presentation.
    public var presentation: PostPresentation
    /// The velocity, spin and edge of the throw, the drag with which the user removes the post from the screen. The property is
    /// nil for a change that isn't caused by a throw.
    public let throwing: PostPan.Throw?
    /// A closure that the poster (the object that shows the post) calls when the change has ended. Only the first call counts.
    /// Releasing the closure without calling it has the same effect. The poster needn't call the closure of an update.
    public var completion: @MainActor () -> Void

    /// The velocity in points per second with which the user throws the post off the screen, at the end of a drag. It is nil
    /// for a change that isn't caused by a throw.
    public var velocity: CGPoint? { throwing?.velocity }
    /// A Boolean value that indicates whether the post leaves because another post takes its place on screen.
    public var isReplaced: Bool {
        switch kind {
        case .remove(.overridden), .remove(.replaced), .remove(.evicted): true
        default: false
        }
    }
    /// The posted view, which is inside `slot`. It is nil if other code has removed the view from the slot.
    public var content: UIView? { slot.content }
    /// The phase of the post: `.entering`, `.shown` or `.leaving`.
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
