/// A controller that manages the frame of a presented controller's view, additional views, and the callbacks of the
/// transition.
///
/// Overridable members are in this class body; the presentation sequence is in `Presentation`.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController: NSObject {
    private weak var waitingController: UIViewController?
    /// The presented controller, retained only while presented. A controller that created this object early and retains
    /// it can thus be released.
    private var shownController: UIViewController?
    private weak var presenter: UIViewController?
    /// Whether the presented controller is being dismissed. The animation then determines the position of the view.
    var isLeaving = false

    // MARK: - Lifecycle

    /// Creates a presentation controller. `presentingViewController` is nil if it isn't known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        waitingController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// Retains the presented controller until `detach()`.
    func attach(to presenter: UIViewController, in containerView: UIView) {
        self.presenter = presenter
        shownController = waitingController
        self.containerView = containerView
        isLeaving = false
    }

    func detach() {
        containerView = nil
        shownController = nil
    }

    // MARK: - Controllers and views

    open var presentedViewController: UIViewController {
        guard let controller = shownController ?? waitingController else {
            preconditionFailure("The presented controller of \(self) has been released.")
        }
        return controller
    }

    /// The presenting controller, or the presented one while the presenter isn't known.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view that contains the presentation, above the presenter's view. It exists from before
    /// `presentationTransitionWillBegin()` and is nil outside a presentation.
    open private(set) var containerView: UIView?

    /// The view to animate: the presented controller's view unless a subclass wraps it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view in the container, in points. The default is all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    // MARK: - Kind

    /// A Boolean value that indicates whether the presentation covers the window. If false, it covers the nearest
    /// ancestor that defines a presentation context.
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value that indicates whether the presenter's view is removed from the window while the presented
    /// controller is shown.
    open var shouldRemovePresentersView: Bool { false }

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the style to use instead of this one. The default, `.none`, changes nothing.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    // MARK: - Transitions

    /// Called when the container is in the hierarchy but the presented view isn't yet. A subclass adds its additional
    /// views and animates them with the presented controller's transition coordinator.
    open func presentationTransitionWillBegin() {}
    /// Called after the appearance callbacks. `completed` is false if the presentation was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    /// Called after the appearance callbacks. `completed` is false if the dismissal was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Layout

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Size

    /// The preferred size of the presented view.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the container changes because its scene's size does. The presented controller is
    /// notified afterward.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - System animations

    /// Whether the user can dismiss it by a swipe or an escape gesture, as for a sheet.
    var isDismissible: Bool { false }
    /// Whether touches outside the presented view reach the views below.
    var passesTouchesThrough: Bool { false }
    var entranceTiming: UISpringTimingParameters { ControllerTransition.spring }
    /// The transition style, from the presented controller or, if the presenter provides the style, from the presenter.
    private var movement: UIModalTransitionStyle {
        if UIAccessibility.prefersCrossFadeTransitions { return .crossDissolve }
        let insists = !shouldPresentInFullscreen && presentingViewController.providesPresentationContextTransitionStyle
        return (insists ? presentingViewController : presentedViewController).modalTransitionStyle
    }
    private var ownTransform = CGAffineTransform.identity

    /// Adds the presented view to the container at its final frame.
    func installPresentedView() {
        guard let containerView, let presentedView else { return }
        if presentedView.superview !== containerView { containerView.addSubview(presentedView) }
        placePresentedView()
        ownTransform = presentedView.transform
    }

    /// Sets the frame before the transform, so that an animation can continue.
    func placePresentedView() {
        guard let presentedView, !isLeaving else { return }
        presentedView.place(at: frameOfPresentedViewInContainerView)
    }

    /// Sets the state before the presentation. The default is the state after a dismissal.
    func prepareEntrance() { hidePresentedView() }

    /// Sets the state after the dismissal.
    func hidePresentedView() {
        guard let presentedView, let containerView else { return }
        switch movement {
        case .coverVertical:
            let way = containerView.bounds.height - frameOfPresentedViewInContainerView.minY
            presentedView.transform = ownTransform.concatenating(CGAffineTransform(translationX: 0, y: way))
        case .crossDissolve: presentedView.alpha = 0
        }
    }

    func showPresentedView() {
        presentedView?.transform = ownTransform
        presentedView?.alpha = 1
    }

    /// Restores the original state of the presented view and removes it.
    func releasePresentedView() {
        guard let presentedView else { return }
        showPresentedView()
        presentedView.removeFromSuperview()
    }
}

extension UIPresentationController: UIContentContainer {}
