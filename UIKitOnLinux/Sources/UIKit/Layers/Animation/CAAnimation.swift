/// The base class of animations, which change the presentation of a layer over time but not its model.
///
/// A layer stores a copy of each animation that is added to it. Unlike Apple's class, it doesn't support archiving.
/// https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// `required` on Linux, because copies are made from the type.
    public required override init() {
        super.init()
    }

    final var timing = MediaTiming()

    /// The delegate. The animation retains it until the delegate has been informed that the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// The timing function of each run; `nil`, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that indicates whether the animation is removed from its layer at its end.
    open var isRemovedOnCompletion = true

    // MARK: - CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The duration of one run, in seconds. If it is 0 when the animation is added, the transaction's duration applies,
    /// which is 0.25 seconds by default.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: - CAAction

    /// Adds the animation to the layer, with the name of the changed property as its key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: - NSCopying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init()
        copy.timing = timing
        copy.delegate = delegate
        copy.timingFunction = timingFunction
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        return copy
    }

    // MARK: - Values

    /// Applies the animation to the layer's presentation values at a moment of its runs.
    func apply(to seen: inout SeenValues, at moment: MediaTiming.Moment) {}

    /// Returns the elapsed fraction of a run after the timing function, which may be below 0 or above 1.
    func progress(at moment: MediaTiming.Moment) -> Double {
        guard duration > 0 else { return 1 }
        let part = moment.time / duration
        return timingFunction?.bezier.value(at: part) ?? part
    }
}
