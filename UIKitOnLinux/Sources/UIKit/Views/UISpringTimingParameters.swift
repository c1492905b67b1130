/// The timing of a damped spring.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case timed(dampingRatio: CGFloat)
    }

    private let kind: Kind

    private var allowsOverdamping = false

    /// The initial velocity, in distances from start to end per second: one per axis for a position; other values use
    /// `dx`.
    public let initialVelocity: CGVector

    /// Creates a spring whose duration follows from its physical parameters. The animator's duration is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .timed(dampingRatio: ratio)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring from the duration of one oscillation, in seconds, and its bounce, from −1 (slow) to 1
    /// (undamped). The animator's duration is ignored.
    @available(iOS 17.0, *)
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let physics = SpringCurve.Physics(perceptualDuration: duration, bounce: bounce)
        self.init(
            mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping, initialVelocity: initialVelocity
        )
        allowsOverdamping = bounce < 0
    }

    /// Creates the spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func curve(duration: TimeInterval, velocity: CGFloat) -> SpringCurve {
        switch kind {
        case .physical(let mass, let stiffness, let damping):
            SpringCurve(
                SpringCurve.Physics(mass, stiffness, damping), initialVelocity: velocity,
                allowsOverdamping: allowsOverdamping)
        case .timed(let ratio):
            SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        }
    }

    /// Returns the actual duration of an animator with this spring, in seconds.
    func effectiveDuration(_ duration: TimeInterval) -> TimeInterval {
        guard case .physical = kind else { return duration }
        let settlingDuration = curve(duration: duration, velocity: initialVelocity.dx).settlingDuration
        guard initialVelocity.dx != initialVelocity.dy else { return settlingDuration }
        return max(settlingDuration, curve(duration: duration, velocity: initialVelocity.dy).settlingDuration)
    }
}
