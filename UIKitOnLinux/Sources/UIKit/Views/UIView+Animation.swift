extension UIView {
    /// Animates the changes in `animations` for `duration` seconds. `completion` is called once, with `false` if
    /// another animation replaced them, and immediately if there are no changes.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock(duration: options.duration(duration), delay: delay, options: options)
            .run(animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes with a spring that is within a thousandth of its end after `duration` seconds. `velocity` is in
    /// distances from start to end per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
        AnimationBlock(duration: duration, delay: delay, options: options, spring: spring).run(animations, completion)
    }

    /// Animates changes with a spring, specified by the duration of one oscillation, in seconds, and its bounce, from
    /// −1 (slow) to 1 (undamped). The animation ends when the spring has settled.
    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            SpringCurve.Physics(perceptualDuration: duration, bounce: bounce), initialVelocity: velocity,
            allowsOverdamping: bounce < 0)
        AnimationBlock(duration: spring.settlingDuration, delay: delay, options: options, spring: spring)
            .run(animations, completion)
    }

    /// Repeats the changes in `animations` `count` times within an animation block, with autoreverse if requested.
    @available(iOS 13.0, *)
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard AnimationEngine.currentGroup != nil else { return animations() }
        let repeats = AnimationTimeline.Repeats(count: max(0, Double(count)), autoreverses: autoreverses)
        AnimationBlock(duration: 0, delay: 0, options: [], repeats: repeats).run(animations, nil)
    }

    // MARK: - Switches

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = AnimationEngine.isEnabled
        AnimationEngine.isEnabled = false
        actionsWithoutAnimation()
        AnimationEngine.isEnabled = wereEnabled
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationEngine.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { AnimationEngine.isEnabled }

    /// The duration of the current animation block, in seconds; 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationEngine.currentGroup?.timeline.duration ?? 0
    }
}
