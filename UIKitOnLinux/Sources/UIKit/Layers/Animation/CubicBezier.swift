/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// Creates a curve. The x coordinates of the control points are clamped to 0…1, so that each time has one value.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(1, max(0, x1))
        self.y1 = y1
        self.x2 = min(1, max(0, x2))
        self.y2 = y2
    }

    // The control points were measured on Apple's UIKit.
    static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
    static let easeIn = CubicBezier(0.42, 0, 1, 1)
    static let easeOut = CubicBezier(0, 0, 0.58, 1)
    static let linear = CubicBezier(0, 0, 1, 1)
    /// Core Animation's curve for implicit animations.
    /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/default
    static let implicit = CubicBezier(0.25, 0.1, 0.25, 1)

    /// Returns the progress at the fraction `x` of the duration.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(at: x))
    }

    /// Newton's method, with bisection where the slope is too small.
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = Self.coordinate(x1, x2, t) - x
            if abs(error) < 1e-9 { return t }
            let slope = Self.slope(x1, x2, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-12 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
