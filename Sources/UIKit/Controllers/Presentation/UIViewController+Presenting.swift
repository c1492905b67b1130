extension UIViewController {
    // MARK: - Who presents whom

    var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    var nearestPresentation: Presentation? { presentation ?? storedParent?.nearestPresentation }
    var nearestOwnPresentation: Presentation? { ownPresentation ?? storedParent?.nearestOwnPresentation }

    /// The controller and all that is presented over it, back to front.
    var stackOfPresentations: [UIViewController] {
        [self] + (presentation?.presented.stackOfPresentations ?? [])
    }

    // MARK: - Presenting

    func startPresenting(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = outermostAncestor
        guard let window = viewIfLoaded?.window else {
            return logMisuse("Can't present \(controller) on \(self), whose view isn't in a window.")
        }
        guard presenter.presentation == nil else {
            return logMisuse("Can't present \(controller) on \(self), which is presenting already.")
        }
        guard controller.storedParent == nil, controller.ownPresentation == nil, controller !== presenter,
            window.rootViewController !== controller
        else { return logMisuse("Can't present \(controller), which is shown elsewhere.") }
        let presentation = Presentation(of: controller, over: presenter, in: window)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        presentation.enter(in: window, animated: animated, completion: completion)
    }

    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        (nearestPresentation ?? nearestOwnPresentation)?.leave(animated: animated, completion: completion)
    }

    /// Takes everything that is presented away at once.
    func dropPresentation() { presentation?.leaveNow() }

    /// Where the controller's view lies while it is presented.
    func makePresentationView(in window: UIWindow) -> PresentationView {
        let frame = window.bounds
        if let alert = self as? UIAlertController { return AlertStageView(alert: alert, frame: frame) }
        switch modalPresentationStyle {
        case .fullScreen, .overFullScreen:
            return PresentationView(content: view, frame: frame, transitionStyle: modalTransitionStyle)
        case .pageSheet, .formSheet, .automatic: return SheetView(content: view, frame: frame)
        }
    }

    /// Whether VoiceOver's scrub may dismiss the controller: a sheet that a swipe could.
    var dismissesOnEscape: Bool {
        let isSheet = ![.fullScreen, .overFullScreen].contains(modalPresentationStyle)
        return isSheet && !isModalInPresentation && !(self is UIAlertController)
    }

    func logMisuse(_ message: String) {
        NSLog("%@", message)
    }
}
