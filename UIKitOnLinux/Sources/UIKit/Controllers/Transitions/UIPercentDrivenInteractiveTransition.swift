/// An interaction controller that starts an animator's animations and lets the user drive them.
///
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    /// The duration of the animator, in seconds.
    open var duration: CGFloat { CGFloat(context?.transition?.coordinator.pace.duration ?? 0) }

    /// The progress of the transition, from 0 to 1.
    open var percentComplete: CGFloat { context?.percentComplete ?? 0 }

    /// The speed of the remaining animation. 1, the default, is the animation's normal speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// A Boolean value that indicates whether the transition starts interactively. If false, the animation runs on its
    /// own until `pause()`.
    open var wantsInteractiveStart = true

    // MARK: - UIViewControllerInteractiveTransitioning

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let transition = context.transition else { return }
        self.context = context
        transition.startAppAnimation()
        transition.pause()
        transition.lead(to: 0)
    }

    /// Stores the context of a transition that may become interactive later.
    func follow(_ context: TransitionContext) { self.context = context }

    // MARK: - Updating

    /// Pauses a running animation and makes the transition interactive.
    open func pause() { context?.pauseInteractiveTransition() }

    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, !percentComplete.isNaN else { return }
        context.transition?.lead(to: percentComplete)
    }

    /// Cancels the interaction and animates back to the start.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Ends the interaction and animates to the end.
    open func finish() { context?.finishInteractiveTransition() }
}
