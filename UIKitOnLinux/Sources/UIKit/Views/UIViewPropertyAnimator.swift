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

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started, with the curve of the options.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: options.duration(duration), timingParameters: options.timingParameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
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

    /// Whether it can be paused, scrubbed, reversed and stopped once it runs.
    open var isInterruptible = true
    /// Whether a change of `fractionComplete` moves things by as much; off, it goes by the curve.
    open var scrubsLinearly = true
    /// Whether it rests at its end, active, until it is stopped or goes on; completions wait.
    open var pausesOnCompletion = false {
        didSet { group?.pausesOnCompletion = pausesOnCompletion }
    }

    // MARK: - State

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { group.map { $0.timeline.rate != 0 } ?? false }

    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, canInterrupt else { return }
            group?.timeline.reverse(at: FrameClock.now)
            RunCycle.setNeedsCommit()
        }
    }

    open var fractionComplete: CGFloat {
        get { group.map { CGFloat($0.timeline.fraction(at: FrameClock.now)) } ?? 0 }
        set {
            if state != .active || isRunning { pauseAnimation() }
            guard state == .active, let group, !isRunning else { return }
            let fraction = Double(min(1, max(0, newValue.isNaN ? 0 : newValue)))
            if scrubsLinearly { group.timeline.scrub(to: fraction) } else { group.timeline.rest(at: fraction) }
            RunCycle.setNeedsCommit()
        }
    }

    private var animations: [(delayFactor: CGFloat, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: AnimationGroup?
    /// What a stop took off the layers' way, until it is finished.
    private var leftovers: [Leftover] = []

    private struct Leftover {
        let start: PropertyState
        let end: PropertyState
    }

    // MARK: - Animations

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// They wait for a part of the time that is left, and take the rest of it.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard let group else { return animations.append((delayFactor, animation)) }
        perform(animation, delayFactor: delayFactor, in: group)
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
        guard canInterrupt else { return }
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
        guard state == .active, let group, canInterrupt else { return }
        leftovers = []
        takeOff(group)
        AnimationEngine.unregister(group)
        group.owner = nil
        self.group = nil
        state = .stopped
        group.abandonInnerGroups()
        if withoutFinishing {
            completions = []
            becomeInactive()
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return reportMisuse("Only a stopped animator can be finished.") }
        for leftover in leftovers where finalPosition != .current {
            (finalPosition == .end ? leftover.end : leftover.start).apply()
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
        group.pausesOnCompletion = pausesOnCompletion
        let animations = animations
        self.animations = []
        for animation in animations { perform(animation.body, delayFactor: animation.delayFactor, in: group) }
        return group
    }

    /// What joins later runs by the whole curve on what is left of the time.
    private func perform(_ animation: () -> Void, delayFactor: CGFloat, in group: AnimationGroup) {
        let passed = group.timeline.fraction(at: FrameClock.now)
        let factor = delayFactor.isFinite ? min(1, max(0, Double(delayFactor))) : 0
        AnimationEngine.perform(in: group, from: passed + (1 - passed) * factor, animation)
    }

    /// Leaves what the group moves as it is seen, and remembers what it was and was going to be.
    private func takeOff(_ group: AnimationGroup) {
        let now = FrameClock.now
        for inner in group.innerGroups { takeOff(inner) }
        group.removeAnimations { animation in
            let seen = group.seenState(of: animation, at: now)
            leftovers.append(Leftover(start: group.startState(of: animation), end: group.endState(of: animation)))
            seen.apply()
        }
    }

    private var canInterrupt: Bool {
        guard state == .active, !isInterruptible else { return true }
        reportMisuse("An animator that isn't interruptible runs to its end.")
        return false
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
