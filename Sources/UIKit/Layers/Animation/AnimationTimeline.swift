/// Where an animation stands: it runs to its end, back to its start, or rests in between.
final class AnimationTimeline {
    /// Seconds from start to end.
    private(set) var duration: TimeInterval
    private(set) var curve: TimingCurve
    /// For the vertical part of a position, where a spring has a speed of its own there.
    private(set) var verticalCurve: TimingCurve?
    /// 1 forwards, −1 back to the start, 0 at rest.
    private(set) var rate: Double = 0
    /// The part of the duration that had passed at `anchorTime`.
    private var anchorFraction = 0.0
    /// nil until the commit that starts it.
    private var anchorTime: TimeInterval?
    /// Seconds to wait after that commit.
    private var delay: TimeInterval
    /// The progress that fractions 0 and 1 stand for; others than 0 and 1 after a change of curve.
    private var origin = 0.0
    private let target = 1.0

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve, verticalCurve: TimingCurve? = nil) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.curve = curve
        self.verticalCurve = verticalCurve
    }

    /// The part of the duration that has passed at `time`, from 0 to 1.
    func fraction(at time: TimeInterval) -> Double {
        guard rate != 0, let anchorTime else { return anchorFraction }
        let passed = max(0, time - anchorTime - delay)
        guard duration > 0 else {
            return time >= anchorTime + delay ? (rate > 0 ? 1 : 0) : anchorFraction
        }
        // A frame that falls on the end belongs to it.
        return min(1, max(0, anchorFraction + rate * (passed + 1e-9) / duration))
    }

    func progress(at time: TimeInterval) -> Double { progress(of: curve, at: fraction(at: time)) }

    /// The progress of the vertical part of a position.
    func verticalProgress(at time: TimeInterval) -> Double {
        progress(of: verticalCurve ?? curve, at: fraction(at: time))
    }

    /// Whether it has arrived where it runs to.
    func isOver(at time: TimeInterval) -> Bool {
        guard rate != 0, let anchorTime, time + 1e-9 >= anchorTime + delay else { return false }
        let fraction = fraction(at: time)
        return rate > 0 ? fraction >= 1 : fraction <= 0
    }

    // MARK: - Control

    /// From the next commit on it runs, forwards or back.
    func run(forwards: Bool = true, after seconds: TimeInterval? = nil) {
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

    func scrub(to fraction: Double) {
        anchorFraction = fraction
    }

    /// Goes the other way from where it is at `time`.
    func reverse(at time: TimeInterval) {
        guard rate != 0 else { return }
        let forwards = rate < 0
        anchorFraction = fraction(at: time)
        rate = forwards ? 1 : -1
        anchorTime = time
        delay = 0
    }

    /// What is left follows another curve, in another time.
    func replace(curve: TimingCurve, duration: TimeInterval, at time: TimeInterval) {
        origin = progress(at: time)
        anchorFraction = 0
        self.curve = curve
        verticalCurve = nil
        self.duration = max(0, duration)
    }

    private func progress(of curve: TimingCurve, at fraction: Double) -> Double {
        origin + (target - origin) * curve.progress(at: fraction, duration: duration)
    }
}
