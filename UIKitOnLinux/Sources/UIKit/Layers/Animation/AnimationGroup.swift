/// What one animation block, or one property animator, has set in motion.
///
/// It is used on the main actor only, as layers are that views own; nothing says so since layers belong to no actor.
final class AnimationGroup: RunningAnimation {
    let timeline: AnimationTimeline
    let options: Options
    /// Whether it rests at its end until it is stopped.
    var pausesOnCompletion = false
    private(set) var animations: [BlockAnimation] = []
    private var transitions: [(animation: TransitionAnimation, layer: CALayer)] = []
    /// Called once, when the last animation has ended: at the end, at the start, or (nil) by being taken away.
    var completions: [@MainActor (UIViewAnimatingPosition?) -> Void] = []
    /// Keeps its animator alive while it is active.
    var owner: AnyObject?
    /// Those of blocks inside this one's, whose end it waits for.
    private(set) var innerGroups: [AnimationGroup] = []
    /// What views were coloured in before the group changed it: a layer knows only what a colour came to.
    private(set) var viewColors: [(view: UIView, color: UIColor?)] = []
    var scope: TransactionScope?

    /// Whether an animation of the group was replaced or discarded before its end.
    private var lostAnimations = false
    /// Whether it lasts its time though it moves nothing.
    private let waits: Bool

    struct Options {
        /// Whether views that it moves take touches meanwhile.
        var allowsUserInteraction = false
        /// Whether they take them where they are seen rather than where they will be.
        var hitTestsPresentation = false
        /// Whether it takes over from what is seen instead of adding to it.
        var beginsFromCurrentState = false

        /// With what a block around it has on top.
        func inheriting(_ outer: Options?) -> Options {
            guard let outer else { return self }
            var options = self
            options.allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
            options.hitTestsPresentation = hitTestsPresentation || outer.hitTestsPresentation
            options.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
            return options
        }
    }

    init(timeline: AnimationTimeline, options: Options, waits: Bool = false) {
        self.timeline = timeline
        self.options = options
        self.waits = waits
    }

    /// Whether it has nothing to wait for.
    var isEmpty: Bool { animations.isEmpty && innerGroups.isEmpty && !waits }

    func add(_ animation: BlockAnimation) {
        animation.layer.animations.append(animation)
        animations.append(animation)
        RunCycle.setNeedsCommit()
    }

    func add(_ group: AnimationGroup) {
        innerGroups.append(group)
    }

    /// A transition is the layer's only one, and ends with the group.
    func add(_ transition: TransitionAnimation, to layer: CALayer) {
        layer.removeAnimations { $0.key == transition.key }
        layer.animations.append(transition)
        transitions.append((transition, layer))
        RunCycle.setNeedsCommit()
    }

    /// Forgets an animation that is no longer on its layer.
    func lose(_ animation: BlockAnimation) {
        animations.removeAll { $0 === animation }
        lostAnimations = true
    }

    /// The views whose layers it moves, each once, in the order in which they were changed.
    @MainActor var changedViews: [UIView] {
        var seen: Set<ObjectIdentifier> = []
        return animations.compactMap { $0.layer.delegate as? UIView }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    func remember(_ color: UIColor?, of view: UIView) {
        if !viewColors.contains(where: { $0.view === view }) { viewColors.append((view, color)) }
    }

    /// Takes the group's animations off their layers; `settle` says what becomes of the model values.
    func removeAnimations(settling: (BlockAnimation) -> Void = { _ in }) {
        for animation in animations {
            settling(animation)
            animation.layer.animations.removeAll { $0 === animation }
        }
        animations = []
        for (transition, layer) in transitions { layer.animations.removeAll { $0 === transition } }
        transitions = []
        RunCycle.setNeedsCommit()
    }

    // MARK: - RunningAnimation

    var isMoving: Bool { timeline.rate != 0 }

    func commit(at time: TimeInterval) {
        for animation in animations where !animation.layer.isOnScreen {
            animation.layer.removeAnimations { $0 is BlockAnimation }
        }
        timeline.start(at: time)
        guard timeline.hasStarted else { return }
        for animation in animations { animation.commit(at: time) }
    }

    func tellStart(at time: TimeInterval) {}

    func isOver(at time: TimeInterval) -> Bool {
        guard !innerGroups.contains(where: AnimationEngine.isRegistered) else { return false }
        if animations.isEmpty, !waits { return timeline.rate != 0 }
        guard timeline.isOver(at: slowestTime(at: time)) else { return false }
        if pausesOnCompletion { timeline.pause(at: time) }
        return !pausesOnCompletion
    }

    /// The earliest of its animations' times, since the time of a layer may pass more slowly than the device's.
    private func slowestTime(at time: TimeInterval) -> TimeInterval {
        animations.lazy.map { $0.ownTime(at: time) }.min() ?? time
    }

    @MainActor
    func end() {
        let forwards = timeline.rate >= 0
        let wasLost = animations.isEmpty && lostAnimations
        removeAnimations { animation in
            if !forwards { startState(of: animation).apply() }
        }
        complete(at: wasLost ? nil : forwards ? .end : .start)
    }

    func discard() {
        removeAnimations()
        completions = []
        owner = nil
    }

    /// Ends the groups inside, whose animations are to have been taken off before.
    @MainActor
    func abandonInnerGroups() {
        for group in innerGroups {
            group.abandonInnerGroups()
            AnimationEngine.unregister(group)
            group.complete(at: nil)
        }
        innerGroups = []
    }

    @MainActor
    private func complete(at position: UIViewAnimatingPosition?) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
        owner = nil
    }

    // MARK: - What was, is and will be

    /// What a property was before the group changed it.
    @MainActor
    func startState(of animation: BlockAnimation) -> PropertyState {
        let view = animation.layer.delegate as? UIView
        let color = viewColors.first { $0.view === view }?.color
        return PropertyState(layer: animation.layer, path: animation.path, vector: animation.startValue, color: color)
    }

    /// What a property is going to be.
    @MainActor
    func endState(of animation: BlockAnimation) -> PropertyState {
        let layer = animation.layer
        return PropertyState(
            layer: layer, path: animation.path, vector: animation.path.property.read(layer.model),
            color: (layer.delegate as? UIView)?.backgroundColor)
    }

    /// What a property is seen with now, as far as this group is concerned.
    @MainActor
    func seenState(of animation: BlockAnimation, at time: TimeInterval) -> PropertyState {
        let vector = animation.seenValue(at: time)
        let color = VectorCoding.color.decode(vector.shape == .colors ? vector : VectorCoding.color.encode(nil))
        return PropertyState(
            layer: animation.layer, path: animation.path, vector: vector, color: color.map(UIColor.init(cgColor:)))
    }
}
