/// An animation on a layer's list, under a key that no other there has.
protocol LayerAnimation: AnyObject {
    var key: String { get }
    /// As the app gets it to see.
    var asAdded: CAAnimation { get }
    /// Whether it keeps touches from the layer's view.
    var refusesHits: Bool { get }
    /// Whether the layer's view is touched where it is seen.
    var hitTestsPresentation: Bool { get }

    /// Changes what is seen of the layer at a media time.
    func apply(to seen: inout SeenValues, at time: TimeInterval)
    /// It was taken off its layer before its end.
    func wasRemoved()
}

extension CALayer {
    /// The values that are seen at `time`: the model, and what running animations make of it.
    package func presented(at time: TimeInterval) -> LayerValues {
        guard !animations.isEmpty else { return model }
        var seen = SeenValues(self)
        for animation in animations { animation.apply(to: &seen, at: time) }
        return seen.values
    }

    /// Takes off the animations that answer to `condition`, as if they had been interrupted.
    func removeAnimations(where condition: (any LayerAnimation) -> Bool) {
        let removed = animations.filter(condition)
        guard !removed.isEmpty else { return }
        animations.removeAll(where: condition)
        for animation in removed { animation.wasRemoved() }
        RunCycle.setNeedsCommit()
    }

    /// Takes off all of its own and of all layers below it.
    func discardAnimations() {
        removeAnimations { _ in true }
        for sublayer in storedSublayers { sublayer.discardAnimations() }
        storedMask?.discardAnimations()
    }
}
