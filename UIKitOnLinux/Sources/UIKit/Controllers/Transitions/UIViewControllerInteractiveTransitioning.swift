/// Lets a person lead a transition.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// What the animation goes on with once the person has let go; optional on Apple's.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the person leads from the beginning; true if left out.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
