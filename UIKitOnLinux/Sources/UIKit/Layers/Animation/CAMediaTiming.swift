/// The timing of a layer or an animation relative to its parent.
///
/// https://developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming {
    /// The begin time, in seconds of the parent's time. An animation with 0 begins when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The number of seconds that pass in one second of the parent's time; 0 pauses, a negative value runs backward.
    var speed: Float { get set }
    /// The offset of the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which may be fractional; 0 means one run.
    var repeatCount: Float { get set }
    /// The duration for which runs repeat, in seconds; replaces `repeatCount` unless it is 0.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value that indicates whether each run is followed by a reversed one.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
