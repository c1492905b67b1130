extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The keyboard's own, as its notifications name it: seven, which no constant stands for.
        static let keyboard = AnimationOptions(rawValue: 7 << 16)

        /// The keyboard's curve is a spring that takes half a second, whatever duration is asked for.
        fileprivate func timeline(duration: TimeInterval, delay: TimeInterval) -> AnimationTimeline {
            guard rawValue >> 16 & 0xf == 7 else {
                return AnimationTimeline(duration: duration, delay: delay, curve: curve.timing)
            }
            let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
            return AnimationTimeline(duration: duration > 0 ? 0.5 : 0, delay: delay, curve: .spring(spring))
        }

        var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut }
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .bezier(.easeInOut)
            case .easeIn: .bezier(.easeIn)
            case .easeOut: .bezier(.easeOut)
            case .linear: .bezier(.linear)
            }
        }
    }

    /// Changes inside `animations` take `duration` seconds; `completion` runs once, with false if something else took
    /// over, at once if nothing changed.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            options.timeline(duration: duration, delay: delay), options, inheritsCurve: true, animations, completion)
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
        run(
            AnimationTimeline(duration: duration, delay: delay, curve: .spring(spring)), options,
            inheritsCurve: false, animations, completion)
    }

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

    private class func run(
        _ timeline: AnimationTimeline, _ options: AnimationOptions, inheritsCurve: Bool,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationEngine.currentGroup
        var timeline = timeline
        if let outer = outer?.timeline {
            // A block inside a block takes over the outer one's time and curve, unless it says otherwise.
            let duration = options.contains(.overrideInheritedDuration) ? timeline.duration : outer.duration
            let keepsCurve = options.contains(.overrideInheritedCurve) || !inheritsCurve
            timeline = AnimationTimeline(
                duration: duration, delay: outer.delay + timeline.delay,
                curve: keepsCurve ? timeline.curve : outer.curve)
        }
        var groupOptions = AnimationGroup.Options()
        groupOptions.allowsUserInteraction = options.contains(.allowUserInteraction)
        groupOptions.beginsFromCurrentState = options.contains(.beginFromCurrentState)
        let group = AnimationGroup(timeline: timeline, options: groupOptions)
        timeline.run()
        AnimationEngine.perform(in: group) {
            animations()
            if options.contains(.layoutSubviews) { group.changedViews.forEach { $0.layoutIfNeeded() } }
        }
        guard !group.members.isEmpty || !group.innerGroups.isEmpty else {
            completion?(true)
            return
        }
        if let completion { group.completions.append { completion($0 == .end) } }
        outer?.innerGroups.append(group)
        AnimationEngine.register(group)
    }
}
