/// A change from one controller to another that is under way.
///
/// Made first, so that those who hear of the change can join it; then run, by UIKit's own movement or by an animator of
/// the app's. It ends once: by itself, when it is hurried, or when the app's animator says so. Then whoever made it hears
/// of it (callbacks of appearance), then those who animated alongside, then `afterwards` runs.
@MainActor
final class ControllerTransition {
    /// How UIKit's own transitions move; the spring was measured on the sheets of iOS 26.1.
    static var spring: UISpringTimingParameters { UISpringTimingParameters() }
    private static let springDuration: TimeInterval = 0.4

    let context: TransitionContext
    let coordinator: TransitionCoordinator
    /// Runs when a person lets go of it.
    var onInteractionEnd: (_ completes: Bool) -> Void = { _ in }
    private(set) var isOver = false

    private var completion: ((Bool) -> Void)?
    private let afterwards: (Bool) -> Void
    /// UIKit's own movement.
    private(set) var systemAnimator: UIViewPropertyAnimator?
    /// The app's.
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

    // MARK: - UIKit's own movements

    /// One that isn't animated ends with the next turn of the loop.
    func run(timing: any UITimingCurveProvider = ControllerTransition.spring, _ animations: @escaping () -> Void) {
        guard context.isAnimated else {
            UIView.performWithoutAnimation {
                animations()
                coordinator.runAnimations()
            }
            RunCycle.onNextTurn { [weak self] in self?.complete(true) }
            return
        }
        // The duration counts for springs of a ratio only; that of UIKit's transitions takes the time of its physics.
        let animator = UIViewPropertyAnimator(duration: Self.springDuration, timingParameters: timing)
        animator.isUserInteractionEnabled = false
        systemAnimator = animator
        coordinator.pace.duration =
            timing.springTimingParameters?.effectiveDuration(Self.springDuration) ?? Self.springDuration
        animator.addAnimations(animations)
        // A person who has led it back already leaves nothing to join.
        let isCancelled = context.transitionWasCancelled
        if !isCancelled { animator.addAnimations { [coordinator] in coordinator.runAnimations() } }
        animator.addCompletion { [weak self] in self?.complete($0 != .start && !isCancelled) }
        if context.isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    /// Brings the transition to its end now; one that is turning back, to its start. False for an animator of the app's
    /// that can't be hurried: it is going to end by itself.
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

    // MARK: - An animator of the app's

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
        // One that leads by itself takes those along who joined.
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

    /// With the movement's time and curve, or at once if it isn't animated.
    func animateAlongside(_ animations: @escaping () -> Void) {
        guard context.isAnimated else { return UIView.performWithoutAnimation(animations) }
        if let systemAnimator { return systemAnimator.addAnimations(animations) }
        let started = AnimationEngine.groups(startedBy: {
            UIView.animate(withDuration: coordinator.pace.duration, animations: animations)
        })
        groups += started.filter { new in !groups.contains { $0 === new } }
    }

    // MARK: - Leading by hand

    /// Rests where it is.
    func pause() {
        systemAnimator?.pauseAnimation()
        for group in groups { group.timeline.pause(at: FrameClock.now) }
        let passed = systemAnimator?.fractionComplete ?? groups.first.map { CGFloat($0.timeline.fraction(at: 0)) }
        context.updateInteractiveTransition(passed ?? 0)
    }

    /// Moves what rests to a part of the way.
    func lead(to fraction: CGFloat) {
        context.updateInteractiveTransition(fraction)
        systemAnimator?.fractionComplete = fraction
        for group in groups { group.timeline.rest(at: Double(min(1, max(0, fraction)))) }
        RunCycle.setNeedsCommit()
    }

    /// The person has let go: what rests runs on, or back.
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
                group.timeline.retime(
                    group.timeline.curve, vertical: nil, seconds: left / speed, forwards: completes)
            }
            group.timeline.run(forwards: completes, after: 0)
            AnimationEngine.register(group)
        }
    }

    // MARK: - The end

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
