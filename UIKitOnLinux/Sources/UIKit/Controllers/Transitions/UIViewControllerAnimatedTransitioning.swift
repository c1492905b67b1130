/// Animates the change from one controller to another.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// In seconds; what is animated alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds what comes to the container, animates, and calls `completeTransition(_:)` in the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// One animator for the whole of the transition, which can then be caught and led by hand; optional on Apple's.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// The transition is over; whether it came to its end. Optional on Apple's.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an optional method that was left out, which nothing else tells without Objective-C.
final class AbsentAnimator: UIViewPropertyAnimator {
    init() {
        super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    }
}
