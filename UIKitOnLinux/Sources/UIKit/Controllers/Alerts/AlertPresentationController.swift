/// The presentation controller that dims the screen and centers an alert's card in the safe area above the keyboard.
///
/// Dimming and spring were measured on iOS 26.1. Only the dimming is animated when the alert appears.
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    init(of alert: UIAlertController) {
        super.init(presentedViewController: alert, presenting: nil)
        dimmingView.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let card = presentedView else { return .zero }
        var area = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let keyboardTop = containerView.keyboardLayoutGuide.layoutFrame.minY
        area.size.height = max(0, min(area.maxY, keyboardTop) - area.minY)
        let size = card.sizeThatFits(area.size)
        return CGRect(
            x: containerView.bounds.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.place(at: containerView.bounds)
        placePresentedView()
    }

    // MARK: - Animation

    /// The timing of the presentation: critically damped, with an angular frequency of 22.88 per second.
    override var entranceTiming: UISpringTimingParameters {
        UISpringTimingParameters(mass: 1, stiffness: 523.5, damping: 45.76, initialVelocity: .zero)
    }

    override func installPresentedView() {
        containerView?.addSubview(dimmingView)
        super.installPresentedView()
    }

    override func prepareEntrance() { dimmingView.alpha = 0 }

    override func hidePresentedView() {
        presentedView?.alpha = 0
        dimmingView.alpha = 0
    }

    override func showPresentedView() {
        super.showPresentedView()
        dimmingView.alpha = 1
    }

    override func releasePresentedView() {
        super.releasePresentedView()
        dimmingView.removeFromSuperview()
    }
}
