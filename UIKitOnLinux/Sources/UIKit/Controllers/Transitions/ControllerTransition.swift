/// A transition from one controller to another.
///
/// It is created first, so that callbacks can register animations; then it runs, with the system's animation or a
/// custom animator. It ends once: by itself, by `finish()`, or when the custom animator completes it. Then `completion`
/// runs (appearance callbacks), then the completions that were registered with the coordinator, then `afterwards`.
@MainActor
final class ControllerTransition {
    /// The timing of the system's transitions. The spring was measured on the sheets of iOS 26.1.
    static var spring: UISpringTimingParameters { UISpringTimingParameters() }
    private static let springDuration: TimeInterval = 0.4

    let context: TransitionContext
    let coordinator: TransitionCoordinator
    /// Called when the user ends the interaction.
    var onInteractionEnd: (_ completes: Bool) -> Void = { _ in }
    private(set) var isOver = false

    private var completion: ((Bool) -> Void)?
    private let afterwards: (Bool) -> Void
    /// The animator of a system animation.
    private(set) var systemAnimator: UIViewPropertyAnimator?
    /// The custom animator.
    private var appAnimator: (any UIViewControllerAnimatedTransitioning)?
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    private var groups: [AnimationGroup] = []

    init(
        _ context: TransitionContext, completion: @escaping (_ arrived: Bool) -> Void,
        afterwards: @escaping (_ arrived: Bool) -> Void = { _ in }
    ) {
        self.context = context
        self.completion = completion
        self.afterwards = afterwards
        coordinator = TransitionCoordinator(context)
        context.attach(to: self)
    }

    var isInterruptible: Bool { systemAnimator != nil }

    // MARK: - System animations

    /// Runs a system animation. A transition without animation ends in the next turn of the run loop.
    func run(timing: any UITimingCurveProvider = ControllerTransition.spring, _ animations: @escaping () -> Void) {
        guard context.isAnimated else {
            UIView.performWithoutAnimation {
                animations()
                coordinator.runAnimations()
            }
            RunCycle.onNextTurn { [weak self] in self?.complete(true) }
            return
        }
        // The duration is only used by springs with a damping ratio; UIKit's transition springs have a physical
        // duration.
        let animator = UIViewPropertyAnimator(duration: Self.springDuration, timingParameters: timing)
        animator.isUserInteractionEnabled = false
        systemAnimator = animator
        coordinator.pace.duration =
            timing.springTimingParameters?.effectiveDuration(Self.springDuration) ?? Self.springDuration
        animator.addAnimations(animations)
        // If the user has already canceled, no animation joins.
        let isCancelled = context.transitionWasCancelled
        if !isCancelled { animator.addAnimations { [coordinator] in coordinator.runAnimations() } }
        animator.addCompletion { [weak self] in self?.complete($0 != .start && !isCancelled) }
        if context.isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    /// Ends the transition now, or moves it back to its start if it is reversing. Returns false if a custom animator
    /// can't be completed early; it then ends by itself.
    @discardableResult
    func finish() -> Bool {
        guard !isOver else { return true }
        if let animator = systemAnimator, animator.state == .active {
            let position: UIViewAnimatingPosition = animator.isReversed ? .start : .end
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
        } else if appAnimator != nil {
            if context.isInteractive { context.cancelInteractiveTransition() }
            for group in groups { AnimationEngine.bringToEnd(group) }
            return isOver
        }
        complete(!context.transitionWasCancelled)
        return true
    }

    // MARK: - Custom animators

    func run(
        by animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        appAnimator = animator
        self.interactor = interactor
        coordinator.pace.duration = max(0, animator.transitionDuration(using: context))
        guard let interactor, context.isInteractive else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.follow(context)
            return startAppAnimation()
        }
        coordinator.pace.curve = interactor.completionCurve
        coordinator.pace.speed = interactor.completionSpeed
        interactor.startInteractiveTransition(context)
        // For a custom interaction controller without animations, run the registered animations.
        if groups.isEmpty, !isOver { animateAlongside { [coordinator] in coordinator.runAnimations() } }
    }

    func startAppAnimation() {
        guard let appAnimator else { return }
        groups = AnimationEngine.groups(startedBy: {
            appAnimator.animateTransition(using: context)
            if !isOver { animateAlongside { [coordinator] in coordinator.runAnimations() } }
        })
    }

    // MARK: - Joining

    /// Animates with the transition's duration and curve, or applies the changes at once if it isn't animated.
    func animateAlongside(_ animations: @escaping () -> Void) {
        guard context.isAnimated else { return UIView.performWithoutAnimation(animations) }
        if let systemAnimator { return systemAnimator.addAnimations(animations) }
        let started = AnimationEngine.groups(startedBy: {
            UIView.animate(withDuration: coordinator.pace.duration, animations: animations)
        })
        groups += started.filter { new in !groups.contains { $0 === new } }
    }

    // MARK: - Interaction

    /// Pauses at the current position.
    func pause() {
        systemAnimator?.pauseAnimation()
        for group in groups { group.timeline.pause(at: FrameClock.now) }
        let passed = systemAnimator?.fractionComplete ?? groups.first.map { CGFloat($0.timeline.fraction(at: 0)) }
        context.updateInteractiveTransition(passed ?? 0)
    }

    /// Moves the paused transition to a fraction of its progress.
    func lead(to fraction: CGFloat) {
        context.updateInteractiveTransition(fraction)
        systemAnimator?.fractionComplete = fraction
        for group in groups { group.timeline.rest(at: Double(min(1, max(0, fraction)))) }
        RunCycle.setNeedsCommit()
    }

    /// Continues forward or backward after the user has ended the interaction.
    func interactionDidEnd(completes: Bool) {
        onInteractionEnd(completes)
        coordinator.interactionDidChange()
        if let systemAnimator {
            systemAnimator.isReversed = !completes
            return systemAnimator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        for group in groups {
            let speed = Double(interactor?.completionSpeed ?? 1)
            if speed > 0, speed != 1 {
                let left = group.timeline.remaining(forwards: completes)
                group.timeline.retime(group.timeline.curves, seconds: left / speed, forwards: completes)
            }
            group.timeline.run(forwards: completes, after: 0)
            AnimationEngine.register(group)
        }
    }

    // MARK: - Completion

    func complete(_ arrived: Bool) {
        guard let completion else { return }
        self.completion = nil
        isOver = true
        context.isInteractive = false
        appAnimator?.animationEnded(arrived)
        completion(arrived)
        coordinator.runCompletions()
        afterwards(arrived)
        appAnimator = nil
        interactor = nil
        groups = []
    }
}
