/// A basic animation on a damped spring. It ends when its duration is up, settled or not.
///
/// https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In parts of the way per second.
    open var initialVelocity: CGFloat = 0

    private var overdamps = false

    /// A spring by how it feels: seconds of one swing, and how much it swings, from −1, sluggish, to 1, for ever.
    @available(iOS 17.0, *)
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let physics = SpringCurve.Physics(perceptualDuration: perceptualDuration, bounce: bounce)
        (mass, stiffness, damping) = (CGFloat(physics.mass), CGFloat(physics.stiffness), CGFloat(physics.damping))
        overdamps = bounce < 0
    }

    /// Whether more damping than the critical one makes it slower still; by default it counts as critical.
    @available(iOS 17.0, *)
    open var allowsOverdamping: Bool {
        get { overdamps }
        set { overdamps = newValue }
    }

    /// Seconds of one swing without damping.
    @available(iOS 17.0, *)
    open var perceptualDuration: CFTimeInterval { SpringCurve.Physics(mass, stiffness, damping).perceptualDuration }

    /// From −1 to 1; 0 is critically damped.
    @available(iOS 17.0, *)
    open var bounce: CGFloat { CGFloat(SpringCurve.Physics(mass, stiffness, damping).bounce) }

    /// Seconds until it stays within a thousandth of its end.
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
