import UIKit

/// The way of a slot from its entrance to its exit: has an animator move it, and says what a finger may do meanwhile.
///
/// What counts is decided here, so that an animator of one's own can't confuse a post: a completion of what was
/// interrupted is ignored, and a slot that nobody holds isn't moved by a finger.
@MainActor
final class SlotMotion {
    /// Whether a finger holds the slot.
    private(set) var isHeld = false

    /// Whether the slot is on its way out, or would be if no finger held it.
    private(set) var isLeaving = false

    /// Whether the slot moves by itself.
    private(set) var isMoving = false

    private weak var slot: PostSlot?
    private var animator: any PostAnimator = MotionAnimator()
    private var course: PostAnimationContext.Course?
    private var completion: (@MainActor () -> Void)?
    /// Distinguishes what goes on from what was interrupted.
    private var serial: UInt64 = 0

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// Where the slot is in relation to its place of rest; while it moves, where it is going to.
    var pose: PostPose { slot.map { PostPose($0.transform) } ?? .rest }

    // MARK: In and out

    /// Brings the slot to rest. It has been added and laid out.
    ///
    /// - Parameter completion: called when it is at rest; not if it is brought out before.
    func enter(_ context: PostAnimationContext, animated: Bool, completion: @escaping @MainActor () -> Void) {
        course = context.course
        if let makeAnimator = context.transition.makeAnimator { animator = makeAnimator() }
        guard animated else { return completion() }
        self.completion = completion
        animator.enter(context, completion: begin())
    }

    /// Brings the slot out of sight.
    ///
    /// - Parameters:
    ///   - throwing: how a finger let go of it; nil for the speed that it has.
    ///   - completion: called when it is out of sight; not if this is called again before.
    func leave(
        _ context: PostAnimationContext,
        throwing: PostThrow? = nil,
        animated: Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        course = context.course
        isLeaving = true
        isHeld = false
        guard animated else {
            serial += 1
            isMoving = false
            self.completion = nil
            return completion()
        }
        self.completion = completion
        animator.leave(context, throwing: throwing, completion: begin())
    }

    /// The host has another size.
    func hostDidChange(_ context: PostAnimationContext) {
        guard isMoving else { return }
        course = context.course
        animator.hostDidChange(context)
    }

    // MARK: With a finger

    /// Stops the slot where it is seen.
    ///
    /// - Returns: where that is.
    @discardableResult
    func hold() -> PostPose {
        guard let context = currentContext else { return .rest }
        serial += 1
        isMoving = false
        isHeld = true
        return animator.hold(context)
    }

    /// Puts a held slot to `pose`.
    func follow(_ pose: PostPose) {
        guard isHeld, let context = currentContext else { return }
        animator.follow(pose, context)
    }

    /// Lets the slot go on to where it was going. Does nothing if it isn't held.
    func letGo(velocity: CGPoint, spin: CGFloat = 0, timing: PostAnimationTiming = .calm) {
        guard isHeld, let context = currentContext else { return }
        isHeld = false
        animator.letGo(velocity: velocity, spin: spin, timing: timing, context, completion: begin())
    }

    /// Leaves the slot where it is, for somebody else to move.
    func handOver() {
        isHeld = false
    }

    // MARK: Private

    /// A slot that its poster moves by other means can be held all the same.
    private var currentContext: PostAnimationContext? {
        guard let slot else { return nil }
        guard let course else {
            return PostAnimationContext(slot: slot, transition: PostTransition(), edge: .top) { _ in .zero }
        }
        return PostAnimationContext(slot: slot, course: course)
    }

    private func begin() -> @MainActor () -> Void {
        serial += 1
        isMoving = true
        return { [weak self, serial] in self?.arrive(serial) }
    }

    private func arrive(_ serial: UInt64) {
        guard serial == self.serial, isMoving else { return }
        isMoving = false
        let completion = completion
        self.completion = nil
        completion?()
    }
}
