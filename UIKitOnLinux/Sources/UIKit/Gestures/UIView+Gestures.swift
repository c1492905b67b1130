extension UIView {
    /// Puts a recogniser on the view, last in order; one that was on another view leaves that.
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureState.recognizers.append(recognizer)
        recognizer.view = self
    }

    /// A gesture that is under way ends as cancelled.
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

    /// Called while the view is still in its window: it and its subviews lose their touches, gestures are cancelled.
    func gestureViewWillLeaveWindow() {
        GestureArbiter.shared.viewWillLeaveWindow(self)
        endContextMenus()
    }

    /// A menu doesn't outlive what it belongs to.
    private func endContextMenus() {
        for case let interaction as UIContextMenuInteraction in gestureState.interactions {
            interaction.viewWillLeaveWindow()
        }
        for subview in storedSubviews { subview.endContextMenus() }
    }
}
