/// Lets a person lead the animations of an animator: it starts them, and moves them by hand.
///
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    /// That of the animator, in seconds.
    open var duration: CGFloat { CGFloat(context?.transition?.coordinator.pace.duration ?? 0) }

    /// From 0 to 1.
    open var percentComplete: CGFloat { context?.percentComplete ?? 0 }

    /// How fast the rest of the way is gone; 1, the default, is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// False starts the animation by itself; `pause()` catches it.
    open var wantsInteractiveStart = true

    // MARK: - UIViewControllerInteractiveTransitioning

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let transition = context.transition else { return }
        self.context = context
        transition.startAppAnimation()
        transition.pause()
        transition.lead(to: 0)
    }

    /// Remembers what it may have to catch.
    func follow(_ context: TransitionContext) { self.context = context }

    // MARK: - Leading

    /// Catches an animation that runs by itself.
    open func pause() { context?.pauseInteractiveTransition() }

    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, !percentComplete.isNaN else { return }
        context.transition?.lead(to: percentComplete)
    }

    /// Runs back to the start.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Runs on to the end.
    open func finish() { context?.finishInteractiveTransition() }
}
