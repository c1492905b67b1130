/// What there is to know of a transition between two screens.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// `.none` for a transition that is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a person led the transition from its beginning.
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    /// Whether a person leads the transition now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds, without what a person takes.
    var transitionDuration: TimeInterval { get }
    /// From 0 to 1, as it was last set by hand.
    var percentComplete: CGFloat { get }
    /// What the rest of the way is gone with once the person has let go; 1 is the usual speed.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    /// The rotation that the transition brings.
    var targetTransform: CGAffineTransform { get }
}

/// A transition between two screens that is under way, with which other things can be animated.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates with the transition, with its time and curve; a transition that isn't animated runs it as it is.
    ///
    /// `completion` runs once the transition is over, cancelled or not, after the callbacks of appearance. False, and
    /// neither is called, if the transition is over already.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As above for views that aren't in the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs whenever a person lets go of the transition, or catches it again.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
