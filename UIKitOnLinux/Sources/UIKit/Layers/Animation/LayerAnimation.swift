/// An animation on a layer, with a key that is unique there.
protocol LayerAnimation: AnyObject {
    var key: String { get }
    /// The animation as apps see it.
    var asAdded: CAAnimation { get }
    /// Whether the animation disables touches in the layer's view.
    var refusesHits: Bool { get }
    /// Whether hit tests use the presentation of the layer's view.
    var hitTestsPresentation: Bool { get }

    /// Applies the animation to the layer's presentation values at a media time.
    func apply(to seen: inout SeenValues, at time: TimeInterval)
    /// Called when the animation was removed from its layer before its end.
    func wasRemoved()
}

extension CALayer {
    /// Returns the presentation values at `time`: the model, modified by the running animations.
    package func presented(at time: TimeInterval) -> LayerValues {
        guard !animations.isEmpty else { return model }
        var seen = SeenValues(self)
        for animation in animations { animation.apply(to: &seen, at: time) }
        return seen.values
    }

    /// Removes the animations that satisfy `condition`, as if they were interrupted.
    func removeAnimations(where condition: (any LayerAnimation) -> Bool) {
        let removed = animations.filter(condition)
        guard !removed.isEmpty else { return }
        animations.removeAll(where: condition)
        for animation in removed { animation.wasRemoved() }
        RunCycle.setNeedsCommit()
    }

    /// Removes all animations of the layer and its descendants.
    func discardAnimations() {
        removeAnimations { _ in true }
        for sublayer in storedSublayers { sublayer.discardAnimations() }
        storedMask?.discardAnimations()
    }
}
