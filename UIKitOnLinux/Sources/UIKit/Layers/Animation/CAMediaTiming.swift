/// How the time of a layer or an animation follows from that of what it belongs to.
///
/// https://developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
    /// When it begins, in seconds of the parent's time; an animation with 0 begins when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run.
    var duration: CFTimeInterval { get set }
    /// Seconds of its own time that pass in one of the parent's; 0 stops it, a negative one runs it back.
    var speed: Float { get set }
    /// Seconds of its own time by which it is ahead.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; parts of a run are allowed, 0 means once.
    var repeatCount: Float { get set }
    /// Seconds for which it repeats, instead of a count, unless it is 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one back.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
