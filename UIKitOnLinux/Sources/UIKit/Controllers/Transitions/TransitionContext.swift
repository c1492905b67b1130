internal import Readings

/// The state of one transition as seen by animators.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers, with its view and frames in the container.
    struct Side {
        let controller: UIViewController
        /// The view, or nil if the transition doesn't move it.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    var from: Side?
    var to: Side?

    var isInteractive: Bool
    let initiallyInteractive: Bool
    private(set) var percentComplete: CGFloat = 0
    private(set) var transitionWasCancelled = false
    private(set) weak var transition: ControllerTransition?

    init(
        from: Side?, to: Side?, in containerView: UIView, isAnimated: Bool, isInteractive: Bool = false,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated && (isInteractive || !Reading.transitionsAreOff.isOn)
        self.isInteractive = isInteractive
        self.presentationStyle = presentationStyle
        initiallyInteractive = isInteractive
        super.init()
    }

    func attach(to transition: ControllerTransition) { self.transition = transition }

    // MARK: - Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = min(1, max(0, percentComplete.isNaN ? 0 : percentComplete))
    }

    func finishInteractiveTransition() { endInteraction(completes: true) }
    func cancelInteractiveTransition() { endInteraction(completes: false) }

    func pauseInteractiveTransition() {
        guard !isInteractive, let transition, !transition.isOver else { return }
        isInteractive = true
        transition.pause()
        transition.coordinator.interactionDidChange()
    }

    private func endInteraction(completes: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = !completes
        transition?.interactionDidEnd(completes: completes)
    }

    func completeTransition(_ didComplete: Bool) { transition?.complete(didComplete) }

    // MARK: - Sides

    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from?.controller : key == .to ? to?.controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.view : key == .to ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].compactMap { $0 }.first { $0.controller === controller }
    }
}
