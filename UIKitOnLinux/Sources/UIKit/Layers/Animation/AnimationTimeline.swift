/// The timeline of an animation: runs forwards to the end, backward to the start, or is paused in between.
final class AnimationTimeline {
    /// The duration from start to end at the current pace, in seconds.
    private(set) var duration: TimeInterval
    /// The delay after the commit that starts the animation, in seconds.
    private(set) var delay: TimeInterval
    let curves: PropertyCurves
    /// 1 forwards, −1 backward, 0 while paused.
    private(set) var rate: Double = 0

    private var paths: AxisValues<AnimationPath>
    /// The paths of animations that were added later, by the fraction of the duration at which they begin.
    private var laterPaths: [Double: AxisValues<AnimationPath>] = [:]
    private let repeats: Repeats
    /// Whether the animation is paused and was scrubbed, which makes its progress linear.
    private var isScrubbed = false
    /// The fraction that had elapsed at `anchorTime`; each previous repetition counts as 1.
    private var anchorFraction = 0.0
    /// `nil` until the commit that starts the animation.
    private var anchorTime: TimeInterval?

    /// The tolerance for rounding errors of summed frame durations at the end of the animation.
    private static let tolerance: TimeInterval = 1e-9

    /// The number of repetitions, and whether they autoreverse.
    struct Repeats {
        var count = 1.0
        var autoreverses = false

        fileprivate var runs: Double { autoreverses ? 2 * count : count }
    }

    init(
        duration: TimeInterval, delay: TimeInterval = 0, curves: PropertyCurves, repeats: Repeats = Repeats()
    ) {
        self.repeats = repeats
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curves = curves
        paths = curves.map { AnimationPath($0) }
    }

    var hasStarted: Bool { anchorTime != nil || rate == 0 }

    /// Returns the elapsed fraction of the current repetition at `time`, from 0 to 1.
    func fraction(at time: TimeInterval) -> Double {
        let reached = reached(at: time)
        guard repeats.runs != 1 else { return reached }
        var run = reached.rounded(.down)
        if run > 0, reached >= repeats.runs { run = reached.rounded(.up) - 1 }
        let part = reached - run
        return repeats.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }

    /// Returns the elapsed fraction at `time`, summed over all repetitions.
    private func reached(at time: TimeInterval) -> Double {
        guard rate != 0, let anchorTime else { return anchorFraction }
        let passed = time - anchorTime - delay
        guard passed > -Self.tolerance else { return anchorFraction }
        let runs = repeats.runs
        guard duration > 0 else { return rate > 0 ? (runs.isFinite ? runs : 1) : 0 }
        let reached = anchorFraction + rate * max(0, passed) / duration
        let nearly = Self.tolerance / duration
        return reached >= runs - nearly ? runs : reached <= nearly ? 0 : reached
    }

    /// Returns the progress of an animation.
    ///
    /// - Parameters:
    ///   - time: The time in seconds.
    ///   - start: The fraction of the duration at which the animation begins.
    ///   - axis: The axis of a position; `.plain` for other properties.
    func progress(at time: TimeInterval, from start: Double = 0, along axis: PropertyAxis = .plain) -> Double {
        guard start > 0, let paths = laterPaths[start] else {
            return paths[axis].progress(at: fraction(at: time), duration: duration)
        }
        let fraction = Self.fraction(fraction(at: time), from: start)
        return paths[axis].progress(at: fraction, duration: duration * (1 - start))
    }

    private static func fraction(_ fraction: Double, from start: Double) -> Double {
        start < 1 ? max(0, (fraction - start) / (1 - start)) : fraction >= 1 ? 1 : 0
    }

    /// Creates a separate path for animations that begin at the fraction `start` of the duration.
    func open(from start: Double) {
        guard start > 0, laterPaths[start] == nil else { return }
        laterPaths[start] = (isScrubbed ? PropertyCurves(.bezier(.linear)) : curves).map { AnimationPath($0) }
    }

    /// Whether the animation has reached the end that it runs to.
    func isOver(at time: TimeInterval) -> Bool {
        guard rate != 0, let anchorTime, time + Self.tolerance >= anchorTime + delay else { return false }
        let reached = reached(at: time)
        return rate > 0 ? reached >= repeats.runs || duration == 0 : reached <= 0
    }

    // MARK: - Control

    /// Runs forwards or backward from the next commit on. After scrubbing, the original curve applies again.
    func run(forwards: Bool = true, after seconds: TimeInterval? = nil) {
        if isScrubbed { lead(by: curves, forwards: forwards) }
        rate = forwards ? 1 : -1
        anchorTime = nil
        if let seconds { delay = seconds.isFinite ? max(0, seconds) : 0 }
    }

    /// Sets the start time. Called by the commit that starts new animations.
    func start(at time: TimeInterval) {
        if rate != 0, anchorTime == nil { anchorTime = time }
    }

    func pause(at time: TimeInterval) {
        anchorFraction = reached(at: time)
        rate = 0
        anchorTime = nil
        delay = 0
    }

    /// Moves the paused animation to a fraction of its duration. While scrubbed, progress is linear in both directions.
    func scrub(to fraction: Double) {
        if !isScrubbed { lead(by: PropertyCurves(.bezier(.linear)), forwards: true) }
        isScrubbed = true
        anchorFraction = fraction
    }

    /// Pauses at a fraction of the duration, without leaving the curve.
    func rest(at fraction: Double) {
        rate = 0
        anchorTime = nil
        delay = 0
        anchorFraction = fraction
    }

    /// Reverses the direction from the position at `time`.
    func reverse(at time: TimeInterval) {
        guard rate != 0 else { return }
        anchorFraction = reached(at: time)
        rate = -rate
        anchorTime = time
        delay = 0
    }

    // MARK: - Changing the duration

    /// The remaining time of the paused animation, in seconds, to the end or back to the start.
    func remaining(forwards: Bool) -> TimeInterval { duration * range(forwards: forwards) }

    /// Sets the duration in seconds and the curves of the remaining part of the paused animation.
    func retime(_ curves: PropertyCurves, seconds: TimeInterval, forwards: Bool) {
        lead(by: curves, forwards: forwards)
        let range = range(forwards: forwards)
        duration = range > 0 && seconds.isFinite ? max(0, seconds) / range : 0
    }

    private func range(forwards: Bool) -> Double { forwards ? 1 - anchorFraction : anchorFraction }

    /// Continues with other curves from the position at which the animation is paused.
    private func lead(by curves: PropertyCurves, forwards: Bool) {
        func paths(after old: AxisValues<AnimationPath>, from start: Double = 0) -> AxisValues<AnimationPath> {
            let fraction = Self.fraction(anchorFraction, from: start)
            return curves.combined(with: old) { curve, old in
                let progress = old.progress(at: fraction, duration: duration * (1 - start))
                let pivot = AnimationPath.Pivot(fraction: fraction, progress: progress)
                return AnimationPath(curve, from: pivot, leadsBack: !forwards)
            }
        }
        for (start, old) in laterPaths { laterPaths[start] = paths(after: old, from: start) }
        self.paths = paths(after: self.paths)
        isScrubbed = false
    }
}
