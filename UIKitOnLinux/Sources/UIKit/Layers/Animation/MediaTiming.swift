/// The values of `CAMediaTiming`, and the time conversions that follow from them.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A position in the runs of an animation.
    struct Moment: Equatable {
        /// The time within the run, in seconds from 0 to the duration.
        var time: CFTimeInterval
        /// The number of completed runs; with autoreverse, forwards and backward count as one.
        var run: Double
    }

    /// The tolerance for rounding errors of summed frame durations at the end of the animation.
    private static let tolerance: CFTimeInterval = 1e-9

    /// Converts a time of the parent to the local time.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// Converts a local time to the parent's. With a speed of 0, the result is the begin time.
    func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }

    /// The local time from the beginning of the first run to the end of the last, in seconds.
    var activeDuration: CFTimeInterval {
        guard repeatDuration <= 0 else { return repeatDuration }
        let cycle = autoreverses ? 2 * duration : duration
        return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
    }

    /// Whether all runs are over at a time of the parent.
    func isOver(at time: CFTimeInterval) -> Bool {
        speed != 0 && (time - beginTime) * Double(abs(speed)) >= activeDuration - Self.tolerance
    }

    /// Returns the position at a time of the parent; `nil` before and after the runs, unless the fill mode applies.
    func moment(at time: CFTimeInterval) -> Moment? {
        let active = activeDuration
        let passed = (time - beginTime) * Double(abs(speed))
        if passed < -Self.tolerance { return fillMode.fillsBefore ? moment(after: speed < 0 ? active : 0) : nil }
        if isOver(at: time) { return fillMode.fillsAfter ? moment(after: speed < 0 ? 0 : active) : nil }
        if speed == 0 { return moment(after: min(max(0, timeOffset), active)) }
        // An offset starts in the middle of the runs, and the skipped part follows at the end.
        var reached = max(0, passed) + timeOffset
        if active > 0, active.isFinite { reached -= (reached / active).rounded(.down) * active }
        return moment(after: speed < 0 ? active - reached : max(0, reached))
    }

    /// Returns the position after `seconds` of runs. A boundary between two runs belongs to the later one, except at
    /// the end.
    private func moment(after seconds: CFTimeInterval) -> Moment {
        guard duration > 0 else { return Moment(time: 0, run: 0) }
        let cycle = autoreverses ? 2 * duration : duration
        var run = (seconds / cycle).rounded(.down)
        guard run.isFinite else { return Moment(time: 0, run: 0) }
        var time = seconds - run * cycle
        if time <= Self.tolerance, run > 0, seconds >= activeDuration - Self.tolerance {
            run -= 1
            time = cycle
        }
        return Moment(time: time > duration ? cycle - time : time, run: run)
    }
}
