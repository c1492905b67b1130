/// The values of `CAMediaTiming`, and the arithmetic of time that follows from them.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where an animation stands in its runs.
    struct Moment: Equatable {
        /// Seconds of one run, from 0 to the duration.
        var time: CFTimeInterval
        /// How many runs, each there and back if it autoreverses, are over.
        var run: Double
    }

    /// A frame that falls on an end belongs to it, whatever adding up frames has lost.
    private static let tolerance: CFTimeInterval = 1e-9

    /// The time in here when it is `time` in what this belongs to.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// The time in what this belongs to when it is `time` in here; what stands still begins at its begin time.
    func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }

    /// Seconds of its own time from the first run's begin to the last one's end.
    var activeDuration: CFTimeInterval {
        guard repeatDuration <= 0 else { return repeatDuration }
        let cycle = autoreverses ? 2 * duration : duration
        return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
    }

    /// Whether all runs are over when it is `time` in what this belongs to.
    func isOver(at time: CFTimeInterval) -> Bool {
        speed != 0 && (time - beginTime) * Double(abs(speed)) >= activeDuration - Self.tolerance
    }

    /// Where it stands when it is `time` in what this belongs to; nil before and after its runs, unless it fills.
    func moment(at time: CFTimeInterval) -> Moment? {
        let active = activeDuration
        let passed = (time - beginTime) * Double(abs(speed))
        if passed < -Self.tolerance { return fillMode.fillsBefore ? moment(after: speed < 0 ? active : 0) : nil }
        if isOver(at: time) { return fillMode.fillsAfter ? moment(after: speed < 0 ? 0 : active) : nil }
        if speed == 0 { return moment(after: min(max(0, timeOffset), active)) }
        // An offset moves the start into the runs, and what it skips comes last.
        var reached = max(0, passed) + timeOffset
        if active > 0, active.isFinite { reached -= (reached / active).rounded(.down) * active }
        return moment(after: speed < 0 ? active - reached : max(0, reached))
    }

    /// After `seconds` of runs. Where one ends and the next begins it is the next, except at the very end.
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
