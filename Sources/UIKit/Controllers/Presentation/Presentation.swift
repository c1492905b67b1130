/// One controller shown over another, from `present` until it is gone.
///
/// The callbacks of appearance come in UIKit's order. Where the presenter's view is taken out: presenter will disappear,
/// presented will appear, presented did appear, presenter did disappear; back again with the roles exchanged. Otherwise
/// the presented one alone. What is seen is up to the presentation controller.
@MainActor
final class Presentation {
    enum Phase {
        case entering, shown, leaving
    }

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
    /// Whether the presenter's view is out of the window while the presented one is shown.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    let container: PresentationContainerView
    private weak var source: UIViewController?
    var phase = Phase.entering
    var transition: ControllerTransition?
    var completions: [() -> Void] = []
    /// Whether people lead it out, or have begun to.
    var isDismissedByPerson = false
    /// Whether callbacks of the entrance run, during which a dismissal has to wait.
    private var isTellingOfEntrance = false
    private var pendingLeave: (animated: Bool, completion: (() -> Void)?)?
    /// Where the presenter's view stood.
    private var home: (superview: UIView, index: Int)?

    init(
        of presented: UIViewController, over presenter: UIViewController, from source: UIViewController,
        by controller: UIPresentationController, in host: UIView, frame: CGRect
    ) {
        self.presenter = presenter
        self.presented = presented
        self.source = source
        self.controller = controller
        container = PresentationContainerView(for: controller, frame: frame)
        host.addSubview(container)
        controller.attach(to: presenter, in: container)
        container.onEscape = { [weak self] in self?.dismissByPerson() ?? false }
        if let sheet = controller as? UISheetPresentationController { follow(sheet) }
    }

    // MARK: - Entering

    func enter(animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        if let completion { completions.append(completion) }
        presented.passage = .presented
        let animators = animators(animated: animated) { delegate in
            delegate.animationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
        } interaction: { delegate, animator in
            delegate.interactionControllerForPresentation(using: animator)
        }
        let transition = makeTransition(
            from: presenter, to: presented, animated: animated, interactor: animators?.interactor)
        self.transition = transition
        transition.onInteractionEnd = { [weak self] in if !$0 { self?.turnAroundEntrance() } }
        tellOfEntrance {
            let isAdaptation = (controller as? CoveringPresentationController)?.isAdaptation ?? false
            controller.delegate?.presentationController(
                controller, willPresentWithAdaptiveStyle: isAdaptation ? controller.presentationStyle : .none,
                transitionCoordinator: transition.coordinator)
            controller.presentationTransitionWillBegin()
            if coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
            presented.beginAppearanceTransition(true, animated: animated)
            if let animators {
                prepareEntrance(transition.context)
                transition.run(by: animators.animator, animators.interactor)
                presented.confirmAppearance()
            } else {
                installPresentedView()
                transition.run(timing: controller.entranceTiming) { [controller] in controller.showPresentedView() }
            }
        }
        followPendingLeave()
    }

    private func installPresentedView() {
        UIView.performWithoutAnimation {
            controller.installPresentedView()
            container.layoutIfNeeded()
            controller.prepareEntrance()
        }
        presented.confirmAppearance()
    }

