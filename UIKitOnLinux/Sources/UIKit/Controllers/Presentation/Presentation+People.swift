// What people do to a presentation: swipes, taps beside it, VoiceOver's scrub.
extension Presentation {
    private var mayBeDismissed: Bool {
        !presented.isModalInPresentation
            && controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    }

    /// Dismisses what people can dismiss, as an escape does; false if it isn't of that kind.
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

    /// Takes over from a finger that drags the sheet, if there is one.
    func finishDrag() {
        (controller as? UISheetPresentationController)?.drag = nil
        endDrag(dismisses: true, velocity: 0)
    }

    /// Goes on with the speed of the finger; let go of too early, everyone hears the opposite.
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
