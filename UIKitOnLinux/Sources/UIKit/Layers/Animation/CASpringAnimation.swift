/// A basic animation that follows a damped spring. It ends after its duration, even if the spring hasn't settled.
///
/// https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// The initial velocity, in distances from start to end per second.
    open var initialVelocity: CGFloat = 0

    private var overdamps = false

    /// Creates a spring from the duration of one oscillation, in seconds, and its bounce, from −1 (slow) to 1
    /// (undamped).
    @available(iOS 17.0, *)
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let physics = SpringCurve.Physics(perceptualDuration: perceptualDuration, bounce: bounce)
        (mass, stiffness, damping) = (CGFloat(physics.mass), CGFloat(physics.stiffness), CGFloat(physics.damping))
        overdamps = bounce < 0
    }

    /// A Boolean value that indicates whether damping above the critical value makes the spring slower. By default, it
    /// counts as critical.
    @available(iOS 17.0, *)
    open var allowsOverdamping: Bool {
        get { overdamps }
        set { overdamps = newValue }
    }

    /// The duration of one undamped oscillation, in seconds.
    @available(iOS 17.0, *)
    open var perceptualDuration: CFTimeInterval { SpringCurve.Physics(mass, stiffness, damping).perceptualDuration }

    /// The bounce of the spring, from −1 to 1; 0 is critically damped.
    @available(iOS 17.0, *)
    open var bounce: CGFloat { CGFloat(SpringCurve.Physics(mass, stiffness, damping).bounce) }

    /// The time until the spring stays within a thousandth of its end, in seconds.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CASpringAnimation {
            copy.mass = mass
            copy.stiffness = stiffness
            copy.damping = damping
            copy.initialVelocity = initialVelocity
            copy.overdamps = overdamps
        }
        return copy
    }

    // MARK: - Values

    override func progress(at moment: MediaTiming.Moment) -> Double {
        curve.value(at: super.progress(at: moment) * duration)
    }

    private var curve: SpringCurve {
        SpringCurve(
            SpringCurve.Physics(mass, stiffness, damping), initialVelocity: initialVelocity,
            allowsOverdamping: overdamps)
    }
}
