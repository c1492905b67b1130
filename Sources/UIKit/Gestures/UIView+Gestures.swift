extension UIView {
    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in gestureState.recognizers { detach(recognizer) }
        for recognizer in recognizers { attach(recognizer) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.storedView === self { return }
        recognizer.storedView?.removeGestureRecognizer(recognizer)
        recognizer.storedView = self
        gestureState.recognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.storedView === self else { return }
        TouchRouter.shared.arbiter.cancel(recognizer)
        gestureState.recognizers.removeAll { $0 === recognizer }
        recognizer.storedView = nil
    }

    func gestureViewWillLeaveWindow() {
        TouchRouter.shared.viewWillLeaveWindow(self)
    }
}
