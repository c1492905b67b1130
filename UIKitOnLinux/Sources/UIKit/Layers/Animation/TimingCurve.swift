/// The timing curve of an animation.
enum TimingCurve: Hashable, Sendable {
    case bezier(CubicBezier)
    case spring(SpringCurve)

    /// Returns the progress at `fraction` of `duration` seconds; exactly 1 at the end.
    func progress(at fraction: Double, duration: Double) -> Double {
        if fraction >= 1 { return 1 }
        switch self {
        case .bezier(let curve): return curve.value(at: fraction)
        case .spring(let curve): return curve.value(at: fraction * duration)
        }
    }
}
