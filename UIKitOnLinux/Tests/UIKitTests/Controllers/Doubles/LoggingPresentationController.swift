import UIKit

/// A card in the lower half that writes down its course.
final class LoggingPresentationController: UIPresentationController {
    private let log: CallLog
    var removesPresentersView = false
    let backdrop = UIView()

    init(_ log: CallLog, of presented: UIViewController, over presenter: UIViewController?) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var shouldRemovePresentersView: Bool { removesPresentersView }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        log.add("presentation begins")
        backdrop.backgroundColor = .black
        backdrop.alpha = 0
        containerView?.addSubview(backdrop)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.backdrop.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("presentation ends \(completed)") }

    override func dismissalTransitionWillBegin() {
        log.add("dismissal begins")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.backdrop.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissal ends \(completed)") }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        backdrop.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
