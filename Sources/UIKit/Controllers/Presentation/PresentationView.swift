/// Lies above what stands in the window and holds the view of a presented controller; this one covers everything.
class PresentationView: UIView {
    let content: UIView
    private let transitionStyle: UIModalTransitionStyle
    /// Called when the person asks for the content to go away other than through it, as VoiceOver's scrub does.
    var onEscape: () -> Bool = { false }

    init(content: UIView, frame: CGRect, transitionStyle: UIModalTransitionStyle) {
        self.content = content
        self.transitionStyle = transitionStyle
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// What it looks like before the entrance; as after the exit unless a subclass says otherwise.
    func prepareContent() { hideContent() }

    /// What it looks like after the exit.
    func hideContent() {
        switch transitionStyle {
        case .coverVertical: content.transform = CGAffineTransform(translationX: 0, y: bounds.height)
        case .crossDissolve: content.alpha = 0
        }
    }

    func showContent() {
        content.transform = .identity
        content.alpha = 1
    }

    /// The spring of UIKit's transitions, as it was measured on sheets.
    var entranceTiming: UISpringTimingParameters { UISpringTimingParameters() }

    /// Gives the content back as it came.
    func releaseContent() {
        content.transform = .identity
        content.alpha = 1
        content.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(content, at: bounds)
    }

    override func accessibilityPerformEscape() -> Bool { onEscape() }

    /// Sets where a view is, whatever it is moved by while it is seen.
    func place(_ view: UIView, at frame: CGRect) {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
