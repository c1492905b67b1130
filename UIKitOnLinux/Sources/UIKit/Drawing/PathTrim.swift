/// Extracts a part of a path by length.
struct PathTrim {
    /// A line or curve with its length, including a line that closes a subpath.
    private struct Segment {
        let curve: CubicCurve
        let isLine: Bool
        let length: CGFloat
        /// Whether the segment is the first of a subpath.
        let isFirst: Bool

        func part(from start: CGFloat, to end: CGFloat) -> CubicCurve {
            guard length > 0, !isLine else {
                return CubicCurve(line: curve.point(at: start), to: curve.point(at: end))
            }
            return curve.part(from: curve.parameter(at: start * length), to: curve.parameter(at: end * length))
        }
    }

    private let segments: [Segment]
    private let length: CGFloat

    init(_ path: CGPath) {
        var segments: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var isFirst = true
        func add(_ curve: CubicCurve, isLine: Bool) {
            let length = isLine ? curve.start.distance(to: curve.end) : curve.length
            segments.append(Segment(curve: curve, isLine: isLine, length: length, isFirst: isFirst))
            isFirst = false
            current = curve.end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
                isFirst = true
            case .line(let point): add(CubicCurve(line: current, to: point), isLine: true)
            case .curve(let end, let control1, let control2):
                add(CubicCurve(start: current, control1: control1, control2: control2, end: end), isLine: false)
            case .close:
                if current != start { add(CubicCurve(line: current, to: start), isLine: true) }
                isFirst = true
            }
        }
        self.segments = segments
        length = segments.reduce(0) { $0 + $1.length }
    }

    /// Returns the path between two fractions of the total length, from 0 to 1. All subpaths count, in order.
    func elements(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let (first, last) = (max(0, start) * length, min(1, end) * length)
        guard first < last else { return [] }
        var elements: [PathElement] = []
        var passed: CGFloat = 0
        var isDrawing = false
        for segment in segments {
            defer { passed += segment.length }
            guard segment.length > 0, passed < last, passed + segment.length > first else { continue }
            let from = max(0, (first - passed) / segment.length)
            let to = min(1, (last - passed) / segment.length)
            let part = segment.part(from: from, to: to)
            if segment.isFirst || !isDrawing { elements.append(.move(part.start)) }
            isDrawing = true
            elements.append(
                segment.isLine
                    ? .line(part.end) : .curve(part.end, control1: part.control1, control2: part.control2))
        }
        return elements
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
