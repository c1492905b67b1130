/// A path of lines and curves. Immutable unless it is a `CGMutablePath`.
///
/// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath {
    package fileprivate(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    /// Creates a rectangle with elliptical corners, each limited to half its width and height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
        }
    }

    private convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The start of the next line, or zero for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .curve(let point, _, _): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(
            around: elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .curve(let end, let control1, let control2): [control1, control2, end]
                case .close: []
                }
            })
    }

    /// The bounding box of the lines and curves, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                current = point
            case .curve(let end, let control1, let control2):
                let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
                points += curve.turningPoints + [end]
                current = end
            case .close: break
            }
        }
        return CGRect(around: points)
    }

    /// Returns whether the point is inside, with all subpaths closed. The precision is 1/256 of a point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        PathProbe.contains(point.applying(transform), in: self, using: rule)
    }

    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// Returns a copy with all points transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(elements: elements.map { $0.applying(transform) })
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }
}

// MARK: - Hashable

extension CGPath: Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

// MARK: - CGMutablePath

/// A mutable path.
///
/// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    func append(_ element: PathElement, _ transform: CGAffineTransform) {
        elements.append(transform.isIdentity ? element : element.applying(transform))
    }

    func replaceAll(with elements: [PathElement]) {
        self.elements = elements
    }

    func append(contentsOf more: [PathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? more : more.map { $0.applying(transform) }
    }
}
