/// What an animator has to know of a transition, and whom it tells.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The views move in it; the one that comes is added by the animator.
    var containerView: UIView { get }

    var isAnimated: Bool { get }
    /// Whether a person leads the transition now.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// `.none` for a transition that is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// From 0 to 1; those who animate alongside follow.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    /// Makes a running transition that can be interrupted interactive again.
    func pauseInteractiveTransition()

    /// To be called once by the animator, when everything has come to rest; false if it was cancelled.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation that the transition brings; the identity.
    var targetTransform: CGAffineTransform { get }

    /// In the container, in points; zero for a view that isn't there at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// In the container, in points; zero for a view that is not there at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}
