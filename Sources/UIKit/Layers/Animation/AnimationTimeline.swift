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
    /// Whether it rests and was moved by hand, which follows a straight line.
    private var isScrubbed = false
    /// The part of the duration that had passed at `anchorTime`.
    private var anchorFraction = 0.0
    /// nil until the commit that starts it.
    private var anchorTime: TimeInterval?

    /// A frame that falls on the end belongs to it, whatever adding up frames has lost.
    private static let tolerance: TimeInterval = 1e-9

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve, verticalCurve: TimingCurve? = nil) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curve = curve
        self.verticalCurve = verticalCurve
        path = AnimationPath(curve)
        verticalPath = verticalCurve.map { AnimationPath($0) }
    }

    /// The part of the duration that has passed at `time`, from 0 to 1.
    func fraction(at time: TimeInterval) -> Double {
        guard rate != 0, let anchorTime else { return anchorFraction }
        let passed = time - anchorTime - delay
        guard passed > -Self.tolerance else { return anchorFraction }
        guard duration > 0 else { return rate > 0 ? 1 : 0 }
        let fraction = anchorFraction + rate * max(0, passed) / duration
        let nearly = Self.tolerance / duration
        return fraction >= 1 - nearly ? 1 : fraction <= nearly ? 0 : fraction
    }

    func progress(at time: TimeInterval) -> Double {
        path.progress(at: fraction(at: time), duration: duration)
    }

    /// The progress of the vertical part of a position.
    func verticalProgress(at time: TimeInterval) -> Double {
        (verticalPath ?? path).progress(at: fraction(at: time), duration: duration)
    }

    /// Whether it has arrived where it runs to.
    func isOver(at time: TimeInterval) -> Bool {
        guard rate != 0, let anchorTime, time + Self.tolerance >= anchorTime + delay else { return false }
        let fraction = fraction(at: time)
        return rate > 0 ? fraction >= 1 : fraction <= 0
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
        anchorFraction = fraction(at: time)
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
        anchorFraction = fraction(at: time)
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
        func path(_ curve: TimingCurve, after old: AnimationPath) -> AnimationPath {
            let progress = old.progress(at: anchorFraction, duration: duration)
            let pivot = AnimationPath.Pivot(fraction: anchorFraction, progress: progress)
            return AnimationPath(curve, from: pivot, leadsBack: !forwards)
        }
        // Where the two parts of a position have gone apart they stay so, whatever leads them on.
        if vertical != nil || verticalPath != nil {
            verticalPath = path(vertical ?? curve, after: verticalPath ?? self.path)
        }
        self.path = path(curve, after: self.path)
        isScrubbed = false
    }
}
