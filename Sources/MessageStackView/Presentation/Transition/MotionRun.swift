import UIKit

/// One property of a view on its way.
@MainActor
final class MotionRun {
    private let animator: UIViewPropertyAnimator
    private let curve: MotionCurve
    private let vertical: MotionCurve
    private let start: TimeInterval
    private let way: MotionVector

    /// Begins at once, or after the pace's delay.
    ///
    /// - Parameters:
    ///   - way: from where it is to where it goes.
    ///   - curve: how far along it is at which time.
    ///   - vertical: the same for what is up and down of a position, on a spring of its own; nil if it is the same.
    ///   - delay: seconds before it begins.
    ///   - change: puts the property where it goes.
    ///   - completion: called when it is there; not if it is stopped.
    init(
        along way: MotionVector,
        curve: MotionCurve,
        vertical: MotionCurve? = nil,
        delay: TimeInterval = 0,
        change: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.way = way
        self.curve = curve
        self.vertical = vertical ?? curve
        start = CACurrentMediaTime() + delay
        var velocity: Double?
        if case .spring(_, let initialVelocity)? = vertical { velocity = initialVelocity }
        animator = UIViewPropertyAnimator(
            duration: curve.duration, timingParameters: curve.timingParameters(vertical: velocity))
        animator.addAnimations(change)
        animator.addCompletion { _ in completion() }
        if delay > 0 {
            animator.startAnimation(afterDelay: delay)
        } else {
            animator.startAnimation()
        }
    }

    /// How fast it is at this moment, per second.
    var velocity: MotionVector {
        let time = CACurrentMediaTime() - start
        var velocity = way * CGFloat(curve.velocity(after: time))
        velocity.y = way.y * CGFloat(vertical.velocity(after: time))
        return velocity
    }

    /// Leaves the property as it is seen.
    func stop() {
        animator.stopAnimation(true)
    }
}
