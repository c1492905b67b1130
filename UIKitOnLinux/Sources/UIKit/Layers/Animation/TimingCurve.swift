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

/// The curves of an animation. On each axis of a position, a spring can have another initial velocity.
typealias PropertyCurves = AxisValues<TimingCurve>

/// An axis of a position, or a property without a direction.
enum PropertyAxis {
    case plain, x, y
}

/// A value for each axis of a position, and one for properties without a direction.
struct AxisValues<Value> {
    var plain: Value
    var x: Value
    var y: Value

    subscript(axis: PropertyAxis) -> Value {
        switch axis {
        case .plain: plain
        case .x: x
        case .y: y
        }
    }

    func combined<Other, Result>(
        with other: AxisValues<Other>, _ combine: (Value, Other) -> Result
    ) -> AxisValues<Result> {
        AxisValues<Result>(plain: combine(plain, other.plain), x: combine(x, other.x), y: combine(y, other.y))
    }

    func map<Result>(_ transform: (Value) -> Result) -> AxisValues<Result> {
        AxisValues<Result>(plain: transform(plain), x: transform(x), y: transform(y))
    }
}

extension AxisValues {
    /// Creates the same value for all.
    init(_ value: Value) {
        self.init(plain: value, x: value, y: value)
    }
}
