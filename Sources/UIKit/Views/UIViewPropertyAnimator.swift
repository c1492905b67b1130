/// Animates changes of views that can be caught, scrubbed, reversed and finished at any moment.
///
/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: - Lifecycle

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    // MARK: - Settings

    /// As asked for; a spring of given physics takes its own time.
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether the views take touches while they move.
    open var isUserInteractionEnabled = true
    /// Off, the default, lets views be touched where they are seen.
    open var isManualHitTestingEnabled = false

    // MARK: - State

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { group.map { $0.timeline.rate != 0 } ?? false }

    open var isReversed = false {
        didSet {
            guard isReversed != oldValue else { return }
            group?.timeline.reverse(at: FrameClock.now)
            RunCycle.setNeedsCommit()
        }
    }

    open var fractionComplete: CGFloat {
        get { group.map { CGFloat($0.timeline.fraction(at: FrameClock.now)) } ?? 0 }
        set {
            if state == .inactive { pauseAnimation() }
            guard state == .active, let group, !isRunning else { return }
            group.timeline.scrub(to: Double(min(1, max(0, newValue.isNaN ? 0 : newValue))))
            RunCycle.setNeedsCommit()
        }
    }

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: AnimationGroup?
    /// What a stop took off the layers' way, until it is finished.
    private var leftovers: [Leftover] = []

    private struct Leftover {
        let layer: CALayer
        let property: LayerProperty
        let start: AnimationVector
        let end: AnimationVector
    }

    // MARK: - Animations

    open func addAnimations(_ animation: @escaping () -> Void) {
        if let group {
            AnimationEngine.perform(in: group, animation)
        } else {
            animations.append(animation)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Control

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return reportMisuse("A stopped animator is to be finished first.") }
        guard !isRunning else { return }
        if state == .inactive { self.delay = delay }
        let group = activate()
        group.timeline.run(forwards: !isReversed, after: delay)
        AnimationEngine.register(group)
    }

    open func pauseAnimation() {
        guard state != .stopped else { return reportMisuse("A stopped animator can't be paused.") }
        let group = activate()
        group.timeline.pause(at: FrameClock.now)
        AnimationEngine.register(group)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, let group, !isRunning else { return }
        if parameters != nil || durationFactor != 0 {
            retime(group.timeline, parameters ?? currentParameters, durationFactor)
        }
        group.timeline.run(forwards: !isReversed, after: 0)
        AnimationEngine.register(group)
    }

    /// Leaves everything as it is seen now. Without finishing the animator is inactive afterwards and completions are
    /// dropped; otherwise `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let group else { return }
        let now = FrameClock.now
        leftovers = []
        group.removeAnimations { animation, layer in
            let property = animation.path.property
            let end = property.read(layer.model)
            leftovers.append(
                Leftover(layer: layer, property: property, start: animation.startValue(on: layer), end: end))
            property.settle(layer, at: animation.seenValue(on: layer, at: now))
        }
        AnimationEngine.unregister(group)
        group.owner = nil
        self.group = nil
        state = .stopped
        if withoutFinishing {
            completions = []
            becomeInactive()
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return reportMisuse("Only a stopped animator can be finished.") }
        for leftover in leftovers where finalPosition != .current {
            let value = finalPosition == .end ? leftover.end : leftover.start
            leftover.property.settle(leftover.layer, at: value)
        }
        RunCycle.setNeedsCommit()
        complete(at: finalPosition)
    }

    // MARK: - Private

    private func activate() -> AnimationGroup {
        if let group { return group }
        let parameters = currentParameters
        let time = parameters.springTimingParameters?.effectiveDuration(duration) ?? duration
        let curves = curves(of: parameters, duration: time)
        var options = AnimationGroup.Options()
        options.allowsUserInteraction = isUserInteractionEnabled
        options.hitTestsPresentation = !isManualHitTestingEnabled
        let group = AnimationGroup(
            timeline: AnimationTimeline(duration: time, curve: curves.first, verticalCurve: curves.vertical),
            options: options)
        group.owner = self
        group.completions = [{ [weak self] in self?.arrive(at: $0) }]
        self.group = group
        state = .active
        AnimationEngine.perform(in: group) {
            for animation in animations { animation() }
        }
        animations = []
        return group
    }

    private var currentParameters: any UITimingCurveProvider {
        timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    }

    /// What is left takes a multiple of the whole duration, or the time that it has, and follows another curve.
    private func retime(
        _ timeline: AnimationTimeline, _ parameters: any UITimingCurveProvider, _ durationFactor: CGFloat
    ) {
        let left = durationFactor == 0 ? timeline.remaining(forwards: !isReversed) : duration * durationFactor
        let seconds = parameters.springTimingParameters?.effectiveDuration(left) ?? left
        let curves = curves(of: parameters, duration: seconds)
        timeline.retime(curves.first, vertical: curves.vertical, seconds: seconds, forwards: !isReversed)
        timingParameters = parameters
    }

    private func curves(
        of parameters: any UITimingCurveProvider, duration: TimeInterval
    ) -> (first: TimingCurve, vertical: TimingCurve?) {
        if let spring = parameters.springTimingParameters {
            let (dx, dy) = (spring.initialVelocity.dx, spring.initialVelocity.dy)
            return (
                .spring(spring.curve(duration: duration, velocity: dx)),
                dx == dy ? nil : .spring(spring.curve(duration: duration, velocity: dy))
            )
        }
        return (.bezier(parameters.cubicTimingParameters?.bezier ?? .easeInOut), nil)
    }

    private func arrive(at position: UIViewAnimatingPosition?) {
        group = nil
        complete(at: position ?? .current)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        becomeInactive()
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }

    private func becomeInactive() {
        state = .inactive
        leftovers = []
        isReversed = false
    }

    private func reportMisuse(_ message: String) {
        assertionFailure(message)
    }
}
