internal import Readings

/// The container of a presentation's views, above the presenter's view.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    /// Called when the user requests a dismissal outside the content, for example with VoiceOver's escape gesture.
    var onEscape: () -> Bool = { false }

    init(for controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// The presented view, if it is modal instead of this view; otherwise nil.
    var modalPresentedView: UIView? {
        Reading.presentedViewsAreModal.isOn && accessibilityViewIsModal ? controller?.presentedView : nil
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.passesTouchesThrough == true ? nil : hit
    }

    override func accessibilityPerformEscape() -> Bool { onEscape() }
}

extension UIView {
    /// Sets the frame of the view before its transform.
    func place(at frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
