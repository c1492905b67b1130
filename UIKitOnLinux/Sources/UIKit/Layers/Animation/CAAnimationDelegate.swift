/// Methods that are called when an animation begins and ends. Both are optional, as on Apple's platforms.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends. `flag` is `false` if it was removed before its end, replaced, or removed with
    /// its layer.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
