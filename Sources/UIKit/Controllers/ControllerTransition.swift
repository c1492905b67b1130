/// A change from one controller to another that is under way.
///
/// It ends by itself, or at once when something else is to happen; its completion runs exactly once either way, with
/// whether it came to its end rather than back to its start.
@MainActor
final class ControllerTransition {
    let animator: UIViewPropertyAnimator?
    private var completion: ((Bool) -> Void)?

    /// Starts the transition. One that isn't animated ends with the next turn of the loop.
    init(
        animated: Bool, timing: any UITimingCurveProvider = UISpringTimingParameters(),
        animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        self.completion = completion
        guard animated else {
            animator = nil
            UIView.performWithoutAnimation(animations)
            RunCycle.onNextTurn { [weak self] in self?.complete(at: .end) }
            return
        }
        // The duration counts for springs of a ratio only; that of UIKit's transitions takes the time of its physics.
        let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: timing)
        animator.isUserInteractionEnabled = false
        self.animator = animator
        animator.addAnimations(animations)
        animator.addCompletion { [weak self] in self?.complete(at: $0) }
        animator.startAnimation()
    }

    private static let duration: TimeInterval = 0.4

    /// Brings the transition to its end now; one that is turning back, to its start.
    func finish() {
        guard completion != nil else { return }
        if let animator, animator.state == .active {
            let position: UIViewAnimatingPosition = animator.isReversed ? .start : .end
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
        }
        complete(at: .end)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completion = completion
        self.completion = nil
        completion?(position != .start)
    }
}
