internal import Readings

/// The timing of a damped spring.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case timed(dampingRatio: CGFloat)
    }

    private let kind: Kind

    private let allowsOverdamping: Bool

    /// The initial velocity in distances from start to end per second. Each component applies to its axis of a position.
    /// Other properties have no direction and use one number, see `Reading.springsUseHorizontalVelocity`.
    public let initialVelocity: CGVector

    /// Creates a spring whose duration follows from its physical parameters. The animator's duration is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        allowsOverdamping = false
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .timed(dampingRatio: ratio)
        allowsOverdamping = false
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring from the duration of one oscillation, in seconds, and its bounce, from −1 (slow) to 1
    /// (undamped). The animator's duration is ignored.
    @available(iOS 17.0, *)
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let physics = SpringCurve.Physics(perceptualDuration: duration, bounce: bounce)
        kind = .physical(mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping)
        allowsOverdamping = bounce < 0
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring without an initial velocity from the duration of one oscillation, in seconds, and its bounce.
    @available(iOS 17.0, *)
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates the spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the curves of an animator with this spring.
    func curves(duration: TimeInterval) -> PropertyCurves {
        PropertyCurves(
            plain: .spring(curve(duration: duration, velocity: plainVelocity)),
            x: .spring(curve(duration: duration, velocity: initialVelocity.dx)),
            y: .spring(curve(duration: duration, velocity: initialVelocity.dy)))
    }

    /// Returns the actual duration of an animator with this spring, in seconds.
    func effectiveDuration(_ duration: TimeInterval) -> TimeInterval {
        guard case .physical = kind else { return duration }
        let velocities = Set([plainVelocity, initialVelocity.dx, initialVelocity.dy])
        return velocities.map { curve(duration: duration, velocity: $0).settlingDuration }.max() ?? duration
    }

    /// The initial velocity of a property without a direction.
    ///
    /// Apple's documentation says "For properties that don't involve two-dimensional motion, only the magnitude of the
    /// vector is considered". It hasn't been measured.
    /// https://developer.apple.com/documentation/uikit/uispringtimingparameters/1649832-initwithdampingratio
    private var plainVelocity: CGFloat {
        Reading.springsUseHorizontalVelocity.isOn
            ? initialVelocity.dx : hypot(initialVelocity.dx, initialVelocity.dy)
    }

    private func curve(duration: TimeInterval, velocity: CGFloat) -> SpringCurve {
        switch kind {
        case .physical(let mass, let stiffness, let damping):
            SpringCurve(
                SpringCurve.Physics(mass, stiffness, damping), initialVelocity: velocity,
                allowsOverdamping: allowsOverdamping)
        case .timed(let ratio):
            SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        }
    }
}
