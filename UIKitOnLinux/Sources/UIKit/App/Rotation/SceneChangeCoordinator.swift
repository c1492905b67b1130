/// Collects the animations and completions that run alongside a change of a scene's size or orientation.
final class SceneChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    private var actions = AlongsideActions()

    init(duration: TimeInterval, targetTransform: CGAffineTransform, window: UIWindow?) {
        transitionDuration = duration
        self.targetTransform = targetTransform
        containerView = window ?? UIView()
        super.init()
    }

    // MARK: - Driven by the change

    func runAnimations() {
        for animation in actions.begin() { animation(self) }
    }

    func runCompletions() {
        for completion in actions.end() { completion(self) }
    }

    // MARK: - UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        switch actions.add(animation: animation, completion: completion) {
        case .refused: return false
        case .taken: return true
        case .joins(let animation):
            UIView.animate(withDuration: transitionDuration) { [self] in animation(self) }
            return true
        }
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

    // MARK: - UIViewControllerTransitionCoordinatorContext

    var isAnimated: Bool { transitionDuration > 0 }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
