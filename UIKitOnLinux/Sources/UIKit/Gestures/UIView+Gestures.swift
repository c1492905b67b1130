extension UIView {
    /// Attaches a recognizer as the last one of the view, removing it from another view if necessary.
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureState.recognizers.append(recognizer)
        recognizer.view = self
    }

    /// Detaches a recognizer. A gesture in progress is canceled.
    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        GestureArbiter.shared.release(recognizer)
        gestureState.recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in gestureState.recognizers where !recognizers.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for new in recognizers { addGestureRecognizer(new) }
    }

    /// Called before the view leaves its window. Cancels the touches and gestures of the view and its subviews.
    func gestureViewWillLeaveWindow() {
        GestureArbiter.shared.viewWillLeaveWindow(self)
        endContextMenus()
    }

    /// Ends the context menus of the view and its subviews.
    private func endContextMenus() {
        for case let interaction as UIContextMenuInteraction in gestureState.interactions {
            interaction.viewWillLeaveWindow()
        }
        for subview in storedSubviews { subview.endContextMenus() }
    }
}
