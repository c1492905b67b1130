/// Progress as a function of the elapsed fraction of the duration, from (0, 0) at the start to (1, 1) at the end.
///
/// A curve runs from a pivot, which initially is the start, to one of the ends; toward the other end, the path is a
/// straight line. So an animation that gets another curve in the middle continues from its current position and can
/// still be reversed.
struct AnimationPath {
    private let curve: TimingCurve
    private let pivot: Pivot
    private let leadsBack: Bool

    /// The fraction at which the curve begins, and the progress there.
    struct Pivot {
        var fraction = 0.0
        var progress = 0.0
    }

    init(_ curve: TimingCurve, from pivot: Pivot = Pivot(), leadsBack: Bool = false) {
        self.curve = curve
        self.pivot = pivot
        self.leadsBack = leadsBack
    }

    /// Returns the progress at `fraction` of a duration of `duration` seconds.
    func progress(at fraction: Double, duration: TimeInterval) -> Double {
        if fraction == pivot.fraction { return pivot.progress }
        if fraction > pivot.fraction {
            let range = 1 - pivot.fraction
            let passed = (fraction - pivot.fraction) / range
            let part = leadsBack ? passed : curve.progress(at: passed, duration: range * duration)
            return pivot.progress + (1 - pivot.progress) * part
        }
        let passed = 1 - fraction / pivot.fraction
        let part = leadsBack ? curve.progress(at: passed, duration: pivot.fraction * duration) : passed
        return pivot.progress * (1 - part)
    }
}
