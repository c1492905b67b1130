internal import Readings

/// An animator of view changes that can be interrupted, scrubbed, reversed and finished at any time.
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

    /// Returns a running animator with the curve of the options.
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

    /// The requested duration, in seconds. A spring with physical parameters has its own duration instead.
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// A Boolean value that indicates whether the views receive touches during the animation. It can't be set while the
    /// animator is active.
    open var isUserInteractionEnabled = true {
        willSet { requireNotActive("isUserInteractionEnabled") }
    }
    /// A Boolean value that indicates whether the app performs hit tests itself; `false`, the default, uses the views'
    /// presentation.
    open var isManualHitTestingEnabled = false

    /// A Boolean value that indicates whether the running animation can be paused, scrubbed, reversed and stopped. It can't
    /// be set while the animator is active.
    open var isInterruptible = true {
        willSet { requireNotActive("isInterruptible") }
    }
    /// A Boolean value that indicates whether scrubbing is linear in `fractionComplete`, instead of following the
    /// curve.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator stays active at its end until it is stopped or continued.
    /// Completions are delayed until then.
    open var pausesOnCompletion = false {
        didSet { group?.pausesOnCompletion = pausesOnCompletion }
    }

    // MARK: - State

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { awaitedDelay != nil || group.map { $0.timeline.rate != 0 } ?? false }

    open var isReversed = false {
        didSet {
            guard isReversed != oldValue else { return }
            requireInterruptible()
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
    /// The delay of an animator that has been started, and waits for its first animations.
    private var awaitedDelay: TimeInterval?
    /// The start and end states of the stopped animations, which are kept until the animator is finished.
    private var leftovers: [Leftover] = []

    private struct Leftover {
        let start: PropertyState
        let end: PropertyState
    }

    // MARK: - Animations

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds animations that begin after a fraction of the remaining time and last until the end.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard let group else { return animations.append((delayFactor, animation)) }
        perform(animation, delayFactor: delayFactor, in: group)
        guard let delay = awaitedDelay else { return }
        awaitedDelay = nil
        run(group, afterDelay: delay)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Control

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// An animator without animations waits for its first ones.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { fatalError("A stopped animator must be finished first.") }
        guard !isRunning else { return }
        let isNew = state == .inactive
        if isNew { self.delay = delay }
        let isEmpty = isNew && animations.isEmpty
        let group = activate()
        guard !isEmpty else { return awaitedDelay = delay }
        run(group, afterDelay: delay)
    }

    open func pauseAnimation() {
        guard state != .stopped else { fatalError("A stopped animator can't be paused.") }
        requireInterruptible()
        awaitedDelay = nil
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

    /// Stops at the current presentation. With `withoutFinishing`, the animator becomes inactive and drops its
    /// completions; otherwise, call `finishAnimation(at:)` afterward.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let group else { return }
        requireInterruptible()
        awaitedDelay = nil
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

    /// Completes a stopped animator at a position.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { fatalError("Only a stopped animator can be finished.") }
        for leftover in leftovers where finalPosition != .current {
            (finalPosition == .end ? leftover.end : leftover.start).apply()
        }
        RunCycle.setNeedsCommit()
        complete(at: finalPosition)
    }

    // MARK: - Private

    private func run(_ group: AnimationGroup, afterDelay delay: TimeInterval) {
        group.timeline.run(forwards: !isReversed, after: delay)
        AnimationEngine.register(group)
    }

    private func activate() -> AnimationGroup {
        if let group { return group }
        let parameters = currentParameters
        let time = parameters.springTimingParameters?.effectiveDuration(duration) ?? duration
        var options = AnimationGroup.Options()
        options.allowsUserInteraction = isUserInteractionEnabled
        options.hitTestsPresentation = !isManualHitTestingEnabled
        let group = AnimationGroup(
            timeline: AnimationTimeline(duration: time, curves: curves(of: parameters, duration: time)),
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

    /// Animations that are added later use the whole curve in the remaining time.
    private func perform(_ animation: () -> Void, delayFactor: CGFloat, in group: AnimationGroup) {
        let passed = group.timeline.fraction(at: FrameClock.now)
        let factor = delayFactor.isFinite ? min(1, max(0, Double(delayFactor))) : 0
        AnimationEngine.perform(in: group, from: passed + (1 - passed) * factor, animation)
    }

    /// Sets the model to the current presentation of the group's animations, and stores their start and end states.
    private func takeOff(_ group: AnimationGroup) {
        let now = FrameClock.now
        for inner in group.innerGroups { takeOff(inner) }
        group.removeAnimations { animation in
            let seen = group.seenState(of: animation, at: now)
            leftovers.append(Leftover(start: group.startState(of: animation), end: group.endState(of: animation)))
            if animation.hasStarted || !Reading.stoppedStartsJumpToEnd.isOn { seen.apply() }
        }
    }

    private func requireInterruptible() {
        guard state != .active || isInterruptible else {
            fatalError("An animator that isn't interruptible runs to its end.")
        }
    }

    private func requireNotActive(_ property: String) {
        guard state != .active else { fatalError("\(property) can't be set on an active animator.") }
    }

    private var currentParameters: any UITimingCurveProvider {
        timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    }

    /// Changes the duration of the remaining part, to a multiple of the whole duration or the remaining time, and its
    /// curve.
    private func retime(
        _ timeline: AnimationTimeline, _ parameters: any UITimingCurveProvider, _ durationFactor: CGFloat
    ) {
        let left = durationFactor == 0 ? timeline.remaining(forwards: !isReversed) : duration * durationFactor
        let seconds = parameters.springTimingParameters?.effectiveDuration(left) ?? left
        timeline.retime(curves(of: parameters, duration: seconds), seconds: seconds, forwards: !isReversed)
        timingParameters = parameters
    }

    private func curves(of parameters: any UITimingCurveProvider, duration: TimeInterval) -> PropertyCurves {
        parameters.springTimingParameters?.curves(duration: duration)
            ?? PropertyCurves(.bezier(parameters.cubicTimingParameters?.bezier ?? .easeInOut))
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
}
