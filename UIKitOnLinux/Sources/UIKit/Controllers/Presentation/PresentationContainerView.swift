/// Lies above what is presented over, and holds what a presentation shows.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    /// Called when the person asks for the content to go away other than through it, as VoiceOver's scrub does.
    var onEscape: () -> Bool = { false }

    init(for controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

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
    /// Sets where the view is, whatever a transform moves it by.
    func place(at frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