    private func didEnter(_ completed: Bool) {
        transition = nil
        tellOfEntrance {
            if completed {
                phase = .shown
                // An animator may have left it to others to add the view.
                if presented.viewIfLoaded?.window == nil { installPresentedView() }
                presented.endAppearanceTransition()
                if coversPresenter { takeOutPresenter() }
            } else {
                restorePresentersView()
                takeOut()
                if coversPresenter { presenter?.endAppearanceTransition() }
                presented.endAppearanceTransition()
            }
            controller.presentationTransitionDidEnd(completed)
            if !completed { controller.detach() }
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
    }

    /// A person has let go of the entrance too early: everyone hears the opposite of what they heard.
    private func turnAroundEntrance() {
        presented.passage = .dismissed
        presented.beginAppearanceTransition(false, animated: true)
        guard coversPresenter else { return }
        presenter?.beginAppearanceTransition(true, animated: true)
        presenter?.confirmAppearance()
    }

    private func didFinishEntering(_ completed: Bool) {
        if completed { runCompletions() }
        followPendingLeave()
    }

    /// A dismissal from inside `callbacks` follows them.
    private func tellOfEntrance(_ callbacks: () -> Void) {
        isTellingOfEntrance = true
        callbacks()
        isTellingOfEntrance = false
    }

    private func followPendingLeave() {
        guard !isTellingOfEntrance, let leave = pendingLeave else { return }
        pendingLeave = nil
        self.leave(animated: leave.animated, completion: leave.completion)
    }

    private func takeOutPresenter() {
        guard let presenter, let presenterView = presenter.viewIfLoaded else { return }
        if home == nil { home = place(of: presenterView) }
        presenterView.removeFromSuperview()
        presenter.endAppearanceTransition()
    }

    private func place(of view: UIView) -> (superview: UIView, index: Int)? {
        view.superview.map { ($0, $0.subviews.firstIndex { $0 === view } ?? 0) }
    }

    // MARK: - Leaving

    /// Leaves with all that stands on it; an entrance that is under way comes to its end first. A call while it leaves
    /// adds its completion.
    func leave(
        animated: Bool, timing: any UITimingCurveProvider = ControllerTransition.spring, completion: (() -> Void)?
    ) {
        guard !isTellingOfEntrance, phase != .entering || transition?.finish() ?? true else {
            pendingLeave = (animated, completion)
            return
        }
        if let completion { completions.append(completion) }
        guard phase == .shown else { return finishDrag() }
        for presentation in stack.dropFirst() { presentation.transition?.finish() }
        let leaving = stack
        let front = leaving.last ?? self
        let animators = front.animators(animated: animated) { delegate in
            delegate.animationController(forDismissed: front.presented)
        } interaction: { delegate, animator in
            delegate.interactionControllerForDismissal(using: animator)
        }
        let transition = startLeaving(leaving, animated: animated, interactor: animators?.interactor)
        if let animators {
            prepareExit(transition.context, of: front)
            transition.run(by: animators.animator, animators.interactor)
            bringBackPresenter()
        } else {
            bringBackPresenter()
            transition.run(timing: timing) { front.controller.hidePresentedView() }
        }
    }

    func leaveNow() {
        leave(animated: false, completion: nil)
        transition?.finish()
    }

    /// This one and those that stand on it, back to front.
    var stack: [Presentation] { [self] + (presented.presentation?.stack ?? []) }

    /// Tells everyone. The one in front is seen to go; those between it and what comes back are gone at once.
    @discardableResult
    func startLeaving(
        _ leaving: [Presentation], animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        isLedByPerson: Bool = false
    ) -> ControllerTransition {
        let front = leaving.last ?? self
        let transition = front.makeTransition(
            from: front.presented, to: presenter ?? presented, animated: animated, interactor: interactor,
            isLedByPerson: isLedByPerson
        ) { [weak self] in
            self?.didLeave(leaving, $0)
        } afterwards: { [weak self] in
            if $0 { self?.runCompletions() } else { self?.completions = [] }
        }
        transition.onInteractionEnd = { [weak self] in if !$0 { self?.turnAroundExit() } }
        self.transition = transition
        for presentation in leaving.reversed() {
            presentation.phase = .leaving
            presentation.presented.passage = .dismissed
            presentation.presented.activeTransition = transition
            presentation.controller.isLeaving = true
            presentation.controller.dismissalTransitionWillBegin()
            presentation.presented.beginAppearanceTransition(false, animated: animated)
            if presentation !== front { presentation.container.isHidden = true }
        }
        presenter?.activeTransition = transition
        if coversPresenter { presenter?.beginAppearanceTransition(true, animated: animated) }
        return transition
    }

    /// Puts the presenter's view where it stood, unless an animator has it in hand.
    private func bringBackPresenter() {
        guard coversPresenter, let presenter else { return }
        if let home, let view = presenter.viewIfLoaded, view.superview == nil {
            home.superview.insertSubview(view, at: home.index)
        }
        presenter.confirmAppearance()
    }

    /// A person has let go of the exit too early: everyone hears the opposite of what they heard.
    func turnAroundExit() {
        presented.passage = nil
        presented.beginAppearanceTransition(true, animated: true)
        presented.confirmAppearance()
        if coversPresenter { presenter?.beginAppearanceTransition(false, animated: true) }
    }

    private func didLeave(_ leaving: [Presentation], _ completed: Bool) {
        transition = nil
        if completed {
            restorePresentersView()
            for presentation in leaving { presentation.takeOut() }
            if coversPresenter { presenter?.endAppearanceTransition() }
            for presentation in leaving.reversed() { presentation.presented.endAppearanceTransition() }
        } else {
            for presentation in leaving { presentation.comeBack() }
            if coversPresenter { takeOutPresenter() }
        }
        for presentation in leaving.reversed() {
            presentation.controller.dismissalTransitionDidEnd(completed)
            guard completed else { continue }
            if presentation.isDismissedByPerson {
                presentation.controller.delegate?.presentationControllerDidDismiss(presentation.controller)
            }
            presentation.controller.detach()
        }
        isDismissedByPerson = false
        if completed { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }

    private func comeBack() {
        phase = .shown
        container.isHidden = false
        controller.isLeaving = false
        presented.endAppearanceTransition()
    }

    /// An animator may have taken the presenter's view into the container.
    private func restorePresentersView() {
        guard coversPresenter, let home, let view = presenter?.viewIfLoaded, view.superview !== home.superview else {
            return
        }
        home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
    }

    private func takeOut() {
        container.removeFromSuperview()
        controller.releasePresentedView()
        presenter?.presentation = nil
        presented.ownPresentation = nil
        presented.waitingPresentationController = nil
    }

    private func runCompletions() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }

    // MARK: - Transitions

    private typealias Animators = (
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    )

    /// What the app's transitioning delegate provides for an animated transition.
    private func animators(
        animated: Bool,
        _ animation: (any UIViewControllerTransitioningDelegate) -> (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
    ) -> Animators? {
        guard animated, let delegate = presented.transitioningDelegate, let animator = animation(delegate) else {
            return nil
        }
        return (animator, interaction(delegate, animator))
    }

    private func makeTransition(
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

    /// Gives an animator of the app's what it moves: the presented view, which it adds itself, and the presenter's if
    /// that is to be taken out, which is moved into the container.
    private func prepareEntrance(_ context: TransitionContext) {
        let frame = controller.frameOfPresentedViewInContainerView
        if let view = controller.presentedView {
            context.to?.view = view
            context.to?.finalFrame = frame
            view.place(at: frame)
        }
        guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
        home = place(of: view)
        container.addSubview(view)
        context.from?.view = view
        context.from?.initialFrame = container.bounds
    }

    /// The other way round: the view of the one in front goes; the presenter's is added by the animator.
    private func prepareExit(_ context: TransitionContext, of front: Presentation) {
        if let view = front.controller.presentedView {
            context.from?.view = view
            context.from?.initialFrame = view.frame
        }
        guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
        context.to?.view = view
        context.to?.finalFrame = front.container.bounds
    }
}
