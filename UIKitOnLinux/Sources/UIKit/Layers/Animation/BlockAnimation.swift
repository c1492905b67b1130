/// The animation of one layer property in an animation block. It ends at the model value.
final class BlockAnimation: LayerAnimation {
    let key: String
    let path: LayerKeyPath
    let layer: CALayer
    let way: Way
    /// The fraction of the group's duration at which the animation begins.
    private let start: Double
    unowned let group: AnimationGroup
    /// The media time and the layer's local time of the commit that started the animation.
    private var started: (media: TimeInterval, local: TimeInterval)?

    enum Way {
        /// The initial offset from the model, which decays to zero; for a property that doesn't add up, the initial
        /// value.
        case from(AnimationVector)
        /// Offsets from the model at keyframes; for a property that doesn't add up, the values themselves.
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

    /// The property's value before the change.
    var startValue: AnimationVector {
        let model = path.property.read(layer.model)
        let start =
            switch way {
            case .from(let start): start
            case .through(let track): track.value(at: 0) ?? (addsUp ? model * 0 : model)
            }
        return addsUp ? model + start : start
    }

    /// Returns the property's value at `time`, without other animations.
    func seenValue(at time: TimeInterval) -> AnimationVector { applied(to: path.property.read(layer.model), at: time) }

    private func applied(to value: AnimationVector, at time: TimeInterval) -> AnimationVector {
        let time = ownTime(at: time)
        let progress = group.timeline.progress(at: time, from: start)
        switch way {
        case .from(let offset) where path.key == "position":
            let (x, y) = (
                group.timeline.progress(at: time, from: start, along: .x),
                group.timeline.progress(at: time, from: start, along: .y)
            )
            return value + AnimationVector([offset.numbers[0] * (1 - x), offset.numbers[1] * (1 - y)])
        case .from(let start) where addsUp: return value + start * (1 - progress)
        case .from(let start): return start.blended(with: value, at: progress)
        case .through(let track):
            guard let frame = track.value(at: min(1, max(0, progress))) else { return value }
            return addsUp ? value + frame : frame
        }
    }

    // MARK: - Time

    /// Whether the animation was part of a commit.
    var hasStarted: Bool { started != nil }

    /// Stores the time of the first commit, from which the layer's time is counted.
    func commit(at time: TimeInterval) {
        if started == nil { started = (time, layer.localTime(at: time)) }
    }

    /// Converts a media time to one that advances at the layer's speed since the start.
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

    /// The animation as UIKit presents it to apps: an additive one runs from the difference to zero.
    var asAdded: CAAnimation {
        let timeline = group.timeline
        let animation: CABasicAnimation
        switch timeline.curves.plain {
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
