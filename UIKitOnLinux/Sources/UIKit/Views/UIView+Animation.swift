extension UIView {
    /// Changes inside `animations` take `duration` seconds; `completion` runs once, with false if something else took
    /// over, at once if nothing changed.
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

    /// As above on a spring: within a thousandth of its end after `duration`; `velocity` in parts of the way per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
        AnimationBlock(duration: duration, delay: delay, options: options, spring: spring).run(animations, completion)
    }

    /// As above on a spring by how it feels: seconds of one swing, and how much it swings, from −1, sluggish, to 1. It is
    /// over when it has settled.
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

    // MARK: - Keyframes

    /// Changes inside the keyframes of `animations` take their part of `duration`; what changes outside of them takes all
    /// of it. The curve of the options, which is at first that of other animations, is the whole's.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let shared = AnimationOptions(rawValue: options.rawValue)
        AnimationBlock(duration: duration, delay: delay, options: shared, keyframes: options.mode)
            .run(animations, completion)
    }

    /// Inside `animateKeyframes`: what `animations` changes begins and ends at these parts of the whole duration. Anywhere
    /// else the changes are those of the surroundings.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationEngine.currentKeyframes else { return animations() }
        keyframes.keyframe(from: frameStartTime, lasting: frameDuration, animations)
    }

    /// Inside an animation block: what `animations` changes runs `count` times, and back each time if asked to.
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

    /// The duration of the animation block that is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationEngine.currentGroup?.timeline.duration ?? 0
    }
}
