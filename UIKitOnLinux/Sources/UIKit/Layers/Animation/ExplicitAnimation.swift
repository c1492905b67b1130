/// An animation that was added to a layer with a key.
final class ExplicitAnimation: LayerAnimation, RunningAnimation {
    let key: String
    private let animation: CAAnimation
    private let layer: CALayer
    /// Whether a commit has started the animation.
    private var hasBegun = false
    private var hasToldStart = false
    private var wasTakenAway = false
    var scope: TransactionScope?

    /// Creates the layer's animation. `animation` must be a copy that isn't changed elsewhere.
    init(_ animation: CAAnimation, key: String, layer: CALayer) {
        self.animation = animation
        self.key = key
        self.layer = layer
    }

    // MARK: - LayerAnimation

    var asAdded: CAAnimation { animation }
    var refusesHits: Bool { false }
    var hitTestsPresentation: Bool { false }

    func apply(to seen: inout SeenValues, at time: TimeInterval) {
        if let moment = animation.timing.moment(at: layerTime(at: time)) { animation.apply(to: &seen, at: moment) }
    }

    func wasRemoved() {
        wasTakenAway = true
    }

    /// Returns the layer's time. An animation that hasn't been committed is at its beginning.
    private func layerTime(at time: TimeInterval) -> TimeInterval {
        hasBegun || animation.beginTime != 0 ? layer.localTime(at: time) : 0
    }

    // MARK: - RunningAnimation

    var isMoving: Bool { animation.speed != 0 && layer.isTimeMoving || wasTakenAway }

    func commit(at time: TimeInterval) {
        if !layer.isOnScreen { layer.removeAnimations { $0 === self } }
        guard !hasBegun, !wasTakenAway else { return }
        hasBegun = true
        if animation.beginTime == 0 { animation.beginTime = layer.localTime(at: time) }
    }

    func tellStart(at time: TimeInterval) {
        guard hasBegun, !hasToldStart, !wasTakenAway, layer.localTime(at: time) >= animation.beginTime - 1e-9 else {
            return
        }
        hasToldStart = true
        animation.delegate?.animationDidStart(animation)
    }

    func isOver(at time: TimeInterval) -> Bool {
        wasTakenAway || hasBegun && layer.isTimeMoving && animation.timing.isOver(at: layer.localTime(at: time))
    }

    func end() {
        if !wasTakenAway, animation.isRemovedOnCompletion { layer.animations.removeAll { $0 === self } }
        animation.delegate?.animationDidStop(animation, finished: !wasTakenAway)
        RunCycle.setNeedsCommit()
    }

    func discard() {
        layer.animations.removeAll { $0 === self }
    }
}
