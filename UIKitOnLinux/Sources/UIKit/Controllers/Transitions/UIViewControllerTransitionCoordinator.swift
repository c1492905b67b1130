/// The state of a transition between two controllers.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// The style of the presentation, or `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that indicates whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether the user is driving the transition.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// The duration in seconds, without the time of interaction.
    var transitionDuration: TimeInterval { get }
    /// The progress last set interactively, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the animation after the interaction; 1 is normal.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    /// The rotation of the transition.
    var targetTransform: CGAffineTransform { get }
}

/// A transition in progress, with which other changes can be animated.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation with the transition's duration and curve. If the transition isn't animated, the changes are
    /// applied at once.
    ///
    /// `completion` runs when the transition has ended or been canceled, after the appearance callbacks. Returns false,
    /// without calling either closure, if the transition has ended already.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs an animation of views outside the transition's container with the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Adds a handler that runs whenever the user ends or resumes the interaction.
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
