/// Dims the screen and holds an alert's card in the middle of its safe area.
///
/// Dimming and its spring were measured on iOS 26.1: entering, the dimming alone is animated.
final class AlertStageView: PresentationView {
    private let dimmingView = UIView()

    init(alert: UIAlertController, frame: CGRect) {
        super.init(content: alert.view, frame: frame, transitionStyle: .crossDissolve)
        dimmingView.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        insertSubview(dimmingView, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// Critically damped, with an angular frequency of 22.88 per second.
    override var entranceTiming: UISpringTimingParameters {
        UISpringTimingParameters(mass: 1, stiffness: 523.5, damping: 45.76, initialVelocity: .zero)
    }

    override func prepareContent() {
        dimmingView.alpha = 0
    }

    override func hideContent() {
        super.hideContent()
        dimmingView.alpha = 0
    }

    override func showContent() {
        super.showContent()
        dimmingView.alpha = 1
    }

    override func layoutSubviews() {
        place(dimmingView, at: bounds)
        let area = bounds.inset(by: safeAreaInsets)
        let size = content.sizeThatFits(area.size)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: area.midY - size.height / 2)
        place(content, at: CGRect(origin: origin, size: size))
    }
}
