/// The animation of one layer property in an animation block. It ends at the model value.
final class BlockAnimation: LayerAnimation {
    let key: String
    let path: LayerKeyPath
    let layer: CALayer
    /// The initial offset from the model, which decays to zero; for a property that doesn't add up, the initial value.
    private let from: AnimationVector
    /// The fraction of the group's duration at which the animation begins.
    private let start: Double
    unowned let group: AnimationGroup
    /// The media time and the layer's local time of the commit that started the animation.
    private var started: (media: TimeInterval, local: TimeInterval)?

    init(from: AnimationVector, path: LayerKeyPath, layer: CALayer, at start: Double, in group: AnimationGroup) {
        key = path.property.addsUp ? layer.unusedKey(for: path.key) : path.key
        self.path = path
        self.layer = layer
        self.from = from
        self.start = start
        self.group = group
        group.timeline.open(from: start)
    }

    private var addsUp: Bool { path.property.addsUp }

    /// The property's value before the change.
    var startValue: AnimationVector { addsUp ? path.property.read(layer.model) + from : from }

    /// Returns the property's value at `time`, without other animations.
    func seenValue(at time: TimeInterval) -> AnimationVector { applied(to: path.property.read(layer.model), at: time) }

    private func applied(to value: AnimationVector, at time: TimeInterval) -> AnimationVector {
        let time = ownTime(at: time)
        let progress = group.timeline.progress(at: time, from: start)
        guard path.key == "position" else {
            return addsUp ? value + from * (1 - progress) : from.blended(with: value, at: progress)
        }
        let (x, y) = (
            group.timeline.progress(at: time, from: start, along: .x),
            group.timeline.progress(at: time, from: start, along: .y)
        )
        return value + AnimationVector([from.numbers[0] * (1 - x), from.numbers[1] * (1 - y)])
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

    /// The animation as UIKit presents it to apps: an additive one runs from the difference to zero. That of a spring lacks
    /// the spring, whose class isn't implemented.
    var asAdded: CAAnimation {
        let timeline = group.timeline
        let animation = CABasicAnimation(keyPath: path.key)
        if case .bezier(let bezier) = timeline.curves.plain { animation.timingFunction = CAMediaTimingFunction(bezier) }
        animation.fromValue = path.box(from)
        animation.isAdditive = addsUp
        if addsUp { animation.toValue = path.box(path.rest(like: path.property.read(layer.model))) }
        animation.duration = timeline.duration
        animation.beginTime = (started?.local ?? 0) + timeline.delay
        animation.fillMode = .both
        return animation
    }
}
