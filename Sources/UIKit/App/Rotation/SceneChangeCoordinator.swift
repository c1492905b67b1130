/// Collects what is to happen with a change of a scene's size or orientation.
final class SceneChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    private enum Phase {
        case waiting, running, over
    }

    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    private var phase = Phase.waiting
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []

    init(duration: TimeInterval, targetTransform: CGAffineTransform, window: UIWindow?) {
        transitionDuration = duration
        self.targetTransform = targetTransform
        containerView = window ?? UIView()
        super.init()
    }

    // MARK: - Driven by the change

    func runAnimations() {
        phase = .running
        let animations = animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    func runCompletions() {
        phase = .over
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    // MARK: - UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        guard phase != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if phase == .waiting {
            animations.append(animation)
        } else {
            UIView.animate(withDuration: transitionDuration) { [self] in animation(self) }
        }
        return true
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
