// The user's interactions with a presentation: swipes, taps outside it, VoiceOver's escape gesture.
extension Presentation {
    private var mayBeDismissed: Bool {
        !presented.isModalInPresentation
            && controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    }

    /// Dismisses the presentation for a user action such as an escape gesture. Returns false if that isn't allowed.
    func dismissByPerson() -> Bool {
        guard phase == .shown, controller.isDismissible, presented.presentation == nil else { return false }
        guard mayBeDismissed else {
            controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
            return false
        }
        isDismissedByPerson = true
        controller.delegate?.presentationControllerWillDismiss(controller)
        leave(animated: true, completion: nil)
        return true
    }

    func follow(_ sheet: UISheetPresentationController) {
        sheet.dismissal = SheetDismissal(
            isAllowed: { [weak self] in
                guard let self else { return false }
                return phase == .shown && presented.presentation == nil && mayBeDismissed
            },
            onBegin: { [weak self] in self?.beginDrag() },
            onEnd: { [weak self] in self?.endDrag(dismisses: $0, velocity: $1) },
            onAttempt: { [weak self] in
                guard let self else { return }
                controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
            },
            onRequest: { [weak self] in _ = self?.dismissByPerson() })
    }

    private func beginDrag() {
        isDismissedByPerson = true
        startLeaving([self], animated: true, isLedByPerson: true)
        controller.delegate?.presentationControllerWillDismiss(controller)
    }

    /// Ends a drag of the sheet in progress with a dismissal.
    func finishDrag() {
        (controller as? UISheetPresentationController)?.drag = nil
        endDrag(dismisses: true, velocity: 0)
    }

    /// Ends a drag: continues with the velocity of the finger, or cancels the dismissal and reverses its callbacks.
    private func endDrag(dismisses: Bool, velocity: CGFloat) {
        guard isDismissedByPerson, let transition, phase == .leaving, transition.context.isInteractive else { return }
        if dismisses {
            transition.context.finishInteractiveTransition()
        } else {
            transition.context.cancelInteractiveTransition()
        }
        let timing = UISpringTimingParameters(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
        transition.run(timing: timing) { [controller] in
            if dismisses { controller.hidePresentedView() } else { controller.showPresentedView() }
        }
    }
}
