/// A call of `UIView.animate` or a similar method: its parameters, and those it inherits from an enclosing block.
@MainActor
struct AnimationBlock {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// The spring, which replaces the curve of the options.
    var spring: SpringCurve?
    /// The repetition, which replaces that of the options.
    var repeats: AnimationTimeline.Repeats?

    /// Runs `animations` and animates their changes. If there are none, `completion` runs immediately.
    func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationEngine.currentGroup
        let group = AnimationGroup(
            timeline: timeline(in: AnimationEngine.currentGroup), options: groupOptions.inheriting(outer?.options))
        AnimationEngine.perform(in: group) {
            animations()
            if options.contains(.layoutSubviews) { group.changedViews.forEach { $0.layoutIfNeeded() } }
        }
        guard !group.isEmpty else {
            completion?(true)
            return
        }
        if let completion { group.completions.append { completion($0 == .end) } }
        AnimationEngine.currentGroup?.add(group)
        AnimationEngine.register(group)
    }

    /// Returns the timeline of the block. A nested block inherits the duration and curve of the enclosing block unless
    /// its options override them. If it inherits everything, it shares the timeline, and is paused and reversed with
    /// it.
    private func timeline(in group: AnimationGroup?) -> AnimationTimeline {
        let curves = PropertyCurves(spring.map { TimingCurve.spring($0) } ?? options.timing)
        guard let outer = group?.timeline, !options.contains(.overrideInheritedOptions) else {
            return running(duration: duration, delay: delay, curves: curves)
        }
        let keepsDuration = options.contains(.overrideInheritedDuration)
        let keepsCurve = options.contains(.overrideInheritedCurve) || spring != nil
        if !keepsDuration, !keepsCurve, !(delay > 0), repetition == nil { return outer }
        return running(
            duration: keepsDuration ? duration : outer.duration, delay: outer.delay + max(0, delay),
            curves: keepsCurve ? curves : outer.curves)
    }

    private func running(duration: TimeInterval, delay: TimeInterval, curves: PropertyCurves) -> AnimationTimeline {
        let timeline = AnimationTimeline(
            duration: duration, delay: delay, curves: curves, repeats: repetition ?? AnimationTimeline.Repeats())
        timeline.run()
        return timeline
    }

    private var repetition: AnimationTimeline.Repeats? {
        if let repeats { return repeats }
        guard options.contains(.repeat) || options.contains(.autoreverse) else { return nil }
        return AnimationTimeline.Repeats(
            count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    }

    private var groupOptions: AnimationGroup.Options {
        var result = AnimationGroup.Options()
        result.allowsUserInteraction = options.contains(.allowUserInteraction)
        result.beginsFromCurrentState = options.contains(.beginFromCurrentState)
        return result
    }
}
