/// The timing of a cubic Bézier curve.
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let bezier: CubicBezier
    private let isBuiltin: Bool

    public init(animationCurve curve: UIView.AnimationCurve) {
        if case .bezier(let bezier) = curve.timing { self.bezier = bezier } else { bezier = .easeInOut }
        isBuiltin = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        bezier = CubicBezier(point1.x, point1.y, point2.x, point2.y)
        isBuiltin = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
