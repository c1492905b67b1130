internal import Readings

// The dismissal of a presentation, with all presentations on top of it.
extension Presentation {
    /// Dismisses this presentation and those on top of it. A presentation animation in progress is completed first; a
    /// call during the dismissal adds its completion.
    func leave(
        animated: Bool, timing: any UITimingCurveProvider = ControllerTransition.spring, completion: (() -> Void)?
    ) {
        if phase == .entering, Reading.presentCompletionsAreMissing.isOn { completions = [] }
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

    /// This presentation and those on top of it, back to front.
    var stack: [Presentation] { [self] + (presented.presentation?.stack ?? []) }

    /// Starts the dismissal and its callbacks. The frontmost presentation is animated; those behind it are hidden at
    /// once.
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

    /// Restores the presenter's view to its place, unless an animator manages it.
    private func bringBackPresenter() {
        guard coversPresenter, let presenter else { return }
        if !losesPresentersView, let home, let view = presenter.viewIfLoaded, view.superview == nil {
            home.superview.insertSubview(view, at: home.index)
        }
        presenter.confirmAppearance()
    }

    /// Reverses the appearance callbacks after the user has canceled an interactive dismissal.
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
            for presentation in leaving.reversed() { presentation.endPassage() }
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
        endPassage()
    }

    /// Ends the change of the presented controller's appearance. A controller that was covered has none.
    private func endPassage() {
        presented.endAppearanceTransition()
        presented.passage = nil
    }

    /// Restores the presenter's view if an animator has moved it to the container. The app may have moved it elsewhere.
    func restorePresentersView() {
        guard coversPresenter, let home, let view = presenter?.viewIfLoaded,
            view.superview == nil ? !losesPresentersView : view.isDescendant(of: container)
        else { return }
        home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
    }

    /// A Boolean value that indicates whether the removed view of the presenter doesn't return. A whole screen always does.
    private var losesPresentersView: Bool {
        guard Reading.presentersViewsAreLost.isOn, let superview = home?.superview else { return false }
        return !(superview is UIWindow || superview is PresentationContainerView)
    }

    func takeOut() {
        container.removeFromSuperview()
        controller.releasePresentedView()
        presenter?.presentation = nil
        presented.ownPresentation = nil
        presented.waitingPresentationController = nil
    }

    func runCompletions() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
