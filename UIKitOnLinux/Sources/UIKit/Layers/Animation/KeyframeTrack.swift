/// Values and their times, as fractions of a duration.
struct KeyframeTrack {
    /// The bends of a curve at its keyframes; with 0 everywhere, it is a Catmull–Rom spline. Source: Kochanek and
    /// Bartels, "Interpolating splines with local tension, continuity and bias control", 1984.
    struct Bends {
        var tension: [Double] = []
        var continuity: [Double] = []
        var bias: [Double] = []
    }

    private let values: [AnimationVector]
    private var segments: [KeyframeSegment]
    private var times: [Double]
    private let paces: [CubicBezier]
    private let mode: CAAnimationCalculationMode

    /// Creates a track. `times` begin with 0 and end with 1; without them, or with too few, the keyframes are evenly
    /// spaced. `paces` are the timing curves between keyframes.
    init(
        values: [AnimationVector], times: [Double]? = nil, paces: [CubicBezier] = [],
        mode: CAAnimationCalculationMode = .linear, bends: Bends = Bends()
    ) {
        self.values = values
        self.mode = mode
        self.paces = mode.isPaced ? [] : paces
        let count = max(1, mode == .discrete ? values.count : values.count - 1)
        self.times =
            Self.checked(times, count: values.count)
            ?? (0..<values.count).map { Double($0) / Double(count) }
        segments =
            mode.isCubic
            ? Self.curves(through: values, times: self.times, bends)
            : zip(values, values.dropFirst()).map { KeyframeSegment(from: $0, to: $1) }
        if mode.isPaced { pace() }
    }

    /// Creates a track of points along a path. Between subpaths, the value jumps.
    init(path: CGPath, times: [Double]?, paces: [CubicBezier], mode: CAAnimationCalculationMode) {
        segments = Self.segments(of: path)
        values = (segments.first.map { [$0.start] } ?? []) + segments.map(\.end)
        self.mode = mode
        self.paces = mode.isPaced ? [] : paces
        let count = max(1, mode == .discrete ? values.count : segments.count)
        self.times = Self.checked(times, count: values.count) ?? values.indices.map { Double($0) / Double(count) }
        if mode.isPaced { pace() }
    }

    /// Returns the value at `progress`; `nil` without keyframes.
    func value(at progress: Double) -> AnimationVector? {
        guard mode != .discrete, !segments.isEmpty else {
            return values.isEmpty ? nil : values[times.lastIndex { $0 <= progress } ?? 0]
        }
        let place = place(at: progress)
        return segments[place.segment].value(at: place.parameter)
    }

    /// Returns the direction of movement at `progress`; `nil` where the values don't change.
    func direction(at progress: Double) -> AnimationVector? {
        guard mode != .discrete, !segments.isEmpty else { return nil }
        let place = place(at: progress)
        return segments[place.segment].direction(at: place.parameter)
    }

    private func place(at progress: Double) -> (segment: Int, parameter: Double) {
        let index = min(segments.count - 1, times.lastIndex { $0 <= progress } ?? 0)
        let range = times[index + 1] - times[index]
        let part = range > 0 ? min(1, max(0, (progress - times[index]) / range)) : 1
        if mode.isPaced { return (index, segments[index].parameter(atLength: part)) }
        return (index, paces.indices.contains(index) ? paces[index].value(at: part) : part)
    }

    // MARK: - Times

    /// Returns `count` ascending times, or `nil` if there are too few.
    private static func checked(_ times: [Double]?, count: Int) -> [Double]? {
        guard let times, times.count >= count, count > 0 else { return nil }
        var latest = 0.0
        return times.prefix(count).map {
            latest = max(latest, $0.isFinite ? min(1, $0) : 0)
            return latest
        }
    }

    /// Sets the times so that the speed is constant.
    private mutating func pace() {
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0 else { return }
        var passed = 0.0
        times =
            [0]
            + segments.map {
                passed += $0.length
                return passed / total
            }
    }

    // MARK: - Curves

    private static func curves(
        through values: [AnimationVector], times: [Double], _ bends: Bends
    ) -> [KeyframeSegment] {
        func bend(_ list: [Double], _ index: Int) -> Double { list.indices.contains(index) ? list[index] : 0 }
        func slopes(at index: Int) -> (arriving: AnimationVector, leaving: AnimationVector) {
            let (previous, next) = (max(0, index - 1), min(values.count - 1, index + 1))
            let (before, after) = (values[index] - values[previous], values[next] - values[index])
            let (t, c, b) = (bend(bends.tension, index), bend(bends.continuity, index), bend(bends.bias, index))
            // If the times before and after differ, the slopes are scaled so that the speed is continuous.
            let (timeBefore, timeAfter) = (times[index] - times[previous], times[next] - times[index])
            let both = timeBefore + timeAfter
            let arriving = before * ((1 + b) * (1 - c)) + after * ((1 - b) * (1 + c))
            let leaving = before * ((1 + b) * (1 + c)) + after * ((1 - b) * (1 - c))
            let inside = timeBefore > 0 && timeAfter > 0
            return (
                arriving * ((1 - t) / 2 * (inside ? 2 * timeBefore / both : 1)),
                leaving * ((1 - t) / 2 * (inside ? 2 * timeAfter / both : 1))
            )
        }
        return values.indices.dropLast().map { index in
            let (start, end) = (values[index], values[index + 1])
            return KeyframeSegment(
                from: start, to: end, control1: start + slopes(at: index).leaving * (1 / 3),
                control2: end - slopes(at: index + 1).arriving * (1 / 3))
        }
    }

    private static func segments(of path: CGPath) -> [KeyframeSegment] {
        func vector(_ point: CGPoint) -> AnimationVector { VectorCoding.point.encode(point) }
        var segments: [KeyframeSegment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
            case .line(let end):
                segments.append(KeyframeSegment(from: vector(current), to: vector(end)))
                current = end
            case .curve(let end, let control1, let control2):
                segments.append(
                    KeyframeSegment(
                        from: vector(current), to: vector(end), control1: vector(control1), control2: vector(control2)))
                current = end
            case .close:
                if current != start { segments.append(KeyframeSegment(from: vector(current), to: vector(start))) }
                current = start
            }
        }
        return segments
    }
}
