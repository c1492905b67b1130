/// An interaction controller, with which the user drives a transition.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. Called instead of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the animation after the interaction. Optional in Apple's UIKit.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// A Boolean value that indicates whether the transition starts interactively. The default is true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
