internal import Readings

// The animators of a presentation: the system's, or those of the app's transitioning delegate.
extension Presentation {
    typealias Animators = (
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    )

    /// Returns the transitioning delegate's animator and interaction controller for an animated transition.
    func animators(
        animated: Bool,
        _ animation: (any UIViewControllerTransitioningDelegate) -> (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
    ) -> Animators? {
        guard animated, !Reading.transitionsAreOff.isOn, let delegate = presented.transitioningDelegate,
            let animator = animation(delegate)
        else {
            return nil
        }
        return (animator, interaction(delegate, animator))
    }

    func makeTransition(
        from: UIViewController, to: UIViewController, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)?, isLedByPerson: Bool = false,
        completion: ((Bool) -> Void)? = nil, afterwards: ((Bool) -> Void)? = nil
    ) -> ControllerTransition {
        let isInteractive = isLedByPerson || interactor?.wantsInteractiveStart ?? false
        let context = TransitionContext(
            from: TransitionContext.Side(controller: from), to: TransitionContext.Side(controller: to), in: container,
            isAnimated: animated, isInteractive: isInteractive, presentationStyle: controller.presentationStyle)
        let transition = ControllerTransition(
            context, completion: completion ?? { [weak self] in self?.didEnter($0) },
            afterwards: afterwards ?? { [weak self] in self?.didFinishEntering($0) })
        from.activeTransition = transition
        to.activeTransition = transition
        return transition
    }

    /// Prepares a presentation with a custom animator. The animator adds the presented view to the container. If the
    /// presenter's view is to be removed, this method moves it into the container.
    func prepareEntrance(_ context: TransitionContext) {
        let frame = controller.frameOfPresentedViewInContainerView
        if let view = controller.presentedView {
            context.to?.view = view
            context.to?.finalFrame = frame
            view.place(at: frame)
        }
        guard coversPresenter, !Reading.presentersViewsStay.isOn, let view = presenter?.viewIfLoaded else { return }
        home = place(of: view)
        container.addSubview(view)
        context.from?.view = view
        context.from?.initialFrame = container.bounds
    }

    /// Prepares a dismissal with a custom animator. The animator animates the frontmost presented view. If the
    /// presentation removed the presenter's view, the animator also adds that view to the container.
    func prepareExit(_ context: TransitionContext, of front: Presentation) {
        if let view = front.controller.presentedView {
            context.from?.view = view
            context.from?.initialFrame = view.frame
        }
        guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
        context.to?.view = view
        context.to?.finalFrame = front.container.bounds
    }
}
