/// The animations of one animation block, or of one property animator.
///
/// Used on the main actor only, like the layers of views. It isn't declared `@MainActor`, because layers have no
/// isolation.
final class AnimationGroup: RunningAnimation {
    let timeline: AnimationTimeline
    let options: Options
    /// Whether the group pauses at its end until it is stopped.
    var pausesOnCompletion = false
    private(set) var animations: [BlockAnimation] = []
    /// The completions, which are called once, after the last animation has ended: at the end, at the start, or, with
    /// `nil`, because the animations were removed.
    var completions: [@MainActor (UIViewAnimatingPosition?) -> Void] = []
    /// The group's animator, which is retained while it is active.
    var owner: AnyObject?
    /// The groups of nested blocks. This group ends after them.
    private(set) var innerGroups: [AnimationGroup] = []
    /// The background colors of views before the group's changes. A layer only stores the resolved color.
    private(set) var viewColors: [(view: UIView, color: UIColor?)] = []
    var scope: TransactionScope?

    /// Whether an animation of the group was replaced or discarded before its end.
    private var lostAnimations = false

    struct Options {
        /// Whether the views that it moves receive touches during the animation.
        var allowsUserInteraction = false
        /// Whether hit tests use the views' presentation instead of their final position.
        var hitTestsPresentation = false
        /// Whether the animation replaces running ones instead of being added to them.
        var beginsFromCurrentState = false

        /// Returns the options combined with those of the enclosing block.
        func inheriting(_ outer: Options?) -> Options {
            guard let outer else { return self }
            var options = self
            options.allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
            options.hitTestsPresentation = hitTestsPresentation || outer.hitTestsPresentation
            options.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
            return options
        }
    }

    init(timeline: AnimationTimeline, options: Options) {
        self.timeline = timeline
        self.options = options
    }

    /// Whether the group has nothing to wait for.
    var isEmpty: Bool { animations.isEmpty && innerGroups.isEmpty }

    func add(_ animation: BlockAnimation) {
        animation.layer.animations.append(animation)
        animations.append(animation)
        RunCycle.setNeedsCommit()
    }

    func add(_ group: AnimationGroup) {
        innerGroups.append(group)
    }

    /// Removes an animation that is no longer on its layer.
    func lose(_ animation: BlockAnimation) {
        animations.removeAll { $0 === animation }
        lostAnimations = true
    }

    /// The views whose layers the group animates, without duplicates, in the order of their changes.
    @MainActor var changedViews: [UIView] {
        var seen: Set<ObjectIdentifier> = []
        return animations.compactMap { $0.layer.delegate as? UIView }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    func remember(_ color: UIColor?, of view: UIView) {
        if !viewColors.contains(where: { $0.view === view }) { viewColors.append((view, color)) }
    }

    /// Removes the group's animations from their layers. `settle` sets the final model values.
    func removeAnimations(settling: (BlockAnimation) -> Void = { _ in }) {
        for animation in animations {
            settling(animation)
            animation.layer.animations.removeAll { $0 === animation }
        }
        animations = []
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
        if animations.isEmpty { return timeline.rate != 0 }
        guard timeline.isOver(at: slowestTime(at: time)) else { return false }
        if pausesOnCompletion { timeline.pause(at: time) }
        return !pausesOnCompletion
    }

    /// The earliest time of the group's animations, since a layer's time may be slower than the device's.
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

    /// Ends the nested groups, whose animations must have been removed before.
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

    // MARK: - Property states

    /// Returns the state of a property before the group changed it.
    @MainActor
    func startState(of animation: BlockAnimation) -> PropertyState {
        let view = animation.layer.delegate as? UIView
        let color = viewColors.first { $0.view === view }?.color
        return PropertyState(layer: animation.layer, path: animation.path, vector: animation.startValue, color: color)
    }

    /// Returns the state of a property at the end of the animation.
    @MainActor
    func endState(of animation: BlockAnimation) -> PropertyState {
        let layer = animation.layer
        return PropertyState(
            layer: layer, path: animation.path, vector: animation.path.property.read(layer.model),
            color: (layer.delegate as? UIView)?.backgroundColor)
    }

    /// Returns the current presentation of a property, considering this group only.
    @MainActor
    func seenState(of animation: BlockAnimation, at time: TimeInterval) -> PropertyState {
        let vector = animation.seenValue(at: time)
        let color = VectorCoding.color.decode(vector.shape == .colors ? vector : VectorCoding.color.encode(nil))
        return PropertyState(
            layer: animation.layer, path: animation.path, vector: vector, color: color.map(UIColor.init(cgColor:)))
    }
}
