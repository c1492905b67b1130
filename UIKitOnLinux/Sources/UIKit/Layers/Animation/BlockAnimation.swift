/// One property of a layer on its way to its model value, set in motion by an animation block.
final class BlockAnimation: LayerAnimation {
    let key: String
    let path: LayerKeyPath
    let layer: CALayer
    let way: Way
    /// The part of the group's duration at which it begins.
    private let start: Double
    unowned let group: AnimationGroup
    /// Media time and the layer's own at the commit that started it.
    private var started: (media: TimeInterval, local: TimeInterval)?

    enum Way {
        /// What is added to the model at the start and fades to nothing; for what doesn't add up, where it comes from.
        case from(AnimationVector)
        /// What is added to the model from keyframe to keyframe; for what doesn't add up, the values themselves.
        case through(KeyframeTrack)
    }

    init(_ way: Way, path: LayerKeyPath, layer: CALayer, from start: Double = 0, in group: AnimationGroup) {
        key = path.property.addsUp ? layer.unusedKey(for: path.key) : path.key
        self.path = path
        self.layer = layer
        self.way = way
        self.start = start
        self.group = group
        group.timeline.open(from: start)
    }

    private var addsUp: Bool { path.property.addsUp }

    /// What the property was before the change.
    var startValue: AnimationVector {
        let model = path.property.read(layer.model)
        let start =
            switch way {
            case .from(let start): start
            case .through(let track): track.value(at: 0) ?? (addsUp ? model * 0 : model)
            }
        return addsUp ? model + start : start
    }

    /// What the property is at `time`, other animations aside.
    func seenValue(at time: TimeInterval) -> AnimationVector { applied(to: path.property.read(layer.model), at: time) }

    private func applied(to value: AnimationVector, at time: TimeInterval) -> AnimationVector {
        let time = ownTime(at: time)
        let progress = group.timeline.progress(at: time, from: start)
        switch way {
        case .from(let start) where addsUp:
            var contribution = start * (1 - progress)
            if path.key == "position", self.start == 0 {
                contribution.numbers[1] = start.numbers[1] * (1 - group.timeline.verticalProgress(at: time))
            }
            return value + contribution
        case .from(let start): return start.blended(with: value, at: progress)
        case .through(let track):
            guard let frame = track.value(at: min(1, max(0, progress))) else { return value }
            return addsUp ? value + frame : frame
        }
    }

    // MARK: - Time

    /// The commit that its layer's time is counted from.
    func commit(at time: TimeInterval) {
        if started == nil { started = (time, layer.localTime(at: time)) }
    }

    /// Media time as if it passed at the layer's speed since the start.
    func ownTime(at time: TimeInterval) -> TimeInterval {
        started.map { $0.media + layer.localTime(at: time) - $0.local } ?? time
    }

    // MARK: - LayerAnimation

    var refusesHits: Bool { !group.options.allowsUserInteraction }
    var hitTestsPresentation: Bool { group.options.hitTestsPresentation }

    func apply(to seen: inout SeenValues, at time: TimeInterval) {
        seen[path] = applied(to: seen[path], at: time)
    }

    func wasRemoved() {
        group.lose(self)
    }

    /// As UIKit's own animations look: additive ones run from the difference to nothing.
    var asAdded: CAAnimation {
        let timeline = group.timeline
        let animation: CABasicAnimation
        switch timeline.curve {
        case .bezier(let bezier):
            animation = CABasicAnimation(keyPath: path.key)
            animation.timingFunction = CAMediaTimingFunction(bezier)
        case .spring(let spring):
            let springAnimation = CASpringAnimation(keyPath: path.key)
            springAnimation.stiffness = spring.frequency * spring.frequency
            springAnimation.damping = 2 * spring.dampingRatio * spring.frequency
            springAnimation.initialVelocity = spring.initialVelocity
            animation = springAnimation
        }
        if case .from(let start) = way { animation.fromValue = path.box(start) }
        animation.isAdditive = addsUp
        if addsUp { animation.toValue = path.box(path.rest(like: path.property.read(layer.model))) }
        animation.duration = timeline.duration
        animation.beginTime = (started?.local ?? 0) + timeline.delay
        animation.fillMode = .both
        return animation
    }
}
