internal import Readings

extension UIViewController {
    // MARK: - Presentation hierarchy

    var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    /// The nearest of this controller and its ancestors that defines a context, otherwise the outermost ancestor.
    private var presentationContext: UIViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.storedParent { controller = parent }
        return controller
    }

    var nearestPresentation: Presentation? { presentation ?? storedParent?.nearestPresentation }
    var nearestOwnPresentation: Presentation? { ownPresentation ?? storedParent?.nearestOwnPresentation }

    /// The controller and all controllers presented over it, back to front.
    var stackOfPresentations: [UIViewController] {
        [self] + (presentation?.presented.stackOfPresentations ?? [])
    }

    // MARK: - Presenting

    func startPresenting(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard viewIfLoaded?.window != nil else {
            return logMisuse("Attempt to present \(controller) on \(self), whose view is not in the window hierarchy.")
        }
        if Reading.presentCompletionsAreMissing.isOn, transitionCoordinator != nil { return }
        guard controller.modalPresentationStyle != .none else {
            return logMisuse("Attempt to present \(controller) with the style none, which is for adaptation only.")
        }
        guard controller.storedParent == nil, controller.ownPresentation == nil,
            !outermostAncestor.viewControllersBelow.contains(controller)
        else { return logMisuse("Attempt to present \(controller), which is shown elsewhere.") }
        let presentationController = controller.makePresentationController(over: outermostAncestor, from: self)
        let presenter = presentationController.shouldPresentInFullscreen ? outermostAncestor : presentationContext
        if let presented = presenter.presentation?.presented {
            return logMisuse("Attempt to present \(controller) on \(presenter), which is presenting \(presented).")
        }
        guard let place = presenter.placeOfPresentation(by: presentationController) else { return }
        controller.waitingPresentationController = presentationController
        let presentation = Presentation(
            of: controller, over: presenter, from: self, by: presentationController, in: place.host, frame: place.frame)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        presentation.enter(animated: animated, completion: completion)
    }

    /// Returns the host view and frame: the window, or the superview of the controller that defines the context.
    private func placeOfPresentation(by controller: UIPresentationController) -> (host: UIView, frame: CGRect)? {
        guard let window = viewIfLoaded?.window else { return nil }
        guard !controller.shouldPresentInFullscreen, let superview = view.superview else {
            return (window, window.bounds)
        }
        return (superview, view.frame)
    }

    /// This controller and those below it, down to the window's root controller.
    private var viewControllersBelow: [UIViewController] {
        [self] + (ownPresentation?.presenter?.outermostAncestor.viewControllersBelow ?? [])
    }

    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        (nearestPresentation ?? nearestOwnPresentation)?.leave(animated: animated, completion: completion)
    }

    /// Removes everything presented by this controller at once.
    func dropPresentation() { presentation?.leaveNow() }

    // MARK: - Presentation controllers

    var nearestPresentationController: UIPresentationController? {
        if let active = nearestOwnPresentation?.controller { return active }
        if let storedParent { return storedParent.nearestPresentationController }
        guard modalPresentationStyle != .none else { return nil }
        if let waiting = waitingPresentationController, isServed(by: waiting) { return waiting }
        waitingPresentationController = newPresentationController(over: nil, from: self)
        return waitingPresentationController
    }

    /// Returns the presentation controller created earlier, if it still applies, or a new one; adapted if its delegate
    /// requires it.
    private func makePresentationController(
        over presenter: UIViewController, from source: UIViewController
    ) -> UIPresentationController {
        let waiting = waitingPresentationController.flatMap { isServed(by: $0) ? $0 : nil }
        let controller = waiting ?? newPresentationController(over: presenter, from: source)
        let style = controller.adaptivePresentationStyle(for: presenter.traitCollection)
        guard [.fullScreen, .overFullScreen].contains(style), style != controller.presentationStyle else {
            return controller
        }
        let adapted = CoveringPresentationController(of: self, style: style, isAdaptation: true)
        adapted.delegate = controller.delegate
        return adapted
    }

    private func newPresentationController(
        over presenter: UIViewController?, from source: UIViewController
    ) -> UIPresentationController {
        if let alert = self as? UIAlertController { return AlertPresentationController(of: alert) }
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .automatic, .none:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return CoveringPresentationController(of: self, style: modalPresentationStyle)
        }
    }

    private func isServed(by controller: UIPresentationController) -> Bool {
        if self is UIAlertController { return controller is AlertPresentationController }
        return switch modalPresentationStyle {
        case .pageSheet, .formSheet, .automatic, .none: controller is UISheetPresentationController
        case .custom: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            controller.presentationStyle == modalPresentationStyle
        }
    }

    func logMisuse(_ message: String) {
        NSLog("%@", message)
    }
}
