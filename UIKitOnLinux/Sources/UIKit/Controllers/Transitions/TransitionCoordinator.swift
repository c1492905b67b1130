/// The coordinator of a transition, which collects animations and completions and reports the transition's state.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    private let context: TransitionContext
    /// The duration, curve and speed of the transition, once known.
    var pace: (duration: TimeInterval, curve: UIView.AnimationCurve, speed: CGFloat) = (0, .easeInOut, 1)
    private var actions = AlongsideActions()
    private var interactionHandlers: [(Context) -> Void] = []

    init(_ context: TransitionContext) {
        self.context = context
        super.init()
    }

    // MARK: - Driven by the transition

    /// Runs the registered animations, inside or outside an animation of the transition.
    func runAnimations() {
        for animation in actions.begin() { animation(self) }
    }

    func interactionDidChange() {
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs the completions, as the last step of the transition.
    func runCompletions() {
        interactionHandlers = []
        for completion in actions.end() { completion(self) }
    }

    // MARK: - UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        switch actions.add(animation: animation, completion: completion) {
        case .refused: return false
        case .taken: return true
        case .joins(let animation):
            context.transition?.animateAlongside { [self] in animation(self) }
            return true
        }
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
        if !actions.isOver { interactionHandlers.append(handler) }
    }

    // MARK: - UIViewControllerTransitionCoordinatorContext

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.initiallyInteractive }
    var isInterruptible: Bool { context.transition?.isInterruptible ?? false }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { pace.duration }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { pace.speed }
    var completionCurve: UIView.AnimationCurve { pace.curve }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
