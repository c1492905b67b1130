internal import Readings

/// One controller presented over another, from `present` to the end of its dismissal.
///
/// The appearance callbacks follow UIKit's order. If the presenter's view is removed: presenter will disappear,
/// presented will appear, presented did appear, presenter did disappear; the same with swapped roles for the dismissal.
/// Otherwise only the presented controller gets callbacks. The presentation controller determines the visual result.
@MainActor
package final class Presentation {
    enum Phase {
        case entering, shown, leaving
    }

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
    /// Whether the presenter's view is removed from the window while the presented controller is shown.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    let container: PresentationContainerView
    weak var source: UIViewController?
    var phase = Phase.entering
    var transition: ControllerTransition?
    var completions: [() -> Void] = []
    /// Whether the user dismisses it or has started to.
    var isDismissedByPerson = false
    /// Whether presentation callbacks are running, during which a dismissal is deferred.
    var isTellingOfEntrance = false
    var pendingLeave: (animated: Bool, completion: (() -> Void)?)?
    /// The original place of the presenter's view.
    var home: (superview: UIView, index: Int)?

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

    func didEnter(_ completed: Bool) {
        transition = nil
        tellOfEntrance {
            if completed {
                phase = .shown
                // A custom animator may not have added the view.
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

    /// Reverses the appearance callbacks after the user has canceled an interactive presentation.
    private func turnAroundEntrance() {
        presented.passage = .dismissed
        presented.beginAppearanceTransition(false, animated: true)
        guard coversPresenter else { return }
        presenter?.beginAppearanceTransition(true, animated: true)
        presenter?.confirmAppearance()
    }

    func didFinishEntering(_ completed: Bool) {
        if completed { runCompletions() }
        followPendingLeave()
    }

    /// Runs presentation callbacks. A dismissal requested by one of them is deferred until after they have run.
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

    func takeOutPresenter() {
        guard let presenter, let presenterView = presenter.viewIfLoaded else { return }
        if !Reading.presentersViewsStay.isOn {
            if home == nil { home = place(of: presenterView) }
            presenterView.removeFromSuperview()
        }
        presenter.endAppearanceTransition()
    }

    func place(of view: UIView) -> (superview: UIView, index: Int)? {
        view.superview.map { ($0, $0.subviews.firstIndex { $0 === view } ?? 0) }
    }
}
