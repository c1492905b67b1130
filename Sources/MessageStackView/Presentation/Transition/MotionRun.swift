import UIKit

/// One property of a view on its way.
@MainActor
final class MotionRun {
    private let animator: UIViewPropertyAnimator
    private let curve: MotionCurve
    private let start: TimeInterval
    private let way: MotionVector

    /// Begins at once, or after the pace's delay.
    ///
    /// - Parameters:
    ///   - way: from where it is to where it goes.
    ///   - pace: when, and how fast.
    ///   - velocity: how fast it is at the beginning, per second.
    ///   - change: puts the property where it goes.
    ///   - completion: called when it is there; not if it is stopped.
    init(
        along way: MotionVector,
        pace: PostPace,
        velocity: MotionVector,
        change: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.way = way
        curve = MotionCurve(pace, velocity: way.progress(of: velocity))
        start = CACurrentMediaTime() + pace.waiting
        // Springs say themselves how long they take.
        animator = UIViewPropertyAnimator(duration: pace.seconds, timingParameters: curve.timingParameters)
        animator.addAnimations(change)
        animator.addCompletion { _ in completion() }
        if pace.waiting > 0 {
            animator.startAnimation(afterDelay: pace.waiting)
        } else {
            animator.startAnimation()
        }
    }

    /// How fast it is at this moment, per second.
    var velocity: MotionVector { way * CGFloat(curve.velocity(after: CACurrentMediaTime() - start)) }

    /// Leaves the property as it is seen.
    func stop() {
        animator.stopAnimation(true)
    }
}
