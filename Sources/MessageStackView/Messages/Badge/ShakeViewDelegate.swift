/// Hears of the animations of a `ShakeView`. All methods have defaults that do nothing.
@MainActor
public protocol ShakeViewDelegate: AnyObject {
    /// A finger was put on the view, which begins to shake.
    func shakeViewAnimationDidStart(_ shakeView: ShakeView)

    /// The view has stopped shaking and goes back to rest.
    ///
    /// - Parameters:
    ///   - shakeView: the view.
    ///   - complete: whether it was held to the end, rather than let go of.
    func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool)

    /// The view is about to pulse.
    func shakeViewPulseWillStart(_ shakeView: ShakeView)

    /// The pulse is over, or was ended by a finger or by the view's leaving its window.
    func shakeViewPulseDidStop(_ shakeView: ShakeView)
}

extension ShakeViewDelegate {
    public func shakeViewAnimationDidStart(_ shakeView: ShakeView) {}
    public func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool) {}
    public func shakeViewPulseWillStart(_ shakeView: ShakeView) {}
    public func shakeViewPulseDidStop(_ shakeView: ShakeView) {}
}
