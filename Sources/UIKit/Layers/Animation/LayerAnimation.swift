/// One property of a layer on its way to its model value.
struct LayerAnimation {
    let property: AnimatedProperty
    /// What is added to the model at the start and fades to nothing; for a colour, where it comes from.
    let start: AnimatedProperty.Components
    unowned let group: AnimationGroup

    /// What is added to the model at `time`.
    func contribution(at time: TimeInterval) -> AnimatedProperty.Components {
        let remaining = 1 - group.timeline.progress(at: time)
        var result = start * remaining
        if property == .position { result[1] = start[1] * (1 - group.timeline.verticalProgress(at: time)) }
        return result
    }
}

extension CALayer {
    /// The values that are seen at `time`: the model, and what running animations add to it.
    package func presented(at time: TimeInterval) -> LayerValues {
        guard !animations.isEmpty else { return model }
        var values = model
        for animation in animations { animation.apply(to: &values, at: time) }
        return values
    }
}

extension LayerAnimation {
    fileprivate func apply(to values: inout LayerValues, at time: TimeInterval) {
        let current = property.components(of: values)
        if property.isAdditive {
            property.set(current + contribution(at: time), in: &values)
        } else {
            let progress = group.timeline.progress(at: time)
            property.set(start + (current - start) * progress, in: &values)
        }
    }
}
