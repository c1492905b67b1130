import UIKit

/// Moves a slot along the vertical: in, with a finger, back to rest, and out.
///
/// Whatever takes over begins where the slot is and with the speed that it has. Where people asked for less motion,
/// the slot fades instead of moving in and out; it still follows a finger.
@MainActor
final class SlotMotion {
    private enum Goal {
        case rest
        case away
    }

    private struct Run {
        let animator: UIViewPropertyAnimator
        let spring: PostSpring
        let startTime: TimeInterval
        let distance: CGFloat
        /// Of the whole distance, per second.
        let initialVelocity: Double
    }

    /// Whether a finger holds the slot.
    private(set) var isHeld = false

    /// Whether the slot is on its way out, or would be if no finger held it.
    var isLeaving: Bool { goal == .away }

    /// Whether the slot moves by itself.
    var isMoving: Bool { run != nil }

    private weak var slot: PostSlot?
    private var goal = Goal.rest
    /// How far from rest the slot is out of sight.
    private var awayOffset: CGFloat = 0
    private var run: Run?
    private var completion: (@MainActor () -> Void)?

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// Points below its place of rest, as set; while it moves, where it is going to.
    var offset: CGFloat { slot?.transform.ty ?? 0 }

    /// Points per second downwards at this moment.
    var velocity: CGFloat {
        guard let run else { return 0 }
        let time = CACurrentMediaTime() - run.startTime
        return run.distance * run.spring.state(after: time, initialVelocity: run.initialVelocity).velocity
    }

    // MARK: In and out

    /// Brings the slot to rest from `offset`, where it is out of sight. The slot has been added and laid out.
    ///
    /// - Parameter completion: called when it is at rest; not if it is brought out before.
    func enter(from offset: CGFloat, animated: Bool, completion: @escaping @MainActor () -> Void) {
        goal = .rest
        awayOffset = offset
        guard animated, let slot else { return completion() }
        slot.transform = CGAffineTransform(translationX: 0, y: Self.fades ? 0 : offset)
        slot.alpha = Self.fades ? 0 : 1
        self.completion = completion
        move(PostSpring.lively, velocity: 0)
    }

    /// Brings the slot out of sight.
    ///
    /// - Parameters:
    ///   - velocity: points per second downwards, at which a finger let go; nil for the speed that it has.
    ///   - completion: called when it is out of sight; not if this is called again before.
    func leave(
        to offset: CGFloat,
        velocity: CGFloat? = nil,
        animated: Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        goal = .away
        awayOffset = offset
        let velocity = velocity ?? self.velocity
        stop()
        isHeld = false
        guard animated else {
            self.completion = nil
            return completion()
        }
        self.completion = completion
        move(PostSpring.calm, velocity: velocity)
    }

    // MARK: With a finger

    /// Stops the slot where it is.
    ///
    /// - Returns: the offset there.
    @discardableResult
    func hold() -> CGFloat {
        stop()
        isHeld = true
        return offset
    }

    /// Puts a held slot to `offset`.
    func follow(_ offset: CGFloat) {
        guard isHeld else { return }
        slot?.transform = CGAffineTransform(translationX: 0, y: offset)
    }

    /// Lets the slot go on to where it was going. Does nothing if it isn't held.
    func letGo(velocity: CGFloat) {
        guard isHeld else { return }
        isHeld = false
        move(PostSpring.calm, velocity: velocity)
    }

    /// Leaves the slot where it is, for somebody else to move.
    func handOver() {
        isHeld = false
    }

    // MARK: Motion

    private static var fades: Bool { UIAccessibility.isReduceMotionEnabled }

    private func move(_ spring: PostSpring, velocity: CGFloat) {
        guard let slot else { return }
        let target = goal == .rest ? 0 : Self.fades ? offset : awayOffset
        let alpha: CGFloat = goal == .away && Self.fades ? 0 : 1
        let distance = target - offset
        guard distance != 0 || slot.alpha != alpha else { return arrive() }
        let spring = Self.fades ? PostSpring.calm : spring
        let initialVelocity = distance == 0 ? 0 : velocity / distance
        // The springs say themselves how long they take.
        let animator = UIViewPropertyAnimator(
            duration: .animationDuration,
            timingParameters: spring.timing(initialVelocity: initialVelocity)
        )
        animator.addAnimations {
            slot.transform = CGAffineTransform(translationX: 0, y: target)
            slot.alpha = alpha
        }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, let animator, run?.animator === animator else { return }
            arrive()
        }
        run = Run(
            animator: animator,
            spring: spring,
            startTime: CACurrentMediaTime(),
            distance: distance,
            initialVelocity: initialVelocity
        )
        animator.startAnimation()
    }

    private func stop() {
        guard let animator = run?.animator else { return }
        run = nil
        animator.stopAnimation(true)
    }

    private func arrive() {
        run = nil
        let completion = completion
        self.completion = nil
        completion?()
    }
}
