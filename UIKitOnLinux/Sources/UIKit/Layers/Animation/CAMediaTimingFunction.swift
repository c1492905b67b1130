/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {
    let bezier: CubicBezier

    /// Creates one of the predefined functions. An unknown name gives the linear function.
    public init(name: CAMediaTimingFunctionName) {
        bezier = name.bezier
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        bezier = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    init(_ bezier: CubicBezier) {
        self.bezier = bezier
        super.init()
    }

    /// Copies the x and y coordinates of a point: 0 and 3 are the ends, 1 and 2 the control points. Other indices do
    /// nothing.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (bezier.x1, bezier.y1), (bezier.x2, bezier.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    fileprivate var bezier: CubicBezier {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        case .default: .implicit
        default: .linear
        }
    }
}
