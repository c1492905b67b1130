import UIKit

/// The motion of a slot from its entrance to its exit. It calls the animator and decides whether a finger may move the
/// slot.
///
/// These decisions are independent of the animator, so that a custom animator can't put a post into an invalid state:
/// the completion of an interrupted animation is ignored, and a finger moves only a slot that is held.
@MainActor
final class SlotMotion {
    /// A Boolean value that indicates whether a finger holds the slot.
    private(set) var isHeld = false

    /// A Boolean value that indicates whether the slot is leaving, even while a finger holds it.
    private(set) var isLeaving = false

    /// A Boolean value that indicates whether an animation of the slot is in progress.
    private(set) var isMoving = false

    private weak var slot: PostSlot?
    private var animator: any PostAnimator = MotionAnimator()
    private var course: PostAnimationContext.Course?
    private var completion: (@MainActor () -> Void)?
    /// The number of the current animation, which distinguishes its completion from those of interrupted ones.
    private var serial: UInt64 = 0

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// The pose of the slot; during an animation, the pose at its end.
    var pose: PostPose { slot.map { PostPose($0.transform) } ?? .rest }

    // MARK: In and out

    /// Animates the slot to its position of rest. It has been added and laid out.
    ///
    /// - Parameter completion: A closure that is called when the slot is at rest, unless `leave` is called before.
    func enter(_ context: PostAnimationContext, animated: Bool, completion: @escaping @MainActor () -> Void) {
        course = context.course
        if let makeAnimator = context.transition.makeAnimator { animator = makeAnimator() }
        guard animated else { return completion() }
        self.completion = completion
        animator.enter(context, completion: begin())
    }

    /// Animates the slot off the screen.
    ///
    /// - Parameters:
    ///   - throwing: The throw by a finger; nil for the current velocity.
    ///   - completion: A closure that is called when the slot is off screen, unless this method is called again before.
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

    /// Handles a change of the host's size.
    func hostDidChange(_ context: PostAnimationContext) {
        guard isMoving else { return }
        course = context.course
        animator.hostDidChange(context)
    }

    // MARK: With a finger

    /// Stops the slot at its current position because a finger holds it.
    ///
    /// - Returns: The current pose.
    @discardableResult
    func hold() -> PostPose {
        guard let context = currentContext else { return .rest }
        serial += 1
        isMoving = false
        isHeld = true
        return animator.hold(context)
    }

    /// Moves a held slot to `pose`.
    func follow(_ pose: PostPose) {
        guard isHeld, let context = currentContext else { return }
        animator.follow(pose, context)
    }

    /// Releases a held slot, which then moves to its position of rest or, if it is leaving, off the screen. Does
    /// nothing if the slot isn't held.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger in points per second.
    ///   - spin: The angular velocity in radians per second, clockwise. The default is 0.
    ///   - timing: The timing of the return to rest. The default is `.calm`.
    func letGo(velocity: CGPoint, spin: CGFloat = 0, timing: PostAnimationTiming = .calm) {
        guard isHeld, let context = currentContext else { return }
        isHeld = false
        animator.letGo(velocity: velocity, spin: spin, timing: timing, context, completion: begin())
    }

    /// Marks the slot as not held without moving it. Called before another object moves the slot.
    func endHold() {
        isHeld = false
    }

    // MARK: Private

    /// The context of the animator's calls. Posters that don't use `enter` have none, but their slots can be held too.
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
        return { [weak self, serial] in self?.complete(serial) }
    }

    private func complete(_ serial: UInt64) {
        guard serial == self.serial, isMoving else { return }
        isMoving = false
        let completion = completion
        self.completion = nil
        completion?()
    }
}
