import UIKit

/// The motion of a slot from its entrance to its exit. One engine moves it. An animator of the app can run the entrance and the
/// exit instead.
///
/// An animator of the app can't put a post into an invalid state: the completion of an interrupted animation is ignored, and a
/// finger moves only a slot that is held.
@MainActor
final class SlotMotion {
    /// A Boolean value that indicates whether a finger holds the slot.
    private(set) var isHeld = false

    /// A Boolean value that indicates whether the slot is leaving, even while a finger holds it.
    private(set) var isLeaving = false

    /// A Boolean value that indicates whether an animation of the slot is in progress.
    private(set) var isMoving = false

    private weak var slot: PostSlot?
    private let engine = MotionAnimator()
    /// The animator of the app; nil for the engine.
    private var ownAnimator: (any PostAnimator)?
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
        ownAnimator = context.transition.makeAnimator?()
        guard animated else { return completion() }
        self.completion = completion
        (ownAnimator ?? engine).enter(context, completion: begin())
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
        stopOwnAnimator(context)
        (ownAnimator ?? engine).leave(context, throwing: throwing, completion: begin())
    }

    /// Handles a change of the host's size.
    func hostDidChange(_ context: PostAnimationContext) {
        guard isMoving else { return }
        course = context.course
        (ownAnimator ?? engine).hostDidChange(context)
    }

    // MARK: With a finger

    /// Stops the slot at its current position because a finger holds it.
    ///
    /// - Returns: The current pose.
    @discardableResult
    func hold() -> PostPose {
        guard let context = currentContext else { return .rest }
        stopOwnAnimator(context)
        serial += 1
        isMoving = false
        isHeld = true
        return engine.hold(context)
    }

    /// Moves a held slot to `pose`.
    func follow(_ pose: PostPose) {
        if isHeld { slot?.transform = pose.transform }
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
        if isLeaving, let ownAnimator { return ownAnimator.leave(context, throwing: nil, completion: begin()) }
        engine.letGo(velocity: velocity, spin: spin, timing: timing, context, completion: begin())
    }

    /// Marks the slot as not held without moving it. Called before another object moves the slot.
    func endHold() {
        isHeld = false
    }

    // MARK: Private

    /// Stops the animations of the app's animator and of the engine at their current values on screen.
    private func stopOwnAnimator(_ context: PostAnimationContext) {
        guard ownAnimator != nil else { return }
        _ = engine.hold(context)
        let slot = context.slot
        // There is no such state before the first frame.
        guard let seen = slot.layer.presentation() else { return }
        var transform = seen.affineTransform()
        transform.tx += seen.position.x - slot.center.x
        transform.ty += seen.position.y - slot.center.y
        let opacity = CGFloat(seen.opacity)
        slot.layer.removeAllAnimations()
        slot.transform = transform
        // The parts of glass change instead of the slot.
        if slot.glassBody == nil { slot.alpha = opacity }
    }

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
