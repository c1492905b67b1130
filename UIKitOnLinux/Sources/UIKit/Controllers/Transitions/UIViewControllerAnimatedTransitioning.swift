/// An animator for the transition from one controller to another.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds, which also applies to animations alongside.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns one animator for the whole transition, which can then be interrupted and driven by the user. Optional in
    /// Apple's UIKit.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called after the transition with whether it was completed. Optional in Apple's UIKit.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder for an optional method that isn't implemented, which can't be detected without Objective-C.
final class AbsentAnimator: UIViewPropertyAnimator {
    init() {
        super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    }
}
