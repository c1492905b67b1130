/// The context of a transition, through which an animator reads and controls it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The animator adds the new view to it.
    var containerView: UIView { get }

    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the user is driving the transition.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Sets the progress, from 0 to 1. Animations alongside follow.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    /// Makes a running interruptible transition interactive again.
    func pauseInteractiveTransition()

    /// Ends the transition. The animator calls it once, after all animations, with false if the transition was
    /// canceled.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the transition, always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns the initial frame in the container, in points, or zero for a view that isn't in it at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame in the container, in points, or zero for a view that isn't in it at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}
