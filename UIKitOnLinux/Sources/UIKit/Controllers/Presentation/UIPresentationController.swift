/// Decides where a presented controller's view lies, what else is to be seen meanwhile, and hears how it goes.
///
/// Members that a subclass may override stand in this body; the course of a presentation is in `Presentation`.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController: NSObject {
    private weak var waitingController: UIViewController?
    /// Held while it is presented only, so that a controller which made this one early, and holds it, can go.
    private var shownController: UIViewController?
    private weak var presenter: UIViewController?
    /// Whether it is on its way out, when its view is where the movement takes it.
    var isLeaving = false

    // MARK: - Lifecycle

    /// `presentingViewController` is nil while it isn't known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        waitingController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// From here on until `detach()` what is presented is held.
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

    // MARK: - Who and where

    open var presentedViewController: UIViewController {
        guard let controller = shownController ?? waitingController else {
            preconditionFailure("\(self) has outlived the controller that it was made for.")
        }
        return controller
    }

    /// What is presented itself, while it isn't known over whom.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// Lies above the presenter's view from before `presentationTransitionWillBegin()`; nil outside of a presentation.
    open private(set) var containerView: UIView?

    /// What enters and leaves; the presented controller's view, unless a subclass wraps it.
    open var presentedView: UIView? { presentedViewController.view }

    /// In the container, in points; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    // MARK: - Kind

    /// False covers the nearest ancestor that defines a presentation context, in place of the window.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is out of the window while the presented one is shown.
    open var shouldRemovePresentersView: Bool { false }

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// The style to use in place of this one's; `.none`, the default, changes nothing.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    // MARK: - Course

    /// The container is in its place, the presented view not yet: a subclass adds what else it shows, and animates it
    /// with the presented controller's transition coordinator.
    open func presentationTransitionWillBegin() {}
    /// After the callbacks of appearance; false if the entrance was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    /// After the callbacks of appearance; false if it stays after all.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Layout

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Size

    /// How large the presented view wants to be.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container takes another size because its scene does; the presented controller hears of it after.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - UIKit's own movements

    /// Whether people can dismiss it, by a swipe or an escape, as they can a sheet.
    var isDismissible: Bool { false }
    /// Whether touches beside what is presented reach what lies below.
    var passesTouchesThrough: Bool { false }
    var entranceTiming: UISpringTimingParameters { ControllerTransition.spring }
    /// How it enters and leaves; told by the presented controller, or by its presenter if that insists.
    private var movement: UIModalTransitionStyle {
        if UIAccessibility.prefersCrossFadeTransitions { return .crossDissolve }
        let insists = !shouldPresentInFullscreen && presentingViewController.providesPresentationContextTransitionStyle
        return (insists ? presentingViewController : presentedViewController).modalTransitionStyle
    }
    private var ownTransform = CGAffineTransform.identity

    /// Puts the presented view into the container and where it is to end.
    func installPresentedView() {
        guard let containerView, let presentedView else { return }
        if presentedView.superview !== containerView { containerView.addSubview(presentedView) }
        placePresentedView()
        ownTransform = presentedView.transform
    }

    /// Sets where it is, whatever it is moved by while it is seen.
    func placePresentedView() {
        guard let presentedView, !isLeaving else { return }
        presentedView.place(at: frameOfPresentedViewInContainerView)
    }

    /// What it looks like before the entrance; as after the exit unless a subclass says otherwise.
    func prepareEntrance() { hidePresentedView() }

    /// What it looks like after the exit.
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

    /// Gives the view back as it came.
    func releasePresentedView() {
        guard let presentedView else { return }
        showPresentedView()
        presentedView.removeFromSuperview()
    }
}

extension UIPresentationController: UIContentContainer {}
