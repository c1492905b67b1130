/// What changes how a layer is seen over time; its model stays as it is.
///
/// A layer keeps a copy of what is added to it. Unlike Apple's it isn't archived.
/// https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// `required` on Linux, where no copy is made otherwise.
    public required override init() {
        super.init()
    }

    final var timing = MediaTiming()

    /// Kept alive by the animation, until it has been told of its end.
    open var delegate: (any CAAnimationDelegate)?
    /// The pace of each run; even if there is none.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether it leaves its layer at its end.
    open var isRemovedOnCompletion = true

    // MARK: - CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The transaction's, at first 0.25 seconds, if this is 0 when the animation is added.
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

    /// Adds the animation to the layer, under the name of what has changed.
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

    /// Changes what is seen of a layer, at a moment of the animation's runs.
    func apply(to seen: inout SeenValues, at moment: MediaTiming.Moment) {}

    /// The part of a run that has passed, by the pace; it may go beyond 0 and 1.
    func progress(at moment: MediaTiming.Moment) -> Double {
        guard duration > 0 else { return 1 }
        let part = moment.time / duration
        return timingFunction?.bezier.value(at: part) ?? part
    }
}
