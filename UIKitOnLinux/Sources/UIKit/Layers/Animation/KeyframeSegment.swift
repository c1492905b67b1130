/// The segment between two keyframes: a straight line or a Bézier curve.
struct KeyframeSegment {
    let start: AnimationVector
    let end: AnimationVector
    private let controls: (AnimationVector, AnimationVector)?
    /// The distances along the curve at evenly spaced curve parameters.
    private let distances: [Double]

    private static let steps = 32

    init(from start: AnimationVector, to end: AnimationVector) {
        self.start = start
        self.end = end
        controls = nil
        distances = [0, start.distance(to: end)]
    }

    init(
        from start: AnimationVector, to end: AnimationVector, control1: AnimationVector, control2: AnimationVector
    ) {
        self.start = start
        self.end = end
        controls = (control1, control2)
        var distances = [0.0]
        var last = start
        for step in 1...Self.steps {
            let t = Double(step) / Double(Self.steps)
            let next = Self.curve(start, control1, control2, end, at: t)
            distances.append(distances[step - 1] + last.distance(to: next))
            last = next
        }
        self.distances = distances
    }

    var length: Double { distances[distances.count - 1] }

    func value(at t: Double) -> AnimationVector {
        guard let controls else { return start.blended(with: end, at: t) }
        if t == 0 || t == 1 { return t == 0 ? start : end }
        return Self.curve(start, controls.0, controls.1, end, at: t)
    }

    /// Returns the direction of the segment at a curve parameter.
    func direction(at t: Double) -> AnimationVector {
        guard let controls else { return end - start }
        let u = 1 - t
        let slope =
            (controls.0 - start) * (u * u) + (controls.1 - controls.0) * (2 * u * t)
            + (end - controls.1) * (t * t)
        return slope.numbers.allSatisfy { $0 == 0 } ? end - start : slope
    }

    /// Returns the curve parameter, from 0 to 1, at a fraction of the segment's length.
    func parameter(atLength part: Double) -> Double {
        guard distances.count > 2, length > 0 else { return part }
        let distance = part * length
        let step = min(distances.count - 2, (distances.lastIndex { $0 <= distance }) ?? 0)
        let stretch = distances[step + 1] - distances[step]
        let rest = stretch > 0 ? (distance - distances[step]) / stretch : 0
        return (Double(step) + rest) / Double(distances.count - 1)
    }

    private static func curve(
        _ start: AnimationVector, _ control1: AnimationVector, _ control2: AnimationVector, _ end: AnimationVector,
        at t: Double
    ) -> AnimationVector {
        let u = 1 - t
        return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
    }
}
