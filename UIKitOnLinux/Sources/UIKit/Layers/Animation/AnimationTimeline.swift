/// Where an animation stands: it runs to its end, back to its start, or rests in between.
final class AnimationTimeline {
    /// Seconds from start to end, at the pace that it has now.
    private(set) var duration: TimeInterval
    /// Seconds to wait after the commit that starts it.
    private(set) var delay: TimeInterval
    let curve: TimingCurve
    /// For the vertical part of a position, where a spring has a speed of its own there.
    private let verticalCurve: TimingCurve?
    /// 1 forwards, −1 back to the start, 0 at rest.
    private(set) var rate: Double = 0

    private var path: AnimationPath
    private var verticalPath: AnimationPath?
    /// Of animations that joined later, by the part of the duration at which they begin.
    private var laterPaths: [Double: AnimationPath] = [:]
    private let repeats: Repeats
    /// Whether it rests and was moved by hand, which follows a straight line.
    private var isScrubbed = false
    /// The part of the duration that had passed at `anchorTime`; runs before count as whole ones.
    private var anchorFraction = 0.0
    /// nil until the commit that starts it.
    private var anchorTime: TimeInterval?

    /// A frame that falls on the end belongs to it, whatever adding up frames has lost.
    private static let tolerance: TimeInterval = 1e-9

    /// How often it runs, and whether back each time.
    struct Repeats {
        var count = 1.0
        var autoreverses = false

        fileprivate var runs: Double { autoreverses ? 2 * count : count }
    }

    init(
        duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve, verticalCurve: TimingCurve? = nil,
        repeats: Repeats = Repeats()
    ) {
        self.repeats = repeats
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curve = curve
        self.verticalCurve = verticalCurve
        path = AnimationPath(curve)
        verticalPath = verticalCurve.map { AnimationPath($0) }
    }

    var hasStarted: Bool { anchorTime != nil || rate == 0 }

    /// The part of the duration that has passed at `time`, from 0 to 1; of a repeating one's present run.
    func fraction(at time: TimeInterval) -> Double {
        let reached = reached(at: time)
        guard repeats.runs != 1 else { return reached }
        var run = reached.rounded(.down)
        if run > 0, reached >= repeats.runs { run = reached.rounded(.up) - 1 }
        let part = reached - run
        return repeats.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }

    /// The parts of the duration that have passed at `time`, all runs together.
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

    func progress(at time: TimeInterval) -> Double {
        path.progress(at: fraction(at: time), duration: duration)
    }

    /// The progress of what begins at the part `start` of the duration.
    func progress(at time: TimeInterval, from start: Double) -> Double {
        guard start > 0, let path = laterPaths[start] else { return progress(at: time) }
        return path.progress(at: Self.fraction(fraction(at: time), from: start), duration: duration * (1 - start))
    }

    private static func fraction(_ fraction: Double, from start: Double) -> Double {
        start < 1 ? max(0, (fraction - start) / (1 - start)) : fraction >= 1 ? 1 : 0
    }

    /// From now on what begins at the part `start` has a progress of its own.
    func open(from start: Double) {
        guard start > 0, laterPaths[start] == nil else { return }
        laterPaths[start] = AnimationPath(isScrubbed ? .bezier(.linear) : curve)
    }

    /// The progress of the vertical part of a position.
    func verticalProgress(at time: TimeInterval) -> Double {
        (verticalPath ?? path).progress(at: fraction(at: time), duration: duration)
    }

    /// Whether it has arrived where it runs to.
    func isOver(at time: TimeInterval) -> Bool {
        guard rate != 0, let anchorTime, time + Self.tolerance >= anchorTime + delay else { return false }
        let reached = reached(at: time)
        return rate > 0 ? reached >= repeats.runs || duration == 0 : reached <= 0
    }

    // MARK: - Control

    /// From the next commit on it runs, forwards or back; by its own curve again if it was moved by hand.
    func run(forwards: Bool = true, after seconds: TimeInterval? = nil) {
        if isScrubbed { lead(by: curve, verticalCurve, forwards: forwards) }
        rate = forwards ? 1 : -1
        anchorTime = nil
        if let seconds { delay = seconds.isFinite ? max(0, seconds) : 0 }
    }

    /// The commit that new animations start at.
    func start(at time: TimeInterval) {
        if rate != 0, anchorTime == nil { anchorTime = time }
    }

    func pause(at time: TimeInterval) {
        anchorFraction = reached(at: time)
        rate = 0
        anchorTime = nil
        delay = 0
    }

    /// Moves it, at rest, to a part of its duration: by hand it goes in a straight line to either end.
    func scrub(to fraction: Double) {
        if !isScrubbed { lead(by: .bezier(.linear), nil, forwards: true) }
        isScrubbed = true
        anchorFraction = fraction
    }

    /// Rests at a part of its duration, without leaving its curve.
    func rest(at fraction: Double) {
        rate = 0
        anchorTime = nil
        delay = 0
        anchorFraction = fraction
    }

    /// Goes the other way from where it is at `time`.
    func reverse(at time: TimeInterval) {
        guard rate != 0 else { return }
        anchorFraction = reached(at: time)
        rate = -rate
        anchorTime = time
        delay = 0
    }

    // MARK: - Another pace

    /// Seconds that are left, at rest, on the way to the end or back to the start.
    func remaining(forwards: Bool) -> TimeInterval { duration * range(forwards: forwards) }

    /// What is left, at rest, takes `seconds` and follows other curves.
    func retime(_ curve: TimingCurve, vertical: TimingCurve?, seconds: TimeInterval, forwards: Bool) {
        lead(by: curve, vertical, forwards: forwards)
        let range = range(forwards: forwards)
        duration = range > 0 && seconds.isFinite ? max(0, seconds) / range : 0
    }

    private func range(forwards: Bool) -> Double { forwards ? 1 - anchorFraction : anchorFraction }

    /// From where it rests the curves lead on.
    private func lead(by curve: TimingCurve, _ vertical: TimingCurve?, forwards: Bool) {
        func path(_ curve: TimingCurve, after old: AnimationPath, from start: Double = 0) -> AnimationPath {
            let fraction = Self.fraction(anchorFraction, from: start)
            let progress = old.progress(at: fraction, duration: duration * (1 - start))
            let pivot = AnimationPath.Pivot(fraction: fraction, progress: progress)
            return AnimationPath(curve, from: pivot, leadsBack: !forwards)
        }
        for (start, old) in laterPaths { laterPaths[start] = path(curve, after: old, from: start) }
        // Where the two parts of a position have gone apart they stay so, whatever leads them on.
        if vertical != nil || verticalPath != nil {
            verticalPath = path(vertical ?? curve, after: verticalPath ?? self.path)
        }
        self.path = path(curve, after: self.path)
        isScrubbed = false
    }
}
