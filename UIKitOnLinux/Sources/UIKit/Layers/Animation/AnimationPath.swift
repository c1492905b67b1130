/// How progress follows the part of the time that has passed, from (0, 0) at the start to (1, 1) at the end.
///
/// A curve leads from a pivot, which at first is the start, to one of the ends; towards the other end it is a straight
/// line. So an animation that takes up another curve in the middle goes on from where it is and can still turn round.
struct AnimationPath {
    private let curve: TimingCurve
    private let pivot: Pivot
    private let leadsBack: Bool

    /// The part of the time at which the curve takes over, and where things stand then.
    struct Pivot {
        var fraction = 0.0
        var progress = 0.0
    }

    init(_ curve: TimingCurve, from pivot: Pivot = Pivot(), leadsBack: Bool = false) {
        self.curve = curve
        self.pivot = pivot
        self.leadsBack = leadsBack
    }

    /// Progress at the part `fraction` of `duration` seconds.
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
